import { z } from 'zod';
import { exampleSummarySchema } from './example.ts';
import { jumpSchema } from './jump.ts';
import { pointSchema } from './product.ts';
import { idSchema, pictureUrlSchema, resourceSchema } from './shared.ts';

export const industrySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  indusIcon: pictureUrlSchema.optional(),
  jumpBO: jumpSchema.optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
});
export type Industry = z.infer<typeof industrySchema>;

export const solutionSummarySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  /** What a card says, in one short line. */
  tagline: z.string().optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
});
export type SolutionSummary = z.infer<typeof solutionSummarySchema>;

/** An industry with its solutions and cases: a row of `POST /solution/list`, and the home page's solution entry. */
export const industryGroupSchema = z.strictObject({
  industry: industrySchema,
  solutions: z.array(solutionSummarySchema),
  examples: z.array(exampleSummarySchema),
});
export type IndustryGroup = z.infer<typeof industryGroupSchema>;

export const solutionSchema = z.strictObject({
  ...solutionSummarySchema.shape,
  industryName: z.string().min(1),
  industryState: z.array(pointSchema).optional(),
  businessValue: z.array(pointSchema).optional(),
  solutions: z.array(pointSchema).optional(),
  businessScene: z.array(pointSchema).optional(),
  exampleSolutionRelationBOList: z.array(exampleSummarySchema).optional(),
  jumpBO: jumpSchema.optional(),
});
export type Solution = z.infer<typeof solutionSchema>;
