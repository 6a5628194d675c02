import type { z } from 'zod';
import type { CallName } from '../../contract/calls.ts';
import { exampleSummarySchema } from '../../contract/entities/example.ts';
import { productSummarySchema } from '../../contract/entities/product.ts';
import { solutionSummarySchema } from '../../contract/entities/solution.ts';
import type { Content } from '../content/content.ts';
import type { Entry } from '../content/entry.ts';
import { contentTypes, type TypeName } from '../content/types.ts';
import { requireSite } from './lookup.ts';
import { showTopHeader } from './menu.ts';
import { readDictionary } from './site-calls.ts';

/** The calls that give a type's entries page by page, with the filters that are its own. */
export type PagedCall = Extract<
  CallName,
  'POST /news/list' | 'POST /activity/list' | 'POST /multimedia/resource/list' | 'POST /corporate/publications/list'
>;

/** How the generic calls answer for a type, where that is not the common way: the entries of a site, and one by its id. */
export interface GenericType {
  /** Its names in addresses beside the folder's: those of the specification's own calls and routes. */
  names: readonly string[];
  /** The list is this call's, under another name. */
  list?: PagedCall;
  /** What a list shows of an entry, where that is less than all. */
  summary?: z.ZodObject;
  /** What is shown of an entry, where that is more than its file says. */
  show?: (entry: Entry, content: Content) => unknown;
  /** What a list holds, where that is not the entries of a site. */
  all?: (content: Content) => readonly unknown[];
  /** What an id finds, where it is not an entry's: these types have one for each site, and its id is the site's. */
  ofSite?: (content: Content, siteId: number) => unknown;
}

/** Every type of content, by the names that the generic calls take. Hyphens and the case of letters do not count. */
export const genericTypes: Readonly<Record<TypeName, GenericType>> = {
  site: { names: [], all: ({ sites }) => sites, ofSite: requireSite },
  dictionary: { names: [], ofSite: (content, siteId) => ({ words: readDictionary(content, siteId) }) },
  form: { names: [] },
  'top-navigation': { names: [] },
  'top-header': { names: [], show: (entry, content) => showTopHeader(entry as Entry<'top-header'>, content) },
  'bottom-navigation': { names: [] },
  'home-module': { names: ['homepage'] },
  advantage: { names: ['enterprise-advantage'] },
  news: { names: ['article', 'article-detail'], list: 'POST /news/list' },
  'product-category': { names: [] },
  product: { names: [], summary: productSummarySchema },
  industry: { names: [] },
  solution: { names: [], summary: solutionSummarySchema },
  example: { names: ['case', 'cases', 'case-detail'], summary: exampleSummarySchema },
  introduction: { names: ['intro', 'introduce'] },
  activity: { names: [], list: 'POST /activity/list' },
  'media-resource': { names: ['media', 'multimedia-resource'], list: 'POST /multimedia/resource/list' },
  publication: {
    names: ['periodical', 'corporate-publication', 'corporate-publications'],
    list: 'POST /corporate/publications/list',
  },
  'service-and-support': { names: ['services'] },
  'join-us': { names: [] },
  'text-page': { names: [] },
  'page-heading': { names: [] },
};

const fold = (name: string) => name.replaceAll('-', '').toLowerCase();

const types = new Map<string, TypeName>(
  (Object.keys(contentTypes) as TypeName[]).flatMap((type) =>
    [type, ...genericTypes[type].names].map((name) => [fold(name), type] as const),
  ),
);

/** The type that an address names: `media-resource`, `mediaResource`, `Media`. */
export function readType(name: string): TypeName | undefined {
  return types.get(fold(name));
}
