import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = ['contract', 'widgets', 'loader', 'library'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

it('what runs in a page reads moments by `new Date`, since Datejs has a Date.parse of its own there', () => {
  expect(sources.filter((file) => /\bDate\.parse\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
