import { z } from 'zod';
import type { Filing, PrivacyPolicy, Site } from '../entities/site.ts';
import { objectOf } from './shape.ts';
import { idSchema, pictureUrlSchema } from './shared.ts';

const privacyPolicySchema = objectOf<PrivacyPolicy>()({ version: z.string().min(1), url: z.string().min(1) });

const filingSchema = objectOf<Filing>()({
  icp: z.string().min(1),
  icpSuffix: z.string().optional(),
  hosts: z.record(z.string(), z.string()).optional(),
  police: z.string().optional(),
  policeCode: z.string().optional(),
});

export const siteSchema = objectOf<Site>()({
  id: idSchema,
  title: z.string().min(1),
  mark: z.string().regex(/^[a-z]{2,8}$/),
  logo: pictureUrlSchema,
  name: z.string().min(1),
  lang: z.string().min(2),
  description: z.string().optional(),
  languageName: z.string().min(1),
  privacyPolicy: privacyPolicySchema.optional(),
  filing: filingSchema.optional(),
  timeZone: z.string().optional(),
});

export const siteSummarySchema = siteSchema.omit({ title: true, description: true, filing: true });

export const dictionarySchema = z.record(z.string(), z.string());
