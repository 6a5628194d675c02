import { setTimeout } from 'node:timers/promises';
import type { SearchElsewhere, SearchHit } from '../../contract/entities/search.ts';
import type { Site } from '../../contract/entities/site.ts';
import { mostSuggestions, type SearchType, searchTypes } from '../../contract/search.ts';
import { refusals } from '../base/errors.ts';
import type { SiteSearch } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import {
  type DocumentGround,
  listDocuments,
  readDocument,
  readKeywords,
  readShownTexts,
  readShownTitle,
  type SearchDocument,
} from './list-documents.ts';
import { excerpt, markHits } from './mark-hits.ts';
import { listMeanings, listReadWords, readAs, type SimilarWords } from './read-as.ts';
import { readSearchWords, type SearchWord } from './read-search-words.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { foldText } from './words.ts';

export interface SearchOptions extends DocumentGround {
  content: DocumentGround['content'] & Pick<Content, 'version' | 'onChange' | 'site' | 'sites'>;
  /** Told why an index could not be made anew; the last one goes on. */
  onError(error: unknown): void;
  /** How long the first index is waited for, in milliseconds. */
  patience?: typeof visitorsPatience;
}

/** Who has sent a search waits for a page anyway; who still types would get suggestions for what was typed before. */
const visitorsPatience = { search: 2000, suggestion: 500 };

export interface PreparedSearch extends SiteSearch {
  /** Makes the index of each site, one after the other, in slices between which visitors are served. */
  prepare(): Promise<void>;
  close(): void;
}

/** The pages of a site as they were at one moment. */
interface Indexed {
  documents: readonly SearchDocument[];
  index: SearchIndex;
  /** Each keyword of a page, folded, with the page's place among the documents. */
  keywords: readonly { text: string; page: number }[];
  version: string;
}

/**
 * Looks through the pages of each site. An index is made ahead, or when it is first needed, and made anew when the content
 * has changed: the last one answers until then, of which nothing is shown that is not public any more. Before the first
 * one is there a search waits for it a little, and is then asked to come again.
 */
