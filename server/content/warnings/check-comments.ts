import type { Entry } from '../entry.ts';
import { findCutTexts } from '../front-matter.ts';
import { readContentFile } from '../read-file.ts';
import type { Warning } from './warning.ts';

/** Texts that end where YAML takes what follows for a comment: `#` with a space before it, and none behind it. */
export function checkComments(folder: string, entries: readonly Entry[]): Warning[] {
  return [...new Set(entries.map(({ file }) => file))].flatMap((file) => {
    const read = readContentFile(folder, file);
    return findCutTexts('text' in read ? read.text : '').map(({ path, cut }) => ({
      file,
      paths: [path],
      reason: `ends before "${cut}", which YAML takes for a comment: put quotes around the whole text, or a space behind the # where it is one`,
    }));
  });
}
