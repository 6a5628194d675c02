import type SearchableMap from 'minisearch/SearchableMap';
import { createReader } from './find-readings.ts';
import { type FoundTerms, findTerms } from './find-terms.ts';
import type { PageText } from './page-text.ts';
import type { Postings } from './postings.ts';
import type { SimilarWords } from './read-as.ts';
import type { SearchWord } from './read-search-words.ts';

/** What a word counts that another is read as, the likeliest of them. */
const closenessOfReading = 0.4;

/** A word with the pages that hold it. */
export interface SoughtWord extends FoundTerms {
  text: string;
  /** The most that these can be. */
  most: number;
}

export type Seek = (words: readonly SearchWord[]) => { sought: SoughtWord[]; similar: SimilarWords };

/** What finds words in the index, the rarest first; in place of one that no page has, those that it is read as. */
export function createSeeker(terms: SearchableMap<Postings>, readPage: (page: number) => PageText): Seek {
  const readWord = createReader(terms, readPage);
  return (words) => {
    const similar = new Map<string, string[]>();
    const seek = (word: SearchWord): SoughtWord[] => {
      const found = findTerms(word, terms);
      const readings = isFound(found) || word.unspaced ? [] : readWord(word.text);
      if (readings.length === 0) return [toSought(word.text, found)];
      similar.set(
        word.text,
        readings.map(({ text }) => text),
      );
      const [first] = readings;
      // Two words in one are asked for as such.
      if (first && first.words.length > 1)
        return first.words.map((each) => toSought(each.text, findTerms(each, terms)));
      const any = readings.flatMap(({ words: [each] }, place) =>
        (each ? findTerms(each, terms).any : []).map(({ postings, closeness }) => ({
          postings,
          closeness: (closeness * closenessOfReading) / (place + 1),
        })),
      );
      return [toSought(word.text, { any, all: [] })];
    };
    return { sought: words.flatMap(seek).sort((a, b) => a.most - b.most), similar };
  };
}

const isFound = ({ any, all }: FoundTerms) => any.length > 0 || all.length > 0;

function toSought(text: string, { any, all }: FoundTerms): SoughtWord {
  const ofAny = any.reduce((sum, { postings }) => sum + postings.length, 0);
  return { text, any, all, most: all.length > 0 ? Math.min(...all.map(({ length }) => length)) : ofAny };
}
