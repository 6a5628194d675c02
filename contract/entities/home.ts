import { z } from 'zod';
import { jumpSchema } from './jump.ts';
import { idSchema, pictureUrlSchema, resourceSchema } from './shared.ts';

export const moduleTypes = ['PRODUCT', 'NEWS', 'CAROUSEL', 'BUSINESS_CONSULTING', 'SOLUTION', 'Example'] as const;

const slideSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().optional(),
  subheading: z.string().optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
  jumpBO: jumpSchema.optional(),
});
export type Slide = z.infer<typeof slideSchema>;

export const homeModuleSchema = z.strictObject({
  id: idSchema,
  moduleType: z.enum(moduleTypes),
  moduleName: z.string().min(1),
  title: z.string().optional(),
  desc: z.string().optional(),
  subheading: z.string().optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
  jumpBO: jumpSchema.optional(),
  carouselOpt: z.array(slideSchema).optional(),
});
export type HomeModule = z.infer<typeof homeModuleSchema>;

export const advantageSchema = z.strictObject({
  id: idSchema,
  logo: pictureUrlSchema,
  title: z.string().min(1),
  desc: z.string().min(1),
});
export type Advantage = z.infer<typeof advantageSchema>;

export const pageHeadingSchema = z.strictObject({
  /** What the generic call `GET /page-heading/{id}` finds it by. */
  id: idSchema.optional(),
  title: z.string().min(1),
  desc: z.string().optional(),
});
export type PageHeading = z.infer<typeof pageHeadingSchema>;
