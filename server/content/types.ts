import { z } from 'zod';
import { addresses } from '../../contract/addresses.ts';
import { headingPages } from '../../contract/page-headings.ts';
import { activitySchema, activitySummarySchema } from '../../contract/schemas/activity.ts';
import { articleSchema, introductionSchema, newsSchema } from '../../contract/schemas/article.ts';
import { exampleSchema, exampleSummarySchema } from '../../contract/schemas/example.ts';
import { formSchema } from '../../contract/schemas/form.ts';
import { advantageSchema, homeModuleSchema, pageHeadingSchema } from '../../contract/schemas/home.ts';
import { landingPageSchema } from '../../contract/schemas/landing.ts';
import {
  mediaResourceSchema,
  mediaResourceSummarySchema,
  publicationSchema,
  publicationSummarySchema,
} from '../../contract/schemas/media.ts';
import { bottomNavigationSchema, topHeaderSchema, topNavigationItemSchema } from '../../contract/schemas/navigation.ts';
import { joinUsPageSchema, richPageSchema, staticPageSchema, textPageSchema } from '../../contract/schemas/page.ts';
import { productCategorySchema, productSchema, productSummarySchema } from '../../contract/schemas/product.ts';
import { momentSchema, pictureUrlSchema, reference } from '../../contract/schemas/shared.ts';
import { dictionarySchema, siteSchema, siteSummarySchema } from '../../contract/schemas/site.ts';
import { industrySchema, solutionSchema, solutionSummarySchema } from '../../contract/schemas/solution.ts';
import { fillDuration, fillPicture, type Summary, type TypeRow, type } from './type-row.ts';

/** What a sub-menu says of an entry, where that is not its `desc`. */
const menuShape = { naviDesc: z.string().optional() };

/**
 * Every type of content: the folder's name, what its files become, how lists sort, which calls give it and which page
 * shows it. A file's body fills the field that the contract tags as rich text. What else the server does with a type
 * follows from its row.
 */
export const contentTypes = {
  site: type({
    name: 'Site',
    entity: siteSchema,
    /** Origins of foreign pages that may post a form of this site. */
    extra: { origins: z.array(z.string()).optional() },
    summary: { name: 'SiteSummary', schema: siteSummarySchema },
    counterpart: 'site',
  }),
  dictionary: type({
    name: 'DictionaryEntry',
    entity: z.strictObject({ words: dictionarySchema }),
    partOf: addresses.home,
    everywhere: true,
    counterpart: 'site',
  }),
  form: type({
    name: 'Form',
    entity: formSchema,
    detail: 'GET /form/:id',
    page: addresses.form,
    unlisted: true,
    preview: addresses.formPreview,
  }),
  'top-navigation': type({
    name: 'TopNavigationItem',
    entity: topNavigationItemSchema,
    partOf: addresses.home,
    everywhere: true,
    fill: fillPicture,
  }),
  'top-header': type({
    name: 'TopHeader',
    entity: topHeaderSchema,
    extra: { source: z.enum(['PRODUCT', 'SOLUTION']).optional() },
    unique: ['pageAddress'],
    partOf: addresses.home,
    everywhere: true,
  }),
  'bottom-navigation': type({
    name: 'BottomNavigation',
    entity: bottomNavigationSchema,
    unique: [],
    partOf: addresses.home,
    everywhere: true,
  }),
  'home-module': type({
    name: 'HomeModule',
    entity: homeModuleSchema,
    partOf: addresses.home,
    names: ['homepage'],
  }),
  advantage: type({
    name: 'Advantage',
    entity: advantageSchema,
    partOf: addresses.home,
    names: ['enterprise-advantage'],
  }),
  news: type({
    name: 'Article',
    entity: articleSchema,
    summary: { name: 'News', schema: newsSchema },
    list: 'POST /news/list',
    detail: 'GET /news/:id',
    page: addresses.article,
    preview: addresses.articlePreview,
    names: ['article', 'article-detail'],
    newest: 'createTime',
    // Either of the two is the moment that it came out (section 3).
    fill: ({ createdAt }) => (createdAt === undefined ? {} : { createTime: createdAt }),
  }),
  'product-category': type({
    name: 'ProductCategory',
    entity: productCategorySchema,
    extra: {
      exampleList: z.array(reference('example')).optional(),
      ...menuShape,
      proLogo: pictureUrlSchema.optional(),
    },
    detail: 'GET /product-category/detail/:id',
    page: addresses.productCategory,
  }),
  product: type({
    name: 'Product',
    entity: productSchema,
    extra: { category: reference('product-category'), ...menuShape },
    summary: { name: 'ProductSummary', schema: productSummarySchema },
    detail: 'GET /product/:id',
    page: addresses.product,
  }),
  industry: type({ name: 'Industry', entity: industrySchema, partOf: addresses.solutions }),
  solution: type({
    name: 'Solution',
    entity: solutionSchema,
    extra: { industry: reference('industry'), ...menuShape },
    summary: { name: 'SolutionSummary', schema: solutionSummarySchema },
    detail: 'GET /solution/:id',
    page: addresses.solution,
    fill: ({ industry }, related) => ({ industryName: related('industry', industry)?.name }),
  }),
  example: type({
    name: 'Example',
    entity: exampleSchema,
    extra: { industry: reference('industry').optional() },
    summary: { name: 'ExampleSummary', schema: exampleSummarySchema },
    detail: 'GET /example/:id',
    page: addresses.case,
    names: ['case', 'cases', 'case-detail'],
    fill: ({ industry }, related) => ({ moduleType: 'Example', industryId: related('industry', industry)?.id }),
  }),
  introduction: type({
    name: 'Introduction',
    entity: introductionSchema,
    detail: 'GET /introduce/:id',
    preview: addresses.introductionPreview,
    names: ['intro', 'introduce'],
  }),
  activity: type({
    name: 'Activity',
    entity: activitySchema,
    summary: { name: 'ActivitySummary', schema: activitySummarySchema },
    list: 'POST /activity/list',
    detail: 'GET /activity/:id',
    page: addresses.event,
    newest: 'startDate',
  }),
  'media-resource': type({
    name: 'MediaResource',
    entity: mediaResourceSchema,
    summary: { name: 'MediaResourceSummary', schema: mediaResourceSummarySchema },
    list: 'POST /multimedia/resource/list',
    detail: 'GET /multimedia/resource/:id',
    page: addresses.mediaResource,
    names: ['media', 'multimedia-resource'],
    newest: 'createdAt',
    fill: fillDuration,
  }),
  publication: type({
    name: 'Publication',
    entity: publicationSchema,
    extra: { createdAt: momentSchema.optional() },
    summary: { name: 'PublicationSummary', schema: publicationSummarySchema },
    list: 'POST /corporate/publications/list',
    detail: 'GET /corporate/publications/:id',
    page: addresses.publication,
    names: ['periodical', 'corporate-publication', 'corporate-publications'],
    newest: 'createdAt',
  }),
  'service-and-support': type({
    name: 'RichPage',
    entity: richPageSchema,
    unique: [],
    fill: fillPicture,
    detail: 'GET /serviceAndSupport/:id',
    preview: addresses.servicePreview,
    names: ['services'],
  }),
  'join-us': type({
    name: 'JoinUsPage',
    entity: joinUsPageSchema,
    unique: [],
    fill: fillPicture,
    detail: 'GET /joinUs/:id',
    preview: addresses.joinUsPreview,
  }),
  'text-page': type({
    name: 'TextPage',
    entity: textPageSchema,
    unique: ['pageAddress'],
    addressed: [addresses.privacy],
  }),
  'static-page': type({
    name: 'StaticPage',
    entity: staticPageSchema,
    unique: ['pageAddress'],
    addressed: [addresses.ai, addresses.aiPage],
  }),
  'landing-page': type({
    name: 'LandingPage',
    entity: landingPageSchema,
    unique: ['pageAddress'],
    addressed: [addresses.supplierPortal, addresses.purchaser, addresses.supplier],
  }),
  'page-heading': type({
    name: 'PageHeading',
    entity: pageHeadingSchema,
    extra: { type: z.string().min(1) },
    unique: ['type'],
    partOf: { field: 'type', pages: headingPages },
  }),
};

