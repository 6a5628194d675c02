import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWidgets } from '../../../library/build/read-widgets.ts';
import { writeManifest } from '../../../library/build/write-manifest.ts';
import { pictureOf, unseen, writeReference } from '../../../library/build/write-reference.ts';
import { widgets as table } from '../../../loader/widgets.ts';
import { writeTag } from '../../browser/bare-tags.ts';

test('docs/widgets.md is what the widgets’ definitions say: `npm run reference` writes it', async () => {
  const manifest = writeManifest(await readWidgets());
  const written = writeReference(manifest, (name) => writeTag(name as keyof typeof table, 'en'));
  expect(readFileSync('docs/widgets.md', 'utf8')).toBe(written);
});

test('every widget that can be seen has its picture: `npm run reference -- NAME` takes it', () => {
  const pictures = readdirSync('docs/images/widgets').map((file) => `images/widgets/${file}`);
  const seen = Object.keys(table).filter((name) => !unseen.has(name));
  expect(pictures.sort()).toEqual(seen.map(pictureOf).sort());
});
