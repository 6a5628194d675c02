import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { interactions } from '../../bench/interactions.mjs';
import { findAgedSiteFigures, replaceTable, writeSiteFigures } from '../../bench/site-figures.mjs';
import { pages } from '../../browser/pages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let text: string;
const read = () => text;
const write = (_file: string, written: string) => {
  text = written;
};
const columns = ['HTML', 'Image', 'LCP ms'];
const row = (name: string, html: number, lcp = 800) => ({ name, HTML: html, Image: 50_000, 'LCP ms': lcp });

beforeEach(() => {
  text = readFileSync(path.join(root, 'docs/performance.md'), 'utf8');
});

it('says of every page that browser tests walk what it weighs', () => {
  for (const { name } of pages) expect(text).toContain(`\n| ${name} | `);
});

it('says of every press that is measured how long it takes', () => {
  for (const { name } of interactions) expect(text).toContain(`\n| ${name} | `);
});

it('writes a table in its own place alone', () => {
  const before = text;
  replaceTable('tap', '| A tap |', read, write);
  expect(text).toContain('<!-- tap -->\n| A tap |\n<!-- /tap -->\n\n## Interactions');
  expect(text.split('<!-- tap -->')[0]).toBe(before.split('<!-- tap -->')[0]);
});

it('holds bytes, and no times', () => {
  writeSiteFigures([row('home page', 20_000), row('cases', 17_000)], columns, read, write);
  expect(text).toContain('| home page | 20,000 | 50,000 | 800 |');
  expect(findAgedSiteFigures([row('home page', 20_100, 4000)], ['HTML', 'Image'], read)).toEqual([]);
  expect(findAgedSiteFigures([row('home page', 21_000)], ['HTML', 'Image'], read)).toEqual([
    'docs/performance.md, home page, HTML: it says 20000, and it is 21000',
  ]);
  expect(findAgedSiteFigures([row('new page', 9)], ['HTML'], read)).toEqual([
    'docs/performance.md: there is no row of the new page',
  ]);
});
