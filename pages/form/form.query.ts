import { z } from 'zod';
import { readUnlock, writeUnlock } from '../../contract/unlock.ts';

/** What the form's page understands of its address: what the form is asked to unlock. */
export const formQuery = z.object({
  unlock: z
    .string()
    .transform((text) => writeUnlock(readUnlock(text)) || undefined)
    .optional(),
});
