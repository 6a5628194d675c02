import { chmod, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskCache } from '../../../server/files/disk-cache.ts';

let folder: string;
let told: string[];
let free: number;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'vitrine-cache-')), 'pictures');
  told = [];
  free = 1_000_000;
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const open = (mostBytes = 1000) =>
  createDiskCache({
    folder,
    mostBytes,
    leastFree: 500,
    onFull: (reason) => told.push(`full: ${reason}`),
    onRoom: () => told.push('room'),
    readFree: async () => free,
  });
const ofSize = (size: number) => Buffer.alloc(size, 'x');
const names = async () => (await readdir(folder)).sort();

describe('a cache on the disk', () => {
  it('gives what was kept, also to the next process', async () => {
    await open().write('a', Buffer.from('one'));
    expect(String(await open().read('a'))).toBe('one');
    expect(await open().read('b')).toBeUndefined();
  });

  it('gives what another process has kept meanwhile', async () => {
    const cache = open();
    await cache.write('a', Buffer.from('one'));
    await open().write('b', Buffer.from('two'));
    expect(String(await cache.read('b'))).toBe('two');
  });

  it('keeps on where somebody has removed its folder', async () => {
    const cache = open();
    await cache.write('a', ofSize(10));
    await rm(folder, { recursive: true });
    expect(await cache.check()).toBeUndefined();
    await rm(folder, { recursive: true });
    await cache.write('b', ofSize(10));
    expect(await names()).toEqual(['b']);
    expect(told).toEqual([]);
  });

  it('drops the longest unread when it has too much', async () => {
    const cache = open(1000);
    for (const name of ['a', 'b', 'c']) await cache.write(name, ofSize(300));
    const long = new Date(Date.now() - 60_000);
    await utimes(path.join(folder, 'b'), long, long);
    const next = open(1000);
    await next.read('a');
    await next.write('d', ofSize(300));
    expect(await next.read('b')).toBeUndefined();
    expect(await next.read('a')).toBeDefined();
    expect((await names()).length).toBeLessThanOrEqual(3);
  });

  it('counts what it dropped as gone', async () => {
    const cache = open(1000);
    for (let count = 0; count < 40; count += 1) await cache.write(`entry-${count}`, ofSize(300));
    expect((await names()).length).toBe(3);
    expect(told).toEqual([]);
  });

  it('leaves the last of the disk to others, says so once, and goes on when there is room', async () => {
    const cache = open();
    await cache.write('a', ofSize(10));
    free = 509;
    await cache.write('b', ofSize(10));
    await cache.write('c', ofSize(10));
    expect(await names()).toEqual([]);
    expect(told).toEqual(['full: less than 0 MB of the disk are free']);
    free = 510;
    await cache.write('d', ofSize(10));
    expect(await names()).toEqual(['d']);
    expect(told).toHaveLength(2);
    expect(told[1]).toBe('room');
  });

  it('gives back what others need of the disk, and no more', async () => {
    const cache = open();
    for (const name of ['a', 'b', 'c']) await cache.write(name, ofSize(300));
    const sizes = [300, 600];
    const next = createDiskCache({
      folder,
      mostBytes: 10_000,
      leastFree: 500,
      onFull: () => told.push('full'),
      onRoom: () => told.push('room'),
      readFree: async () => sizes.shift() ?? 900,
    });
    await next.write('d', ofSize(100));
    expect(await names()).toHaveLength(3);
    expect(await next.read('d')).toBeDefined();
    expect(told).toEqual([]);
  });

  it('gives room to others, the longest unread first, and says whether there was any', async () => {
    for (const [name, age] of Object.entries({ a: 1, b: 3, c: 2 })) {
      await open().write(name, ofSize(90));
      const usedAt = new Date(Date.now() - age * 60_000);
      await utimes(path.join(folder, name), usedAt, usedAt);
    }
    const cache = open(1000);
    expect(await cache.giveRoom()).toBe(true);
    expect(await names()).toEqual(['a']);
    expect(await cache.read('b')).toBeUndefined();
    expect(await cache.giveRoom()).toBe(true);
    expect(await cache.giveRoom()).toBe(false);
    expect(await names()).toEqual([]);
  });

  it('has no room to give where the disk fails', async () => {
    await writeFile(folder, 'in the way');
    expect(await open().giveRoom()).toBe(false);
  });

  it('tells before it is asked to keep anything that the disk has no room, unless it can make some', async () => {
    const cache = open();
    expect(await cache.check()).toBeUndefined();
    free = 499;
    expect(await cache.check()).toBe('less than 0 MB of the disk are free');
    free = 1000;
    await cache.write('a', ofSize(200));
    free = 300;
    expect(await cache.check()).toBeUndefined();
    free = 299;
    expect(await cache.check()).toBe('less than 0 MB of the disk are free');
  });

  it('tells by what it fails, until it no longer does', async () => {
    await writeFile(folder, 'in the way');
    const cache = open();
    expect(await cache.check()).toBe('EEXIST');
    await rm(folder);
    expect(await cache.check()).toBeUndefined();
    await mkdir(path.join(folder, 'a', 'in the way'), { recursive: true });
    await cache.write('a', ofSize(10));
    expect(await cache.check()).toMatch(/^E/);
    await cache.write('b', ofSize(10));
    expect(await cache.check()).toBeUndefined();
  });

  it('removes what a killed process had half written', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, '.0a1b2c'), 'half');
    await open().read('a');
    expect(await names()).toEqual([]);
  });

  it('is not spoiled for good by a failure: what cannot be opened now may be later', async () => {
    await writeFile(folder, 'in the way');
    const cache = open();
    expect(await cache.read('a')).toBeUndefined();
    await cache.write('a', ofSize(10));
    expect(told).toEqual([expect.stringMatching(/^full: E/)]);
    await rm(folder);
    await cache.write('a', ofSize(10));
    expect(await cache.read('a')).toEqual(ofSize(10));
    expect(told[1]).toBe('room');
  });

  it('passes over what is no entry: a link to nowhere, a folder', async () => {
    await mkdir(path.join(folder, 'inside'), { recursive: true });
    await symlink('nowhere', path.join(folder, 'link'));
    const cache = open();
    await cache.write('a', ofSize(10));
    expect(await cache.read('a')).toEqual(ofSize(10));
    expect(await cache.read('link')).toBeUndefined();
  });

  it('makes anew what somebody deleted or replaced by what cannot be read', async () => {
    const cache = open();
    await cache.write('a', ofSize(10));
    await rm(path.join(folder, 'a'));
    expect(await cache.read('a')).toBeUndefined();
    await mkdir(path.join(folder, 'a'));
    await chmod(path.join(folder, 'a'), 0o700);
    expect(await cache.read('a')).toBeUndefined();
  });

  it('leaves no draft where it could not be kept', async () => {
    const cache = open();
    await mkdir(path.join(folder, 'a', 'in the way'), { recursive: true });
    await cache.write('a', ofSize(10));
    expect(await names()).toEqual(['a']);
    expect(told).toHaveLength(1);
  });
});
