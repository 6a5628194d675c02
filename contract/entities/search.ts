import type { SearchType } from '../search.ts';

/** A piece of a text; `hit` where it is a word that was searched for. */
export interface MarkedPart {
  text: string;
  hit?: true;
}

/** A page that holds what was searched for. */
export interface SearchHit {
  type: SearchType;
  /** Its path, without the site's mark. */
  address: string;
  title: MarkedPart[];
  /** A few lines of its text around the first of the words; its beginning, where the title alone has them. */
  excerpt: MarkedPart[];
  /** When it came out or takes place, where its type has such a moment. */
  date?: string;
  /** The zone that the date is of, where that is not the site's. */
  timeZone?: string;
}

/** A page whose title goes on as the visitor has begun to type. */
export type SearchSuggestion = Pick<SearchHit, 'type' | 'address' | 'title'>;

/** How many pages of a type hold what was searched for. */
export interface SearchTypeCount {
  type: SearchType;
  total: number;
}

/** How many pages of another site hold every word. */
export interface SearchElsewhere {
  siteId: number;
  total: number;
}

/** A piece of a search as it was read. */
export interface ReadPart {
  /** Where the word may be one of several, these with `/` between them. */
  text: string;
  /** The word that stands there in the search, which no page has. */
  typed?: string;
}

export interface SearchAnswer {
  data: SearchHit[];
  /** Of the type that was asked for; of all, where none was. */
  total: number;
  /** Types that have any, in the order of the site's menu; of all types, whichever was asked for. */
  types: SearchTypeCount[];
  /** No page holds every word: these hold some. */
  partly?: boolean;
  /** Where a word that no page has was taken for those that are spelt almost so: the search as it was read. */
  readAs?: ReadPart[];
  /** Where no page of the site holds any word: the other sites that have pages with all of them. */
  elsewhere?: SearchElsewhere[];
}
