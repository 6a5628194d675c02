import { once } from 'node:events';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runApp, type TestApp } from '../../contract/support/run-app.ts';
import { copyContent } from './content-folder.ts';

let app: TestApp;
let files: Awaited<ReturnType<typeof copyContent>>;
beforeAll(async () => {
  files = await copyContent();
  app = await runApp({ CONTENT_DIR: files.options.folder });
});
afterAll(async () => {
  await app.stop();
  await files.clear();
});

const picture = async (address: string, accept = 'image/avif,image/webp,*/*') => {
  const response = await app.get(address, { accept });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, ...(await sharp(bytes).metadata()) };
};

/** Asks for a path as it is written; fetch would tidy it first. */
async function askPlainly(address: string): Promise<number | undefined> {
  const asking = request({ host: '127.0.0.1', port: new URL(app.origin).port, path: address });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe('a picture', () => {
  it('comes in the width that is asked for, as WebP where that is taken', async () => {
    expect(await picture('/files/pictures/dark.webp?w=200')).toMatchObject({ format: 'webp', width: 200, height: 100 });
    expect(await picture('/files/pictures/light.png?w=200')).toMatchObject({ format: 'webp', width: 200 });
  });

  it('comes in an older format where WebP is not taken', async () => {
    const { response, format } = await picture('/files/pictures/square.jpg?w=100', 'image/jpeg');
    expect(format).toBe('jpeg');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('vary')).toMatch(/accept/i);
  });

  it('is never enlarged', async () => {
    expect(await picture('/files/pictures/square.jpg?w=3000')).toMatchObject({ width: 200 });
  });

  it('is not sent again to who has it', async () => {
    const { response } = await picture('/files/pictures/dark.webp?w=300');
    const again = await app.get('/files/pictures/dark.webp?w=300', {
      accept: 'image/webp',
      'if-none-match': String(response.headers.get('etag')),
    });
    expect(again.status).toBe(304);
  });

  it.each(['0', '-5', '1.5', '3841', 'wide', ''])('has no width of "%s"', async (width) => {
    expect((await app.get(`/files/pictures/dark.webp?w=${width}`)).status).toBe(400);
  });

  it('that is drawn by vectors comes as it is, and can run nothing', async () => {
    const { headers } = await app.get('/files/pictures/logo.svg?w=20');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('that is broken is a fault of the request, not of the server', async () => {
    await files.write('files/pictures/broken.png', 'no picture');
    expect((await app.get('/files/pictures/broken.png?w=20')).status).toBe(404);
  });
});

describe('a file', () => {
  it('may be had in parts, as players want it', async () => {
    const response = await app.get('/files/videos/open.mp4', { range: 'bytes=4-9' });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('really');
  });

  it('may be embedded in foreign pages', async () => {
    const { headers } = await app.get('/files/videos/clip-cn.vtt');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    '/files/../cn/site/cn.md',
    '/files/%2e%2e/cn/site/cn.md',
    '/files/..%2fcn/site/cn.md',
    '/files/pictures/..%5c..%5ccn/site/cn.md',
    '/files//etc/passwd',
    '/files/%00',
    '/files/pictures',
    '/files/',
    '/files/.hidden',
  ])('outside the folder is not there: %s', async (address) => {
    await files.write('files/.hidden', 'x');
    expect(await askPlainly(address)).toBe(404);
  });

  it('is not reached by a link that leads out', async () => {
    const { folder } = files.options;
    await writeFile(path.join(folder, 'secret.txt'), 'x');
    await symlink(path.join(folder, 'secret.txt'), path.join(folder, 'files/link.txt'));
    expect(await askPlainly('/files/link.txt')).toBe(404);
    await rm(path.join(folder, 'files/link.txt'));
    await mkdir(path.join(folder, 'files/inside'), { recursive: true });
  });
});
