import { z } from 'zod';

/**
 * The query of a page with a list: its filters and the page's number. Values are handed on as they are, for the list
 * says in words what of them cannot be. Those of one filter that takes several are a list.
 */
export function listQuery<const Names extends readonly string[]>(...names: Names) {
  const values = z.array(z.string()).max(100).optional();
  return z.object({
    ...(Object.fromEntries(names.map((name) => [name, values])) as Record<Names[number], typeof values>),
    pageNo: z.string().default('1'),
  });
}
