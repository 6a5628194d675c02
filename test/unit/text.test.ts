import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnyTextTable } from '../../contract/text.ts';

const files = ['contract', 'widgets', 'loader', 'pages', 'server', 'examples/kit'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.text.ts'))
    .map((name) => path.posix.join(folder, name)),
);

/** Every word of a module with its key, tables within tables too. */
function listWords(value: unknown, key: string): [key: string, word: AnyTextTable[string]][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('cn' in value || 'en' in value) return [[key, value as AnyTextTable[string]]];
  return Object.entries(value).flatMap(([name, each]) => listWords(each, key ? `${key}.${name}` : name));
}

const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each(files)('%s', (file) => {
  it('holds itself against the table of words, so that what is missing is told there', () => {
    const text = readFileSync(file, 'utf8');
    expect(text, 'write `as const satisfies TextTable` (contract/text.ts)').not.toMatch(/ as const;/);
    expect(text).toMatch(/ as const satisfies .*(TextTable|Word)/);
  });

  it('says all in both languages, with the same placeholders', async () => {
    const module = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;
    const words = Object.entries(module).flatMap(([name, table]) => listWords(table, name));
    const faults = words.flatMap(([key, { cn, en }]) => [
      ...(cn?.trim() ? [] : [`${file} ${key}: says nothing in cn`]),
      ...(en?.trim() ? [] : [`${file} ${key}: says nothing in en`]),
      ...(placeholders(cn).join() === placeholders(en).join()
        ? []
        : [`${file} ${key}: has other placeholders in cn than in en`]),
    ]);
    expect(words.length, 'export its tables').toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
