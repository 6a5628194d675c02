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

/** The faults, each on its line, after how many there are with those that were told before. */
function describeFaults(faults: readonly ContentFault[], before = 0): string {
  const all = before + faults.length;
  const count = `${all} fault${all === 1 ? '' : 's'} in the content`;
  if (before > 0 && before === all) return `${count}, as told before.`;
  const head = before > 0 ? `${count}, of which ${before} ${before === 1 ? 'was' : 'were'} told before:` : `${count}:`;
  const more = faults.length - mostDescribed;
  const rest = more > 0 ? [`… and ${more} more; npm run content -- check names all.`] : [];
  return [head, ...faults.slice(0, mostDescribed).map(describeFault), ...rest].join('\n');
}

/**
 * Describes the faults of one change after another. Whoever saves several files one by one reads what each brought:
 * a fault that was named before, and is still there, is only counted.
 */
export function createFaultTeller(): (faults: readonly ContentFault[]) => string {
  let told: ReadonlySet<string> = new Set();
  // Its line moves with what is written above it.
  const keyOf = ({ file, field, reason }: ContentFault) => JSON.stringify([file, field, reason]);
  return (faults) => {
    const fresh = faults.filter((fault) => !told.has(keyOf(fault)));
    const named = new Set(fresh.slice(0, mostDescribed));
    told = new Set(faults.filter((fault) => named.has(fault) || told.has(keyOf(fault))).map(keyOf));
    return describeFaults(fresh, faults.length - fresh.length);
  };
}

/** In the form that editors make clickable: `cn/news/a.md:3 title: reason`. */
export function describeFault({ file, line, field, reason }: ContentFault): string {
  return `${file}:${line} ${field ? `${field}: ` : ''}${reason}`;
}
