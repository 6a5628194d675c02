import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLineFinder, type FieldPath } from './front-matter.ts';
import type { Place } from './source.ts';

/** The line of a file that a field stands on. */
export type LineOf = (place: Place, path: FieldPath) => number;

/** Reads files once more to tell lines: a fault is rare, and the text of a large site would fill the memory. */
export function createLines(folder: string): LineOf {
  let last: { file: string; find: (path: FieldPath) => number } | undefined;
  return ({ file }, fieldPath) => {
    if (last?.file !== file) last = { file, find: createLineFinder(readAgain(path.join(folder, file))) };
    return last.find(fieldPath);
  };
}

/** A file that has gone away since has no lines; the change is on its way to be read. */
function readAgain(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}
