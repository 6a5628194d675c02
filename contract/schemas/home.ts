import { z } from 'zod';
import { type Advantage, type HomeModule, moduleTypes, type PageHeading, type Slide } from '../entities/home.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import { idSchema, pictureUrlSchema, resourceSchema } from './shared.ts';

const slideSchema = objectOf<Slide>()({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().optional(),
  subheading: z.string().optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
  jumpBO: jumpSchema.optional(),
});

export const homeModuleSchema = objectOf<HomeModule>()({
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

export const advantageSchema = objectOf<Advantage>()({
  id: idSchema,
  logo: pictureUrlSchema,
  title: z.string().min(1),
  desc: z.string().min(1),
});

export const pageHeadingSchema = objectOf<PageHeading>()({
  id: idSchema.optional(),
  title: z.string().min(1),
  desc: z.string().optional(),
});
