import type { Activity, ActivitySummary } from './entities/activity.ts';
import type { Article, Introduction, News } from './entities/article.ts';
import type { BareWidget } from './entities/bare-widget.ts';
import type { EmbedOptions } from './entities/embed.ts';
import type { EmbedCheck, EmbedCheckRequest } from './entities/embed-check.ts';
import type { Example, ExampleSummary } from './entities/example.ts';
import type { Form } from './entities/form.ts';
import type { Advantage, HomeModule, PageHeading } from './entities/home.ts';
import type { LandingPage, SupplierPortal } from './entities/landing.ts';
import type { LeadReceipt, LeadRequest } from './entities/lead.ts';
import type { MediaResource, MediaResourceSummary, Publication, PublicationSummary } from './entities/media.ts';
import type { BottomNavigation, TopHeader, TopNavigationItem } from './entities/navigation.ts';
import type { JoinUsPage, RichPage, StaticPage, TextPage } from './entities/page.ts';
import type { Product, ProductCategoryDetail, ProductGroup } from './entities/product.ts';
import type { SearchAnswer, SearchSuggestion } from './entities/search.ts';
import type { Dictionary, Site, SiteSummary } from './entities/site.ts';
import type { Industry, IndustryGroup, Solution } from './entities/solution.ts';
import type { SearchType } from './search.ts';

type ById = { id: number };
type BySite = { siteId: number };
type OfSite = { site: { id: number } };
type Paging = { pageNo: number; pageSize: number };

/** A list that is given whole, unless a part of it is asked for. */
type Whole = OfSite & Partial<Paging>;

/** Start-of-day and end-of-day stamps (section 5): ISO 8601 text or milliseconds since 1970. */
type DateRange = { startDate?: string | number | null; endDate?: string | number | null };

/** Any of these values. */
type AnyOf = string[] | null;

/** One entry. `site` asks for its counterpart there; `preview` is the token of a preview link, for what is not public. */
type Detail<Entry> = { params: ById; query: { site?: number; preview?: string }; answer: Entry };

/** What a page shows that is no entry's own: `preview` shows the entry that its link is for, as it will stand there. */
type Previewable = { query: { preview?: string } };

/** A list page by page, and what narrows it. */
type List<Entry, Filter extends object = object> = {
  body: OfSite & Partial<Paging> & Filter;
  checked: OfSite & Paging & Filter;
  answer: { data: Entry[]; total: number };
};

/**
 * Every call of the specification's section 7 and those that it leaves unshown: what each takes and gives, as plain
 * types. Paths are under /api/internal. The schemas beside them are the server's alone.
 */
export interface Calls {
  'GET /site/list': { answer: SiteSummary[] };
  'GET /site/:id': { params: ById; answer: Site };
  'GET /site/:id/dictionary': Previewable & { params: ById; answer: Dictionary };

  'GET /form/:id': Detail<Form>;
  'POST /form': { body: LeadRequest; answer: LeadReceipt };
  /** Fresh links for the pass that a sent form was answered with; none where its time is over, or it is no pass. */
  'POST /unlock': { body: OfSite & { form: { id: number }; pass: string }; answer: Pick<LeadReceipt, 'links'> };

  'POST /topNavigation/list': Previewable & { body: Whole; answer: TopNavigationItem[] };
  'POST /topheader': Previewable & { body: ById; answer: TopHeader[] };
  'POST /bottomNavigation/list': Previewable & { body: OfSite; answer: BottomNavigation };

  'POST /homepage': Previewable & { body: ById; answer: HomeModule[] };
  'POST /enterprise/advantage/list': Previewable & { body: ById & Partial<Paging>; answer: Advantage[] };
  'POST /get/title/by/type': Previewable & { body: OfSite & { type: string }; answer: PageHeading };

  'POST /product/list': { body: Whole; answer: ProductGroup[] };
  'GET /product/:id': Detail<Product>;
  'GET /product-category/detail/:id': Detail<ProductCategoryDetail>;

  'POST /industry/list': Previewable & { body: Whole; answer: Industry[] };
  'POST /solution/list': Previewable & { body: Whole; answer: IndustryGroup[] };
  'GET /solution/:id': Detail<Solution>;

  'POST /example/list': { body: Whole; answer: ExampleSummary[] };
  'GET /example/:id': Detail<Example>;

  'POST /introduce': { body: OfSite; answer: Introduction };
  'GET /introduce/:id': Detail<Introduction>;

