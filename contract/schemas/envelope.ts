import { z } from 'zod';
import type { ErrorEnvelope, Fault } from '../envelope.ts';
import { objectOf } from './shape.ts';

/** Every answer's outer form (section 7): code `"200"` with HTTP 200, else the HTTP status as text. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ code: z.literal('200'), message: z.string(), data });

const faultSchema = objectOf<Fault>()({ field: z.string(), message: z.string() });

export const errorEnvelopeSchema = objectOf<ErrorEnvelope>()({
  code: z.string().regex(/^[45]\d\d$/),
  message: z.string().min(1),
  data: z.strictObject({ faults: z.array(faultSchema) }).nullable(),
});
