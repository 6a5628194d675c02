import type { Entry } from '../entry.ts';
import { listLeaves } from './leaves.ts';
import type { Warning } from './warning.ts';

/** The commas that Chinese is written with, which YAML takes for letters. */
const wideComma = /[，、]/;

/** Lists whose items wide commas hold together: `[HR，HCM]` is one word for the search, and `[是、否]` one option. */
export function checkLists(entries: readonly Entry[]): Warning[] {
  return entries.flatMap((entry) => {
    const leaves = listLeaves(entry);
    const items = new Set(leaves.map(({ path }) => path.join('.')));
    return leaves.flatMap(({ value, path }): Warning[] => {
      if (typeof value !== 'string' || typeof path.at(-1) !== 'number' || !wideComma.test(value)) return [];
      const list = path.slice(0, -1);
      // One option of several may well have such a comma in it; a word that is searched for has none.
      const isAlone = list.at(-1) === 'fieldOptions' && !items.has([...list, 1].join('.'));
      if (list[0] !== 'keywords' && !isAlone) return [];
      const reason = `"${value}" is one item of a list: write plain commas between several, as in [a, b]`;
      return [{ file: entry.file, paths: [path, list], reason }];
    });
  });
}
