import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerAssets } from '../../server/http/assets.ts';

let folder: string;
let running: FastifyInstance[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-assets-'));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((app) => app.close()));
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server on a build of that release, with one chunk of that name. */
async function serveRelease(release: string, chunk: string): Promise<string> {
  const browserFolder = path.join(folder, `build-${release}`);
  await mkdir(path.join(browserFolder, 'chunks/w'), { recursive: true });
  await writeFile(path.join(browserFolder, 'manifest.json'), JSON.stringify({ release }));
  await writeFile(path.join(browserFolder, 'loader.js'), `/* loader of ${release} */`);
  await writeFile(
    path.join(browserFolder, 'chunks/w', chunk),
    `/* ${chunk} */ ${'export const words = "many";'.repeat(20)}`,
  );
  const app = Fastify();
  running.push(app);
  const keptFolder = path.join(folder, 'kept');
  await registerAssets(app, { browserFolder, keptFolder, headers: { 'access-control-allow-origin': '*' } });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test('a page that pinned an earlier release still finds its loader and its chunks', async () => {
  await serveRelease('1.0.0-aaaa', 'form.aaaaaa.js');
  const origin = await serveRelease('1.1.0-bbbb', 'form.bbbbbb.js');
  const pinned = await fetch(`${origin}/v/1.0.0-aaaa/loader.js`);
  expect(await pinned.text()).toBe('/* loader of 1.0.0-aaaa */');
  expect(pinned.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${origin}/chunks/form.aaaaaa.js`)).status).toBe(200);
});

test('the loader without a version is the newest, and is asked for again soon', async () => {
  await serveRelease('1.0.0-aaaa', 'form.aaaaaa.js');
  const origin = await serveRelease('1.1.0-bbbb', 'form.bbbbbb.js');
  const loader = await fetch(`${origin}/loader.js`);
  expect(await loader.text()).toBe('/* loader of 1.1.0-bbbb */');
  expect(loader.headers.get('cache-control')).toBe('public, max-age=300');
});

test.each(['br', 'gzip', 'identity'])('a chunk comes as %s to whom takes it, and reads the same', async (encoding) => {
  const origin = await serveRelease('1.0.0-aaaa', 'kit.aaaaaa.js');
  const chunk = await fetch(`${origin}/chunks/kit.aaaaaa.js`, { headers: { 'accept-encoding': encoding } });
  expect(chunk.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(chunk.headers.get('access-control-allow-origin')).toBe('*');
  expect(await chunk.text()).toContain('/* kit.aaaaaa.js */');
});

test.each(['/chunks/none.aaaaaa.js', '/v/9.9.9/loader.js', '/chunks/..%2f..%2fpackage.json'])(
  'what no release had is not there: %s',
  async (address) => {
    const origin = await serveRelease('1.0.0-aaaa', 'kit.aaaaaa.js');
    expect((await fetch(origin + address)).status).toBe(404);
  },
);

test.each(['w/', 'w~/', 'w~~/', '', '~/w/'])(
  'a chunk that could not be had is there at another address: %s',
  async (folder) => {
    const origin = await serveRelease('1.0.0-aaaa', 'form.aaaaaa.js');
    const address = folder.startsWith('~') ? `/chunks${folder}` : `/chunks/${folder}`;
    const chunk = await fetch(`${origin}${address}form.aaaaaa.js`);
    expect(chunk.status).toBe(200);
    expect(chunk.headers.get('cache-control')).toContain('immutable');
  },
);
