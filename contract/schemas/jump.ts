import { z } from 'zod';
import type { Jump } from '../entities/jump.ts';
import { unlockTypes } from '../unlock.ts';
import { objectOf } from './shape.ts';
import { offeredSchema, reference } from './shared.ts';

const target = `(${unlockTypes.join('|')})/[1-9][0-9]{0,14}`;

const unlockPattern = new RegExp(`^${target}( ${target})*$`);

export const jumpSchema = objectOf<Jump>()({
  jumpContentType: z.enum(['FORM', 'DOCUMENT', 'URL', 'VIDEO']).optional(),
  buttonTitle: z.string().optional(),
  buttonLink: z.string().optional(),
  attachment: offeredSchema.optional(),
  attachmentUrl: z.string().optional().meta({ content: 'file' }),
  formBO: reference('form').optional(),
  unlock: z.string().regex(unlockPattern).optional(),
  industry: z.string().optional(),
  demonstration: z.string().optional(),
});
