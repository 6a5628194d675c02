import { pageDataId } from '../../../contract/constants.ts';
import type { Theme } from '../../../contract/entities/shared.ts';
import type { Dictionary, SiteSummary } from '../../../contract/entities/site.ts';

/** What an address asks of its page beside the usual, as text; several values of one key are a list. */
export type PageQuery = Readonly<Record<string, string | readonly string[]>>;

/** Where a widget is: a page of the site, or a partner's page. */
export interface Route {
  /** The path without the site's mark, e.g. `/form/1`; on a partner's page `/`, whatever that page's own is. */
  path: string;
  params: Readonly<Record<string, string>>;
  /** The keys that the page's route declares, normalised; those of a partner's page are its own, and none of them is here. */
  query: PageQuery;
  /** What goes before a path of this site: empty, or `/en` where the mark stands in the path. */
  base: string;
  host: string;
  /** Of pages that are dark or light as a whole: the header follows it. */
  theme?: Theme;
}

/** What every widget of a page shares. The server writes it into the page once; a bare widget fetches it. */
export interface Page {
  site: SiteSummary;
  sites: readonly SiteSummary[];
  dictionary: Dictionary;
  route: Route;
  /** Where each site has this page, by mark; without it a site's home page stands in. */
  counterparts: Readonly<Record<string, string>>;
}

/** By mark, by id, or by language: `zh`, `zh-CN` and `zh-Hans` all find the site whose lang is zh-CN. */
export function isNamed({ mark, id, lang }: SiteSummary, name: string): boolean {
  const wanted = name.trim().toLowerCase();
  const language = (tag: string) => tag.toLowerCase().split('-')[0];
  return mark === wanted || `${id}` === wanted || language(lang) === language(wanted);
}

/** Where a widget is on a page of somebody else's: that page's own path says nothing of the site. */
export function foreignRoute({ mark }: SiteSummary, host: string): Route {
  // The loader's host may be another language's, so links name the site.
  return { path: '/', params: {}, query: {}, base: `/${mark}`, host };
}

/** The facts of one of the site's own pages, or of what its server gave for a partner's; nothing on a partner's own. */
export function readPage(root: Document | ShadowRoot): Page | undefined {
  const text = root.getElementById(pageDataId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
