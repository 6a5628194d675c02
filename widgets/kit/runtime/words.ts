import type { Dictionary, Site } from '../../../contract/entities/site.ts';
import type { AnyTextTable } from '../../../contract/text.ts';

/** Says a key in the site's language, with `{name}` filled in. */
export type Translate<Text extends AnyTextTable = AnyTextTable> = (
  key: keyof Text & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The site's dictionary lies over the built-in words: its key is the widget's name, a dot and the word's key.
 * Every mark but cn falls back to English.
 */
export function createTranslate<Text extends AnyTextTable>(
  name: string,
  text: Text,
  site: Pick<Site, 'mark'>,
  dictionary: Dictionary,
): Translate<Text> {
  return (key, values = {}) => {
    const words = dictionary[`${name}.${key}`] ?? text[key]?.[site.mark === 'cn' ? 'cn' : 'en'] ?? key;
    return words.replace(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole));
  };
}
