import { z } from 'zod';
import { type Address, addresses } from '../../contract/addresses.ts';
import type { CallName } from '../../contract/calls.ts';
import { activitySchema, activitySummarySchema } from '../../contract/entities/activity.ts';
import { articleSchema, introductionSchema, newsSchema } from '../../contract/entities/article.ts';
import { exampleSchema, exampleSummarySchema } from '../../contract/entities/example.ts';
import { formSchema } from '../../contract/entities/form.ts';
import { advantageSchema, homeModuleSchema, pageHeadingSchema } from '../../contract/entities/home.ts';
import {
  mediaResourceSchema,
  mediaResourceSummarySchema,
  publicationSchema,
  publicationSummarySchema,
} from '../../contract/entities/media.ts';
import {
  bottomNavigationSchema,
  topHeaderSchema,
  topNavigationItemSchema,
} from '../../contract/entities/navigation.ts';
import { richPageSchema, textPageSchema } from '../../contract/entities/page.ts';
import { productCategorySchema, productSchema, productSummarySchema } from '../../contract/entities/product.ts';
import { momentSchema, pictureUrlSchema, reference } from '../../contract/entities/shared.ts';
import { dictionarySchema, siteSchema, siteSummarySchema } from '../../contract/entities/site.ts';
import { industrySchema, solutionSchema, solutionSummarySchema } from '../../contract/entities/solution.ts';

/** Front matter that every type takes. It never leaves the server. */
export const metaShape = {
  /** Seen through its preview link only. */
  draft: z.boolean().default(false),
  publishAt: momentSchema.optional(),
  unpublishAt: momentSchema.optional(),
  /** Place among its like; entries without one come last, by id. */
  order: z.number().optional(),
  /** Stays on top of the list, or stands in the list page's carousel. */
  fixed: z.boolean().default(false),
};

/** What a sub-menu says of an entry, where that is not its `desc`. */
const menuShape = { naviDesc: z.string().optional() };

type Shape = Readonly<Record<string, z.ZodType>>;
type Fields = Readonly<Record<string, unknown>>;

/** Reads the front matter of another entry that a field of this one names. */
export type Related = (type: string, slug: unknown) => Fields | undefined;

/** What a list shows of an entry, and the name that the calls' description has for it. */
interface Summary {
  name: string;
  schema: z.ZodObject;
}

/** Calls that give a type's entries page by page, with filters of their own. */
type ListCall = Extract<CallName, `POST ${string}/list`>;
/** Calls that give one entry by its id. */
type DetailCall = Extract<CallName, `GET ${string}/:id`>;

interface TypeRow<
  Entity extends z.ZodObject = z.ZodObject,
  Extra extends Shape = Shape,
  Shown extends Summary | null = Summary | null,
  Detail extends DetailCall | null = DetailCall | null,
> {
  /** The name that the calls' description has for an entry. */
  name: string;
  entity: Entity;
  /** Fields beside the entity's own, for the server alone. */
  extra: Extra;
  /** What lists show of it; null where they show all. */
  summary: Shown;
  /** Its paged call of section 7, under whatever name; null where the generic call is the only one. */
  list: ListCall | null;
  /** Its call by id, likewise. */
  detail: Detail;
  /** The address of an entry's own page; null where it has none. */
  page: Address | null;
  /** Where a preview link leads, where that is another address than its page. */
  preview?: Address;
  /** Its names in addresses of calls beside the folder's: those of the specification's own calls and routes. */
  names?: readonly string[];
  /**
   * What an entry's translation is: the file of the same name (`slug`, unless another rule is named), or the one that each
   * site has (`site`), whose id is the site's.
   */
  counterpart?: 'slug' | 'site';
  /** The moment that lists are sorted by, newest first. Without one, `order` counts. */
  newest?: string;
  /** Fields of the entity that follow from others and may be left out. */
  fill?: (fields: Fields, related: Related) => Fields;
}

function type<
  Entity extends z.ZodObject,
  const Shown extends Summary | null,
  const Detail extends DetailCall | null,
  Extra extends Shape = Record<never, never>,
