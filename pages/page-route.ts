import type { Graph } from 'schema-dts';
import type { z } from 'zod';
import type { Site } from '../contract/entities/site.ts';
import type { FeedName } from '../contract/feeds.ts';
import type { PathParams } from '../contract/paths.ts';
import type { LoadContext } from '../widgets/kit/runtime/widget.ts';

/** What a page says of itself to search engines and to those who share it. */
export interface Head {
  title: string;
  description?: string;
  /** A picture's address below /files. */
  image?: string;
  /** What of the page's query its canonical address has, from the question mark on; all that counts, unless this says less. */
  search?: string;
  /** Origins whose pages its frames show, where the content says which, beside those that the route knows. */
  shows?: readonly string[];
  /** What visitors may follow what it shows by. */
  feeds?: readonly FeedName[];
  /** schema.org data (JSON-LD), without its @context. */
  structuredData?: Pick<Graph, '@graph'>;
}

export interface HeadContext extends LoadContext {
  /** All that is known of it: widgets are told less. */
  site: Site;
  /** The site's own origin, without a final slash. */
  origin: string;
}

/** What a query's values may be: all that a text can tell. */
type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/** The keys of a query that a page understands, in the order that its address has them. */
export type QuerySchema = z.ZodObject<Readonly<Record<string, z.ZodType<QueryValue>>>>;

/** Origins beside the page's own. */
export interface Frames {
  /** Those whose pages may stand in a frame of this one. */
  shows?: readonly string[];
  /** Those whose pages may frame this one. */
  shownBy?: readonly string[];
}

/** What a page consists of: HTML in its folder, whose name the file has too, or one widget. */
type PageContent = { page: string; widget?: undefined } | { widget: string; page?: undefined };

/** A page of the site. */
export type PageRoute = PageContent & PageRules;

interface PageRules {
  /** Its pattern, one of the contract's addresses. */
  address: string;
  /** The file that its HTML is laid into, without its ending: `layout` unless another is named. */
  layout?: string;
  query?: QuerySchema;
  /** The keys of its query whose values mean the same in every language: who changes the language keeps them. */
  shared?: readonly string[];
  theme?: 'light' | 'dark';
  frames?: Frames;
  /** Kept out of search engines. */
  unlisted?: boolean;
  /** It has countless addresses: each is rendered anew, so that none pushes out another page. */
  endless?: boolean;
  status?: number;
  /**
   * Which pages there are of an address that leaves something open, where they are not the public entries of the
   * content type that has the address; or none, where a site that is written as files has no use for it.
   */
  enumerate?(context: Pick<LoadContext, 'call' | 'site'>): Promise<readonly PathParams[]>;
  /** Rejects with a CallError of status 404 when the address names nothing. */
  head(context: HeadContext): Promise<Head>;
}

/** An address that has moved for good, to one that leaves the same open. What its query says is kept. */
export interface RedirectRoute {
  address: string;
  redirect: string;
}

export type RouteRow = PageRoute | RedirectRoute;

export const isRedirect = (route: RouteRow): route is RedirectRoute => 'redirect' in route;
