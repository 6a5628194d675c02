import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContent } from '../../../server/content/content.ts';
import { writeLargeSite } from '../../bench/large-site/write-large-site.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the large site of the bench', () => {
  it('has no faults, and is the same each time', async () => {
    const first = path.join(folder, 'first');
    expect(await writeLargeSite(first, 600)).toBe(600);
    const content = await openContent({ folder: first, memoryFolder: path.join(folder, 'data') });
    content.close();
    expect(content.entries).toHaveLength(600);
    expect(content.sites.map(({ mark }) => mark)).toEqual(['cn', 'en']);
    const second = path.join(folder, 'second');
    await writeLargeSite(second, 600);
    const read = (site: string) => readFile(path.join(site, 'en/news/news-7.md'), 'utf8');
    expect(await read(second)).toBe(await read(first));
  });

  it('goes into no folder that has something in it', async () => {
    await writeLargeSite(path.join(folder, 'site'), 10);
    await expect(writeLargeSite(path.join(folder, 'site'), 10)).rejects.toThrow('is not empty');
  });
});
