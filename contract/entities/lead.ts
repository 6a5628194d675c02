import { z } from 'zod';
import { mostUnlocks, unlockTypes } from '../unlock.ts';
import { fieldTypes, formFieldSchema } from './form.ts';
import { captionSchema, idSchema } from './shared.ts';

export const leadSources = ['PRODUCT', 'EXAMPLE', 'SOLUTION', 'CORPORATE_PUBLICATION', 'INDEX_MODEL'] as const;
export type LeadSource = (typeof leadSources)[number];

const longText = z.string().max(20_000);
const shortText = z.string().max(4_000);

const fieldValueSchema = z.object({
  formFieldBO: z.object({ id: idSchema }),
  value: z.union([longText, z.array(longText).max(200)]),
});

const fieldValuesSchema = z
  .array(fieldValueSchema)
  .max(200)
  .superRefine((values, context) => {
    const known = new Set<number>();
    for (const [index, { formFieldBO }] of values.entries()) {
      const message = `field ${formFieldBO.id} has a value already: give each field once, several choices as a list`;
      if (known.has(formFieldBO.id))
        context.addIssue({ code: 'custom', path: [index, 'formFieldBO', 'id'], message, input: values });
      known.add(formFieldBO.id);
    }
  });

export const trafficSchema = z.object({
  bd_vid: shortText.optional(),
  ext_info: z.string().max(16_000).optional(),
  /** 0 Android, 1 iOS, 2 other. */
  deviceType: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  deviceId: shortText.optional(),
  /** The address that the form was sent from. */
  logidUrl: shortText.optional(),
});

const unlockSchema = z.object({ type: z.enum(unlockTypes), id: idSchema });

/**
 * The form as the visitor saw it. Forms change while they are open in somebody's tab: what was typed there is then kept
 * under the labels of this, and held against its rules. `required` is that of section 5, made a boolean.
 */
const shownFormSchema = z.object({
  name: shortText.min(1),
  fields: z
    .array(
      z.object({
        id: idSchema,
        name: shortText.min(1),
        type: z.enum(fieldTypes),
        required: z.boolean(),
        displayForm: formFieldSchema.shape.displayForm,
      }),
    )
    .max(200),
});
export type ShownForm = z.infer<typeof shownFormSchema>;

/**
 * The body of `POST /form` (section 7). `shown`, `consent`, `website`, `elapsed` and `unlock` are this server's own and
 * optional. Only `site`, `form`, `fieldValues` and, where the site has a privacy policy, `consent` can cost a lead: what
 * is wrong with the rest is shortened or left out by the server.
 */
export const leadRequestSchema = z.object({
  site: z.object({ id: idSchema }),
  form: z.object({ id: idSchema }),
  fieldValues: fieldValuesSchema,
  shown: shownFormSchema.optional(),
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
