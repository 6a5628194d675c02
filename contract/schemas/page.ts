import { z } from 'zod';
import type { RichPage, TextPage } from '../entities/page.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import { idSchema, momentSchema, pictureUrlSchema, resourceSchema, richTextSchema } from './shared.ts';

export const richPageSchema = objectOf<RichPage>()({
  id: idSchema,
  title: z.string().min(1),
  legend: z.string().optional(),
  describe: richTextSchema,
  bannerUrl: pictureUrlSchema.optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
  jumpBO: jumpSchema.optional(),
});

export const textPageSchema = objectOf<TextPage>()({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().optional(),
  pageAddress: z.string().startsWith('/'),
  updatedAt: momentSchema.optional(),
  content: richTextSchema,
});
