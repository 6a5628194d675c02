import { z } from 'zod';
import { jumpSchema } from './jump.ts';
import { idSchema, resourceSchema, richTextSchema } from './shared.ts';

/** A figure that a case rests on, as it is shown: a value with its unit (`3 days`, `96%`), and what it measures. */
export const metricSchema = z.strictObject({ value: z.string().min(1), label: z.string().min(1) });
export type Metric = z.infer<typeof metricSchema>;

/** A customer case ("example" in the calls) as lists show it. */
export const exampleSummarySchema = z
  .strictObject({
    id: idSchema,
    title: z.string().min(1),
    desc: z.string().optional(),
    /** What a card says, in one short line. */
    tagline: z.string().optional(),
    customerName: z.string().min(1),
    customerLogo: resourceSchema.optional(),
    coverMaterial: resourceSchema.optional(),
    videoMaterial: resourceSchema.optional(),
    industryId: idSchema.optional(),
    /** Longitude and latitude in degrees, for the home page's globe. */
    location: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).optional(),
    moduleType: z.literal('Example'),
    /** The telling one first: cards show that. */
    metrics: z.array(metricSchema).min(2).max(4).optional(),
    /** Who counted, and over which time. */
    metricsSource: z.string().optional(),
  })
  .meta({ content: 'summary', type: 'example' });
export type ExampleSummary = z.infer<typeof exampleSummarySchema>;

export const exampleSchema = z.strictObject({
  ...exampleSummarySchema.shape,
  backgroundMaterial: resourceSchema.optional(),
  content: richTextSchema,
  jumpBO: jumpSchema.optional(),
});
export type Example = z.infer<typeof exampleSchema>;