>(
  row: Omit<TypeRow<Entity, Extra, Shown, Detail>, 'extra'> & { extra?: Extra },
): TypeRow<Entity, Extra, Shown, Detail> {
  return { ...row, extra: row.extra ?? ({} as Extra) };
}

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
    ...{ list: null, detail: null, page: null },
    counterpart: 'site',
  }),
  dictionary: type({
    name: 'DictionaryEntry',
    entity: z.strictObject({ words: dictionarySchema }),
    ...{ summary: null, list: null, detail: null, page: null },
    counterpart: 'site',
  }),
  form: type({
    name: 'Form',
    entity: formSchema,
    ...{ summary: null, list: null },
    detail: 'GET /form/:id',
    page: addresses.form,
    preview: addresses.formPreview,
  }),
  'top-navigation': type({
    name: 'TopNavigationItem',
    entity: topNavigationItemSchema,
    ...{ summary: null, list: null, detail: null, page: null },
  }),
  'top-header': type({
    name: 'TopHeader',
    entity: topHeaderSchema,
    extra: { source: z.enum(['PRODUCT', 'SOLUTION']).optional() },
    ...{ summary: null, list: null, detail: null, page: null },
  }),
  'bottom-navigation': type({
    name: 'BottomNavigation',
    entity: bottomNavigationSchema,
    ...{ summary: null, list: null, detail: null, page: null },
  }),
  'home-module': type({
    name: 'HomeModule',
    entity: homeModuleSchema,
    ...{ summary: null, list: null, detail: null, page: null },
    names: ['homepage'],
  }),
  advantage: type({
    name: 'Advantage',
    entity: advantageSchema,
    ...{ summary: null, list: null, detail: null, page: null },
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
  }),
  'product-category': type({
    name: 'ProductCategory',
    entity: productCategorySchema,
    extra: {
      exampleList: z.array(reference('example')).optional(),
      ...menuShape,
      proLogo: pictureUrlSchema.optional(),
    },
    ...{ summary: null, list: null },
    detail: 'GET /product-category/detail/:id',
    page: addresses.productCategory,
  }),
  product: type({
    name: 'Product',
    entity: productSchema,
    extra: { category: reference('product-category'), ...menuShape },
    summary: { name: 'ProductSummary', schema: productSummarySchema },
    list: null,
    detail: 'GET /product/:id',
    page: addresses.product,
  }),
  industry: type({
    name: 'Industry',
    entity: industrySchema,
    ...{ summary: null, list: null, detail: null, page: null },
  }),
  solution: type({
    name: 'Solution',
    entity: solutionSchema,
    extra: { industry: reference('industry'), ...menuShape },
    summary: { name: 'SolutionSummary', schema: solutionSummarySchema },
    list: null,
    detail: 'GET /solution/:id',
    page: addresses.solution,
    fill: ({ industry }, related) => ({ industryName: related('industry', industry)?.name }),
  }),
  example: type({
    name: 'Example',
    entity: exampleSchema,
    extra: { industry: reference('industry').optional() },
    summary: { name: 'ExampleSummary', schema: exampleSummarySchema },
    list: null,
    detail: 'GET /example/:id',
    page: addresses.case,
    names: ['case', 'cases', 'case-detail'],
    fill: ({ industry }, related) => ({ moduleType: 'Example', industryId: related('industry', industry)?.id }),
  }),
  introduction: type({
    name: 'Introduction',
    entity: introductionSchema,
    ...{ summary: null, list: null, page: null },
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
    ...{ summary: null, list: null, page: null },
    detail: 'GET /serviceAndSupport/:id',
    preview: addresses.servicePreview,
    names: ['services'],
  }),
  'join-us': type({
    name: 'RichPage',
    entity: richPageSchema,
    ...{ summary: null, list: null, page: null },
    detail: 'GET /joinUs/:id',
    preview: addresses.joinUsPreview,
  }),
  'text-page': type({
    name: 'TextPage',
    entity: textPageSchema,
    ...{ summary: null, list: null, detail: null, page: null },
  }),
  'page-heading': type({
    name: 'PageHeading',
    entity: pageHeadingSchema,
    extra: { type: z.string().min(1) },
    ...{ summary: null, list: null, detail: null, page: null },
  }),
};

type Types = typeof contentTypes;
export type TypeName = keyof Types;
export const typeNames = Object.keys(contentTypes) as TypeName[];

/** A type's row, as what holds for every type. */
export const typeRow = (name: TypeName): TypeRow => contentTypes[name] as TypeRow;

/** The types of which lists show less than all, and what they show. */
export type SummarizedType = {
  [Name in TypeName]: Types[Name]['summary'] extends Summary ? Name : never;
}[TypeName];
export type SummaryOf<Name extends SummarizedType> = z.output<NonNullable<Types[Name]['summary']>['schema']>;
/** The calls that give one entry of a type. */
export type DetailName = NonNullable<Types[TypeName]['detail']>;
export type EntityOf<Name extends TypeName> = z.output<Types[Name]['entity']>;
export type ExtraOf<Name extends TypeName> = {
  [Field in keyof Types[Name]['extra']]: Types[Name]['extra'][Field] extends z.ZodType
    ? z.output<Types[Name]['extra'][Field]>
    : never;
};

const fileSchemas = new Map<TypeName, z.ZodObject>();

/** What a file of a type may hold. Made once: zod compiles a schema when it is first used, which takes longer than using it. */
export function fileSchemaOf(type: TypeName): z.ZodObject {
  let schema = fileSchemas.get(type);
  if (!schema) {
    const { entity, extra } = contentTypes[type];
    schema = (entity as z.ZodObject).extend({ ...metaShape, ...extra });
    fileSchemas.set(type, schema);
  }
  return schema;
}

/** The type whose entries an address is the page of, or stands below it. */
export function findPagedType(address: string): TypeName | undefined {
  return typeNames.find((name) => {
    const { page, preview } = typeRow(name);
    return [page, preview].some((own) => own && (address === own || address.startsWith(`${own}/`)));
  });
}

export function isTypeName(name: string): name is TypeName {
  return Object.hasOwn(contentTypes, name);
}
