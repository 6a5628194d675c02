import type { FieldPath } from './field-path.ts';

/** One thing that is wrong with a file of the content. `line` counts from 1. */
export interface ContentFault {
  file: string;
  line: number;
  field: string;
  reason: string;
}

/** A fault as it is found. The line follows from the path in the front matter, unless it is known. */
export interface Fault {
  file: string;
  path: FieldPath;
  reason: string;
  line?: number;
  /** Another entry's faults are its cause, and gone with them: it is told to nobody. */
  follows?: boolean;
  /** It names a file that is not there. */
  lacksFile?: boolean;
}

/** What a line of a file has against it. Counts from 1. */
export interface LineFault extends Pick<Fault, 'reason' | 'lacksFile'> {
  line: number;
  /** The field, where one is to blame. */
  path?: FieldPath;
}

/** Content that cannot be used. All faults of all files at once. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(readonly faults: readonly ContentFault[]) {
    super(describeFaults(faults));
  }
}

/** More than these are not written into a log; `content check` names all. */
const mostDescribed = 100;

/** The faults, each on its line. */
function describeFaults(faults: readonly ContentFault[]): string {
  const count = `${faults.length} fault${faults.length === 1 ? '' : 's'} in the content:`;
  const more = faults.length - mostDescribed;
  const rest = more > 0 ? [`… and ${more} more; npm run content -- check names all.`] : [];
  return [count, ...faults.slice(0, mostDescribed).map(describeFault), ...rest].join('\n');
}

/** In the form that editors make clickable: `cn/news/a.md:3 title: reason`. */
export function describeFault({ file, line, field, reason }: ContentFault): string {
  return `${file}:${line} ${field ? `${field}: ` : ''}${reason}`;
}
