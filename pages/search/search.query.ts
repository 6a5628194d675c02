import { z } from 'zod';

/** What is looked for, in what, and which page of it. Values are handed on as they are: the page says what cannot be. */
export const searchQuery = z.object({
  q: z.string().optional(),
  type: z.string().optional(),
  pageNo: z.string().default('1'),
});
