import { copyFile, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMediaFiles } from '../../../server/content/media-files.ts';

const fixture = path.resolve(import.meta.dirname, '../../fixtures/content/files');

let base: string;
let folder: string;
let memory: string;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'));
  folder = path.join(base, 'files');
  memory = path.join(base, 'media-files.json');
  await cp(fixture, folder, { recursive: true });
});
afterEach(() => rm(base, { recursive: true }));

const widthOf = async (name: string, of = folder) => (await readMediaFiles(of, memory)).get(name)?.width;
/** Every picture that is remembered is so wide from now on: what has this width was not measured again. */
const pretend = async () =>
  writeFile(memory, (await readFile(memory, 'utf8')).replace(/"width":\d+/g, '"width":12345'));

describe('a picture', () => {
  const name = 'pictures/dark.webp';

  it('is measured once, also for the next process', async () => {
    expect(await widthOf(name)).toBe(800);
    await pretend();
    expect(await widthOf(name)).toBe(12345);
  });

  it('is not measured again for another time or name, as in a release that is copied anew', async () => {
    await widthOf(name);
    await pretend();
    await utimes(path.join(folder, name), 1, 1);
    await copyFile(path.join(folder, name), path.join(folder, 'pictures/copy.webp'));
    expect(await widthOf(name)).toBe(12345);
    expect(await widthOf('pictures/copy.webp')).toBe(12345);
  });

  it('is not measured again when the folder is swapped for another and back', async () => {
    await widthOf(name);
    const other = path.join(base, 'other');
    await mkdir(path.join(other, 'pictures'), { recursive: true });
    await copyFile(path.join(folder, 'pictures/square.jpg'), path.join(other, 'pictures/dark.webp'));
    expect(await widthOf(name, other)).not.toBe(800);
    await pretend();
    await utimes(path.join(folder, name), 1, 1);
    expect(await widthOf(name)).toBe(12345);
  });

  it('is measured again when its bytes are others', async () => {
    await widthOf(name);
    await pretend();
    const other = sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } });
    await other.webp().toFile(path.join(folder, name));
    expect(await widthOf(name)).toBe(30);
  });

  it('that is none is told so, and is one again once it is', async () => {
    await writeFile(path.join(folder, name), 'no picture');
    expect((await readMediaFiles(folder, memory)).get(name)?.broken).toBeDefined();
    expect((await readMediaFiles(folder, memory)).get(name)?.broken).toBeDefined();
    await copyFile(path.join(fixture, name), path.join(folder, name));
    expect((await readMediaFiles(folder, memory)).get(name)).toMatchObject({ width: 800 });
  });
});

describe('the memory of pictures', () => {
  it('does not grow with every picture that ever was', async () => {
    await readMediaFiles(folder, memory);
    const known = JSON.parse(await readFile(memory, 'utf8')) as Record<string, unknown>;
    for (let index = 0; index < 5000; index += 1) known[`#${index}`] = { type: 'image', width: 1, height: 1 };
    await writeFile(memory, JSON.stringify(known));
    await rm(path.join(folder, 'papers'), { recursive: true });
    await readMediaFiles(folder, memory);
    expect(Object.keys(JSON.parse(await readFile(memory, 'utf8'))).length).toBeLessThan(2100);
  });

  it('is made anew where it cannot be read', async () => {
    await writeFile(memory, 'no JSON');
    expect(await widthOf('pictures/dark.webp')).toBe(800);
  });
});
