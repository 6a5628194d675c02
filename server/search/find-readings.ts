import type SearchableMap from 'minisearch/SearchableMap';
import { rootsOf } from './find-terms.ts';
import type { PageText } from './page-text.ts';
import { bits, intersect, levelMask, levels, type Postings } from './postings.ts';
import { readSearchWords, type SearchWord } from './read-search-words.ts';
import { foldText } from './words.ts';

/** What a word that no page has is taken for: a word, or two that were written as one. */
export interface Reading {
  text: string;
  words: SearchWord[];
}

/** Letters from which a word may have one slip, and two. */
const slips = { one: 4, two: 8 };

/** The most words that one may be, and the shortest that it is taken for because it begins so, in letters. */
const mostReadings = 3;
const shortestBeginning = 5;

/** Pages that are read to see whether two words stand beside each other. */
const mostRead = 10;

type Terms = SearchableMap<Postings>;

/**
 * Reads a word that no page has: as two that stand beside each other, as one with a slip less, as what the word that it is a
 * form of is read as, as the longest word that it begins with, and as one with two slips less. The first of these that there
 * are; of several the one first that most pages have.
 */
export function createReader(terms: Terms, readPage: (page: number) => PageText): (word: string) => Reading[] {
  return (word) => {
    // No figure is a slip of another.
    if (word.length < slips.one || /\p{N}/u.test(word)) return [];
    const parts = splitWord(word, terms, readPage);
    if (parts) return [toReading(parts)];
    return listSimilar(word, terms).map(toReading);
  };
}

const toReading = (text: string): Reading => ({ text, words: readSearchWords(text) });

function listSimilar(word: string, terms: Terms): string[] {
  const close = listOneSlip(word, terms);
  if (close.length > 0) return sortByPages(close, terms);
  const ofRoots = rootsOf(word).flatMap((root) => listOneSlip(root, terms));
  if (ofRoots.length > 0) return sortByPages(ofRoots, terms);
  const beginning = findBeginning(word, terms);
  if (beginning) return [beginning];
  return word.length < slips.two ? [] : sortByPages(listSlips(word, 2, terms), terms);
}

/** A letter that is wrong, missing or too many, or two that changed places. The first one is hardly ever wrong. */
function listOneSlip(word: string, terms: Terms): string[] {
  if (word.length < slips.one) return [];
  const turned = Array.from(
    { length: word.length - 2 },
    (_, at) => word.slice(0, at + 1) + word.charAt(at + 2) + word.charAt(at + 1) + word.slice(at + 3),
  );
  return [...listSlips(word, 1, terms), ...turned.filter((each) => terms.has(each))];
}

function listSlips(word: string, most: number, terms: Terms): string[] {
  const first = word.charAt(0);
  const rest = terms.atPrefix(first).fuzzyGet(word.slice(1), most);
  return Array.from(rest.keys(), (each) => first + each);
}

/** The one that most pages have first. */
function sortByPages(words: readonly string[], terms: Terms): string[] {
  const pagesOf = (word: string) => terms.get(word)?.length ?? 0;
  return [...new Set(words)].sort((a, b) => pagesOf(b) - pagesOf(a)).slice(0, mostReadings);
}

function findBeginning(word: string, terms: Terms): string | undefined {
  for (let length = word.length - 1; length >= shortestBeginning; length -= 1)
    if (terms.has(word.slice(0, length))) return word.slice(0, length);
  return undefined;
}

/** Two words of which a word is made, where they stand beside each other in some page. */
function splitWord(word: string, terms: Terms, readPage: (page: number) => PageText): string | undefined {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [a, b] = [word.slice(0, at), word.slice(at)];
    const [ofA, ofB] = [terms.get(a), terms.get(b)];
    if (!ofA || !ofB) continue;
    const beside = new RegExp(`(?<![\\p{L}\\p{N}])${a}[\\s\u2010-\u2015-]+${b}(?![\\p{L}\\p{N}])`, 'u');
    const stands = listTelling(intersect(ofA, ofB)).some((page) => {
      const { title, summary, body } = readPage(page);
      return [title, summary, body].some((text) => beside.test(foldText(text)));
    });
    if (stands) return `${a} ${b}`;
  }
  return undefined;
}

/** Those few pages that say the most of both words. */
function listTelling(postings: Postings): number[] {
  const pages: number[] = [];
  for (const level of [levels.title, levels.summary, levels.body])
    for (const posting of postings) {
      if (pages.length === mostRead) return pages;
      if ((posting & levelMask) === level) pages.push(posting >>> bits);
    }
  return pages;
}
