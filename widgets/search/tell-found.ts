import type { SearchAnswer } from '../../contract/entities/search.ts';

/**
 * How much was found, as a word of the search with what is filled in: the question as it was read.
 * @param kind the type that was asked for, in the reader's language
 */
export function tellFound(q: string, { total, readAs }: SearchAnswer, kind?: string) {
  const key = total === 0 ? 'none' : total === 1 ? 'foundOne' : 'found';
  const values = { q: readAs?.map(({ text }) => text).join('') ?? q, total };
  return kind ? ({ key: `${key}In`, values: { ...values, type: kind } } as const) : ({ key, values } as const);
}
