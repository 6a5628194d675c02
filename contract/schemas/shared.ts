import { z } from 'zod';
import type { Caption, File, PicturedPoint, Point, Reference, Resource } from '../entities/shared.ts';
import { objectOf } from './shape.ts';

/** Ids are positive integers, unique per type over all sites. */
export const idSchema = z.int().positive();

/** A moment as ISO 8601 in UTC, e.g. `2026-03-01T08:00:00.000Z`. */
export const momentSchema = z.iso.datetime();

/** HTML that the content server has rendered from Markdown and sanitised. */
export const richTextSchema = z.string().meta({ content: 'rich-text' });

export const themeSchema = z.enum(['dark', 'light']);

export const captionSchema = objectOf<Caption>()({
  url: z.string().meta({ content: 'file' }),
  lang: z.string().min(1),
  label: z.string().min(1),
});

export const fileSchema = objectOf<File>()({
  url: z.string().min(1).meta({ content: 'file' }),
  type: z.enum(['image', 'video', 'document']),
  name: z.string().optional(),
  alt: z.string().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  theme: themeSchema.optional(),
  duration: z.number().positive().optional(),
  createdAt: momentSchema.optional(),
  captions: z.array(captionSchema).optional(),
});

export const resourceSchema = objectOf<Resource>()({ files: z.array(fileSchema).min(1) }).meta({ content: 'resource' });

/** Files to be played or saved; those of a plain resource are pictures. */
export const offeredSchema = resourceSchema.meta({ content: 'resource', of: 'offered' });

/** A single picture's address, for the fields that section 3 names `…Url` or an icon. */
export const pictureUrlSchema = z.string().min(1).meta({ content: 'file', of: 'picture' });

export const pointSchema = objectOf<Point>()({ title: z.string().min(1), desc: z.string().optional() });

export const picturedPointSchema = objectOf<PicturedPoint>()({
  ...pointSchema.shape,
  id: idSchema.optional(),
  resource: resourceSchema.optional(),
  resourceUrl: pictureUrlSchema.optional(),
});

/** A reference by id to an entry of another type; the content check follows it. */
export const reference = (type: string) =>
  objectOf<Reference>()({ id: idSchema }).meta({ content: 'reference', of: type });
