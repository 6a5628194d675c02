import { decodeEntities } from '../../../contract/rich-text.ts';
import type { Entry } from '../entry.ts';
import { findRichText } from '../read-text.ts';
import { typeRow } from '../types.ts';
import { listLeaves } from './leaves.ts';
import type { Warning } from './warning.ts';

/** What Markdown took for words and a writer meant as a mark, as it stands in the HTML, and what to do about it. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|<p>|\n)(?:#{2,6}[^\s#]|＃{1,6})[^\n<]*/g, 'is no heading: write ## with a space behind it'],
  [
    /(?<=<p>|\n)[-*•‣]\s?[^\s\d*-][^\n<]*/g,
    'is no item of a list: write - with a space behind it, after an empty line',
  ],
  [/(?<=<p>|\n)(?:\||｜)[^\n<]*(?:\||｜)/g, 'is no row of a table: its second row has to be | --- | --- |'],
  [
    /(?<!\d)\*\*[^\n<*]*(?:\*\*)?|＊＊[^\n<＊]*(?:＊＊)?/g,
    'marks nothing: write **words** without a space within the stars',
  ],
  [
    /!?(?:\[[^\]\n<]*\](?:\s?（|\([^\s\n<)]*）)|\[[^\]\n<]*\]\s\(|【[^】\n<]*】\s?[（(](?=https?:|\/))[^\n<)）]*/g,
    'is no link: write [words](address), with plain brackets and no space between them',
  ],
  [/\[\^[^\]\s<]+\]/g, 'is no note at the foot: write the note in brackets, or in a paragraph of its own'],
];

/** Likewise in a field, which shows whatever it has as it stands. */
const marksInField = /\*\*[^\s*][^*]*\*\*|\[[^\]]+\]\((?:https?:|mailto:|\/)[^)]*\)/;

/** Marks that visitors would read as they were typed, and pictures that say nothing to whoever does not see them. */
export function checkMarkdown(entries: readonly Entry[]): Warning[] {
  return entries.flatMap((entry) => {
    const richText = findRichText(typeRow(entry.type).entity);
    return listLeaves(entry).flatMap(({ value, path }): Warning[] => {
      if (typeof value !== 'string') return [];
      if (path[0] !== richText) {
        const [mark] = marksInField.exec(value) ?? [];
        const reason = `"${shorten(mark ?? '')}" is shown as it stands: only the text below the fields is Markdown`;
        return mark === undefined ? [] : [{ file: entry.file, paths: [path], reason }];
      }
      const warn = (near: string, reason: string) => ({ file: entry.file, paths: [path], near, reason });
      // What is code is meant as it stands.
      const text = value.replace(/<(pre|code)\b.*?<\/\1>/gs, '<code>');
      const shown = slips.flatMap(([slip, cure]) =>
        [...text.matchAll(slip)].map(([mark]) => {
          const words = decodeEntities(mark.trim());
          return warn(words, `"${shorten(words)}" ${cure}`);
        }),
      );
      const mute = [...text.matchAll(/<img\b(?![^>]*\salt="[^"])[^>]*? src="([^"]*)"/g)].map(([, src = '']) => {
        const name = decodeEntities(src).replace(/^\/files\//, '');
        return warn(
          name,
          `the picture ${name} has no words for those who do not see it: write them as ![words](${name})`,
        );
      });
      return [...shown, ...mute];
    });
  });
}

const longest = 30;
const shorten = (words: string) => (words.length > longest ? `${words.slice(0, longest)}…` : words);
