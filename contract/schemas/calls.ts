import { z } from 'zod';
import type { CallAnswer, CallBody, CallName, CallRequest } from '../calls.ts';
import { activitySummarySchema } from './activity.ts';
import { introductionSchema, newsSchema } from './article.ts';
import { bareWidgetSchema } from './bare-widget.ts';
import {
  byAddress,
  byId,
  bySite,
  type CallSchemas,
  dateRange,
  inSite,
  keyword,
  listBody,
  names,
  numberInPath,
  ofSite,
  pageOf,
  previewable,
  row,
  siteById,
  siteReference,
  wholeBody,
  wholePaging,
} from './call-rows.ts';
import { embedOptionsSchema } from './embed.ts';
import { embedCheckBody, embedCheckSchema } from './embed-check.ts';
import { exampleSummarySchema } from './example.ts';
import { advantageSchema, homeModuleSchema, pageHeadingSchema } from './home.ts';
import { landingPageSchema, supplierPortalSchema } from './landing.ts';
import { leadReceiptSchema, leadRequestSchema } from './lead.ts';
import { mediaResourceSummarySchema } from './media.ts';
import { bottomNavigationSchema, topHeaderSchema, topNavigationItemSchema } from './navigation.ts';
import { joinUsPageSchema, richPageSchema, staticPageSchema, textPageSchema } from './page.ts';
import { productCategoryDetailSchema, productGroupSchema } from './product.ts';
import { searchAnswerSchema, searchSuggestionSchema, searchTextSchema, searchTypeSchema } from './search.ts';
import type { Same } from './shape.ts';
import { idSchema } from './shared.ts';
import { dictionarySchema, siteSchema, siteSummarySchema } from './site.ts';
import { industryGroupSchema, industrySchema } from './solution.ts';

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

function table<const Rows extends object>(rows: Rows & Exactly<Rows>): Rows {
  return rows;
}

/**
 * The calls of section 7 that are more than a type's list or one entry of it: those follow from the type's row, see
 * server/calls/call-table.ts.
 */
export const ownCalls = table({
  'GET /site/list': row({ summary: 'All sites', answer: z.array(siteSummarySchema) }),
  'GET /site/:id': row({ summary: 'One site', params: byId, answer: siteSchema }),
  'GET /site/:id/dictionary': row({
    summary: "A site's own wording",
    params: byId,
    query: previewable,
    answer: dictionarySchema,
  }),

  'POST /form': row({ summary: 'Keep a lead', body: leadRequestSchema, answer: leadReceiptSchema, personal: true }),
  'POST /unlock': row({
    summary: 'Fresh links to what a sent form has unlocked, for its pass; none where that is over',
    body: ofSite.extend({ form: siteReference, pass: z.string().max(3000) }),
    answer: leadReceiptSchema.pick({ links: true }),
    personal: true,
  }),

  'POST /topNavigation/list': row({
    summary: 'The top menu',
    query: previewable,
    body: wholeBody,
    answer: z.array(topNavigationItemSchema),
  }),
  'POST /topheader': row({
    summary: "The top menu's sub-menus",
    query: previewable,
    body: siteById,
    answer: z.array(topHeaderSchema),
  }),
  'POST /bottomNavigation/list': row({
    summary: 'The footer',
    query: previewable,
    body: ofSite,
    answer: bottomNavigationSchema,
  }),

  'POST /homepage': row({
    summary: 'The home page as an ordered list of modules',
    query: previewable,
    body: siteById,
    answer: z.array(homeModuleSchema),
  }),
  'POST /enterprise/advantage/list': row({
    summary: "The vendor's advantages",
    query: previewable,
    body: z.strictObject({ id: idSchema, ...wholePaging }),
    answer: z.array(advantageSchema),
  }),
  'POST /get/title/by/type': row({
    summary: "A list page's heading",
    query: previewable,
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

  'POST /industry/list': row({
    summary: 'Industries',
    query: previewable,
    body: wholeBody,
    answer: z.array(industrySchema),
  }),
  'POST /solution/list': row({
    summary: 'Industries with their solutions and cases',
    query: previewable,
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
    query: previewable,
    body: byAddress,
    answer: textPageSchema,
  }),
  'POST /staticPage': row({
    summary: 'The page of HTML that an address of the site shows in a frame',
    query: previewable,
    body: byAddress,
    answer: staticPageSchema,
  }),
  'POST /landingPage': row({
    summary: "The supplier portal's landing page at an address of the site",
    query: previewable,
    body: byAddress,
    answer: landingPageSchema,
  }),
  'POST /supplierPortal': row({
    summary: "The supplier portal's name, logo and entry",
    query: previewable,
    body: ofSite,
    answer: supplierPortalSchema,
  }),

  'POST /search/list': row({
    summary: 'Pages that hold every word of a text, the best first; where none does, those that hold the most',
    body: listBody.extend({ q: searchTextSchema, type: searchTypeSchema.nullish() }),
    answer: searchAnswerSchema,
    endless: true,
  }),
  'GET /search/suggestion/list/:siteId': row({
    summary: 'Pages whose titles go on as a text begins',
    params: bySite,
    query: z.object({ q: searchTextSchema.optional() }),
    answer: z.array(searchSuggestionSchema),
    endless: true,
  }),

  'GET /widget/:name': row({
    summary: "All that a widget on a page of somebody else's shows",
    params: z.object({ name: z.string().max(100) }),
    query: z.looseObject({ sites: z.string().optional() }),
    answer: bareWidgetSchema,
  }),
  'GET /embed/:siteId': row({
    summary: 'What a snippet that embeds a widget can be made of',
    params: bySite,
    answer: embedOptionsSchema,
  }),
  'POST /embed/check': row({
    summary: 'What stands in the way of widgets on a page, by its headers, its HTML and its address',
    body: embedCheckBody,
    answer: embedCheckSchema,
    personal: true,
  }),
});
