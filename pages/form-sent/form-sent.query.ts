import { z } from 'zod';

/** What the thank-you understands of its address: that it is one for a test, and whether a lead would have unlocked something. */
export const formSentQuery = z.object({ test: z.enum(['passed', 'locked']).optional() });