  'POST /news/list': List<News>;
  'GET /fixed/news/list/:siteId': { params: BySite; answer: News[] };
  'GET /news/:id': Detail<Article>;

  'POST /activity/list': List<
    ActivitySummary,
    { activity?: DateRange & { places?: AnyOf; activityTypes?: AnyOf; activityName?: string | null } }
  >;
  'GET /activity/:id': Detail<Activity>;
  'GET /activity/place/list/:siteId': { params: BySite; answer: string[] };
  'GET /activity/type/list/:siteId': { params: BySite; answer: string[] };
  'GET /fixed/activity/list/:siteId': { params: BySite; answer: ActivitySummary[] };

  'POST /multimedia/resource/list': List<
    MediaResourceSummary,
    { multimediaResource?: DateRange & { resourceTypes?: AnyOf; titleContent?: string | null } }
  >;
  'GET /multimedia/resource/:id': Detail<MediaResource>;
  'GET /multimedia/resource/carousel/list/:siteId': { params: BySite; answer: MediaResourceSummary[] };
  'GET /multimedia/resource/type/list/:siteId': { params: BySite; query: { site?: number }; answer: string[] };

  'POST /corporate/publications/list': List<PublicationSummary>;
  'GET /corporate/publications/:id': Detail<Publication>;

  'POST /serviceAndSupport': { body: OfSite; answer: RichPage };
  'GET /serviceAndSupport/:id': Detail<RichPage>;
  'POST /joinUs': { body: OfSite; answer: JoinUsPage };
  'GET /joinUs/:id': Detail<JoinUsPage>;

  'POST /textPage': Previewable & { body: OfSite & { pageAddress: string }; answer: TextPage };
  'POST /staticPage': Previewable & { body: OfSite & { pageAddress: string }; answer: StaticPage };
  'POST /landingPage': Previewable & { body: OfSite & { pageAddress: string }; answer: LandingPage };
  'POST /supplierPortal': Previewable & { body: OfSite; answer: SupplierPortal };

  'POST /search/list': {
    body: OfSite & Partial<Paging> & { q: string; type?: SearchType | null };
    checked: OfSite & Paging & { q: string; type?: SearchType | null };
    answer: SearchAnswer;
  };
  'GET /search/suggestion/list/:siteId': { params: BySite; query: { q?: string }; answer: SearchSuggestion[] };

  /**
   * `sites` are marks, ids and languages, the likeliest first, with commas between them; all else are attributes of the
   * widget's tag. A loader asks for it before it has the widget's script.
   */
  'GET /widget/:name': {
    params: { name: string };
    query: { sites?: string; [attribute: string]: unknown };
    answer: BareWidget;
  };
  'GET /embed/:siteId': { params: BySite; answer: EmbedOptions };
  'POST /embed/check': { body: OfSite & EmbedCheckRequest; answer: EmbedCheck };
}

export type CallName = keyof Calls;
export type CallAnswer<Name extends CallName> = Calls[Name]['answer'];

/** A key of a call's row, or what stands for it where the row has none. */
type Of<Row, Key extends string, None> = Row extends { readonly [K in Key]: infer T } ? T : None;
type Nothing = Record<string, never>;

/** What a call's body holds; undefined where it has none. */
export type CallBody<Name extends CallName> = Of<Calls[Name], 'body', undefined>;

/** A part of the input under its name: left out where the call has none, optional where every key of it is. */
type Part<Name extends string, T> = T extends undefined | Nothing
  ? { [K in Name]?: undefined }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a caller passes: ids in the path as numbers, defaults left out. */
export type CallInput<Name extends CallName> = Part<'params', Of<Calls[Name], 'params', Nothing>> &
  Part<'query', Of<Calls[Name], 'query', Nothing>> &
  Part<'body', CallBody<Name>>;

/** What a handler receives, checked and with defaults filled in. */
export interface CallRequest<Name extends CallName> {
  params: Of<Calls[Name], 'params', Nothing>;
  query: Of<Calls[Name], 'query', Nothing>;
  body: Of<Calls[Name], 'checked', CallBody<Name>>;
}

/**
 * The typed way to data, the same in the server (a function call) and in a browser (a fetch).
 * Rejects with a CallError whose `status` is the HTTP status, or 0 when the network failed.
 */
export type Call = <Name extends CallName>(
  name: Name,
  input?: CallInput<Name> & {
    headers?: Record<string, string>;
    /** A browser goes on with it where its page is left. */
    keepalive?: boolean;
  },
) => Promise<CallAnswer<Name>>;
