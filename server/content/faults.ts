/** One thing that is wrong with a file of the content. `line` counts from 1. */
export interface ContentFault {
  file: string;
  line: number;
  field: string;
  reason: string;
}

/** Content that cannot be used. All faults of all files at once. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(readonly faults: readonly ContentFault[]) {
    super(describeFaults(faults));
  }
}

/** One line a fault, in the form that editors make clickable: `cn/news/a.md:3 title: reason`. */
export function describeFaults(faults: readonly ContentFault[]): string {
  const lines = faults.map(({ file, line, field, reason }) => `${file}:${line} ${field ? `${field}: ` : ''}${reason}`);
  return [`${faults.length} fault${faults.length === 1 ? '' : 's'} in the content:`, ...lines].join('\n');
}
