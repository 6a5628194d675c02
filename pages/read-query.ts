import type { PageQuery } from '../widgets/kit/runtime/page.ts';
import type { QuerySchema } from './page-route.ts';

export interface ReadQuery {
  /** What was asked for beside what goes without saying, as text. */
  query: PageQuery;
  /** The same as it stands in an address: empty, or from its question mark on. */
  search: string;
}

/** Noncharacters and the old control codes: an address can hold them, but no HTML document may. */
const unwritable = /[\p{Noncharacter_Code_Point}\x7f-\x9f]/gu;

/**
 * What of an address's query a page understands: the declared keys in their order, normalised by their schemas. What
 * does not fit, is empty or says no more than the default is as good as not there, and so is every other key.
 */
export function readQuery(schema: QuerySchema | undefined, given: URLSearchParams): ReadQuery {
  const query: Record<string, string | readonly string[]> = {};
  const written = new URLSearchParams();
  for (const [key, field] of Object.entries(schema?.shape ?? {})) {
    const texts = given
      .getAll(key)
      .map((text) => text.replace(unwritable, ''))
      .filter((text) => text !== '');
    if (texts.length === 0) continue;
    const one = field.safeParse(texts[0]);
    const { data } = one.success ? one : field.safeParse(texts);
    if (data === undefined || JSON.stringify(data) === JSON.stringify(field.safeParse(undefined).data)) continue;
    const value = Array.isArray(data) ? data.map(String) : String(data);
    query[key] = value;
    for (const text of [value].flat()) written.append(key, text);
  }
  return { query, search: written.size > 0 ? `?${written}` : '' };
}
