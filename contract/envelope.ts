import { z } from 'zod';

/** Every answer's outer form (section 7): code `"200"` with HTTP 200, else the HTTP status as text. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ code: z.literal('200'), message: z.string(), data });

/** What one field has against it; `field` is a path such as `fieldValues.0.value` or a form field's id. */
export const faultSchema = z.strictObject({ field: z.string(), message: z.string() });
export type Fault = z.infer<typeof faultSchema>;

export const errorEnvelopeSchema = z.strictObject({
  code: z.string().regex(/^[45]\d\d$/),
  message: z.string().min(1),
  data: z.strictObject({ faults: z.array(faultSchema) }).nullable(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;
