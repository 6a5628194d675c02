import { z } from 'zod';
import { jumpSchema } from './jump.ts';
import { idSchema, pictureUrlSchema, resourceSchema, richTextSchema } from './shared.ts';

/** The service-and-support and join-us pages have the same fields (section 3). */
export const richPageSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  legend: z.string().optional(),
  describe: richTextSchema,
  bannerUrl: pictureUrlSchema.optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
  jumpBO: jumpSchema.optional(),
});
export type RichPage = z.infer<typeof richPageSchema>;