type Types = typeof contentTypes;
export type TypeName = keyof Types;
export const typeNames = Object.keys(contentTypes) as TypeName[];

/** A type's row, as what holds for every type. */
export const typeRow = (name: TypeName): TypeRow => contentTypes[name];

/** A field of a type's row; never, where the row has none. */
type OfRow<Name extends TypeName, Field extends keyof TypeRow> = Types[Name] extends {
  readonly [F in Field]: infer Value extends TypeRow[Field];
}
  ? Value
  : never;

/** The types of which lists show less than all, and what they show. */
export type SummarizedType = { [Name in TypeName]: OfRow<Name, 'summary'> extends never ? never : Name }[TypeName];
export type SummaryOf<Name extends SummarizedType> = z.output<Extract<OfRow<Name, 'summary'>, Summary>['schema']>;
/** The calls that give one entry of a type, and those that give its entries page by page. */
export type DetailOf<Name extends TypeName> = Extract<OfRow<Name, 'detail'>, string>;
export type ListOf<Name extends TypeName> = Extract<OfRow<Name, 'list'>, string>;
export type DetailName = { [Name in TypeName]: DetailOf<Name> }[TypeName];
export type ListName = { [Name in TypeName]: ListOf<Name> }[TypeName];
/** The types whose entries say at which address they stand. */
export type AddressedType = { [Name in TypeName]: OfRow<Name, 'addressed'> extends never ? never : Name }[TypeName];
export type EntityOf<Name extends TypeName> = z.output<Types[Name]['entity']>;
/** What lists show of an entry. */
export type ShownOf<Name extends TypeName> = Name extends SummarizedType ? SummaryOf<Name> : EntityOf<Name>;
export type ExtraOf<Name extends TypeName> = {
  [Field in keyof OfRow<Name, 'extra'>]: OfRow<Name, 'extra'>[Field] extends z.ZodType
    ? z.output<OfRow<Name, 'extra'>[Field]>
    : never;
};

export function isTypeName(name: string): name is TypeName {
  return Object.hasOwn(contentTypes, name);
}
