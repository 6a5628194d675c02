import { z } from 'zod';
import { jumpSchema } from './jump.ts';
import { idSchema, resourceSchema, richTextSchema } from './shared.ts';

/** A customer case ("example" in the calls) as lists show it. */
export const exampleSummarySchema = z
  .strictObject({
    id: idSchema,
    title: z.string().min(1),
    desc: z.string().optional(),
    customerName: z.string().min(1),
    customerLogo: resourceSchema.optional(),
    coverMaterial: resourceSchema.optional(),
    videoMaterial: resourceSchema.optional(),
    industryId: idSchema.optional(),
    /** Longitude and latitude in degrees, for the home page's globe. */
    location: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).optional(),
    moduleType: z.literal('Example'),
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
