import type SearchableMap from 'minisearch/SearchableMap';
import type { SearchWord } from './read-search-words.ts';
import { listPairs } from './words.ts';

/** The pages that hold a term, each with the most telling place: see `createSearchIndex`. In the order of the pages. */
export type Postings = Uint32Array;

/** Longer words that a beginning stands for: the shortest, which are closest to what was typed. */
const mostForms = 64;

/** What a longer word, the one that it is a form of, and one that is spelt otherwise count, beside the word itself. */
const closenessOf = { same: 1, longer: 0.7, root: 0.7, similar: 0.4 };

/** English endings: of what there is more than one, and of what is done. */
const endings: readonly (readonly [ending: RegExp, root: string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/(?<![su])s$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

/** Letters from which a word may have one slip, and two: two letters that changed places are two. */
const slips = { one: 4, two: 6 };

export interface FoundTerms {
  /** Any of these is the word. */
  any: { postings: Postings; closeness: number }[];
  /** All of these together are. */
  all: Postings[];
  /** Where no page has it: the words that it is taken for, the one that most pages have first. */
  similar?: string[];
}

const nothing = new Uint32Array();

/** What of the indexed terms a word that is searched for is. */
export function findTerms({ text, unspaced, begins }: SearchWord, terms: SearchableMap<Postings>): FoundTerms {
  if (unspaced && text.length > 1) return { any: [], all: listPairs(text).map((pair) => terms.get(pair) ?? nothing) };
  const known = terms.get(text);
  const any = [
    ...(known ? [{ postings: known, closeness: closenessOf.same }] : []),
    ...(begins ? listLonger(text, unspaced, terms) : []),
    ...listRoots(text, terms),
  ];
  if (unspaced || any.length > 0) return { any, all: [] };
  return findSimilar(text, terms);
}

/** Words that it is the beginning of. */
function listLonger(text: string, unspaced: boolean, terms: SearchableMap<Postings>): FoundTerms['any'] {
  const longer = [...terms.atPrefix(text)].filter(([term]) => term !== text);
  if (!unspaced) longer.sort(([a], [b]) => a.length - b.length).splice(mostForms);
  return longer.map(([, postings]) => ({ postings, closeness: closenessOf.longer }));
}

/** What an English word may be a form of. */
export function rootsOf(text: string): string[] {
  if (text.length < slips.one) return [];
  return endings.flatMap(([ending, root]) => (ending.test(text) ? [text.replace(ending, root)] : []));
}

function listRoots(text: string, terms: SearchableMap<Postings>): FoundTerms['any'] {
  return rootsOf(text).flatMap((root) => {
    const postings = terms.get(root);
    return postings ? [{ postings, closeness: closenessOf.root }] : [];
  });
}

/** Words that are spelt almost so: those with the fewest slips. */
function findSimilar(text: string, terms: SearchableMap<Postings>): FoundTerms {
  const most = mostSlips(text);
  const similar = most === 0 ? [] : [...terms.fuzzyGet(text, most)];
  const fewest = Math.min(...similar.map(([, [, count]]) => count));
  const nearest = similar.filter(([, [, count]]) => count === fewest).sort(([, [a]], [, [b]]) => b.length - a.length);
  return {
    any: nearest.map(([, [postings]]) => ({ postings, closeness: closenessOf.similar })),
    all: [],
    similar: nearest.map(([term]) => term),
  };
}

/** How many letters of a word may be wrong, missing or too many. */
export function mostSlips({ length }: string): number {
  if (length < slips.one) return 0;
  return length < slips.two ? 1 : 2;
}
