import { z } from 'zod';
import type {
  Blueprint,
  FunctionGroup,
  Product,
  ProductCategory,
  ProductCategoryDetail,
  ProductConfig,
  ProductGroup,
  ProductSummary,
  ValuesCarouselItem,
} from '../entities/product.ts';
import { exampleSummarySchema } from './example.ts';
import { jumpSchema } from './jump.ts';
import { withSecondNames } from './second-names.ts';
import { objectOf } from './shape.ts';
import { idSchema, picturedPointSchema, pictureUrlSchema, resourceSchema, richTextSchema } from './shared.ts';

const valuesCarouselItemSchema = objectOf<ValuesCarouselItem>()({
  name: z.string().min(1),
  desc: z.string().optional(),
  resource: resourceSchema.optional(),
  config: z.array(z.strictObject({ title: z.string().min(1) })).optional(),
});

const functionGroupSchema = objectOf<FunctionGroup>()({
  id: idSchema,
  name: z.string().min(1),
  iconUrl: pictureUrlSchema.optional(),
  functionList: z.array(picturedPointSchema),
});

const blueprintSchema = objectOf<Blueprint>()({
  id: idSchema,
  title: z.string().min(1),
  logo: pictureUrlSchema.optional(),
  resourceUrl: pictureUrlSchema,
});

const productConfigSchema = objectOf<ProductConfig>()({
  name: z.string().min(1),
  desc: z.string().optional(),
  config: z.array(picturedPointSchema),
});

export const productSummarySchema = objectOf<ProductSummary>()({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  tagline: z.string().optional(),
  proLogo: pictureUrlSchema.optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
});

export const productSchema = objectOf<Product>()(
  withSecondNames({
    ...productSummarySchema.shape,
    diagram: resourceSchema.optional(),
    businessValues: z.array(picturedPointSchema).optional(),
    productConfig: productConfigSchema.optional(),
    productSuperiority: z.array(picturedPointSchema).optional(),
    applicationScenes: z.array(valuesCarouselItemSchema).optional(),
    coreFunctions: z.array(functionGroupSchema).optional(),
    businessBluePrints: z.array(blueprintSchema).optional(),
    exampleBOList: z.array(exampleSummarySchema).optional(),
    isShowEnterpriseDemandTitle: z.boolean().optional(),
    jumpBO: jumpSchema.optional(),
  }),
);

export const productGroupSchema = objectOf<ProductGroup>()({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  productList: z.array(productSummarySchema),
});

export const productCategorySchema = objectOf<ProductCategory>()({
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

export const productCategoryDetailSchema = objectOf<ProductCategoryDetail>()({
  productCategory: productCategorySchema,
  productList: z.array(productSummarySchema),
  exampleList: z.array(exampleSummarySchema),
});
