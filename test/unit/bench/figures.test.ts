import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAgedFigures, slackOf, writeFigures } from '../../bench/figures.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
let files: Record<string, string>;
const read = (file: string) => files[file] ?? readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => {
  files[file] = text;
};
const row = (name: string, label: string, bytes: number) => ({ name, label, bytes, most: 20_000 });
const rows = [row('loader', 'The loader', 1331), row('home', 'The home page', 12_345)];

beforeEach(() => {
  files = {};
  writeFigures(rows, read, write);
});

describe('the figures of the documents', () => {
  it('hold as they are written', () => {
    expect(findAgedFigures(rows, read)).toEqual([]);
    expect(files['README.md']).toContain('| The home page | 12,345 | 20,000 |');
    expect(files['docs/embedding.md']).toContain('The script is 1.3 KB.');
  });

  it('have aged once a weight in the table is another one by more than one in a hundred', () => {
    expect(slackOf(12_345)).toBeCloseTo(123.45);
    expect(findAgedFigures([rows[0], row('home', 'The home page', 12_345 + 123)] as typeof rows, read)).toEqual([]);
    expect(findAgedFigures([rows[0], row('home', 'The home page', 12_345 + 125)] as typeof rows, read)).toEqual([
      expect.stringContaining('it says 12345 of 20000, and it is 12470'),
    ]);
  });

  it('have aged once a limit is another one, or a row is missing', () => {
    expect(findAgedFigures([rows[0], { ...rows[1], most: 1 }] as typeof rows, read)).toHaveLength(1);
    expect(findAgedFigures([...rows, row('form', 'The form', 1)], read)).toHaveLength(1);
  });

  it('have aged once a claim in prose is another one, or is gone', () => {
    for (const file of ['README.md', 'docs/architecture.md', 'docs/embedding.md']) {
      const before = read(file);
      for (const after of ['1.2 KB', 'few bytes']) {
        write(file, before.replace('1.3 KB', after));
        expect(findAgedFigures(rows, read)).toEqual([expect.stringMatching(new RegExp(`^${file}: `))]);
      }
      write(file, before);
    }
  });

  it('are all known: no document tells the weight of the loader elsewhere', () => {
    for (const file of ['README.md', 'docs/architecture.md', 'docs/embedding.md'])
      expect(read(file).match(/\d\.\d KB/g)).toEqual(['1.3 KB']);
  });
});
