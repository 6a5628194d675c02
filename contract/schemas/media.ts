import { z } from 'zod';
import type { MediaResource, MediaResourceSummary, Publication, PublicationSummary } from '../entities/media.ts';
import { exampleSummarySchema } from './example.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import { idSchema, momentSchema, offeredSchema, pictureUrlSchema, resourceSchema, richTextSchema } from './shared.ts';

export const mediaResourceSummarySchema = objectOf<MediaResourceSummary>()({
  id: idSchema,
  titleContent: z.string().min(1),
  createdAt: momentSchema,
  coverMaterial: resourceSchema.optional(),
  resourceType: z.string().min(1),
  isNeedContact: z.boolean().optional(),
  duration: z.number().positive().optional(),
});

export const mediaResourceSchema = objectOf<MediaResource>()({
  ...mediaResourceSummarySchema.shape,
  videoMaterial: offeredSchema.optional(),
  resourceDesc: richTextSchema.optional(),
  jumpBO: jumpSchema.optional(),
  liveAddress: z.string().optional(),
});

export const publicationSummarySchema = objectOf<PublicationSummary>()({
  id: idSchema,
  name: z.string().min(1),
  picture: pictureUrlSchema,
  introduction: z.string().optional(),
  type: z.string().min(1),
});

export const publicationSchema = objectOf<Publication>()({
  ...publicationSummarySchema.shape,
  basePicture: pictureUrlSchema.optional(),
  mobileBasePicture: pictureUrlSchema.optional(),
  backgroundPicture: pictureUrlSchema.optional(),
  mobileBackgroundPicture: pictureUrlSchema.optional(),
  publicationDescribe: richTextSchema.optional(),
  exampleBOS: z.array(exampleSummarySchema).optional(),
  jumpBO: jumpSchema.optional(),
});
