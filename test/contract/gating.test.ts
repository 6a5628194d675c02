import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeadReceipt, LeadRequest } from '../../contract/entities/lead.ts';
import { contentTypes, type TypeName } from '../../server/content/types.ts';
import { createSignedLinks } from '../../server/gating/signed-links.ts';
import { createUnlockPasses, passLifetime } from '../../server/gating/unlock-pass.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { createLead } from './support/lead.ts';
import { runApp, type TestApp, testSecret } from './support/run-app.ts';

const minute = 60_000;

/** Passes as the server wrote them at another time. */
const passes = (since: number) => createUnlockPasses(testSecret, () => new Date(Date.now() + since));

let files: Awaited<ReturnType<typeof copyContent>>;
let app: TestApp;
beforeAll(async () => {
  files = await copyContent();
  await files.write('files/videos/review.mp4', 'a review that is worth a form');
  await files.write('files/videos/review.vtt', 'WEBVTT');
  await files.write('files/papers/draft.pdf', 'not yet');
  await files.write(
    'cn/form/other.md',
    '---\nid: 9\nname: 另一个\nformFields: [{ id: 901, name: 姓名, type: INPUT }]\n---\n',
  );
  await files.write(
    'cn/activity/played.md',
    [
      '---',
      'id: 7',
      'activityName: 回放',
      'activityShowType: STANDARD',
      'activityType: 研讨会',
      'startDate: 2026-03-02',
      'endDate: 2026-03-02',
      'activityReviews:',
      '  - { id: 71, title: 上传, playType: UPLOAD, jumpBO: { jumpContentType: FORM, formBO: consult, attachment: { file: videos/review.mp4, duration: 5, captions: [{ url: videos/review.vtt, lang: zh-CN, label: 中文 }] } } }',
      '  - { id: 72, title: 外链, playType: URL, jumpBO: { jumpContentType: FORM, formBO: other, buttonLink: "https://play.example/72" } }',
      '---',
      '',
    ].join('\n'),
  );
  await files.write(
    'cn/publication/draft.md',
    '---\nid: 8\nname: 草稿\npicture: pictures/light.png\ntype: WHITE_PAPER\ndraft: true\njumpBO: { jumpContentType: FORM, formBO: consult, attachment: papers/draft.pdf }\n---\n',
  );
  await cp(
    path.join(files.options.folder, 'files/pictures/dark.webp'),
    path.join(files.options.folder, 'files/pictures/poster.webp'),
  );
  await files.write(
    'cn/publication/poster.md',
    '---\nid: 6\nname: 海报\npicture: pictures/light.png\ntype: WHITE_PAPER\njumpBO: { jumpContentType: FORM, formBO: consult, attachment: pictures/poster.webp }\n---\n',
  );
  app = await runApp({ CONTENT_DIR: files.options.folder, PUBLIC_ORIGIN: 'https://www.example.com' });
});
afterAll(async () => {
  await app.stop();
  await files.clear();
});

const send = async (changes: Partial<LeadRequest>): Promise<NonNullable<LeadReceipt['links']>> => {
  const response = await app.post('/api/internal/form', createLead(changes));
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: LeadReceipt }).data.links ?? [];
};
const namesOf = (links: NonNullable<LeadReceipt['links']>) => links.map(({ url }) => url.replace(/\?.*$/, ''));
/** Sent from a page of the site itself, unless the address names a host. */
const from = (page: string) => ({ trafficAccessReq: { logidUrl: new URL(page, 'https://www.example.com').href } });
const otherForm = { form: { id: 9 }, fieldValues: [{ formFieldBO: { id: 901 }, value: '李雷' }] };

describe('what a form stands before', () => {
  it('is in no entry of any type', () => {
    const types = Object.keys(contentTypes) as TypeName[];
    const shown = JSON.stringify(
      app.content.sites.map(({ id }) => types.map((type) => app.content.list(type, id).map(({ value }) => value))),
    );
    expect(shown).not.toMatch(/files\/(?:videos\/clip\.mp4|papers\/guide\.pdf|videos\/review)|play\.example/);
  });

  it('is in no answer, which still tells that there is a form, which, and what it unlocks', async () => {
    const media = await (await app.get('/api/internal/multimedia/resource/1')).json();
    expect(media.data).toMatchObject({
      isNeedContact: true,
      jumpBO: { formBO: { id: 1 }, unlock: 'media-resource/1' },
    });
    const activity = await (await app.get('/api/internal/activity/7')).json();
    expect(activity.data.activityReviews).toEqual([
      {
        id: 71,
        title: '上传',
        playType: 'UPLOAD',
        jumpBO: { jumpContentType: 'FORM', formBO: { id: 1 }, unlock: 'activity-review/71' },
      },
      {
        id: 72,
        title: '外链',
        playType: 'URL',
        jumpBO: { jumpContentType: 'FORM', formBO: { id: 9 }, unlock: 'activity-review/72' },
      },
    ]);
    const paper = await (await app.get('/api/internal/corporate/publications/2')).json();
    expect(paper.data.jumpBO).toEqual({
      jumpContentType: 'FORM',
      buttonTitle: 'x',
      formBO: { id: 1 },
      unlock: 'publication/2',
    });
  });

  it.each([
    'videos/clip.mp4',
    'papers/guide.pdf',
    'videos/review.vtt',
    'papers/draft.pdf',
    'videos//clip.mp4',
    'videos/%63lip.mp4',
  ])('is not served without a signature: %s', async (name) => {
    const response = await app.get(`/files/${name}`);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('请先填写表单，再获取文件');
    expect((await fetch(`${app.origin}/files/${name}`, { method: 'HEAD' })).status).toBe(403);
  });
});

