import { z } from 'zod';
import type {
  EmbedAttribute,
  EmbedForm,
  EmbedOptions,
  EmbedProperty,
  EmbedRelease,
  EmbedWidget,
} from '../entities/embed.ts';
import { objectOf } from './shape.ts';
import { idSchema } from './shared.ts';

const attributeSchema = objectOf<EmbedAttribute>()({
  name: z.string().min(1),
  kind: z.enum(['id', 'number', 'choice', 'switch', 'values', 'films', 'text']),
  words: z.array(z.string()).optional(),
  standard: z.string().optional(),
});

const widgetSchema = objectOf<EmbedWidget>()({
  name: z.string().min(1),
  attributes: z.array(attributeSchema),
  imports: z.array(z.string().min(1)),
});

const propertySchema = objectOf<EmbedProperty>()({
  name: z.string().regex(/^--vt-/),
  kind: z.enum(['color', 'length']),
  standard: z.string().min(1),
});

const integritySchema = z.string().regex(/^sha384-/);

const releaseSchema = objectOf<EmbedRelease>()({
  name: z.string().min(1),
  integrity: integritySchema,
  sealed: z.strictObject({ integrity: integritySchema, map: z.string().regex(/^sha256-/) }),
});

const heightSchema = z.int().positive();

const formSchema = objectOf<EmbedForm>()({
  id: idSchema,
  name: z.string(),
  room: z.strictObject({ narrow: heightSchema, wide: heightSchema }),
});

export const embedOptionsSchema = objectOf<EmbedOptions>()({
  origin: z.url(),
  release: releaseSchema,
  widgets: z.array(widgetSchema),
  properties: z.array(propertySchema),
  forms: z.array(formSchema),
});
