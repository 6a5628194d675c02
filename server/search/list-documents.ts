import type { Call } from '../../contract/calls.ts';
import type { Activity } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import type { SearchType } from '../../contract/search.ts';
import { say } from '../../contract/text.ts';
import type { RouteRow } from '../../pages/page-route.ts';
import { escapeHtml } from '../base/escape.ts';
import type { Content } from '../content/content.ts';
import type { Entry } from '../content/entry.ts';
import { nameOf } from '../content/entry-name.ts';
import type { TypeName } from '../content/types.ts';
import { enumeratePages } from '../discovery/enumerate-pages.ts';
import { listedRoutes, readListedHead } from '../discovery/listed-pages.ts';
import { findEntry } from '../discovery/markdown/find-entry.ts';
import { text } from '../discovery/markdown/markdown.text.ts';
import { writeEntry } from '../discovery/markdown/write-entry.ts';
import { nameEvent } from '../discovery/name-event.ts';
import { readDayWords } from './day-words.ts';
import { readKindWords } from './kind-words.ts';
import type { PageText } from './page-text.ts';
import { dropAddresses, joinBlocks, toPlainText, toReadText } from './plain-text.ts';
import { takeTurns } from './take-turns.ts';

/** A page that can be found. */
export interface SearchDocument {
  type: SearchType;
  /** Its path, without the site's mark. */
  address: string;
  entry?: Entry;
  /** What its head says of it, where it is no entry's own. */
  head?: { title: string; description?: string };
}

export interface DocumentGround {
  content: Pick<Content, 'list' | 'find' | 'findSlug'>;
  call: Call;
  publicOrigin: string;
  routes: readonly RouteRow[];
}

/** What visitors call the entries of a type. Pages of every other type are pages. */
const typeOf: { readonly [Name in TypeName]?: SearchType } = {
  'product-category': 'product',
  product: 'product',
  solution: 'solution',
  example: 'case',
  news: 'news',
  activity: 'event',
  'media-resource': 'media',
  publication: 'publication',
};

const kindOf = (entry: Entry | undefined): SearchType => (entry && typeOf[entry.type]) ?? 'page';

/**
 * Every page of a site that search engines are told of, listed in slices: first those that stay, then the latest. The
 * home page has a word of everything, and comes last: what matches as well says more.
 */
export async function listDocuments(site: Site, ground: DocumentGround): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  const pause = takeTurns();
  for (const route of listedRoutes(ground.routes))
    for (const page of await enumeratePages(route, site, ground)) {
      await pause();
      const { path: address, params } = page;
      const entry = page.entry ?? findEntry(ground.content, site, address, { route, params });
      const type = kindOf(entry);
      if (entry && params.id !== undefined) {
        documents.push({ type, address, entry });
        continue;
      }
      const head = await readListedHead(route, page, site, ground);
      if (!head) continue;
      const title = head.title.replace(` · ${site.name}`, '');
      documents.push({ type, address, entry, head: { title, description: head.description } });
    }
  const dateOf = ({ entry, address }: SearchDocument) =>
    address === '/' ? Number.NEGATIVE_INFINITY : entry?.date || Number.POSITIVE_INFINITY;
  // Of as much worth as each other they stay as they were.
  return documents.sort((a, b) => (dateOf(a) === dateOf(b) ? 0 : dateOf(b) - dateOf(a)));
}

/** The fields by which an entry says in a line or two what it is, and those that file it. */
const leadFields = ['subtitle', 'tagline', 'desc', 'legend', 'mainTitle', 'introduction', 'activityIntroduction'];
const labelFields = ['label', 'industryName', 'customerName', 'place', 'activityType', 'resourceType'];

function readTitle({ entry, head }: Pick<SearchDocument, 'entry' | 'head'>): string {
  return head?.title ?? (entry ? nameOf(entry) : '');
}

