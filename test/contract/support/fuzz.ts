import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createRandom, type Random } from '../../bench/large-site/random.ts';

export { createRandom, type Random };

/** Strings that break what is not careful; one a line, written as the inside of a JSON string. */
export const naughtyStrings: readonly string[] = readFileSync(
  path.resolve(import.meta.dirname, '../../fixtures/naughty-strings.txt'),
  'utf8',
)
  .replace(/\n$/, '')
  .split('\n')
  .filter((line) => !line.startsWith('###'))
  .map((line) => JSON.parse(`"${line}"`) as string);

const oddValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, -1e-7, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 2, 2 ** 31],
  ...['', [], {}, [[]], [null], { id: null }, { __proto__: null }, ['a', 1, {}], { length: 1e9 }],
  ...[{ toString: 'x' }, { constructor: { prototype: {} } }, 'x'.repeat(5000), Array.from({ length: 500 }, () => 'x')],
];

/** A value that the schema may take, or one that is near to it. */
export function generate(schema: z.ZodType, random: Random): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const roll = random.between(0, 5);
    if (roll === 0) return undefined;
    return roll === 1 ? null : generate(schema.unwrap() as z.ZodType, random);
  }
  if (schema instanceof z.ZodDefault)
    return random.between(0, 3) === 0 ? undefined : generate(schema.unwrap() as z.ZodType, random);
  if (schema instanceof z.ZodUnion) return generate(random.pick(schema.options as z.ZodType[]), random);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return Object.fromEntries(fields.map(([name, field]) => [name, generate(field, random)]));
  }
  if (schema instanceof z.ZodArray) {
    return Array.from({ length: random.between(0, 4) }, () => generate(schema.element as z.ZodType, random));
  }
  if (schema instanceof z.ZodEnum) return random.pick(schema.options);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodNumber) return random.pick([1, 2, 3, 10, 101, 4001]);
  if (schema instanceof z.ZodString) {
    return random.pick(['2026-03-01', '2026-03-01T00:00:00+08:00', '上海', 'news', random.pick(naughtyStrings)]);
  }
  return random.pick(oddValues);
}

/** The value with one part of it, at any depth, put wrong. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.between(0, 3) === 0) {
    return random.pick([random.pick(naughtyStrings), random.pick(oddValues)]);
  }
  if (Array.isArray(value)) {
    const index = random.between(0, Math.max(0, value.length - 1));
    return value.length === 0 ? [random.pick(oddValues)] : value.with(index, spoil(value[index], random));
  }
  const keys = Object.keys(value);
  if (keys.length === 0 || random.between(0, 6) === 0)
    return { ...value, [random.pick(naughtyStrings)]: random.pick(oddValues) };
  const key = random.pick(keys);
  return { ...value, [key]: spoil((value as Record<string, unknown>)[key], random) };
}

/** Bodies that are no JSON, or JSON that nobody means. */
export const brokenBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  ...[
    '',
    ' ',
    '{',
    '{"site":',
    '[',
    ']',
    'null',
    'true',
    '0',
    '"x"',
    '[]',
    '{}',
    '{"a":1,}',
    "{'a':1}",
    'undefined',
    'NaN',
  ],
  ...[
    '{"site":{"id":1},"site":{"id":2}}',
    '{"__proto__":{"id":1},"site":{"id":1}}',
    '{"site":{"id":1e400}}',
    '\uFEFF{}',
  ],
  '['.repeat(20_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"site":{"id":${'9'.repeat(5000)}}}`,
  `{"${'k'.repeat(10_000)}":1}`,
  new Uint8Array([0xff, 0xfe, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0x00]),
];
