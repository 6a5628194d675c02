import { z } from 'zod';
import type { Article, Introduction, MediaCoverage, Milestone, News } from '../entities/article.ts';
import { metricSchema } from './example.ts';
import { objectOf } from './shape.ts';
import { idSchema, momentSchema, resourceSchema, richTextSchema } from './shared.ts';

export const newsSchema = objectOf<News>()({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().optional(),
  createTime: momentSchema,
  coverMaterial: resourceSchema.optional(),
  label: z.string().optional(),
});

const mediaCoverageSchema = objectOf<MediaCoverage>()({ address: z.string().min(1), mediaName: z.string().min(1) });

export const articleSchema = objectOf<Article>()({
  ...newsSchema.shape,
  createdAt: momentSchema.optional(),
  content: richTextSchema,
  mediaCoverageList: z.array(mediaCoverageSchema).optional(),
  author: z.string().optional(),
  edit: z.string().optional(),
});

const milestoneSchema = objectOf<Milestone>()({
  date: z.string().min(1),
  title: z.string().min(1),
  desc: z.string().optional(),
});

export const introductionSchema = objectOf<Introduction>()({
  id: idSchema,
  title: z.string().min(1),
  mainTitle: z.string().optional(),
  logo: resourceSchema.optional(),
  describe: richTextSchema,
  metrics: z.array(metricSchema).min(2).max(4).optional(),
  metricsSource: z.string().optional(),
  milestones: z.array(milestoneSchema).optional(),
});