/** The title as a hit shows it, which says of an event that it is not held as announced: its day stands below. */
export function readShownTitle(document: Pick<SearchDocument, 'entry' | 'head'>, site: Site): string {
  const { eventStatus } = (document.entry?.value ?? {}) as Partial<Pick<Activity, 'eventStatus'>>;
  return nameEvent(readTitle(document), document.head ? undefined : eventStatus, site);
}

/** What a document is found by: what everybody may see of it, and nothing of what stands behind a form. */
export function readDocument(
  { entry, head }: Pick<SearchDocument, 'entry' | 'head'>,
  site: Site,
  content: DocumentGround['content'],
): PageText {
  return {
    title: readTitle({ entry, head }),
    summary: [
      ...readSummary({ entry, head }),
      ...readKeywords(entry),
      ...readKindWords(kindOf(entry), site),
      ...readDayWords(entry, site),
    ].join(' '),
    body: entry ? dropAddresses(toPlainText(dropOwnWords(writeEntry(entry, { site, content }), site))) : '',
  };
}

/**
 * The same as it is read below a hit's title, of which an excerpt is made: the line or two that introduce it, its text, and
 * what files it. Made of hits alone: it costs more than the index's words do.
 */
export function readShownTexts(
  { entry, head }: Pick<SearchDocument, 'entry' | 'head'>,
  site: Site,
  content: DocumentGround['content'],
): string[] {
  const leads = readLeads({ entry, head });
  return [
    joinBlocks(leads.slice(0, 1)),
    entry ? toReadText(dropBareFacts(writeEntry(entry, { site, content }), site)) : '',
    joinBlocks(readSummary({ entry, head })),
  ];
}

function readLeads({ entry, head }: Pick<SearchDocument, 'entry' | 'head'>): string[] {
  return [...new Set([...pick(entry, leadFields), ...(head?.description ? [head.description] : [])])];
}

function readSummary({ entry, head }: Pick<SearchDocument, 'entry' | 'head'>): string[] {
  return [...readLeads({ entry, head }), ...pick(entry, labelFields)];
}

/** What visitors may type that a page does not say: looked through, and never shown. */
export function readKeywords(entry: Entry | undefined): readonly string[] {
  const { keywords = [] } = (entry?.extra ?? {}) as { keywords?: readonly string[] };
  return keywords;
}

function pick(entry: Entry | undefined, names: readonly string[]): string[] {
  const fields = (entry?.value ?? {}) as Readonly<Record<string, unknown>>;
  return names.map((name) => fields[name]).filter((value): value is string => typeof value === 'string');
}

const listOwnWords = ({ mark }: Site) => new Set(Object.values(text).map((word) => escapeHtml(say(word, mark))));

/** Headings and names of facts that the server writes itself are on every page of their type: nobody looks for them. */
function dropOwnWords(html: string, site: Site): string {
  const own = listOwnWords(site);
  return html.replace(/<h2>([^<]*)<\/h2>|<strong>([^<]*)<\/strong>: /g, (whole, heading?: string, name?: string) =>
    own.has(heading ?? name ?? '') ? ' ' : whole,
  );
}

/** Days that stand above every hit which has one. */
const daysAbove = [text.published, text.dates];

/** Of the server's own facts a reader gets what reads without a name: no address, and no day that a hit says anyway. */
function dropBareFacts(html: string, site: Site): string {
  const own = listOwnWords(site);
  const above = new Set(daysAbove.map((word) => escapeHtml(say(word, site.mark))));
  return html.replace(
    /<h2>([^<]*)<\/h2>|<strong>([^<]*)<\/strong>: ([^<]*)/g,
    (whole, heading?: string, name = '', value = '') => {
      if (!own.has(heading ?? name)) return whole;
      if (/^\d{4}-\d\d-\d\d/.test(value)) return above.has(name) ? '' : whole;
      return /^https?:/.test(value) ? '' : value;
    },
  );
}
