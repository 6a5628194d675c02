import { z } from 'zod';
import { mostUnlocks, unlockTypes } from '../unlock.ts';
import { captionSchema, idSchema } from './shared.ts';

export const leadSources = ['PRODUCT', 'EXAMPLE', 'SOLUTION', 'CORPORATE_PUBLICATION', 'INDEX_MODEL'] as const;
export type LeadSource = (typeof leadSources)[number];

const longText = z.string().max(20_000);
const shortText = z.string().max(4_000);

const fieldValueSchema = z.object({
  formFieldBO: z.object({ id: idSchema }),
  value: z.union([longText, z.array(longText).max(200)]),
});

const trafficSchema = z.object({
  bd_vid: shortText.optional(),
  ext_info: shortText.optional(),
  /** 0 Android, 1 iOS, 2 other. */
  deviceType: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  deviceId: shortText.optional(),
  /** The address that the form was sent from. */
  logidUrl: shortText.optional(),
});

const unlockSchema = z.object({ type: z.enum(unlockTypes), id: idSchema });

/** The body of `POST /form` (section 7). `consent`, `website`, `elapsed` and `unlock` are this server's own and optional. */
export const leadRequestSchema = z.object({
  site: z.object({ id: idSchema }),
  form: z.object({ id: idSchema }),
  fieldValues: z.array(fieldValueSchema).max(200),
  formTypeSource: z.enum(leadSources).optional(),
  sourceId: z.union([shortText, z.int()]).nullish(),
  trafficAccessReq: trafficSchema.optional(),
  /** The privacy policy's version that the visitor agreed to. The server adds the time. */
  consent: z.object({ policyVersion: shortText }).optional(),
  /** A honeypot: people never see it, so only a robot fills it. */
  website: shortText.optional(),
  /** Milliseconds from the form's first display to its sending. */
  elapsed: z.number().nonnegative().optional(),
  /** What the form was opened for, where the page's address does not say so or has several. */
  unlock: z.union([unlockSchema, z.array(unlockSchema).max(mostUnlocks)]).optional(),
});
export type LeadRequest = z.infer<typeof leadRequestSchema>;

/**
 * A file that the sent form has unlocked. Its address serves until `expiresAt`; one without that is another host's. What
 * is behind a form is in no other answer: a media resource with `isNeedContact` has no `videoMaterial`, and a jump of
 * the type FORM neither an attachment nor, in a review, a `buttonLink`. Both name their form as `jumpBO.formBO`, and
 * what to send as `unlock` as `jumpBO.unlock`. To get fresh addresses, send the form again under the same Idempotency-Key.
 */
const unlockedFileSchema = z.strictObject({
  url: z.string(),
  name: z.string().optional(),
  type: z.enum(['image', 'video', 'document']).optional(),
  /** Seconds. */
  duration: z.number().positive().optional(),
  captions: z.array(captionSchema).optional(),
  expiresAt: z.iso.datetime().optional(),
});

export const leadReceiptSchema = z.strictObject({
  id: z.string().min(1),
  links: z.array(unlockedFileSchema).optional(),
});
export type LeadReceipt = z.infer<typeof leadReceiptSchema>;
