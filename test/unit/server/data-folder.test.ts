import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareDataFolder } from '../../../server/base/data-folder.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'vitrine-data-'));
  folder = path.join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (name = '') => ((await stat(path.join(folder, name))).mode & 0o777).toString(8);

it('a new data folder is its user’s alone', async () => {
  await prepareDataFolder(path.join(folder, 'deeper'));
  expect(await modeOf('deeper')).toBe('700');
});

it('one that the system lets nobody make is a fault, and no waiting without end', async () => {
  await expect(prepareDataFolder('/proc/vitrine')).rejects.toThrow(/^(?:ENOENT|EACCES|EROFS)/);
});

it('one that was open to others is shut, with all that is in it', async () => {
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  await writeFile(path.join(folder, 'leads.db'), 'x');
  await chmod(folder, 0o755);
  await chmod(path.join(folder, 'pictures'), 0o755);
  await chmod(path.join(folder, 'leads.db'), 0o644);
  await prepareDataFolder(folder);
  expect([await modeOf(), await modeOf('pictures'), await modeOf('leads.db')]).toEqual(['700', '700', '600']);
});

it('what is not the server’s stays as it is, and so does a folder that is meant for all', async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'notes.txt'), 'x');
  await chmod(path.join(folder, 'notes.txt'), 0o644);
  await chmod(folder, 0o1777);
  await prepareDataFolder(folder);
  expect([await modeOf(), await modeOf('notes.txt')]).toEqual(['777', '644']);
});

it('what a killed process had half written goes, unless one may still be writing it', async () => {
  await mkdir(folder);
  const old = ['secret.12.0a1b2c3d', 'media-files.json.12', 'sources.1.0a1b2c3d'];
  const young = ['secret.13.0a1b2c3d', 'media-files.json.13'];
  for (const name of [...old, ...young, 'secret', 'media-files.json', 'leads.db'])
    await writeFile(path.join(folder, name), 'x');
  const long = new Date(Date.now() - 3_600_000);
  for (const name of [...old, 'secret', 'leads.db']) await utimes(path.join(folder, name), long, long);
  await prepareDataFolder(folder);
  expect((await readdir(folder)).sort()).toEqual([...young, 'secret', 'media-files.json', 'leads.db'].sort());
});

it('what another server writes aside and renames at the same moment is no fault', async () => {
  await mkdir(folder);
  let isDone = false;
  const write = async (name: string) => {
    while (!isDone) {
      await writeFile(path.join(folder, name), 'x');
      await rename(path.join(folder, name), path.join(folder, 'media-files.json'));
    }
  };
  const writers = ['media-files.json.12', 'media-files.json.13', 'media-files.json.14'].map(write);
  try {
    for (let time = 0; time < 500; time += 1) await prepareDataFolder(folder);
  } finally {
    isDone = true;
    await Promise.all(writers);
  }
});
