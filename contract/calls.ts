import { z } from 'zod';
import { pageSize } from './constants.ts';
import { activitySchema, activitySummarySchema } from './entities/activity.ts';
import { articleSchema, introductionSchema, newsSchema } from './entities/article.ts';
import { exampleSchema, exampleSummarySchema } from './entities/example.ts';
import { formSchema } from './entities/form.ts';
import { advantageSchema, homeModuleSchema, pageHeadingSchema } from './entities/home.ts';
import { leadReceiptSchema, leadRequestSchema } from './entities/lead.ts';
import {
  mediaResourceSchema,
  mediaResourceSummarySchema,
  publicationSchema,
  publicationSummarySchema,
} from './entities/media.ts';
import { bottomNavigationSchema, topHeaderSchema, topNavigationItemSchema } from './entities/navigation.ts';
import { richPageSchema, textPageSchema } from './entities/page.ts';
import { productCategoryDetailSchema, productGroupSchema, productSchema } from './entities/product.ts';
import { idSchema } from './entities/shared.ts';
import { dictionarySchema, siteSchema, siteSummarySchema } from './entities/site.ts';
import { industryGroupSchema, industrySchema, solutionSchema } from './entities/solution.ts';

const empty = z.object({});

/** A row of the table: what a call takes and gives. Paths are under /api/internal; `params` and `query` arrive as text. */
function row<
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof empty,
  Query extends z.ZodType = typeof empty,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: { summary: string; answer: Answer; params?: Params; query?: Query; body?: Body }) {
  return definition as { summary: string; answer: Answer; params: Params; query: Query; body: Body };
}

const numberInPath = z.coerce.number().int().positive();
const byId = z.object({ id: numberInPath });
const bySite = z.object({ siteId: numberInPath });

/**
 * An entry of one site has a counterpart of the same file name in the other: `site` asks for that one. `preview` is the
 * token of a preview link, which shows an entry that is not public; one that does not serve is as good as none.
 */
const inSite = z.object({ site: numberInPath.optional(), preview: z.string().max(200).optional() });

const siteReference = z.object({ id: idSchema });
const ofSite = z.object({ site: siteReference });
const siteById = z.object({ id: idSchema });

const pageNumber = z.int().min(1);
const pageLength = z.int().min(1).max(pageSize.most);
const paging = { pageNo: pageNumber.default(1), pageSize: pageLength.default(pageSize.standard) };

/** Start-of-day and end-of-day stamps (section 5): ISO 8601 text or milliseconds since 1970. */
const stamp = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date(), z.int().nonnegative()]);
const dateRange = { startDate: stamp.nullish(), endDate: stamp.nullish() };
const names = z.array(z.string().max(200)).max(100).nullish();
const keyword = z.string().max(200).nullish();

const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({ data: z.array(entry), total: z.int().nonnegative() });

// The bodies of lists are strict: a filter with a slip in its name would give everything, and nobody would see why.
const listBody = z.strictObject({ site: siteReference, ...paging });

/** A list that is given whole, unless a part of it is asked for. */
const wholePaging = { pageNo: pageNumber.optional(), pageSize: pageLength.optional() };
const wholeBody = z.strictObject({ site: siteReference, ...wholePaging });

