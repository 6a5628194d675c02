import { textOf } from '../contract/rich-text.ts';

/** More than search engines show, and no more than others want of a description. */
const longest = 300;

/** What rich text says first, as one line: its first paragraph or, without one, all but its headings; in whole words. */
export function firstWords(html: string, lang: string): string {
  const [, first = html.replace(/<h([23])\b[\s\S]*?<\/h\1>/g, '')] = /<p>([\s\S]*?)<\/p>/.exec(html) ?? [];
  // What stands in blocks of its own is not run together.
  const words = textOf(first.replace(/<(?:\/(?:p|li|t[dhr]|pre|blockquote|figcaption)|br ?\/?)>/g, '$& ')).replace(
    /\s+/g,
    ' ',
  );
  if (words.length <= longest) return words;
  let said = '';
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(words)) {
    if (said.length + segment.length >= longest) break;
    said += segment;
  }
  return `${said.trimEnd()}…`;
}
