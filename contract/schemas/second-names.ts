import type { z } from 'zod';

/** Fields that section 3 gives two names. Content takes either of them, and answers carry both. */
const secondNames = {
  applicationScenes: 'applicationScenarios',
  businessBluePrints: 'blueprints',
} as const;

type Seconds = typeof secondNames;
type Shape = Readonly<Record<string, z.ZodType>>;
type BothNames<Own extends Shape> = Own & {
  [First in keyof Own & keyof Seconds as Seconds[First]]: Own[First];
};

const pairs = Object.entries(secondNames);

/** The fields of a schema, those of two names under both. */
export function withSecondNames<Own extends Shape>(shape: Own): BothNames<Own> {
  const seconds = pairs.filter(([first]) => Object.hasOwn(shape, first));
  return {
    ...shape,
    ...Object.fromEntries(seconds.map(([first, second]) => [second, shape[first]])),
  } as BothNames<Own>;
}

type Fields = Readonly<Record<string, unknown>>;

/** An entry's fields, with what one of two names has under the other too. */
export function fillSecondNames(fields: Fields): Fields {
  const filled: Record<string, unknown> = { ...fields };
  for (const [first, second] of pairs) {
    const value = fields[first] ?? fields[second];
    if (value !== undefined) Object.assign(filled, { [first]: value, [second]: value });
  }
  return filled;
}

/** The second names whose first one is given as well: nobody could tell which of the two is meant. */
export function findDoubles(fields: Fields): { first: string; second: string }[] {
  const isGiven = (name: string) => fields[name] !== undefined && fields[name] !== null;
  return pairs.filter((pair) => pair.every(isGiven)).map(([first, second]) => ({ first, second }));
}