/** Every call of the specification's section 7, the four that it leaves unshown, and the pages of text. */
export const calls = {
  'GET /site/list': row({ summary: 'All sites', answer: z.array(siteSummarySchema) }),
  'GET /site/:id': row({ summary: 'One site', params: byId, answer: siteSchema }),
  'GET /site/:id/dictionary': row({ summary: "A site's own wording", params: byId, answer: dictionarySchema }),

  'GET /form/:id': row({ summary: 'One form with its fields', params: byId, query: inSite, answer: formSchema }),
  'POST /form': row({ summary: 'Keep a lead', body: leadRequestSchema, answer: leadReceiptSchema }),

  'POST /topNavigation/list': row({
    summary: 'The top menu',
    body: wholeBody,
    answer: z.array(topNavigationItemSchema),
  }),
  'POST /topheader': row({ summary: "The top menu's sub-menus", body: siteById, answer: z.array(topHeaderSchema) }),
  'POST /bottomNavigation/list': row({ summary: 'The footer', body: ofSite, answer: bottomNavigationSchema }),

  'POST /homepage': row({
    summary: 'The home page as an ordered list of modules',
    body: siteById,
    answer: z.array(homeModuleSchema),
  }),
  'POST /enterprise/advantage/list': row({
    summary: "The vendor's advantages",
    body: z.strictObject({ id: idSchema, ...wholePaging }),
    answer: z.array(advantageSchema),
  }),
  'POST /get/title/by/type': row({
    summary: "A list page's heading",
    body: ofSite.extend({ type: z.string().min(1).max(100) }),
    answer: pageHeadingSchema,
  }),

  'POST /product/list': row({
    summary: 'Products grouped by category',
    body: wholeBody,
    answer: z.array(productGroupSchema),
  }),
  'GET /product/:id': row({ summary: 'One product', params: byId, query: inSite, answer: productSchema }),
  'GET /product-category/detail/:id': row({
    summary: 'One product category with its products and cases',
    params: byId,
    query: inSite,
    answer: productCategoryDetailSchema,
  }),

  'POST /industry/list': row({ summary: 'Industries', body: wholeBody, answer: z.array(industrySchema) }),
  'POST /solution/list': row({
    summary: 'Industries with their solutions and cases',
    body: wholeBody,
    answer: z.array(industryGroupSchema),
  }),
  'GET /solution/:id': row({ summary: 'One solution', params: byId, query: inSite, answer: solutionSchema }),

  'POST /example/list': row({ summary: 'Customer cases', body: wholeBody, answer: z.array(exampleSummarySchema) }),
  'GET /example/:id': row({ summary: 'One customer case', params: byId, query: inSite, answer: exampleSchema }),

  'POST /introduce': row({ summary: "The site's introduction", body: ofSite, answer: introductionSchema }),
  'GET /introduce/:id': row({ summary: 'One introduction', params: byId, query: inSite, answer: introductionSchema }),

  'POST /news/list': row({ summary: 'News, newest first', body: listBody, answer: pageOf(newsSchema) }),
  'GET /fixed/news/list/:siteId': row({
    summary: 'News that stay on top',
    params: bySite,
    answer: z.array(newsSchema),
  }),
  'GET /news/:id': row({ summary: 'One article', params: byId, query: inSite, answer: articleSchema }),

  'POST /activity/list': row({
    summary: 'Events, newest first',
    body: listBody.extend({
      activity: z.strictObject({ ...dateRange, places: names, activityTypes: names, activityName: keyword }).optional(),
    }),
    answer: pageOf(activitySummarySchema),
  }),
  'GET /activity/:id': row({ summary: 'One event', params: byId, query: inSite, answer: activitySchema }),
  'GET /activity/place/list/:siteId': row({
    summary: 'Places that events are held in',
    params: bySite,
    answer: z.array(z.string()),
  }),
  'GET /fixed/activity/list/:siteId': row({
    summary: 'Events of the carousel',
    params: bySite,
    answer: z.array(activitySummarySchema),
  }),

  'POST /multimedia/resource/list': row({
    summary: 'Media resources, newest first',
    body: listBody.extend({
      multimediaResource: z.strictObject({ ...dateRange, resourceTypes: names, titleContent: keyword }).optional(),
    }),
    answer: pageOf(mediaResourceSummarySchema),
  }),
  'GET /multimedia/resource/:id': row({
    summary: 'One media resource',
    params: byId,
    query: inSite,
    answer: mediaResourceSchema,
  }),
  'GET /multimedia/resource/carousel/list/:siteId': row({
    summary: 'Media resources of the carousel',
    params: bySite,
    answer: z.array(mediaResourceSummarySchema),
  }),
  'GET /multimedia/resource/type/list/:siteId': row({
    summary: 'Names of the media resource types',
    params: bySite,
    query: z.object({ site: numberInPath.optional() }),
    answer: z.array(z.string()),
  }),

  'POST /corporate/publications/list': row({
    summary: 'Publications, newest first',
    body: listBody,
    answer: pageOf(publicationSummarySchema),
  }),
  'GET /corporate/publications/:id': row({
    summary: 'One publication',
    params: byId,
    query: inSite,
    answer: publicationSchema,
  }),

  'POST /serviceAndSupport': row({ summary: 'The service page', body: ofSite, answer: richPageSchema }),
  'GET /serviceAndSupport/:id': row({
    summary: 'One service page',
    params: byId,
    query: inSite,
    answer: richPageSchema,
  }),
  'POST /joinUs': row({ summary: 'The join-us page', body: ofSite, answer: richPageSchema }),
  'GET /joinUs/:id': row({ summary: 'One join-us page', params: byId, query: inSite, answer: richPageSchema }),

  'POST /textPage': row({
    summary: 'The page of text at an address of the site',
    body: ofSite.extend({ pageAddress: z.string().min(1).max(200) }),
    answer: textPageSchema,
  }),
};

export type CallName = keyof typeof calls;

/** A part of the input under its name: left out where the call has none, optional where every key of it is. */
type Part<Name extends string, T> = T extends undefined | Record<string, never>
  ? { [K in Name]?: undefined }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a caller passes: ids in the path as numbers, defaults left out. */
export type CallInput<Name extends CallName> = Part<'params', z.output<(typeof calls)[Name]['params']>> &
  Part<'query', z.output<(typeof calls)[Name]['query']>> &
  Part<'body', z.input<(typeof calls)[Name]['body']>>;

/** What a handler receives, checked and with defaults filled in. */
export type CallRequest<Name extends CallName> = {
  params: z.output<(typeof calls)[Name]['params']>;
  query: z.output<(typeof calls)[Name]['query']>;
  body: z.output<(typeof calls)[Name]['body']>;
};

export type CallAnswer<Name extends CallName> = z.output<(typeof calls)[Name]['answer']>;

/**
 * The typed way to data, the same in the server (a function call) and in a browser (a fetch).
 * Rejects with a CallError whose `status` is the HTTP status, or 0 when the network failed.
 */
export type Call = <Name extends CallName>(
  name: Name,
  input?: CallInput<Name> & { headers?: Record<string, string> },
) => Promise<CallAnswer<Name>>;
