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

/** All faults, each on its line. */
export function describeFaults(faults: readonly ContentFault[]): string {
  const count = `${faults.length} fault${faults.length === 1 ? '' : 's'} in the content:`;
  return [count, ...faults.map(describeFault)].join('\n');
}

/** In the form that editors make clickable: `cn/news/a.md:3 title: reason`. */
export function describeFault({ file, line, field, reason }: ContentFault): string {
  return `${file}:${line} ${field ? `${field}: ` : ''}${reason}`;
}
