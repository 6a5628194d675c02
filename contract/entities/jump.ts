import { z } from 'zod';
import { unlockTypes } from '../unlock.ts';
import { reference, resourceSchema } from './shared.ts';

const target = `(${unlockTypes.join('|')})/[1-9][0-9]{0,14}`;
const unlockPattern = new RegExp(`^${target}( ${target})*$`);

/** Where a button leads: a form, a document, an address or a video (jumpBO). */
export const jumpSchema = z.strictObject({
  jumpContentType: z.enum(['FORM', 'DOCUMENT', 'URL', 'VIDEO']).optional(),
  buttonTitle: z.string().optional(),
  buttonLink: z.string().optional(),
  attachment: resourceSchema.optional(),
  attachmentUrl: z.string().optional().meta({ content: 'file' }),
  formBO: reference('form').optional(),
  /** What its form unlocks, as `publication/12` or several with spaces between: a form may stand before more than itself. */
  unlock: z.string().regex(unlockPattern).optional(),
  industry: z.string().optional(),
  demonstration: z.string().optional(),
});
export type Jump = z.infer<typeof jumpSchema>;
