import { z } from 'zod';
import type { Example, ExampleSummary, Metric } from '../entities/example.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import { idSchema, offeredSchema, reference, resourceSchema, richTextSchema } from './shared.ts';

export const metricSchema = objectOf<Metric>()({ value: z.string().min(1), label: z.string().min(1) });

export const exampleSummarySchema = objectOf<ExampleSummary>()({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().optional(),
  tagline: z.string().optional(),
  customerName: z.string().min(1),
  customerLogo: resourceSchema.optional(),
  coverMaterial: resourceSchema.optional(),
  videoMaterial: offeredSchema.optional(),
  industryId: idSchema.optional(),
  place: z.string().min(1).optional(),
  location: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).optional(),
  moduleType: z.literal('Example'),
  metrics: z.array(metricSchema).min(2).max(4).optional(),
  metricsSource: z.string().optional(),
}).meta({ content: 'summary', of: 'example' });

export const exampleSchema = objectOf<Example>()({
  ...exampleSummarySchema.shape,
  backgroundMaterial: resourceSchema.optional(),
  content: richTextSchema,
  products: z.array(reference('product')).optional(),
  jumpBO: jumpSchema.optional(),
});
