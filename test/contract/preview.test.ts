import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPreviewToken, type Previewed } from '../../server/content/preview.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { runApp, type TestApp, testSecret } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

let files: Awaited<ReturnType<typeof copyContent>>;
let app: TestApp;
beforeAll(async () => {
  files = await copyContent();
  const form = (id: number, name: string) =>
    `---\nid: ${id}\nname: ${name}\ndraft: true\nformFields: [{ id: 1, name: ${name}, type: INPUT }]\n---\n`;
  await files.write('cn/form/coming.md', form(77, '即将推出'));
  await files.write('en/form/coming.md', form(78, 'Coming soon'));
  app = await runApp({ CONTENT_DIR: files.options.folder }, sitePages);
});
afterAll(async () => {
  await app.stop();
  await files.clear();
});

const hour = 3_600_000;
const tokenFor = (entry: Previewed, lasts = hour) =>
  createPreviewToken(testSecret, entry, new Date(Date.now() + lasts));
const draft: Previewed = { type: 'news', slug: 'draft', mark: 'cn' };
const form: Previewed = { type: 'form', slug: 'coming', mark: 'cn' };
const api = '/api/internal';

describe('a preview link', () => {
  it('shows what is not public to the call that gets it, and is kept by nobody', async () => {
    expect((await app.get(`${api}/news/4`)).status).toBe(404);
    const answer = await app.get(`${api}/news/4?preview=${tokenFor(draft)}`);
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toMatchObject({ id: 4, title: '草稿' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await app.get(`${api}/news/4`)).status).toBe(404);
  });

  it('serves the generic call too, and what is not yet published', async () => {
    expect((await app.get(`${api}/article/4?preview=${tokenFor(draft)}`)).status).toBe(200);
    const later = tokenFor({ type: 'news', slug: 'later', mark: 'cn' });
    expect((await app.get(`${api}/news/5?preview=${later}`)).status).toBe(200);
  });

  it('shows a page with the entry, which no search engine finds and nobody keeps', async () => {
    expect((await app.get('/form/77/preview')).status).toBe(404);
    const page = await app.get(`/form/77/preview?preview=${tokenFor(form)}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('即将推出');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect((await app.get('/form/77/preview')).status).toBe(404);
    expect((await app.get('/form/77')).status).toBe(404);
  });

  it('is for one language: its translation has its own', async () => {
    const english: Previewed = { ...form, mark: 'en' };
    expect((await app.get(`/en/form/78/preview?preview=${tokenFor(form)}`)).status).toBe(404);
    const page = await app.get(`/en/form/78/preview?preview=${tokenFor(english)}`);
    expect(await page.text()).toContain('Coming soon');
  });

  it('keeps the public page as it was', async () => {
    const before = await (await app.get('/form/1')).text();
    const page = await app.get(`/form/1?preview=${tokenFor(form)}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await (await app.get('/form/1')).text()).toBe(before);
  });
});

describe('a link that does not serve', () => {
  it.each([
    ['that has expired', () => tokenFor(draft, -1000)],
    ['for another entry', () => tokenFor({ ...draft, slug: 'later' })],
    ['for another language', () => tokenFor({ ...draft, mark: 'en' })],
    ['for another type', () => tokenFor({ ...draft, type: 'activity' })],
    ['of another secret', () => createPreviewToken('another secret', draft, new Date(Date.now() + hour))],
    [
      'with a later expiry written in',
      () => tokenFor(draft).replace(/^[^.]+/, (expiry) => (Number.parseInt(expiry, 36) + 9999).toString(36)),
    ],
    ['that was cut short', () => tokenFor(draft).slice(0, -1)],
    ['that is none', () => 'x'],
    ['that is empty', () => ''],
  ])('%s shows as little as none', async (_, token) => {
    expect((await app.get(`${api}/news/4?preview=${encodeURIComponent(token())}`)).status).toBe(404);
  });

  it('costs a public entry nothing', async () => {
    expect((await app.get(`${api}/news/1?preview=x`)).status).toBe(200);
  });
});
