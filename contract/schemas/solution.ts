import { z } from 'zod';
import type { BusinessValue, Industry, IndustryGroup, Solution, SolutionSummary } from '../entities/solution.ts';
import { exampleSummarySchema } from './example.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import { idSchema, picturedPointSchema, pictureUrlSchema, resourceSchema } from './shared.ts';

export const industrySchema = objectOf<Industry>()({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  indusIcon: pictureUrlSchema.optional(),
  jumpBO: jumpSchema.optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
});

export const solutionSummarySchema = objectOf<SolutionSummary>()({
  id: idSchema,
  name: z.string().min(1),
  desc: z.string().optional(),
  tagline: z.string().optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
});

export const industryGroupSchema = objectOf<IndustryGroup>()({
  industry: industrySchema,
  solutions: z.array(solutionSummarySchema),
  examples: z.array(exampleSummarySchema),
});

const businessValueSchema = objectOf<BusinessValue>()({
  ...picturedPointSchema.shape,
  figure: z.string().min(1).optional(),
});

export const solutionSchema = objectOf<Solution>()({
  ...solutionSummarySchema.shape,
  industryName: z.string().min(1),
  industryState: z.array(picturedPointSchema).optional(),
  businessValue: z.array(businessValueSchema).optional(),
  solutions: z.array(picturedPointSchema).optional(),
  businessScene: z.array(picturedPointSchema).optional(),
  exampleSolutionRelationBOList: z.array(exampleSummarySchema).optional(),
  jumpBO: jumpSchema.optional(),
});
