import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTool } from '../../server/cli/content/content-tool.ts';
import { readReferences } from '../../server/cli/export/read-references.ts';
import { fixtureFolder, runApp, type TestApp } from './support/run-app.ts';
import { runCommand } from './support/run-command.ts';
import { sitePages } from './support/site-pages.ts';

let folder: string;
let app: TestApp;
/** What the pages ask for, by what it was before anything was made ahead. */
let addresses: string[];

const run = (...line: string[]) =>
  runCommand(contentTool, line, { DATA_DIR: path.join(folder, 'data'), CONTENT_DIR: path.join(folder, 'content') });

const types = { avif: 'image/avif,image/webp,*/*', webp: 'image/webp,*/*', neither: 'image/png,*/*' };
async function ask(address: string, accept: string, headers: Record<string, string> = {}) {
  const answer = await app.get(address, { accept, ...headers });
  const { length } = Buffer.from(await answer.arrayBuffer());
  const read = (name: string) => answer.headers.get(name);
  return { status: answer.status, type: read('content-type'), etag: read('etag'), vary: read('vary'), length };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-made-'));
  const content = path.join(folder, 'content');
  await cp(fixtureFolder, content, { recursive: true });
  // Every page names it.
  await cp('examples/content/files/icons', path.join(content, 'files/icons'), { recursive: true });
  // As a photograph, which AVIF is made for; the fixture's other pictures are of one colour.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const photo = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#456', noise } }).blur(6);
  await photo.webp({ quality: 95 }).toFile(path.join(content, 'files/pictures/dark.webp'));
  app = await runApp({ CONTENT_DIR: content, DATA_DIR: path.join(folder, 'data') }, sitePages);
  const home = await (await app.get('/cn/')).text();
  addresses = readReferences(home).filter((each) => each.startsWith('/files/') && each.includes('?w='));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

describe('pictures that were made ahead', () => {
  it('are none before the command: no request makes an AVIF', async () => {
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect((await ask(address, types.avif)).type).not.toBe('image/avif');
  });

  it('are answered by a server that runs: as AVIF where that is taken and smaller, at the same address', async () => {
    const { code, out } = await run('pictures');
    expect([code, out]).toEqual([0, expect.stringMatching(/\d+ of \d+ pictures in \d+ s: [1-9]\d* as AVIF/)]);
    let better = 0;
    for (const address of addresses) {
      const [best, webp, neither] = [
        await ask(address, types.avif),
        await ask(address, types.webp),
        await ask(address, types.neither),
      ];
      expect([webp.type, webp.vary]).toEqual(['image/webp', 'Accept']);
      expect(neither.type).toMatch(/^image\/(?:png|jpeg)$/);
      if (best.type !== 'image/avif') {
        expect(best).toEqual(webp);
        continue;
      }
      better += 1;
      expect(best.vary).toBe('Accept');
      expect(best.length).toBeLessThan(webp.length);
      expect(best.etag).not.toBe(webp.etag);
      expect((await ask(address, types.avif, { 'if-none-match': String(best.etag) })).status).toBe(304);
      expect((await ask(address, types.webp, { 'if-none-match': String(best.etag) })).status).toBe(200);
    }
    expect(better).toBeGreaterThan(0);
    expect(better).toBeLessThan(addresses.length);
  });

  it('are not made again', async () => {
    const kept = () => readdir(path.join(folder, 'data/pictures'));
    const before = await kept();
    const { code, told } = await run('pictures');
    expect(code, told).toBe(0);
    expect(await kept()).toEqual(before);
  });
});
