import type { SearchHit } from '../../contract/entities/search.ts';
import type { Site } from '../../contract/entities/site.ts';
import { mostSuggestions, type SearchType, searchTypes } from '../../contract/search.ts';
import type { SiteSearch } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { type DocumentGround, listDocuments, readDocument, type SearchDocument } from './list-documents.ts';
import { excerpt, hasHit, markHits } from './mark-hits.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { foldText, readSearchWords, type SearchWord } from './words.ts';

export interface SearchOptions extends DocumentGround {
  content: DocumentGround['content'] & Pick<Content, 'version' | 'onChange' | 'site' | 'sites'>;
  /** Told why an index could not be made anew; the last one goes on. */
  onError(error: unknown): void;
}

export interface PreparedSearch extends SiteSearch {
  /** Makes the index of each site, one after the other, in slices between which visitors are served. */
  prepare(): Promise<void>;
  close(): void;
}

/** The pages of a site as they were at one moment. */
interface Indexed {
  documents: readonly SearchDocument[];
  index: SearchIndex;
  version: string;
}

/**
 * Looks through the pages of each site. An index is made ahead, or when it is first needed, and made anew when the content
 * has changed: the last one answers until then, of which nothing is shown that is not public any more.
 */
export function createSearch(options: SearchOptions): PreparedSearch {
  const { content, onError } = options;
  const known = new Map<number, Indexed>();
  const making = new Map<number, Promise<Indexed>>();
  let closed = false;

  const make = async (site: Site): Promise<Indexed> => {
    const { version } = content;
    const documents = await listDocuments(site, options);
    const index = await createSearchIndex(documents.length, (page) =>
      readDocument(documents[page] ?? {}, site, content),
    );
    return { documents, index, version };
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
    made.catch(() => making.delete(site.id));
    return made;
  };
  const refreshBehind = (site: Site) => void refresh(site).catch(onError);

  const endListening = content.onChange(() => {
    for (const id of known.keys()) {
      const site = content.site(id);
      if (site) refreshBehind(site);
      else known.delete(id);
    }
  });

  const search = async (site: Site, typed: string, titles = false) => {
    const words = readSearchWords(typed);
    if (words.length === 0) return { words, documents: [], pages: [], partly: false };
    const { index, documents } = known.get(site.id) ?? (await refresh(site));
    return { words, documents, ...index.find(words, { typed: foldText(typed.trim()), titles }) };
  };

  return {
    find: async (site, { q, type, pageNo, pageSize }) => {
      const { words, documents, pages, partly } = await search(site, q);
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
      };
    },
    suggest: async (site, q) => {
      const { words, documents, pages } = await search(site, q, true);
      return Array.from(pages.slice(0, mostSuggestions)).flatMap((page) => {
        const hit = show(documents[page], words, site, content);
        return hit ? [{ type: hit.type, address: hit.address, title: hit.title }] : [];
      });
    },
    prepare: async () => {
      for (const site of content.sites) {
        if (closed) return;
        if (!known.has(site.id)) await refresh(site).catch(onError);
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
  const { type, address, head, entry } = document;
  const now = entry && content.findSlug(entry.type, site.id, entry.slug);
  if (entry && !now) return undefined;
  const { title, lead, summary, body } = readDocument({ entry: now, head }, site, content);
  const { timeZone } = (now?.value ?? {}) as { timeZone?: string };
  return {
    type,
    address,
    title: markHits(title, words),
    excerpt: excerpt([lead, body, summary].find((text) => hasHit(text, words)) ?? (lead || body), words),
    ...(now?.date ? { date: new Date(now.date).toISOString() } : {}),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}
