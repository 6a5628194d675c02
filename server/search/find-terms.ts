import type SearchableMap from 'minisearch/SearchableMap';
import { intersect, type Postings } from './postings.ts';
import type { SearchWord } from './read-search-words.ts';
import { listPairs } from './words.ts';

/** Longer words that a beginning stands for: the shortest, which are closest to what was typed. */
const mostForms = 64;

/**
 * What a longer word and the one that it is a form of count, beside the word itself; and a Chinese word without the letters
 * that it was typed with, wherever it stands less than these together do anywhere.
 */
const closenessOf = { same: 1, longer: 0.7, root: 0.7, partOfRun: 0.05 };

/** English endings: of what there is more than one, and of what is done. */
const endings: readonly (readonly [ending: RegExp, root: string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/(?<![su])s$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

/** The shortest word that is a form of another, in letters. */
const shortestForm = 4;

export interface FoundTerms {
  /** Any of these is the word. */
  any: { postings: Postings; closeness: number }[];
  /** All of these together are. */
  all: Postings[];
}

const nothing = new Uint32Array();

/** What of the indexed terms a word that is searched for is. */
export function findTerms({ text, unspaced, begins, run }: SearchWord, terms: SearchableMap<Postings>): FoundTerms {
  if (unspaced && text.length > 1) {
    const whole = run === undefined ? nothing : joinPairs(run, terms);
    if (whole.length === 0) return { any: [], all: findPairs(text, terms) };
    const any = [
      { postings: whole, closeness: closenessOf.same },
      { postings: joinPairs(text, terms), closeness: closenessOf.partOfRun },
    ];
    return { any, all: [] };
  }
  const known = terms.get(text);
  const any = [
    ...(known ? [{ postings: known, closeness: closenessOf.same }] : []),
    ...(begins ? listLonger(text, unspaced, terms) : []),
    ...listRoots(text, terms),
  ];
  return { any, all: [] };
}

const findPairs = (run: string, terms: SearchableMap<Postings>) =>
  listPairs(run).map((pair) => terms.get(pair) ?? nothing);

const joinPairs = (run: string, terms: SearchableMap<Postings>) =>
  findPairs(run, terms)
    .sort((a, b) => a.length - b.length)
    .reduce(intersect);

/** Words that it is the beginning of. */
function listLonger(text: string, unspaced: boolean, terms: SearchableMap<Postings>): FoundTerms['any'] {
  const longer = [...terms.atPrefix(text)].filter(([term]) => term !== text);
  if (!unspaced) longer.sort(([a], [b]) => a.length - b.length).splice(mostForms);
  return longer.map(([, postings]) => ({ postings, closeness: closenessOf.longer }));
}

/** What an English word may be a form of. */
export function rootsOf(text: string): string[] {
  if (text.length < shortestForm) return [];
  return endings.flatMap(([ending, root]) => (ending.test(text) ? [text.replace(ending, root)] : []));
}

function listRoots(text: string, terms: SearchableMap<Postings>): FoundTerms['any'] {
  return rootsOf(text).flatMap((root) => {
    const postings = terms.get(root);
    return postings ? [{ postings, closeness: closenessOf.root }] : [];
  });
}
