import { once } from 'node:events';
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
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
    expect(await picture('/files/pictures/dark.webp?w=240')).toMatchObject({ format: 'webp', width: 240, height: 120 });
    expect(await picture('/files/pictures/light.png?w=120')).toMatchObject({ format: 'webp', width: 120 });
  });

  it('is made for types that are named in large letters', async () => {
    expect(await picture('/files/pictures/light.png?w=120', 'IMAGE/WEBP')).toMatchObject({ format: 'webp' });
  });

  it('comes in an older format where WebP is not taken', async () => {
    const { response, format } = await picture('/files/pictures/square.jpg?w=100', 'image/jpeg');
    expect(format).toBe('jpeg');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('vary')).toMatch(/accept/i);
  });

  it.each(['light.png', 'dark.webp'])('says which format that is, made and kept: %s', async (name) => {
    for (const _ of ['made', 'kept']) {
      const { response, format } = await picture(`/files/pictures/${name}?w=100`, 'image/png,image/jpeg');
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
    }
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

  it('is made once for all widths between two steps', async () => {
    const etags = new Set<string | null>();
    for (let width = 241; width <= 300; width += 1) {
      const { headers } = await app.get(`/files/pictures/dark.webp?w=${width}`, { accept: 'image/webp' });
      etags.add(headers.get('etag'));
    }
    expect(etags.size).toBe(1);
    expect(await picture('/files/pictures/dark.webp?w=241')).toMatchObject({ width: 300 });
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
    const answer = await app.get('/files/pictures/broken.png?w=20');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(path.dirname(files.options.folder));
  });

  it('that could not be read once is there when it can be', async () => {
    const name = path.join(files.options.folder, 'files/pictures/late.webp');
    await symlink(path.join(files.options.folder, 'files/pictures/not-yet.webp'), name);
    expect((await app.get('/files/pictures/late.webp?w=60')).status).toBe(404);
    await rm(name);
    await copyFile(path.join(files.options.folder, 'files/pictures/dark.webp'), name);
    expect((await app.get('/files/pictures/late.webp?w=60')).status).toBe(200);
  });
});

describe('a file that could act as the site', () => {
  it.each(['page.html', 'page.xhtml', 'page.XML', 'page.htm', 'script.js', 'style.css', 'feed.rss', 'none'])(
    'is saved, never shown nor run: %s',
    async (name) => {
      await files.write(`files/acts/${name}`, '<script>alert(origin)</script>');
      const { status, headers } = await app.get(`/files/acts/${name}`);
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toBe('attachment');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('is told by its own name, not by that of a link to it', async () => {
    await files.write('files/acts/page.html', '<script>alert(origin)</script>');
    await symlink('page.html', path.join(files.options.folder, 'files/acts/innocent.pdf'));
    const { headers } = await app.get('/files/acts/innocent.pdf');
    expect(headers.get('content-disposition')).toBe('attachment');
  });

  it.each([
    ['papers/open.pdf', 'application/pdf'],
    ['videos/open.mp4', 'video/mp4'],
    ['videos/clip-cn.vtt', /^text\/vtt/],
  ])('is not one that runs nothing: %s is shown', async (name, type) => {
    const { headers } = await app.get(`/files/${name}`);
    expect(headers.get('content-type')).toMatch(type);
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a file', () => {
  it('may be had in parts, as players want it', async () => {
    const response = await app.get('/files/videos/open.mp4', { range: 'bytes=4-9' });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('really');
  });

  it('tells its length to who asks for a part beyond its end', async () => {
    const whole = await (await app.get('/files/videos/open.mp4')).arrayBuffer();
    const response = await app.get('/files/videos/open.mp4', { range: `bytes=${whole.byteLength}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${whole.byteLength}`);
  });

  it('gives the whole file to whoever wants more of its end than it has', async () => {
    const whole = await (await app.get('/files/videos/open.mp4')).arrayBuffer();
    const response = await app.get('/files/videos/open.mp4', { range: `bytes=-${whole.byteLength + 1}` });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 0-${whole.byteLength - 1}/${whole.byteLength}`);
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