describe('the answer to a form', () => {
  it.each<{ opened: string; changes: Partial<LeadRequest>; links: string[] }>([
    { opened: 'a video', changes: { unlock: { type: 'media-resource', id: 1 } }, links: ['/files/videos/clip.mp4'] },
    { opened: 'a paper', changes: { unlock: { type: 'publication', id: 2 } }, links: ['/files/papers/guide.pdf'] },
    {
      opened: 'a review',
      changes: { unlock: { type: 'activity-review', id: 71 } },
      links: ['/files/videos/review.mp4'],
    },
    {
      opened: 'an event as a whole',
      changes: { unlock: { type: 'activity', id: 7 } },
      links: ['/files/videos/review.mp4'],
    },
    {
      opened: 'several, each once',
      changes: {
        unlock: [
          { type: 'publication', id: 2 },
          { type: 'activity-review', id: 71 },
          { type: 'publication', id: 2 },
        ],
      },
      links: ['/files/papers/guide.pdf', '/files/videos/review.mp4'],
    },
    {
      opened: "a video's page",
      changes: from('/Media/1?bd_vid=2'),
      links: ['/files/videos/clip.mp4'],
    },
    {
      opened: "a video's page below its mark",
      changes: from('/cn/media/1/'),
      links: ['/files/videos/clip.mp4'],
    },
    {
      opened: "an event's page",
      changes: from('https://en.www.example.com/activity/7'),
      links: ['/files/videos/review.mp4'],
    },
    { opened: "a paper's page", changes: from('/periodical/2'), links: ['/files/papers/guide.pdf'] },
    {
      opened: 'a paper by its source alone',
      changes: { formTypeSource: 'CORPORATE_PUBLICATION', sourceId: '2', trafficAccessReq: undefined },
      links: ['/files/papers/guide.pdf'],
    },
    {
      opened: 'an event by its id alone',
      changes: { formTypeSource: 'INDEX_MODEL', sourceId: '7', trafficAccessReq: undefined },
      links: ['/files/videos/review.mp4'],
    },
  ])('has the links of $opened', async ({ changes, links }) => {
    expect(namesOf(await send(changes))).toEqual(links);
  });

  it.each<{ why: string; changes: Partial<LeadRequest> }>([
    { why: 'the form is another', changes: { ...otherForm, unlock: { type: 'media-resource', id: 1 } } },
    { why: 'there is no such entry', changes: { unlock: { type: 'publication', id: 999 } } },
    { why: 'the entry is a draft', changes: { unlock: { type: 'publication', id: 8 } } },
    { why: 'the page is another site’s', changes: from('https://partner.example/media/1') },
    { why: 'the page is on another port of the host', changes: from('https://www.example.com:8443/media/1') },
    { why: 'the page has nothing gated', changes: from('/') },
    {
      why: 'the id is that of a video and of an event',
      changes: { formTypeSource: 'INDEX_MODEL', sourceId: '1', trafficAccessReq: undefined },
    },
  ])('keeps the lead and has no links when $why', async ({ changes }) => {
    expect(await send(changes)).toEqual([]);
  });

  it('tells where a review is played elsewhere', async () => {
    const links = await send({ ...otherForm, unlock: { type: 'activity-review', id: 72 } });
    expect(links).toEqual([{ url: 'https://play.example/72', name: '外链' }]);
  });

  it('opens a translation by the form of its own language', async () => {
    const links = await send({
      site: { id: 2 },
      form: { id: 4001 },
      fieldValues: [
        { formFieldBO: { id: 400101 }, value: 'Ann' },
        { formFieldBO: { id: 400102 }, value: '555' },
      ],
      unlock: { type: 'media-resource', id: 1 },
    });
    expect(namesOf(links)).toEqual(['/files/videos/clip.mp4']);
  });

  it('has a pass for a later visit, which serves for its form alone and is kept by nobody', async () => {
    const answer = await app.post('/api/internal/form', createLead({ unlock: { type: 'media-resource', id: 1 } }));
    const { pass = '' } = ((await answer.json()) as { data: LeadReceipt }).data;
    const show = async (body: object) => {
      const response = await app.post('/api/internal/unlock', { site: { id: 1 }, form: { id: 1 }, pass, ...body });
      expect(response.headers.get('cache-control')).toBe('no-store');
      return ((await response.json()) as { data: Pick<LeadReceipt, 'links'> }).data.links ?? [];
    };
    const [first] = await show({});
    expect(first?.url).toMatch(/^\/files\/videos\/clip\.mp4\?expires=/);
    expect((await app.get(first?.url ?? '')).status).toBe(200);
    expect(await show({ form: { id: 9 } })).toEqual([]);
    expect(await show({ pass: `${pass}x` })).toEqual([]);
    expect(await show({ pass: passes(-passLifetime.kept).write(1, [{ type: 'media-resource', id: 1 }]) })).toEqual([]);
  });

  it('has no pass where nothing is unlocked', async () => {
    const answer = await app.post('/api/internal/form', createLead({}));
    expect(((await answer.json()) as { data: LeadReceipt }).data).not.toHaveProperty('pass');
  });

  it('has fresh links when it is sent again under its key', async () => {
    const post = async () => {
      const lead = createLead({ unlock: { type: 'publication', id: 2 } });
      const response = await app.post('/api/internal/form', lead, { 'idempotency-key': 'for-fresh-links' });
      return ((await response.json()) as { data: LeadReceipt }).data;
    };
    const [first, second] = [await post(), await post()];
    expect(second.id).toBe(first.id);
    expect(second.links).toHaveLength(1);
  });
});

