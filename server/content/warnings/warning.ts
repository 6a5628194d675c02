import type { FieldPath } from '../field-path.ts';

/** What is likely a mistake, and yet no reason to refuse content. */
export interface Warning {
  file: string;
  /** The field that it is of: the first of these that stands in the file. Without any it is of the whole file. */
  paths: readonly FieldPath[];
  /** What to look for in the text, where it is of that. */
  near?: string;
  reason: string;
}
