import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commonNames, commonValues } from '../../../contract/common-attributes.ts';
import { about, properties } from '../../../library/about.ts';
import { widgets } from '../../../loader/widgets.ts';
import { sendingText } from '../../../widgets/form/sending.text.ts';
import { attributeName } from '../../../widgets/kit/runtime/attributes.ts';
import { flattenSheets } from '../../../widgets/kit/runtime/sheet-data.ts';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';
import { baseSheet } from '../../../widgets/kit/styles/base.style.ts';
import { themeSheet } from '../../../widgets/kit/styles/theme.style.ts';

const docs = readFileSync(path.resolve('docs/embedding.md'), 'utf8');

/** The first cells of each row of the table between two marks, without the heading. */
function readTable(mark: string, cells: number): string[] {
  const [, table = ''] = new RegExp(`<!-- ${mark} -->\n([\\s\\S]*?)\n<!-- /${mark} -->`).exec(docs) ?? [];
  const rows = table.split('\n').slice(2);
  return rows.map((row) => row.split(' | ').slice(0, cells).join(' | ').replace(/^\| /, ''));
}

const definitions = await Promise.all(
  Object.values(widgets).map(async (fetchWidget) => (await fetchWidget()).default as unknown as WidgetDefinition),
);

function describeDefault(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) return '–';
  return value === false ? 'off' : `\`${value}\``;
}

test('docs/embedding.md lists every tag with its attributes, their defaults and what they are', () => {
  const rows = definitions.flatMap(({ name, attributes }) => {
    const { what, attributes: words } = about[name as keyof typeof about];
    const entries = Object.entries(attributes);
    if (entries.length === 0) return [`\`vt-${name}\` | – | – | ${what} |`];
    return entries.map(([property, kind], index) => {
      const before = index === 0 ? `${what}. ` : '';
      const is = Reflect.get(words, property);
      return `\`vt-${name}\` | \`${attributeName(property)}\` | ${describeDefault(kind.parse(null))} | ${before}${is} |`;
    });
  });
  expect(readTable('tags', 4)).toEqual(rows);
});

test('docs/embedding.md lists every custom property that widgets are themed by, with its default', async () => {
  const sheets = await Promise.all(definitions.map(async ({ sheet }) => (await sheet()).sheet));
  const texts = flattenSheets([baseSheet, ...sheets]).map(({ text }) => text);
  const found = texts.flatMap((text) => [...text.matchAll(/var\((--vt-[a-z-]+), ?((?:[^()]|\([^)]*\))*)\)/g)]);
  // One that several sheets read, or that has another default on a larger screen, is named once.
  const defaults = new Map(found.map(([, name = '', value]) => [name, value] as const).reverse());
  expect([...defaults.keys()].sort()).toEqual(Object.keys(properties).sort());
  expect(readTable('properties', 3)).toEqual(
    Object.entries(properties).map(([name, words]) => `\`${name}\` | \`${defaults.get(name)}\` | ${words} |`),
  );
});

test('docs/embedding.md lists what every tag takes', () => {
  const [, table = ''] = /All tags also take:\n\n[^\n]+\n[^\n]+\n([\s\S]*?)\n\n/.exec(docs) ?? [];
  const rows = table.split('\n').map((row) => row.split(' | '));
  expect(rows.map(([name]) => name)).toEqual(commonNames.map((name) => `| \`${name}\``));
  for (const [index, name] of commonNames.entries())
    for (const value of commonValues(name) ?? []) expect(rows[index]?.[1]).toContain(`\`${value}\``);
});

test('docs/embedding.md lists what custom properties are in the dark', () => {
  const [, first = ''] = themeSheet.text.split('@media');
  const found = [...first.matchAll(/var\((--vt-[a-z-]+), (#[0-9a-f]+)\)/g)];
  expect(readTable('dark', 2)).toEqual(found.map(([, name, value]) => `\`${name}\` | \`${value}\` |`));
});

test('docs/embedding.md has a row for all that a form says when it was not sent, and for nothing that it does not say', () => {
  const { offline, lost, unknown, busyServer, busySeconds, busyMinutes, foreign, held, refused } = sendingText;
  const said = [offline, lost, unknown, busyServer, busySeconds, busyMinutes, foreign, held, refused];
  const words = said.map(({ en }) => en);
  // "This content …" is what a tag says.
  const rows = [...docs.matchAll(/^\| "((?!This content )[^"…]+?)(?: …)?"/gm)].map(([, row = '']) => row);
  expect(words.filter((each) => !rows.some((row) => each.startsWith(row)))).toEqual([]);
  expect(rows.filter((row) => !words.some((each) => each.startsWith(row)))).toEqual([]);
});