describe('a link', () => {
  it('serves the whole file or a part of it, to its holder alone', async () => {
    const [link] = await send({ unlock: { type: 'activity-review', id: 71 } });
    expect(link).toMatchObject({ name: '上传', type: 'video', duration: 5 });
    const left = Date.parse(link?.expiresAt ?? '') - Date.now();
    expect(left).toBeGreaterThan(9 * minute);
    expect(left).toBeLessThan(11 * minute);
    const whole = await app.get(link?.url ?? '');
    expect(await whole.text()).toBe('a review that is worth a form');
    expect(whole.headers.get('cache-control')).toMatch(/private/);
    const part = await app.get(link?.url ?? '', { range: 'bytes=2-7' });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('review');
    // Whose part is of the same file a weak ETag does not tell.
    const resumed = { range: 'bytes=2-7', 'if-range': whole.headers.get('etag') ?? '' };
    expect((await app.get(link?.url ?? '', resumed)).status).toBe(200);
    expect(await (await app.get(link?.captions?.[0]?.url ?? '')).text()).toBe('WEBVTT');
  });

  it('serves a picture in any width to its holder alone', async () => {
    const [link] = await send({ unlock: { type: 'publication', id: 6 } });
    const picture = await app.get(`${link?.url}&w=100`, { accept: 'image/webp' });
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toBe('private, max-age=600');
    const again = { accept: 'image/webp', 'if-none-match': picture.headers.get('etag') ?? '' };
    const unchanged = await app.get(`${link?.url}&w=100`, again);
    expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([304, 'private, max-age=600']);
    // As a cache asks that holds it in several formats, or that weakens what it passes on.
    const several = { ...again, 'if-none-match': `"another", W/${again['if-none-match']}` };
    expect((await app.get(`${link?.url}&w=100`, several)).status).toBe(304);
    const refused = await app.get('/files/pictures/poster.webp?w=100', again);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store']);
  });

  it('serves no other file', async () => {
    const [link] = await send({ unlock: { type: 'activity-review', id: 71 } });
    const query = link?.url.replace(/^[^?]*/, '');
    expect((await app.get(`/files/videos/clip.mp4${query}`)).status).toBe(403);
  });

  it.each([
    ['a later time', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
    ['another signature', (url: string) => url.replace(/signature=.{4}/, 'signature=AAAA')],
    ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
    ['two signatures', (url: string) => `${url}&signature=x`],
  ])('is worth nothing with %s', async (_, forge) => {
    const [link] = await send({ unlock: { type: 'publication', id: 2 } });
    expect((await app.get(forge(link?.url ?? ''))).status).toBeGreaterThanOrEqual(400);
    expect((await app.get(forge(link?.url ?? ''))).status).toBeLessThan(404);
  });

  it('ends after ten minutes, and says how to get another', async () => {
    const before = createSignedLinks(testSecret, () => new Date(Date.now() - 11 * minute));
    const response = await app.get(before.sign('/files/papers/guide.pdf').url);
    expect(response.status).toBe(403);
    // Between its words a line may end.
    expect((await response.text()).replaceAll('<wbr>', '')).toContain('链接可能已经过期');
    const later = createSignedLinks(testSecret, () => new Date(Date.now() - 9 * minute));
    expect((await app.get(later.sign('/files/papers/guide.pdf').url)).status).toBe(200);
  });

  it('of another server’s secret is worth nothing', async () => {
    const { url } = createSignedLinks('another secret').sign('/files/papers/guide.pdf');
    expect((await app.get(url)).status).toBe(403);
  });
});
