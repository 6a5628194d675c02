import { z } from 'zod';
import { fieldTypes } from '../entities/form.ts';
import {
  type LeadFieldValue,
  type LeadReceipt,
  type LeadRequest,
  leadSources,
  type ShownField,
  type ShownForm,
  type Traffic,
  type UnlockedFile,
} from '../entities/lead.ts';
import { mostUnlocks, type UnlockTarget, unlockTypes } from '../unlock.ts';
import { formFieldSchema } from './form.ts';
import { looseObjectOf, objectOf } from './shape.ts';
import { captionSchema, idSchema } from './shared.ts';

const longText = z.string().max(20_000);

const shortText = z.string().max(4_000);

const fieldValueSchema = looseObjectOf<LeadFieldValue>()({
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

export const trafficSchema = looseObjectOf<Traffic>()({
  bd_vid: shortText.optional(),
  ext_info: z.string().max(16_000).optional(),
  deviceType: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  deviceId: shortText.optional(),
  logidUrl: shortText.optional(),
});

const unlockSchema = looseObjectOf<UnlockTarget>()({ type: z.enum(unlockTypes), id: idSchema });

const shownFieldSchema = looseObjectOf<ShownField>()({
  id: idSchema,
  name: shortText.min(1),
  type: z.enum(fieldTypes),
  required: z.boolean(),
  displayForm: formFieldSchema.shape.displayForm,
});

const shownFormSchema = looseObjectOf<ShownForm>()({
  name: shortText.min(1),
  fields: z.array(shownFieldSchema).max(200),
});

export const leadRequestSchema = looseObjectOf<LeadRequest>()({
  site: z.object({ id: idSchema }),
  form: z.object({ id: idSchema }),
  fieldValues: fieldValuesSchema,
  shown: shownFormSchema.optional(),
  formTypeSource: z.enum(leadSources).optional(),
  sourceId: z.union([shortText, z.int()]).nullish(),
  trafficAccessReq: trafficSchema.optional(),
  consent: z.object({ policyVersion: shortText }).optional(),
  website: shortText.optional(),
  elapsed: z.number().nonnegative().optional(),
  unlock: z.union([unlockSchema, z.array(unlockSchema).max(mostUnlocks)]).optional(),
  test: z.boolean().optional(),
});

const unlockedFileSchema = objectOf<UnlockedFile>()({
  url: z.string(),
  name: z.string().optional(),
  type: z.enum(['image', 'video', 'document']).optional(),
  duration: z.number().positive().optional(),
  captions: z.array(captionSchema).optional(),
  expiresAt: z.iso.datetime().optional(),
});

export const leadReceiptSchema = objectOf<LeadReceipt>()({
  id: z.string().min(1),
  links: z.array(unlockedFileSchema).optional(),
  pass: z.string().optional(),
  test: z.literal(true).optional(),
});
