import { simplify } from './simplify.ts';

/** Letters of scripts that write no spaces between words: Chinese, and the Japanese that stands beside it. */
export const unspaced = '\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}';
const runs = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, 'gu');
/** A part of a day in Chinese, of a folded text: the 12 of 12月 is no other 12. */
const dayPart = '\\p{N}{1,4}[年月日]';
const dayParts = new RegExp(dayPart, 'gu');
const wholeDayPart = new RegExp(`^${dayPart}$`, 'u');
const dayPartsAndRuns = new RegExp(`${dayPart}|${runs.source}`, 'gu');
const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u');

/** A text in which case, width, accents and the other forms of one letter, such as its traditional one, are the same. */
export function foldText(text: string): string {
  return simplify(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, ''),
  );
}

/** Unbroken runs of letters and figures of one kind of script, in a folded text. */
export function listRuns(folded: string): RegExpStringIterator<RegExpExecArray> {
  return folded.matchAll(runs);
}

/** The same of a search, in which a part of a day is one of its own. */
export const listAskedRuns = (folded: string): string[] => Array.from(folded.matchAll(dayPartsAndRuns), ([run]) => run);

/** Where a part of a day stands in a folded text. */
export const findDayPart = (folded: string, part: string) =>
  Array.from(folded.matchAll(dayParts)).filter(([each]) => each === part);

export const isDayPart = (run: string) => wholeDayPart.test(run);

/** A folded text with each of its runs written otherwise. */
export const replaceRuns = (folded: string, write: (run: string) => string) => folded.replace(runs, write);

export const isUnspaced = (run: string) => startsUnspaced.test(run);

/** Each two letters that stand next to each other. */
export function listPairs(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2));
}

/**
 * What a folded text is found by: its words; of Chinese each two letters next to each other, for which nobody has to know
 * where a word ends, and each run's last one, so that every single letter begins something; and of a Chinese day its parts.
 */
export function listTerms(folded: string): string[] {
  const terms: string[] = [];
  for (const [run] of listRuns(folded)) {
    if (!isUnspaced(run)) {
      terms.push(run);
      continue;
    }
    for (let start = 0; start < run.length; start += 1) terms.push(run.slice(start, start + 2));
  }
  for (const [part] of folded.matchAll(dayParts)) terms.push(part);
  return terms;
}
