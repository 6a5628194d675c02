import type { Entry } from '../entry.ts';
import type { FieldPath } from '../field-path.ts';
import { type Fields, listOf } from '../values.ts';
import type { Warning } from './warning.ts';

/** The commas that Chinese is written with, which YAML takes for letters. */
const wideComma = /[，、]/;

/** Lists whose items wide commas hold together: `[HR，HCM]` is one word for the search, and `[是、否]` one option. */
export function checkLists(entries: readonly Entry[]): Warning[] {
  return entries.flatMap(({ file, value, extra }) => {
    const { keywords }: Fields = extra;
    const { formFields } = value as Fields;
    const words = listItems(keywords, ['keywords']);
    // One option of several may well have such a comma in it; a word that is searched for has none.
    const options = listOf(formFields).flatMap((field, index) => {
      const { fieldOptions } = field as Fields;
      return listOf(fieldOptions).length === 1 ? listItems(fieldOptions, ['formFields', index, 'fieldOptions']) : [];
    });
    return [...words, ...options].flatMap(({ item, paths }): Warning[] => {
      if (!wideComma.test(String(item))) return [];
      return [
        { file, paths, reason: `"${item}" is one item of a list: write plain commas between several, as in [a, b]` },
      ];
    });
  });
}

/** The items of a list, each with where it stands, and where the list does. */
const listItems = (list: unknown, path: FieldPath) =>
  listOf(list).map((item, index) => ({ item, paths: [[...path, index], path] }));
