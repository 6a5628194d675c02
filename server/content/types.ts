import { z } from 'zod';
import { type Address, addresses } from '../../contract/addresses.ts';
import { activitySchema } from '../../contract/entities/activity.ts';
import { articleSchema, introductionSchema } from '../../contract/entities/article.ts';
import { exampleSchema } from '../../contract/entities/example.ts';
import { formSchema } from '../../contract/entities/form.ts';
import { advantageSchema, homeModuleSchema, pageHeadingSchema } from '../../contract/entities/home.ts';
import { mediaResourceSchema, publicationSchema } from '../../contract/entities/media.ts';
import {
  bottomNavigationSchema,
  topHeaderSchema,
  topNavigationItemSchema,
} from '../../contract/entities/navigation.ts';
import { richPageSchema, textPageSchema } from '../../contract/entities/page.ts';
import { productCategorySchema, productSchema } from '../../contract/entities/product.ts';
import { momentSchema, pictureUrlSchema, reference } from '../../contract/entities/shared.ts';
import { dictionarySchema, siteSchema } from '../../contract/entities/site.ts';
import { industrySchema, solutionSchema } from '../../contract/entities/solution.ts';

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

interface TypeRow<Entity extends z.ZodObject, Extra extends Shape> {
  entity: Entity;
  /** Fields beside the entity's own, for the server alone. */
  extra: Extra;
  /** The moment that lists are sorted by, newest first. Without one, `order` counts. */
  newest?: string;
  /** The address of an entry's own page, where it has one. */
  page?: Address;
  /** Where a preview link leads, where that is another address than its page. */
  preview?: Address;
  /** Fields of the entity that follow from others and may be left out. */
  fill?: (fields: Fields, related: Related) => Fields;
}

function type<Entity extends z.ZodObject, Extra extends Shape = Record<never, never>>(
  row: Omit<TypeRow<Entity, Extra>, 'extra'> & { extra?: Extra },
): TypeRow<Entity, Extra> {
  return { ...row, extra: row.extra ?? ({} as Extra) };
}

/**
 * Every type of content: the folder's name, what its files become, and how lists sort. A file's body fills the
 * field that the contract tags as rich text. Nothing else in the server knows a type's fields.
 */
export const contentTypes = {
  site: type({
    entity: siteSchema,
    /** Origins of foreign pages that may post a form of this site. */
    extra: { origins: z.array(z.string()).optional() },
  }),
  dictionary: type({ entity: z.strictObject({ words: dictionarySchema }) }),
  form: type({ page: addresses.form, preview: addresses.formPreview, entity: formSchema }),
  'top-navigation': type({ entity: topNavigationItemSchema }),
  'top-header': type({
    entity: topHeaderSchema,
    extra: { source: z.enum(['PRODUCT', 'SOLUTION']).optional() },
  }),
  'bottom-navigation': type({ entity: bottomNavigationSchema }),
  'home-module': type({ entity: homeModuleSchema }),
  advantage: type({ entity: advantageSchema }),
  news: type({
    page: addresses.article,
    preview: addresses.articlePreview,
    entity: articleSchema,
    newest: 'createTime',
  }),
  'product-category': type({
    page: addresses.productCategory,
    entity: productCategorySchema,
    extra: {
      exampleList: z.array(reference('example')).optional(),
      ...menuShape,
      proLogo: pictureUrlSchema.optional(),
    },
  }),
  product: type({
    page: addresses.product,
    entity: productSchema,
    extra: { category: reference('product-category'), ...menuShape },
  }),
  industry: type({ entity: industrySchema }),
  solution: type({
    page: addresses.solution,
    entity: solutionSchema,
    extra: { industry: reference('industry'), ...menuShape },
    fill: ({ industry }, related) => ({ industryName: related('industry', industry)?.name }),
  }),
  example: type({
    page: addresses.case,
    entity: exampleSchema,
    extra: { industry: reference('industry').optional() },
    fill: ({ industry }, related) => ({ moduleType: 'Example', industryId: related('industry', industry)?.id }),
  }),
  introduction: type({ preview: addresses.introductionPreview, entity: introductionSchema }),
  activity: type({ page: addresses.event, entity: activitySchema, newest: 'startDate' }),
  'media-resource': type({ page: addresses.mediaResource, entity: mediaResourceSchema, newest: 'createdAt' }),
  publication: type({
    page: addresses.publication,
    entity: publicationSchema,
    extra: { createdAt: momentSchema.optional() },
    newest: 'createdAt',
  }),
  'service-and-support': type({ preview: addresses.servicePreview, entity: richPageSchema }),
  'join-us': type({ preview: addresses.joinUsPreview, entity: richPageSchema }),
  'text-page': type({ entity: textPageSchema }),
  'page-heading': type({ entity: pageHeadingSchema, extra: { type: z.string().min(1) } }),
};

type Types = typeof contentTypes;
export type TypeName = keyof Types;
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
  return (Object.keys(contentTypes) as TypeName[]).find((name) => {
    const { page, preview } = contentTypes[name] as TypeRow<z.ZodObject, Shape>;
    return [page, preview].some((own) => own !== undefined && (address === own || address.startsWith(`${own}/`)));
  });
}

export function isTypeName(name: string): name is TypeName {
  return Object.hasOwn(contentTypes, name);
}
