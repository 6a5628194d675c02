import { foldText, isDayPart, isUnspaced, listAskedRuns } from './words.ts';

/** A word that is searched for. */
export interface SearchWord {
  /** Folded. */
  text: string;
  /** Written without spaces, so that it is found by its pairs of letters wherever it stands. */
  unspaced: boolean;
  /** Longer words that begin so are meant too. */
  begins: boolean;
  /** The same with the letters beside it that are no words of their own, where there are any. */
  run?: string;
}

/** The most words of a search that count: what a visitor types has fewer, and each costs its share. */
const mostWords = 12;

/** They join words and say nothing themselves, also where they stand apart: 「MES和ERP」. */
const particles = new Set('的地得了和与及或');

/** The same of English. Those that are written as what is looked for, such as IT, US and WHO, are none. */
const joiningWords = new Set(
  (
    'a an and are as at be by can do does for from had has have how i if in into is my of on or our so that the their ' +
    'them there these they this those to was we were what when where which why will with you your'
  ).split(' '),
);

const isJoining = (text: string) => particles.has(text) || joiningWords.has(text);

/** A word of so few letters begins too much that has nothing to do with it, and so do figures. */
const isWhole = (text: string) => text.length < 3 || /^\p{N}+$/u.test(text) || isDayPart(text);

/**
 * The words of what a visitor has typed. Chinese is cut where its words end; a letter that was typed apart is a word. Those
 * that join others are passed over where there is anything else.
 * @param begun the last word is still being typed: it is never passed over, and whatever begins with it is meant
 */
export function readSearchWords(typed: string, begun = false): SearchWord[] {
  const runs = listAskedRuns(foldText(typed));
  const last = begun ? runs.at(-1) : undefined;
  const words = new Map<string, SearchWord>();
  for (const run of runs) {
    if (isUnspaced(run))
      for (const each of cutRun(run)) words.set(each.text, { ...each, unspaced: true, begins: true });
    else words.set(run, { text: run, unspaced: false, begins: run === last ? run.length > 1 : !isWhole(run) });
  }
  const all = [...words.values()];
  const telling = all.filter(({ text }) => text === last || !isJoining(text));
  // A letter alone is a word of its own only beside others.
  const isEnough = telling.some(({ text, unspaced }) => unspaced || text.length > 1);
  return (isEnough ? telling : all).slice(0, mostWords);
}

let segmenter: Intl.Segmenter | undefined;

/**
 * The words of a run of Chinese. Letters that are left alone between them are a word where they stand together; a single
 * one goes with the word before it, or with the one that it begins: 「工资条」, 「邵江流」.
 */
function cutRun(run: string): Pick<SearchWord, 'text' | 'run'>[] {
  if (run.length === 1) return [{ text: run }];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const words: Pick<SearchWord, 'text' | 'run'>[] = [];
  let singles = '';
  const end = (next?: string) => {
    const single = singles.length === 1 && !particles.has(singles) ? singles : '';
    const last = words.at(-1);
    if (singles.length > 1) words.push({ text: singles });
    else if (single && last) last.run = (last.run ?? last.text) + single;
    if (next) words.push({ text: next, ...(single && !last ? { run: single + next } : {}) });
    singles = '';
  };
  for (const { segment } of segmenter.segment(run)) {
    if (segment.length === 1) singles += segment;
    else end(segment);
  }
  end();
  return words;
}
