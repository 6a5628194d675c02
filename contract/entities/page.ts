import { z } from 'zod';
import { jumpSchema } from './jump.ts';
import { idSchema, momentSchema, pictureUrlSchema, resourceSchema, richTextSchema } from './shared.ts';

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

/** A page that is nothing but text, such as the privacy policy, found by its own address. */
export const textPageSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  /** One sentence, for search engines and below the title. */
  desc: z.string().optional(),
  /** The page's path within the site: `/privacy`. */
  pageAddress: z.string().startsWith('/'),
  updatedAt: momentSchema.optional(),
  content: richTextSchema,
});
export type TextPage = z.infer<typeof textPageSchema>;
