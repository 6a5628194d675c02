import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteOrigin } from '../../server/http/site-of-request.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { askHost } from './support/ask-host.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const publicOrigin = 'https://vendor.example';
const marks = ['cn', 'en'] as const;
const originOf = (mark: string) => siteOrigin({ mark }, publicOrigin);

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: publicOrigin }, sitePages);
});
afterAll(() => app.stop());

const named = (html: string) => /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1];

/** What is drawn of a page, as it stands in an answer. */
async function fetchPicture(from: TestApp, url: string) {
  const { pathname, search, hostname } = new URL(url);
  const mark = hostname.startsWith('en.') ? '/en' : '/cn';
  const answer = await from.get(mark + pathname + search);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe.each(marks)('the pages of %s', (mark) => {
  it('that search engines are told of have a picture each, named by their words', async () => {
    const { body: list } = await askHost(app, `${originOf(mark)}/sitemap.txt`);
    const pictures = new Set<string>();
    const pages = list.trim().split('\n');
    for (const url of pages) {
      const { body } = await askHost(app, url);
      const picture = String(named(body));
      expect(picture).toMatch(new RegExp(`^${originOf(mark)}/share/[^?]+\\.jpg\\?v=[0-9a-f]{8}$`));
      expect(body).toContain('<meta property="og:image:width" content="1200">');
      pictures.add(picture);
    }
    expect(pictures.size).toBe(pages.length);
  });

  it('show their title in letters of their own, beside the picture that they have', async () => {
    const { body } = await askHost(app, `${originOf(mark)}/`);
    const { answer, bytes } = await fetchPicture(app, String(named(body)));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // Messengers leave pictures out that are heavier.
    expect(bytes.length).toBeLessThan(300_000);
    const title = await sharp(bytes).extract({ left: 72, top: 176, width: 400, height: 80 }).stats();
    expect(title.channels[0]?.min).toBeLessThan(40);
    const again = await app.get(answer.url.replace(app.origin, ''), {
      'if-none-match': String(answer.headers.get('etag')),
    });
    expect(again.status).toBe(304);
  });
});

it.each([
  '/cn/share/no/such.jpg',
  '/cn/share/product/9999.jpg',
  '/cn/share/form/1.jpg',
  '/cn/share/product/101',
  '/en/share/product/101.jpg',
  '/cn/share/.jpg',
])('nobody shares %s', async (address) => {
  expect((await app.get(address)).status).toBe(404);
});

it('another title is another picture: one whose letters no face has is drawn all the same', async () => {
  const files = await copyContent();
  const write = (title: string) =>
    files.write('cn/news/odd.md', `---\nid: 99\ntitle: ${JSON.stringify(title)}\ncreateTime: today\n---\nText\n`);
  await write('改革 <b> 🎉𠮷');
  const own = await runApp({ CONTENT_DIR: files.options.folder, PUBLIC_ORIGIN: publicOrigin }, sitePages);
  const ask = async () => named((await askHost(own, `${publicOrigin}/article-detail/news/99`)).body) ?? '';
  const before = await ask();
  const { answer, bytes } = await fetchPicture(own, before);
  expect([answer.status, (await sharp(bytes).metadata()).height]).toEqual([200, 630]);
  await write('再改');
  await own.content.reload();
  expect(await ask()).not.toBe(before);
  await own.stop();
  await files.clear();
});
