import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileFacts } from '../../../server/content/media-files.ts';
import type { Remembered } from '../../../server/content/read-sources.ts';
import { createSourceStore } from '../../../server/content/source-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-sources-'));
  await writeFile(path.join(folder, 'reader.js'), 'reads');
});
afterEach(() => rm(folder, { recursive: true }));

const picture: FileFacts = { type: 'image', width: 4, height: 3 };
const files = new Map([['a.webp', picture]]);
const news = (slug: string): [string, Remembered] => {
  const file = `cn/news/${slug}.md`;
  const text = { html: '<img src="/files/a.webp">', line: 3, faults: [], names: ['a.webp'] };
  const source = { file, mark: 'cn', type: 'news' as const, slug, fields: { id: 1, weight: Number.NaN }, text };
  return [file, { print: `print of ${slug}`, source, facts: [picture] }];
};
const open = () => createSourceStore(path.join(folder, 'sources'), path.join(folder, 'reader.js'));

describe('what was read at one start', () => {
  const memory = new Map(Array.from({ length: 120 }, (_, index) => news(`n${index}`)));

  it('is there at the next', async () => {
    await (await open()).save(memory);
    expect(await (await open()).load(files)).toEqual(memory);
  });

  it('knows the files of today by what they are today', async () => {
    await (await open()).save(memory);
    const known = await (await open()).load(new Map([['a.webp', { ...picture }]]));
    expect(known.size).toBe(memory.size);
    const another = await (await open()).load(new Map([['a.webp', { ...picture, width: 5 }]]));
    expect(another.size).toBe(0);
  });

  it('is nothing to another reader', async () => {
    await (await open()).save(memory);
    await writeFile(path.join(folder, 'reader.js'), 'reads in another way');
    expect((await (await open()).load(files)).size).toBe(0);
  });

  it('is whole, also where two servers in containers, both the first process there, write it at once', async () => {
    const [first, second] = [await open(), await open()];
    const few = new Map([...memory].slice(0, 60));
    await Promise.all([first.save(memory), second.save(few)]);
    expect([few.size, memory.size]).toContain((await first.load(files)).size);
    expect((await readdir(folder)).sort()).toEqual(['reader.js', 'sources']);
  });

  it('is read anew where a part of it is lost, and where nothing can be kept', async () => {
    const store = await open();
    await store.save(memory);
    const whole = await readFile(path.join(folder, 'sources'));
    await writeFile(path.join(folder, 'sources'), whole.subarray(0, whole.length - 9));
    expect((await store.load(files)).size).toBe(0);
    const nowhere = await createSourceStore(path.join(folder, 'reader.js/sources'), path.join(folder, 'reader.js'));
    await nowhere.save(memory);
    expect((await nowhere.load(files)).size).toBe(0);
  });
});
