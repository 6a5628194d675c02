import { z } from 'zod';
import { exampleSummarySchema } from './example.ts';
import { jumpSchema } from './jump.ts';
import { withSecondNames } from './second-names.ts';
import { idSchema, pictureUrlSchema, resourceSchema, richTextSchema } from './shared.ts';

/** A title, a sentence and a picture: the building block of product and solution pages. */
export const pointSchema = z.strictObject({
  id: idSchema.optional(),
  title: z.string().min(1),
  desc: z.string().optional(),
  resource: resourceSchema.optional(),
  resourceUrl: pictureUrlSchema.optional(),
});
export type Point = z.infer<typeof pointSchema>;

/** A slide of a values carousel (section 3). */
const valuesCarouselItemSchema = z.strictObject({
  name: z.string().min(1),
  desc: z.string().optional(),
  resource: resourceSchema.optional(),
  config: z.array(z.strictObject({ title: z.string().min(1) })).optional(),
});

const functionGroupSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  iconUrl: pictureUrlSchema.optional(),
  functionList: z.array(pointSchema),
});

const blueprintSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  logo: pictureUrlSchema.optional(),
  resourceUrl: pictureUrlSchema,
});

export const productSummarySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  /** What a card says, in one short line. */
  tagline: z.string().optional(),
  proLogo: pictureUrlSchema.optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

export const productSchema = z.strictObject(
  withSecondNames({
    ...productSummarySchema.shape,
    diagram: resourceSchema.optional(),
    businessValues: z.array(pointSchema).optional(),
    productConfig: z
      .strictObject({ name: z.string().min(1), desc: z.string().optional(), config: z.array(pointSchema) })
      .optional(),
    productSuperiority: z.array(pointSchema).optional(),
    applicationScenes: z.array(valuesCarouselItemSchema).optional(),
    coreFunctions: z.array(functionGroupSchema).optional(),
    businessBluePrints: z.array(blueprintSchema).optional(),
    exampleBOList: z.array(exampleSummarySchema).optional(),
    isShowEnterpriseDemandTitle: z.boolean().optional(),
    jumpBO: jumpSchema.optional(),
  }),
);
export type Product = z.infer<typeof productSchema>;

/** A category as the product list shows it, with its products in order. */
export const productGroupSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  productList: z.array(productSummarySchema),
});
export type ProductGroup = z.infer<typeof productGroupSchema>;

export const productCategorySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  subtitle: z.string().optional(),
  content: richTextSchema.optional(),
  jumpBO: jumpSchema.optional(),
  demonstration: jumpSchema.optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const productCategoryDetailSchema = z.strictObject({
  productCategory: productCategorySchema,
  productList: z.array(productSummarySchema),
  exampleList: z.array(exampleSummarySchema),
});
