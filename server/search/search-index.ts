import { NotedTerms } from './noted-terms.ts';
import type { PageText } from './page-text.ts';
import { bits, intersect, levelMask, levels, type Postings } from './postings.ts';
import type { SimilarWords } from './read-as.ts';
import type { SearchWord } from './read-search-words.ts';
import { createSeeker, type Seek, type SoughtWord } from './seek-words.ts';
import { takeTurns } from './take-turns.ts';
import { foldText, listTerms } from './words.ts';

/** What a word counts where it stands, by the levels. */
const weights = [1, 3, 6];
/** What a word in the title counts beside that, if it were the whole title. */
const wholeTitle = 8;
/** The most that a word counts outside of the title, and outside of the summary too. */
const weightOfText = 3;
const weightOfBody = 1;
/** How much more a title counts that has the search as it was typed. */
const asTyped = 1.5;

/** Words with pages, the rarest, after which a word that most pages have counts only where all before it do. */
const deciding = 4;

/** Fewer pages that hold all of the words than these leave room for those that have some of them in their title. */
const few = 3;

/** The longest text of a page that is looked at, in letters. */
const longestText = 50_000;

export interface Found {
  /** Pages by their places in the order that was indexed, the best first. */
  pages: Float64Array;
  /** No page holds all of the words. */
  partly: boolean;
  similar: SimilarWords;
}

export interface FindOptions {
  /** The folded text that was searched for, as it was typed. */
  typed: string;
  /** Titles alone. */
  titles?: boolean;
}

export interface SearchIndex {
  find(words: readonly SearchWord[], options: FindOptions): Found;
}

/**
 * Indexes pages in short slices, between which others are answered. Of two pages that match as well the one comes first
 * that was given first.
 */
export async function createSearchIndex(count: number, read: (page: number) => PageText): Promise<SearchIndex> {
  const titles: string[] = [];
  const noted = new NotedTerms();
  const pause = takeTurns();
  for (let page = 0; page < count; page += 1) {
    const text = read(page);
    const title = foldText(text.title);
    titles.push(title);
    noted.add(page, levels.title, listTerms(title));
    noted.add(page, levels.summary, listTerms(foldText(text.summary)));
    noted.add(page, levels.body, listTerms(foldText(text.body.slice(0, longestText))));
    await pause();
  }
  const terms = await noted.sort(pause);
  const seek = createSeeker(terms, read);
  return { find: (words, options) => rank(words, options, seek, titles) };
}

function rank(
  asked: readonly SearchWord[],
  { typed, titles: titlesAlone = false }: FindOptions,
  seek: Seek,
  titles: readonly string[],
): Found {
  const size = titles.length;
  // A single Latin letter begins everything: where one was begun to be typed, titles have to go on as was typed.
  const begun = titlesAlone && asked.length > 1 && isSingleLetter(asked.at(-1));
  const words = begun ? asked.slice(0, -1) : asked;
  const held = new Uint8Array(size);
  const scores = new Float32Array(size);
  const inTitle = new Uint8Array(size);
  const told = new Uint8Array(size);
  const least = titlesAlone ? levels.title : levels.body;
  const strength = new Float32Array(size);
  const found = new Uint32Array(size);
  let telling = 0;
  let holdAll = size;
  const { sought, similar } = seek(words);
  for (const [done, word] of sought.entries()) {
    const isCommon = telling >= deciding && word.most > size / 2;
    // Neither would any of the words that follow find a page that counts.
    if (holdAll === 0 && (isCommon || titlesAlone)) break;
    const count = matchWord(word, titles, least, { held, atLeast: isCommon ? done : 0, strength, found });
    // A word that few pages have says more of those.
    const rarity = Math.log(1 + size / Math.max(1, isCommon ? Math.min(size, word.most) : count));
    if (count > 0) telling += 1;
    holdAll = 0;
    for (let each = 0; each < count; each += 1) {
      const page = found[each] ?? 0;
      const value = strength[page] ?? 0;
      const holds = (held[page] ?? 0) + 1;
      held[page] = holds;
      if (holds > done) holdAll += 1;
      scores[page] = (scores[page] ?? 0) + value * rarity;
      if (value > weightOfText) inTitle[page] = 1;
      if (value > weightOfBody) told[page] = (told[page] ?? 0) + 1;
      strength[page] = 0;
    }
  }
  let most = 0;
  for (const each of held) if (each > most) most = each;
  const partly = most > 0 && most < sought.length;
  if (most === 0 || (titlesAlone && partly)) return { pages: new Float64Array(), partly, similar };
  const keys = new Float64Array(size);
  let count = 0;
  // A single letter says what is meant by the word beside it.
  const isRoomy =
    !partly &&
    !titlesAlone &&
    asked.every(({ text }) => text.length > 1) &&
    held.filter((holds) => holds === most).length < few;
  for (let page = 0; page < size; page += 1) {
    const holds = held[page] ?? 0;
    if (holds === 0 || (!partly && holds < most && !(isRoomy && inTitle[page]))) continue;
    if (begun && !titles[page]?.includes(typed)) continue;
    const own = scores[page] ?? 0;
    const score = inTitle[page] && titles[page]?.includes(typed) ? own * asTyped : own;
    // Where some pages lack words, one that a page tells of in its title or summary counts as two.
    const points = partly || isRoomy ? (holds + (told[page] ?? 0)) * 16 + holds : 0;
    // One number for each page, which sorts by itself: how many words, how well, and which page came first.
    keys[count] = Math.round((points * 10_000 + score) * 100) * size + (size - 1 - page);
    count += 1;
  }
  const sorted = keys.subarray(0, count).sort().reverse();
  return { pages: sorted.map((key) => size - 1 - (key % size)), partly, similar };
}

const isSingleLetter = (word?: SearchWord) => word?.text.length === 1 && !word.unspaced;

/** What one word after another is matched in. */
interface Matches {
  /** By page: how many words it holds so far, and how many it has to hold. */
  held: Uint8Array;
  atLeast: number;
  /** By page: how well it holds the word, 0 where it does not. */
  strength: Float32Array;
  /** The pages that hold it. */
  found: Uint32Array;
}

/** @returns how many pages hold a word: any of its forms, or all of its pairs of letters */
function matchWord(
  { text, any, all }: SoughtWord,
  titles: readonly string[],
  least: number,
  { held, atLeast, strength, found }: Matches,
): number {
  let count = 0;
  const note = (postings: Postings, closeness: number) => {
    for (const posting of postings) {
      const level = posting & levelMask;
      const page = posting >>> bits;
      if (level < least || (held[page] ?? 0) < atLeast) continue;
      const share = level === levels.title ? Math.min(1, text.length / (titles[page]?.length || 1)) : 0;
      const value = closeness * ((weights[level] ?? 0) + wholeTitle * share);
      const before = strength[page] ?? 0;
      if (before === 0) found[count++] = page;
      if (value > before) strength[page] = value;
    }
  };
  for (const { postings, closeness } of any) note(postings, closeness);
  // The shortest list bounds what all of them can have in common.
  const [first, ...others] = all.sort((a, b) => a.length - b.length);
  if (first) note(others.reduce(intersect, first), 1);
  return count;
}
