import { z } from 'zod';
import type { CallAnswer, CallBody, CallName, CallRequest } from '../calls.ts';
import { pageSize } from '../constants.ts';
import { activitySummarySchema } from './activity.ts';
import { introductionSchema, newsSchema } from './article.ts';
import { exampleSummarySchema } from './example.ts';
import { advantageSchema, homeModuleSchema, pageHeadingSchema } from './home.ts';
import { landingPageSchema, supplierPortalSchema } from './landing.ts';
import { leadReceiptSchema, leadRequestSchema } from './lead.ts';
import { mediaResourceSummarySchema } from './media.ts';
import { bottomNavigationSchema, topHeaderSchema, topNavigationItemSchema } from './navigation.ts';
import { joinUsPageSchema, richPageSchema, staticPageSchema, textPageSchema } from './page.ts';
import { productCategoryDetailSchema, productGroupSchema } from './product.ts';
import type { Same } from './shape.ts';
import { idSchema } from './shared.ts';
import { dictionarySchema, siteSchema, siteSummarySchema } from './site.ts';
import { industryGroupSchema, industrySchema } from './solution.ts';

const empty = z.object({});

/** What of a row is not the interface's: the type checker names it. */
type Exactly<Rows> = {
  readonly [Name in keyof Rows]: Name extends CallName
    ? Rows[Name] extends CallSchemas<infer Answer, infer Params, infer Query, infer Body>
      ? Same<
          [z.output<Answer>, z.output<Params>, z.output<Query>, z.input<Body>, z.output<Body>],
          [
            CallAnswer<Name>,
            ...[CallRequest<Name>['params'], CallRequest<Name>['query']],
            ...[CallBody<Name>, CallRequest<Name>['body']],
          ]
        > extends true
        ? unknown
        : 'contract/calls.ts says something else of what this call takes or gives'
      : never
    : 'contract/calls.ts has no such call';
};

/** What a call takes and gives, as schemas. Paths are under /api/internal; `params` and `query` arrive as text. */
export interface CallSchemas<
  Answer extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodObject,
  Query extends z.ZodType = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
> {
  summary: string;
  answer: Answer;
  params: Params;
  query: Query;
  /** Left out where nothing is sent. */
  body?: Body;
}

function row<
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof empty,
  Query extends z.ZodType = typeof empty,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: { summary: string; answer: Answer; params?: Params; query?: Query; body?: Body }) {
  return { params: empty, query: empty, ...definition } as CallSchemas<Answer, Params, Query, Body>;
}

const numberInPath = z.coerce.number().int().positive();
export const byId = z.object({ id: numberInPath });
const bySite = z.object({ siteId: numberInPath });

/**
 * An entry of one site has a counterpart of the same file name in the other: `site` asks for that one. `preview` is the
 * token of a preview link, which shows an entry that is not public; one that does not serve is as good as none.
 */
export const inSite = z.object({ site: numberInPath.optional(), preview: z.string().max(200).optional() });

const siteReference = z.object({ id: idSchema });
export const ofSite = z.object({ site: siteReference });
export const byAddress = ofSite.extend({ pageAddress: z.string().min(1).max(200) });
export const siteById = z.object({ id: idSchema });

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
export const listBody = z.strictObject({ site: siteReference, ...paging });

/** A list that is given whole, unless a part of it is asked for. */
const wholePaging = { pageNo: pageNumber.optional(), pageSize: pageLength.optional() };
export const wholeBody = z.strictObject({ site: siteReference, ...wholePaging });

function table<const Rows extends object>(rows: Rows & Exactly<Rows>): Rows {
  return rows;
}

/** The call by id that a type of content has. */
export const detailRow = (type: string, entity: z.ZodType) =>
  row({ summary: `One entry of the type ${type}`, params: byId, query: inSite, answer: entity });

/**
 * The paged call that a type of content has.
 * @param filters what narrows it, each by a list of values
 */
export const listRow = (type: string, shown: z.ZodType, filters: readonly string[] = []) =>
  row({
    summary: `Entries of the type ${type}, page by page`,
    body: filters.length > 0 ? listBody.extend(Object.fromEntries(filters.map((name) => [name, names]))) : listBody,
    answer: pageOf(shown),
  });

/**
 * The calls of section 7 that are more than a type's list or one entry of it: those follow from the type's row, see
 * server/calls/call-table.ts.
 */
export const ownCalls = table({
  'GET /site/list': row({ summary: 'All sites', answer: z.array(siteSummarySchema) }),
  'GET /site/:id': row({ summary: 'One site', params: byId, answer: siteSchema }),
  'GET /site/:id/dictionary': row({ summary: "A site's own wording", params: byId, answer: dictionarySchema }),

  'POST /form': row({ summary: 'Keep a lead', body: leadRequestSchema, answer: leadReceiptSchema }),
  'POST /unlock': row({
    summary: 'Fresh links to what a sent form has unlocked, for its pass; none where that is over',
    body: ofSite.extend({ form: siteReference, pass: z.string().max(3000) }),
    answer: leadReceiptSchema.pick({ links: true }),
  }),

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

  'POST /example/list': row({ summary: 'Customer cases', body: wholeBody, answer: z.array(exampleSummarySchema) }),

  'POST /introduce': row({ summary: "The site's introduction", body: ofSite, answer: introductionSchema }),

  'GET /fixed/news/list/:siteId': row({
    summary: 'News that stay on top',
    params: bySite,
    answer: z.array(newsSchema),
  }),

  'POST /activity/list': row({
    summary: 'Events: the next ones first, then past ones, the latest first',
    body: listBody.extend({
      activity: z.strictObject({ ...dateRange, places: names, activityTypes: names, activityName: keyword }).optional(),
    }),
    answer: pageOf(activitySummarySchema),
  }),
  'GET /activity/place/list/:siteId': row({
    summary: 'Places that events are held in',
    params: bySite,
    answer: z.array(z.string()),
  }),
  'GET /activity/type/list/:siteId': row({
    summary: 'Names of the event types',
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

  'POST /serviceAndSupport': row({ summary: 'The service page', body: ofSite, answer: richPageSchema }),
  'POST /joinUs': row({ summary: 'The join-us page', body: ofSite, answer: joinUsPageSchema }),

  'POST /textPage': row({
    summary: 'The page of text at an address of the site',
    body: byAddress,
    answer: textPageSchema,
  }),
  'POST /staticPage': row({
    summary: 'The page of HTML that an address of the site shows in a frame',
    body: byAddress,
    answer: staticPageSchema,
  }),
  'POST /landingPage': row({
    summary: "The supplier portal's landing page at an address of the site",
    body: byAddress,
    answer: landingPageSchema,
  }),
  'POST /supplierPortal': row({
    summary: "The supplier portal's name, logo and entry",
    body: ofSite,
    answer: supplierPortalSchema,
  }),
});
