import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageScale } from '../../contract/constants.ts';
import { pictureWidth } from '../../contract/picture-widths.ts';
import { siteOrigin } from '../../server/http/site-of-request.ts';
import { askHost } from './support/ask-host.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const publicOrigin = 'https://vendor.example';

/** What is wider than a phone's screen and scrolls in a frame of its own. */
const frames = /<div class="frame">[\s\S]*?<\/div>/g;

/** A picture with its twin for phones before it, where it has one. */
const picture = /(?:<source media="\(max-width: 767\.98px\)" srcset="([^"]+)"[^>]*>)?<img [^>]*?src="([^"]+)"/g;

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: publicOrigin }, sitePages);
});
afterAll(() => app.stop());

it.each(['cn', 'en'])(
  'no page of %s gives a phone a picture that is wider than section 9 asks for its screen',
  async (mark) => {
    const { body: list } = await askHost(app, `${siteOrigin({ mark }, publicOrigin)}/sitemap.txt`);
    const widest = pictureWidth(390 * imageScale);
    const wide: string[] = [];
    let sized = 0;
    for (const url of list.trim().split('\n')) {
      const { body } = await askHost(app, url, { accept: 'text/html' });
      for (const [, phone, other = ''] of body.replace(frames, '').matchAll(picture)) {
        const width = Number(/[?&]w=(\d+)/.exec(phone ?? other)?.[1] ?? 0);
        if (width > 0) sized += 1;
        if (width > widest) wide.push(`${url} ${phone ?? other}`);
      }
    }
    expect(wide).toEqual([]);
    expect(sized).toBeGreaterThan(100);
  },
);

it('a phone is told in the answer’s own head of the picture that it will show first, and nobody else is', async () => {
  const told = '</files/pictures/hero-1-phone.webp?w=600>; rel=preload; as=image; fetchpriority=high';
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(app.origin, { headers: { accept: 'text/html', ...headers } });
    return [answer.status, answer.headers.get('link')];
  };
  const etag = (await fetch(app.origin)).headers.get('etag') ?? '';
  // The first as the page is found, the others as it is kept.
  for (let time = 0; time < 2; time += 1) {
    expect(await ask({ 'sec-ch-ua-mobile': '?1' })).toEqual([200, told]);
    expect(await ask({ 'sec-ch-ua-mobile': '?0' })).toEqual([200, null]);
    expect(await ask({})).toEqual([200, null]);
    expect(await ask({ 'sec-ch-ua-mobile': '?1', 'if-none-match': etag })).toEqual([304, told]);
  }
  expect(await ask({ 'sec-ch-ua-mobile': '?1', accept: 'text/markdown' })).not.toContain(told);
});
