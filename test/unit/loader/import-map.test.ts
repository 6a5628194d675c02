import { expect, test } from 'vitest';
import { createImportMap, findListed, probe } from '../../../loader/import-map.ts';

const place = 'https://vendor.example/v/0.1.0-new';
const release = `${place}/`;

test('a file is held against its hash wherever it is asked for, also once and again', () => {
  const { integrity } = createImportMap(release, { 'kit.js': 'K=', 'w/form.js': 'F=' });
  const addresses = (hash: string) => Object.keys(integrity).filter((address) => integrity[address] === hash);
  expect(addresses('sha256-K=')).toEqual(['', '~', '~~', '~~~'].map((again) => `${place}${again}/kit.js`));
  expect(addresses('sha256-F=').sort()).toEqual(
    [
      ...['', '~', '~~', '~~~'].map((again) => `${place}${again}/w/form.js`),
      ...['~', '~~', '~~~'].map((again) => `${place}/w${again}/form.js`),
    ].sort(),
  );
});

test('a name tells whether the map holds', () => {
  expect(createImportMap(release, {}).imports).toEqual({ [probe]: `${release}kit.js` });
});

test('an address beyond those is the nearest of them, and one of nothing is none', () => {
  const { integrity } = createImportMap(release, { 'w/form.js': 'F=' });
  const find = (address: string) => findListed(integrity, address);
  expect(find(`${place}/w/form.js`)).toBe(`${place}/w/form.js`);
  expect(find(`${place}~~~~~/w/form.js`)).toBe(`${place}~~~/w/form.js`);
  expect(find(`${place}~/w~/form.js`)).toBe(`${place}~/w/form.js`);
  expect(find(`${place}~/w/toString.js`)).toBeUndefined();
  expect(find('constructor')).toBeUndefined();
});
