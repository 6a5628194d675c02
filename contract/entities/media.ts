import { z } from 'zod';
import { exampleSummarySchema } from './example.ts';
import { jumpSchema } from './jump.ts';
import { idSchema, momentSchema, pictureUrlSchema, resourceSchema, richTextSchema } from './shared.ts';

export const mediaResourceSummarySchema = z.strictObject({
  id: idSchema,
  titleContent: z.string().min(1),
  createdAt: momentSchema,
  coverMaterial: resourceSchema.optional(),
  resourceType: z.string().min(1),
  /** The contact form comes before the video (section 4). */
  isNeedContact: z.boolean().optional(),
});
export type MediaResourceSummary = z.infer<typeof mediaResourceSummarySchema>;

export const mediaResourceSchema = z.strictObject({
  ...mediaResourceSummarySchema.shape,
  videoMaterial: resourceSchema.optional(),
  resourceDesc: richTextSchema.optional(),
  jumpBO: jumpSchema.optional(),
  liveAddress: z.string().optional(),
});
export type MediaResource = z.infer<typeof mediaResourceSchema>;

export const publicationSummarySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  picture: pictureUrlSchema,
  introduction: z.string().optional(),
  /** `PUBLICATION` is a journal; any other type is a white paper. */
  type: z.string().min(1),
});
export type PublicationSummary = z.infer<typeof publicationSummarySchema>;

export const publicationSchema = z.strictObject({
  ...publicationSummarySchema.shape,
  basePicture: pictureUrlSchema.optional(),
  mobileBasePicture: pictureUrlSchema.optional(),
  backgroundPicture: pictureUrlSchema.optional(),
  mobileBackgroundPicture: pictureUrlSchema.optional(),
  publicationDescribe: richTextSchema.optional(),
  exampleBOS: z.array(exampleSummarySchema).optional(),
  jumpBO: jumpSchema.optional(),
});
export type Publication = z.infer<typeof publicationSchema>;
