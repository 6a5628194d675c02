import { z } from 'zod';
import { idSchema, pictureUrlSchema } from './shared.ts';

/** What a visitor agrees to when sending a form; the version is stored with the lead. */
const privacyPolicySchema = z.strictObject({ version: z.string().min(1), url: z.string().min(1) });

/** Filing numbers that mainland law wants at a page's foot. `hosts` gives a host's own number in place of the default suffix. */
const filingSchema = z.strictObject({
  icp: z.string().min(1),
  icpSuffix: z.string().optional(),
  hosts: z.record(z.string(), z.string()).optional(),
  police: z.string().optional(),
  policeCode: z.string().optional(),
});

export const siteSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  /** Language code, also the page body's class: `cn`, `en`. */
  mark: z.string().regex(/^[a-z]{2,8}$/),
  logo: pictureUrlSchema,
  name: z.string().min(1),
  /** BCP 47 tag of the mark: `zh-CN`, `en`. */
  lang: z.string().min(2),
  description: z.string().optional(),
  /** The language's own name, for the language switcher. */
  languageName: z.string().min(1),
  privacyPolicy: privacyPolicySchema.optional(),
  filing: filingSchema.optional(),
  /** IANA zone of the site's dates: without one, Asia/Shanghai for cn and UTC for the others. */
  timeZone: z.string().optional(),
});
export type Site = z.infer<typeof siteSchema>;

/** A site as the list of all shows it: every bare widget fetches that list, so it has what they show and no more. */
export const siteSummarySchema = siteSchema.omit({ description: true });
export type SiteSummary = z.infer<typeof siteSummarySchema>;

/** A site's own wording, by the widget's text key (`form.submit`), laid over the built-in words. */
export const dictionarySchema = z.record(z.string(), z.string());
export type Dictionary = z.infer<typeof dictionarySchema>;
