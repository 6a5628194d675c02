import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { siteOrigin } from '../../server/http/site-of-request.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { askHost } from './support/ask-host.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const publicOrigin = 'https://vendor.example';
const marks = ['cn', 'en'] as const;
const originOf = (mark: string) => siteOrigin({ mark }, publicOrigin);
const feedLink = (html: string) => [
  ...html.matchAll(/<link rel="alternate" type="([^"]*)" title="([^"]*)" href="([^"]*)">/g),
];

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: publicOrigin }, sitePages);
});
afterAll(() => app.stop());

describe.each(marks)('the news of %s', (mark) => {
  it('are a feed of whole stories, the latest first, found from anywhere', async () => {
    const site = app.content.siteOf(mark);
    const { status, headers, body } = await askHost(app, `${originOf(mark)}/news.atom`);
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const feed = parseAtomFeed(body);
    expect(feed).toMatchObject({ id: `${originOf(mark)}/news.atom`, xml: { lang: site?.lang } });
    const entries = feed.entries ?? [];
    const stories = app.content.list('news', site?.id ?? 0);
    expect(entries.length).toBe(Math.min(30, stories.length));
    const published = entries.map((entry) => String(entry.published));
    expect(published).toEqual([...published].sort().reverse());
    expect(feed.updated).toBe(
      entries
        .map(({ updated }) => String(updated))
        .sort()
        .at(-1),
    );
    for (const { id, title, content, links } of entries) {
      const story = stories.find(({ id: own }) => id === originOf(mark) + toPath(addresses.article, own));
      expect([title?.value, links?.[0]?.href]).toEqual([story?.value.title, id]);
      expect(content).toMatchObject({ type: 'html', value: expect.stringMatching(/<p>/) });
      expect(content?.value).not.toMatch(/(?:href|src)="\//);
    }
    expect((await askHost(app, String(entries[0]?.id))).status).toBe(200);
  });

  it('are named by the pages that show them, and led to by their list', async () => {
    const [story] = app.content.list('news', app.content.siteOf(mark)?.id ?? 0);
    for (const path of ['/', addresses.news, toPath(addresses.article, story?.id)]) {
      const { body } = await askHost(app, originOf(mark) + path);
      expect(feedLink(body).map(([, type, , href]) => [type, href])).toContainEqual([
        'application/atom+xml',
        `${originOf(mark)}/news.atom`,
      ]);
    }
    expect((await askHost(app, originOf(mark) + addresses.news)).body).toContain('href="/news.atom"');
    expect(await (await app.get(`/${mark}${addresses.news}`)).text()).toContain(`href="/${mark}/news.atom"`);
  });
});

describe.each(marks)('the events of %s', (mark) => {
  it('are a calendar with every event that lies ahead', async () => {
    const { status, headers, body } = await askHost(app, `${originOf(mark)}/activity.ics`);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = body.replaceAll('\r\n ', '').split('\r\n');
    const events = app.content.list('activity', app.content.siteOf(mark)?.id ?? 0);
    const ahead = events.filter(({ value }) => Date.parse(value.endDate) > Date.now());
    expect(ahead.length).toBeGreaterThan(0);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^X-WR-CALNAME:/),
        'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        ...ahead.map(({ id }) => `UID:activity-${id}@${new URL(originOf(mark)).hostname}`),
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
  });

  it('are named by the pages that show them, and led to by their list', async () => {
    const [event] = app.content.list('activity', app.content.siteOf(mark)?.id ?? 0);
    for (const path of ['/', addresses.events, toPath(addresses.event, event?.id)])
      expect(
        feedLink((await askHost(app, originOf(mark) + path)).body).map(([, type, , href]) => [type, href]),
      ).toContainEqual(['text/calendar', `${originOf(mark)}/activity.ics`]);
    expect((await askHost(app, originOf(mark) + addresses.events)).body).toContain('href="/activity.ics"');
  });
});

describe('a feed', () => {
  it('says what writers typed, whatever it was, and nothing that is not public', async () => {
    const files = await copyContent();
    const title = 'A <b> & "c" ]]> 日';
    await files.write(
      'cn/news/odd.md',
      `---\nid: 99\ntitle: ${JSON.stringify(title)}\ncreateTime: today\ndesc: "<script>&amp;"\n---\n[More](/product) & ]]> 2 < 3\n`,
    );
    const other = await runApp({ CONTENT_DIR: files.options.folder, PUBLIC_ORIGIN: publicOrigin }, sitePages);
    const { body } = await askHost(other, `${publicOrigin}/news.atom`, { host: 'evil.example' });
    const found = parseAtomFeed(body).entries?.find(({ id }) => id?.endsWith('/99'));
    expect([found?.title?.value, found?.summary?.value]).toEqual([title, '<script>&amp;']);
    expect(found?.content?.value).toContain(`<a href="${publicOrigin}/product">More</a> &amp; ]]&gt; 2 &lt; 3`);
    expect(body).not.toContain('evil');
    const hidden = other.content.entries.filter(({ type, draft }) => type === 'news' && draft);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id } of hidden) expect(body).not.toContain(`/article-detail/news/${id}<`);
    await other.stop();
    await files.clear();
  });
});
