import type { Dictionary, Site } from '../../../contract/entities/site.ts';
import { type AnyTextTable, fillIn, languageOf, type TextValues } from '../../../contract/text.ts';

/** Says a key in the site's language, with `{name}` filled in. */
export type Translate<Text extends AnyTextTable = AnyTextTable> = (
  key: keyof Text & string,
  values?: TextValues,
) => string;

/**
 * The site's dictionary lies over the built-in words: its key is the widget's name, a dot and the word's key.
 */
export function createTranslate<Text extends AnyTextTable>(
  name: string,
  text: Text,
  site: Pick<Site, 'mark'>,
  dictionary: Dictionary,
): Translate<Text> {
  return (key, values = {}) =>
    fillIn(dictionary[`${name}.${key}`] ?? text[key]?.[languageOf(site.mark)] ?? key, values);
}
