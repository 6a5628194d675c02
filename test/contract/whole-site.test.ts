import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import type { RegisterPages } from '../../server/app/app.ts';
import { createPreviewToken, previewedTypes, previewPath } from '../../server/content/preview.ts';
import { registerFont } from '../../server/http/font.ts';
import { siteOrigin } from '../../server/http/site-of-request.ts';
import { askHost } from './support/ask-host.ts';
import { checkHtml, findJava, type NamedPage } from './support/check-html.ts';
import { crawl } from './support/crawl.ts';
import { runApp, type TestApp, testSecret } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const publicOrigin = 'https://vendor.example';
const marks = ['cn', 'en'] as const;
const originOf = (mark: string) => siteOrigin({ mark }, publicOrigin);
const sites = marks.map(originOf);

/** What machines begin with. */
const starts = sites.flatMap((site) =>
  ['/sitemap.xml', '/sitemap.txt', '/robots.txt', '/llms.txt', '/news.atom', '/activity.ics'].map(
    (path) => site + path,
  ),
);

/** With the face that pages in a frame name. */
const pagesWithFace: RegisterPages = async (app, context) => {
  await registerFont(app, { folder: 'pages/fonts', headers: context.headers.asset });
  await sitePages(app, context);
};

/** A bound on hanging: the whole demo is rendered, and read by a checker that starts slowly. */
const whole = 400_000;

const { missing } = await findJava();
if (missing) console.warn(`\n*** Pages are NOT checked as HTML: ${missing}. ***\n`);

let app: TestApp;
let walked: Awaited<ReturnType<typeof crawl>>;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: publicOrigin }, pagesWithFace);
  // The release is of no build: what scripts fetch is seen by the browser tests.
  walked = await crawl({ origin: app.origin, sites, starts, leaves: /^\/(?:v\/|loader\.js$)/ });
}, whole);
afterAll(() => app.stop());

const titleOf = (page: string) => /<title>([^<]*)/.exec(walked.pages.get(page) ?? '')?.[1];

describe('every address that both sites name', () => {
  it('is there: pages, anchors, pictures, files, feeds, Markdown, data for search engines', () => {
    expect(walked.pages.size).toBeGreaterThan(300);
    expect(walked.faults).toEqual([]);
  });

  it.each(sites)('and every listed page of %s is reached by links from its home page', async (site) => {
    const { body } = await askHost(app, `${site}/sitemap.txt`);
    const listed = body.trim().split('\n');
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((page) => !walked.reached.has(page))).toEqual([]);
  });

  it.each(sites)('and no two listed pages of %s have one title', async (site) => {
    const { body } = await askHost(app, `${site}/sitemap.txt`);
    const titles = body.trim().split('\n').map(titleOf);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe.runIf(!missing)('the Nu HTML checker', () => {
  it('finds no error on any page: entries, previews, faults, refused filters, forms that come back', {
    timeout: whole,
  }, async () => {
    const pages: NamedPage[] = [...walked.pages].map(([name, html]) => ({ name, html }));
    const add = async (name: string, status: number) => {
      const answer = await askHost(app, name, { accept: 'text/html' });
      expect([name, answer.status]).toEqual([name, status]);
      pages.push({ name, html: answer.body });
    };
    const until = new Date(Date.now() + 3_600_000);
    for (const mark of marks) {
      const site = app.content.siteOf(mark)?.id ?? 0;
      await add(`${originOf(mark)}/no/such/page`, 404);
      await add(`${originOf(mark)}${addresses.supplierPortal}/none`, 404);
      await add(`${originOf(mark)}${toPath(addresses.introductionPreview, 1)}`, 403);
      await add(`${originOf(mark)}${addresses.events}?from=2020-13-45&pageNo=99`, 200);
      for (const { id } of app.content.list('form', site)) await add(`${originOf(mark)}/form/${id}/sent`, 200);
      for (const type of previewedTypes) {
        const [entry] = app.content.list(type, site);
        const path = entry && previewPath(entry, createPreviewToken(testSecret, entry, until));
        if (path) await add(originOf(mark) + path, 200);
      }
      const form = `/${mark}/form/${mark === 'cn' ? 1 : 4001}`;
      const refused = await fetch(app.origin + form, { method: 'POST', body: new URLSearchParams({ website: '' }) });
      expect(refused.status).toBe(422);
      pages.push({ name: `${form} sent empty`, html: await refused.text() });
    }
    expect(await checkHtml(pages)).toEqual([]);
  });

  it('is asked about what it knows: a fault is found', { timeout: whole }, async () => {
    const html = '<!doctype html><html lang="en"><title>x</title><p><div></div></p>';
    expect(await checkHtml([{ name: '/broken', html }])).toEqual([
      expect.stringContaining('/broken:1: No “p” element'),
    ]);
  });
});
