import { z } from 'zod';

/** Ids are positive integers, unique per type over all sites. */
export const idSchema = z.int().positive();

/** A moment as ISO 8601 in UTC, e.g. `2026-03-01T08:00:00.000Z`. */
export const momentSchema = z.iso.datetime();

/** HTML that the content server has rendered from Markdown and sanitised. */
export const richTextSchema = z.string().meta({ content: 'rich-text' });

/** Whether text over the picture should be light or dark: `dark` when the average lightness is below 0.8 (section 4). */
export const themeSchema = z.enum(['dark', 'light']);

export const captionSchema = z.strictObject({
  url: z.string().meta({ content: 'file' }),
  lang: z.string().min(1),
  label: z.string().min(1),
});

/** One file. Width and height are in pixels and known for every picture of the content folder. */
export const fileSchema = z.strictObject({
  url: z.string().min(1).meta({ content: 'file' }),
  type: z.enum(['image', 'video', 'document']),
  name: z.string().optional(),
  alt: z.string().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  theme: themeSchema.optional(),
  duration: z.number().positive().optional(),
  captions: z.array(captionSchema).optional(),
});
export type File = z.infer<typeof fileSchema>;

/** Section 3 writes pictures, videos and attachments as "files (url, type)". */
export const resourceSchema = z.strictObject({ files: z.array(fileSchema).min(1) }).meta({ content: 'resource' });
export type Resource = z.infer<typeof resourceSchema>;

/** A single picture's address, for the fields that section 3 names `…Url` or an icon. */
export const pictureUrlSchema = z.string().min(1).meta({ content: 'file' });

/** A reference by id to an entry of another type; the content check follows it. */
export const reference = (type: string) => z.strictObject({ id: idSchema }).meta({ content: 'reference', type });
