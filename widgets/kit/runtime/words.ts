import type { Dictionary, Site } from '../../../contract/entities/site.ts';

/** A widget's own words: each key in Chinese and English. */
export type TextTable = Readonly<Record<string, { readonly cn: string; readonly en: string }>>;

/** Says a key in the site's language, with `{name}` filled in. */
export type Translate<Text extends TextTable = TextTable> = (
  key: keyof Text & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The site's dictionary lies over the built-in words: its key is the widget's name, a dot and the word's key.
 * Every mark but cn falls back to English.
 */
export function createTranslate<Text extends TextTable>(
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
