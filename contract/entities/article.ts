import { z } from 'zod';
import { idSchema, momentSchema, resourceSchema, richTextSchema } from './shared.ts';

/** A news entry as lists show it. */
export const newsSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().optional(),
  createTime: momentSchema,
  coverMaterial: resourceSchema.optional(),
});
export type News = z.infer<typeof newsSchema>;

/** A news entry or an introduction, read whole. */
export const articleSchema = z.strictObject({
  ...newsSchema.shape,
  /** Labels, comma-separated. */
  label: z.string().optional(),
  createdAt: momentSchema.optional(),
  content: richTextSchema,
  mediaCoverageList: z.array(z.strictObject({ address: z.string().min(1), mediaName: z.string().min(1) })).optional(),
  author: z.string().optional(),
  edit: z.string().optional(),
});
export type Article = z.infer<typeof articleSchema>;

/** The company's introduction (section 3, Introduce). */
export const introductionSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  mainTitle: z.string().optional(),
  logo: resourceSchema.optional(),
  describe: richTextSchema,
});
export type Introduction = z.infer<typeof introductionSchema>;
