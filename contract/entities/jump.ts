import { z } from 'zod';
import { reference, resourceSchema } from './shared.ts';

/** Where a button leads: a form, a document, an address or a video (jumpBO). */
export const jumpSchema = z.strictObject({
  jumpContentType: z.enum(['FORM', 'DOCUMENT', 'URL', 'VIDEO']).optional(),
  buttonTitle: z.string().optional(),
  buttonLink: z.string().optional(),
  attachment: resourceSchema.optional(),
  attachmentUrl: z.string().optional().meta({ content: 'file' }),
  formBO: reference('form').optional(),
  industry: z.string().optional(),
  demonstration: z.string().optional(),
});
export type Jump = z.infer<typeof jumpSchema>;
