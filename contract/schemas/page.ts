import { z } from 'zod';
import type { JoinUsPage, Position, Question, RichPage, StaticPage, TextPage } from '../entities/page.ts';
import { metricSchema } from './example.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import { idSchema, momentSchema, pictureUrlSchema, pointSchema, resourceSchema, richTextSchema } from './shared.ts';

const positionSchema = objectOf<Position>()({
  title: z.string().min(1),
  desc: z.string().optional(),
  places: z.array(z.string().min(1)).min(1),
  address: z.string().min(1).optional(),
});

const questionSchema = objectOf<Question>()({ question: z.string().min(1), answer: z.string().min(1) });

export const richPageSchema = objectOf<RichPage>()({
  id: idSchema,
  title: z.string().min(1),
  legend: z.string().optional(),
  describe: richTextSchema,
  bannerUrl: pictureUrlSchema.optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
  jumpBO: jumpSchema.optional(),
  metrics: z.array(metricSchema).min(2).max(4).optional(),
  metricsSource: z.string().optional(),
  steps: z.array(pointSchema).optional(),
  questions: z.array(questionSchema).optional(),
});

export const joinUsPageSchema = objectOf<JoinUsPage>()({
  ...richPageSchema.shape,
  positions: z.array(positionSchema).optional(),
});

export const staticPageSchema = objectOf<StaticPage>()({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().optional(),
  pageAddress: z.string().startsWith('/'),
  url: z.string().min(1).meta({ content: 'file', of: 'html' }),
});

export const textPageSchema = objectOf<TextPage>()({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().optional(),
  pageAddress: z.string().startsWith('/'),
  updatedAt: momentSchema.optional(),
  content: richTextSchema,
});
