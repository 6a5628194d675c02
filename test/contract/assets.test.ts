import { mkdir, mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerAssets } from '../../server/http/assets.ts';
import { fontSheet, registerFont } from '../../server/http/font.ts';

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

/** Starts a server on a build of that release, with one widget of that name. */
async function serveRelease(release: string, widget: string): Promise<string> {
  const browserFolder = path.join(folder, `build-${release}`);
  await mkdir(path.join(browserFolder, 'w'), { recursive: true });
  await writeFile(path.join(browserFolder, 'manifest.json'), JSON.stringify({ release, imports: { [widget]: [] } }));
  await writeFile(path.join(browserFolder, 'loader.js'), `/* loader of ${release} */`);
  await writeFile(path.join(browserFolder, 'kit.js'), `/* kit of ${release} */`);
  const text = `/* ${widget} of ${release} */ ${'export const words = "many";'.repeat(20)}`;
  await writeFile(path.join(browserFolder, 'w', `${widget}.js`), text);
  const app = Fastify();
  running.push(app);
  const keptFolder = path.join(folder, 'kept');
  await registerAssets(app, { browserFolder, keptFolder, headers: { 'access-control-allow-origin': '*' } });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const read = async (address: string) => (await fetch(address)).text();

test('a page that pinned an earlier release still finds its loader and its chunks', async () => {
  await serveRelease('1.0.0-aaaa', 'form');
  const origin = await serveRelease('1.1.0-bbbb', 'form');
  const pinned = await fetch(`${origin}/v/1.0.0-aaaa/loader.js`);
  expect(await pinned.text()).toBe('/* loader of 1.0.0-aaaa */');
  expect(pinned.headers.get('cache-control')).toContain('immutable');
  expect(await read(`${origin}/v/1.0.0-aaaa/kit.js`)).toContain('kit of 1.0.0-aaaa');
  expect(await read(`${origin}/v/1.0.0-aaaa/w/form.js`)).toContain('form of 1.0.0-aaaa');
  expect(await read(`${origin}/v/1.1.0-bbbb/w/form.js`)).toContain('form of 1.1.0-bbbb');
});

test.each(['v/0.9.0-gone/loader.js', 'v/1.0.0-aaaa/kitt.js', 'chunks/gone.js'])(
  'a foreign page may read that there is no %s',
  async (file) => {
    const { status, headers } = await fetch(`${await serveRelease('1.0.0-aaaa', 'form')}/${file}`);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  },
);

/** Which file stands at each place where releases are kept, and when it was written. */
async function listKept(): Promise<string[]> {
  const found = await readdir(path.join(folder, 'kept'), { recursive: true });
  return Promise.all(
    found.sort().map(async (name) => {
      const { ino, mtimeNs } = await stat(path.join(folder, 'kept', name), { bigint: true });
      return `${name} ${ino} ${mtimeNs}`;
    }),
  );
}

test('a release that is kept already is not written again, so that a full disk holds up no start', async () => {
  await serveRelease('1.0.0-aaaa', 'form');
  const before = await listKept();
  await serveRelease('1.0.0-aaaa', 'form');
  expect(await listKept()).toEqual(before);
});

test('what is damaged of a release is put right, and whole for whoever reads it meanwhile', async () => {
  await serveRelease('1.0.0-aaaa', 'form');
  const kit = path.join(folder, 'kept/v/1.0.0-aaaa/kit.js');
  await writeFile(kit, 'damaged');
  const reading = await open(kit);
  const origin = await serveRelease('1.0.0-aaaa', 'form');
  expect(await read(`${origin}/v/1.0.0-aaaa/kit.js`)).toBe('/* kit of 1.0.0-aaaa */');
  expect(await reading.readFile('utf8')).toBe('damaged');
  await reading.close();
});

test('the chunks of releases that had all of them in one folder are still there', async () => {
  await mkdir(path.join(folder, 'kept/chunks'), { recursive: true });
  await writeFile(path.join(folder, 'kept/chunks/form.aaaaaa.js'), '/* an old form */');
  const origin = await serveRelease('1.1.0-bbbb', 'form');
  for (const address of ['/chunks/form.aaaaaa.js', '/chunks/w/form.aaaaaa.js', '/chunks~/w/form.aaaaaa.js'])
    expect(await read(origin + address)).toBe('/* an old form */');
});

test('the loader without a version is the newest, and is asked for again soon', async () => {
  await serveRelease('1.0.0-aaaa', 'form');
  const origin = await serveRelease('1.1.0-bbbb', 'form');
  const loader = await fetch(`${origin}/loader.js`);
  expect(await loader.text()).toBe('/* loader of 1.1.0-bbbb */');
  expect(loader.headers.get('cache-control')).toBe('public, max-age=300');
});

test.each(['br', 'gzip', 'identity'])('a chunk comes as %s to whom takes it, and reads the same', async (encoding) => {
  const origin = await serveRelease('1.0.0-aaaa', 'form');
  const chunk = await fetch(`${origin}/v/1.0.0-aaaa/w/form.js`, { headers: { 'accept-encoding': encoding } });
  expect(chunk.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(chunk.headers.get('access-control-allow-origin')).toBe('*');
  expect(await chunk.text()).toContain('/* form of 1.0.0-aaaa */');
});

test.each([
  '/v/9.9.9/loader.js',
  '/v/9.9.9/w/form.js',
  '/v/1.0.0-aaaa/none.js',
  '/v/1.0.0-aaaa/manifest.json',
  '/v/1.0.0-aaaa/w/..%2f..%2fpackage.json',
  '/chunks/none.aaaaaa.js',
  '/chunks/..%2f..%2fpackage.json',
])('what no release had is not there: %s', async (address) => {
  const origin = await serveRelease('1.0.0-aaaa', 'form');
  expect((await fetch(origin + address)).status).toBe(404);
});

test.each(['/w/', '/w~/', '/w~~/', '~/w/', '~~/w/'])(
  'a chunk that could not be had is there at another address: %s',
  async (place) => {
    const origin = await serveRelease('1.0.0-aaaa', 'form');
    const chunk = await fetch(`${origin}/v/1.0.0-aaaa${place}form.js`);
    expect(await chunk.text()).toContain('form of 1.0.0-aaaa');
    expect(chunk.headers.get('cache-control')).toContain('immutable');
  },
);

test('a widget that this release has not is told of in words, and not for ever', async () => {
  const origin = await serveRelease('1.0.0-aaaa', 'form');
  const answer = await fetch(`${origin}/v/1.0.0-aaaa/w/foo.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await answer.text()).toBe(
    `console.error('vitrine: there is no widget "foo". There are form.');\nexport const unknown = true;\n`,
  );
});

test('the face of Latin pages has the address of its bytes, is kept for good, and weighs 35 KB at most', async () => {
  const app = Fastify();
  running.push(app);
  const { address, style } = await registerFont(app, { folder: 'pages/fonts', headers: {} });
  expect(style).toContain(`url("${address}")`);
  expect(style).toContain('font-display: optional');
  const { statusCode, headers, rawPayload } = await app.inject(address);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('font/woff2');
  expect(headers['cache-control']).toContain('immutable');
  expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  expect(rawPayload.length).toBeLessThanOrEqual(35 * 1024);
  const sheet = await app.inject(fontSheet);
  expect(sheet.headers['content-type']).toContain('text/css');
  expect(sheet.body, 'a page made elsewhere has the face by an address that stays').toBe(style);
});

test('what a server that was killed had half written of a release goes at the next start, unless one may still be writing it', async () => {
  const widgets = path.join(folder, 'kept', 'v', '1.0.0-aaaa', 'w');
  await mkdir(widgets, { recursive: true });
  const names = ['form.js.12.0a1b2c3d', 'form.js.13.0a1b2c3d', 'form.js', 'notes.12'];
  const [old = '', young = '', ...others] = names;
  for (const name of names) await writeFile(path.join(widgets, name), 'x');
  const long = new Date(Date.now() - 3_600_000);
  for (const name of [old, ...others]) await utimes(path.join(widgets, name), long, long);
  await serveRelease('1.1.0-bbbb', 'form');
  expect((await readdir(widgets)).sort()).toEqual([young, ...others].sort());
});