export function createSearch(options: SearchOptions): PreparedSearch {
  const { content, onError, patience = visitorsPatience } = options;
  const known = new Map<number, Indexed>();
  const making = new Map<number, Promise<Indexed>>();
  let closed = false;

  const make = async (site: Site): Promise<Indexed> => {
    const { version } = content;
    const documents = await listDocuments(site, options);
    const index = await createSearchIndex(documents.length, (page) =>
      readDocument(documents[page] ?? {}, site, content),
    );
    const keywords = documents.flatMap(({ entry }, page) =>
      readKeywords(entry).map((each) => ({ text: foldText(each), page })),
    );
    return { documents, index, keywords, version };
  };

  const refresh = (site: Site): Promise<Indexed> => {
    const running = making.get(site.id);
    if (running) return running;
    const made = make(site).then((indexed) => {
      making.delete(site.id);
      known.set(site.id, indexed);
      // The content changed meanwhile.
      if (indexed.version !== content.version && !closed) refreshBehind(site);
      return indexed;
    });
    making.set(site.id, made);
    made.catch((error: unknown) => {
      making.delete(site.id);
      // Whoever waited may have gone.
      onError(error);
    });
    return made;
  };
  const refreshBehind = (site: Site) => void refresh(site).catch(() => undefined);

  const endListening = content.onChange(() => {
    for (const id of known.keys()) {
      const site = content.site(id);
      if (site) refreshBehind(site);
      else known.delete(id);
    }
  });

  /** @throws AnswerError 503 where the first index takes longer than that */
  const open = async (site: Site, longest: number): Promise<Indexed> => {
    const last = known.get(site.id);
    if (last) return last;
    const over = new AbortController();
    const wait = setTimeout(longest, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    const first = await Promise.race([refresh(site), wait]).finally(() => over.abort());
    if (!first) throw refusals.searchNotReady();
    return first;
  };

  const search = async (site: Site, typed: string, titles = false) => {
    const words = readSearchWords(typed, titles);
    const similar: SimilarWords = new Map();
    if (words.length === 0) return { words, documents: [], keywords: [], pages: [], partly: false, similar };
    const { index, documents, keywords } = await open(site, titles ? patience.suggestion : patience.search);
    const found = index.find(words, { typed: foldText(typed.trim()), titles });
    return { ...found, words: listReadWords(words, found.similar), documents, keywords };
  };

  /** Of the other sites whose index is there already: nobody waits for what was not asked for. */
  const findElsewhere = (site: Site, typed: string): SearchElsewhere[] =>
    content.sites.flatMap(({ id }) => {
      const words = readSearchWords(typed);
      const there = id === site.id ? undefined : known.get(id);
      const { pages = [], partly } = there?.index.find(words, { typed: foldText(typed.trim()) }) ?? {};
      return pages.length > 0 && !partly ? [{ siteId: id, total: pages.length }] : [];
    });

  return {
    find: async (site, { q, type, pageNo, pageSize }) => {
      const { words, documents, pages, partly, similar } = await search(site, q);
      const elsewhere = pages.length === 0 ? findElsewhere(site, q) : [];
      const counts = new Map<SearchType, number>();
      for (const page of pages) {
        const { type: own = 'page' } = documents[page] ?? {};
        counts.set(own, (counts.get(own) ?? 0) + 1);
      }
      const wanted = type ? Array.from(pages).filter((page) => documents[page]?.type === type) : pages;
      const start = (pageNo - 1) * pageSize;
      return {
        data: Array.from(wanted.slice(start, start + pageSize)).flatMap(
          (page) => show(documents[page], words, site, content) ?? [],
        ),
        total: wanted.length,
        types: searchTypes.flatMap((each) => {
          const total = counts.get(each);
          return total ? [{ type: each, total }] : [];
        }),
        ...(partly ? { partly } : {}),
        ...(similar.size > 0 ? { readAs: readAs(q, similar) } : {}),
        ...(elsewhere.length > 0 ? { elsewhere } : {}),
      };
    },
    suggest: async (site, q) => {
      const { words, documents, keywords, pages, similar } = await search(site, q, true);
      const meanings = listMeanings(foldText(q.trim()), similar);
      // Who types an abbreviation sees none in a title: pages that give it as a keyword follow those.
      const isMeant = (text: string) => meanings.some((each) => text.startsWith(each));
      const named = keywords.filter(({ text }) => isMeant(text)).map(({ page }) => page);
      const suggested = new Set([...pages.slice(0, mostSuggestions), ...named]);
      return [...suggested].slice(0, mostSuggestions).flatMap((page) => {
        const document = documents[page];
        const now = document && readNow(document, site, content);
        if (!now) return [];
        const { type, address } = document;
        return [{ type, address, title: markHits(readShownTitle(now, site), words) }];
      });
    },
    prepare: async () => {
      for (const site of content.sites) {
        if (closed) return;
        if (!known.has(site.id)) await refresh(site).catch(() => undefined);
      }
    },
    close: () => {
      closed = true;
      endListening();
    },
  };
}

/** A document as it is now; nothing where it is not public any more. */
function show(
  document: SearchDocument | undefined,
  words: readonly SearchWord[],
  site: Site,
  content: DocumentGround['content'],
): SearchHit | undefined {
  if (!document) return undefined;
  const now = readNow(document, site, content);
  if (!now) return undefined;
  const { type, address } = document;
  const { entry } = now;
  const { timeZone } = (entry?.value ?? {}) as { timeZone?: string };
  return {
    type,
    address,
    title: markHits(readShownTitle(now, site), words),
    excerpt: excerpt(readShownTexts(now, site, content), words),
    ...(entry?.date ? { date: new Date(entry.date).toISOString() } : {}),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

/** What a document is of now; nothing where that is not public any more. */
function readNow({ head, entry }: SearchDocument, site: Site, content: DocumentGround['content']) {
  const now = entry && content.findSlug(entry.type, site.id, entry.slug);
  return entry && !now ? undefined : { entry: now, head };
}
