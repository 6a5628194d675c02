import { z } from 'zod';

/** What WeChat writes behind the address of a page that is shared, as `from`: the place it was shared in, and no day. */
const sharedIn = ['singlemessage', 'groupmessage', 'timeline'];

const values = z.array(z.string()).max(100).optional();
const days = values.transform((given) => {
  const own = given?.filter((text) => !sharedIn.includes(text));
  return own?.length ? own : undefined;
});

/**
 * The query of a page with a list: its filters and the page's number. Values are handed on as they are, for the list
 * says in words what of them cannot be. Those of one filter that takes several are a list.
 */
export function listQuery<const Names extends readonly string[]>(...names: Names) {
  return z.object({
    ...(Object.fromEntries(names.map((name) => [name, name === 'from' ? days : values])) as Record<
      Names[number],
      typeof values
    >),
    pageNo: z.string().default('1'),
  });
}
