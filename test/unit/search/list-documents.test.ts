import { describe, expect, it } from 'vitest';
import type { Address } from '../../../contract/addresses.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { routes } from '../../../pages/routes.ts';
import type { Entry } from '../../../server/content/entry.ts';
import { typeNames, typeRow } from '../../../server/content/types.ts';
import { listedRoutes } from '../../../server/discovery/listed-pages.ts';
import { readDocument, readShownTexts, readShownTitle } from '../../../server/search/list-documents.ts';

const site = { id: 1, mark: 'cn', name: 'Vitrine', timeZone: 'Asia/Shanghai', lang: 'zh-CN' } as Site;
const english = { id: 2, mark: 'en', name: 'Vitrine', timeZone: 'America/New_York', lang: 'en-US' } as Site;
const content = { list: () => [], find: () => undefined, findSlug: () => undefined };
const entry = (type: string, value: object) => ({ entry: { type, value } as unknown as Entry });
const show = (document: { entry: Entry }) => readShownTexts(document, site, content);

const video = entry('media-resource', {
  name: '采购云',
  resourceType: '产品演示',
  createdAt: '2026-08-20T02:00:00.000Z',
  liveAddress: 'https://live.example/room',
  resourceDesc: '<p>同一种阀门，30个工厂，一个价。</p>',
});

describe('the title of a hit', () => {
  const days = { startDate: '2026-12-14T01:00:00.000Z', endDate: '2026-12-15T09:00:00.000Z' };
  const event = (value: object) => entry('activity', { activityName: '用户大会', ...days, ...value });
  it.each([
    [event({}), '用户大会'],
    [event({ eventStatus: 'CANCELLED' }), '已取消：用户大会'],
    [event({ eventStatus: 'POSTPONED' }), '已延期：用户大会'],
  ])('says of an event that it is not held as announced', (document, title) => {
    expect(readShownTitle(document, site)).toBe(title);
    expect(readDocument(document, site, content).title).toBe('用户大会');
  });
});

describe('what an excerpt is made of', () => {
  it('leaves out the day that stands above the hit, and bare addresses', () => {
    expect(show(video)).toEqual(['', '产品演示 · 同一种阀门，30个工厂，一个价。', '产品演示']);
  });

  it('leaves out when an event takes place, which stands above it too', () => {
    const event = entry('activity', {
      activityIntroduction: '现场答问。',
      startDate: '2026-12-26T07:00:00.000Z',
      endDate: '2026-12-26T08:30:00.000Z',
      place: '上海',
      activityType: '媒体交流会',
    });
    expect(show(event)).toEqual(['现场答问。', '现场答问。上海 · 媒体交流会', '现场答问。上海 · 媒体交流会']);
  });

  it('says of a day that nothing stands above what it is', () => {
    const page = entry('text-page', {
      desc: '政策',
      updatedAt: '2026-03-01T00:00:00.000Z',
      content: '<p>见2026-03-02</p>',
    });
    expect(show(page)[1]).toBe('政策 · 更新：2026-03-01 · 见2026-03-02');
  });
});

it('takes words for the search of each type with a page that search engines are told of, and of no other', () => {
  const listed = new Set(listedRoutes(routes).map(({ address }) => address));
  const withPage = typeNames.filter((name) => typeRow(name).page);
  expect(withPage.filter((name) => 'keywords' in Object(typeRow(name).extra))).toEqual(
    withPage.filter((name) => listed.has(typeRow(name).page as Address)),
  );
});

it('finds a document by its keywords, which are shown nowhere', () => {
  const { entry: product } = entry('product', { name: '核心人事', desc: '一份花名册' });
  const document = { entry: { ...product, extra: { keywords: ['HR', '人力资源'] } } as unknown as Entry };
  expect(readDocument(document, site, content)).toMatchObject({
    title: '核心人事',
    summary: '一份花名册 HR 人力资源 产品',
  });
  expect(show(document).join()).not.toMatch(/HR|人力资源/);
});

describe('what files a document', () => {
  const summaryOf = (document: { entry: Entry }, of: Site) => readDocument(document, of, content).summary;

  it('are the words for its kind in the language of its site, for one and for many', () => {
    const film = entry('media-resource', { resourceType: '产品演示' });
    expect(summaryOf(film, site)).toBe('产品演示 视频');
    expect(summaryOf(film, english)).toBe('产品演示 Videos Video');
    expect(summaryOf(entry('example', {}), english)).toBe('Customer stories Customer story, case study');
    expect(summaryOf(entry('text-page', {}), english)).toBe('');
  });

  it('is its day as its readers write it, in its own zone or the site’s', () => {
    const news = { entry: { type: 'news', date: Date.parse('2026-12-13T17:00:00Z'), value: {} } as unknown as Entry };
    expect(summaryOf(news, site)).toBe('新闻 2026年12月14日');
    expect(summaryOf(news, english)).toBe('News December 13, 2026');
    const days = { startDate: '2026-11-30T17:00:00Z', endDate: '2026-12-02T10:00:00Z', timeZone: 'Asia/Singapore' };
    const event = { entry: { ...entry('activity', days).entry, date: Date.parse(days.startDate) } };
    expect(summaryOf(event, english)).toBe('Events Event December 1, 2026 December 2, 2026');
    const day = { ...days, startDate: days.endDate };
    const short = { entry: { ...entry('activity', day).entry, date: Date.parse(day.startDate) } };
    expect(summaryOf(short, site)).toBe('活动 2026年12月2日');
  });
});

it('finds a document by its text without the addresses in it', () => {
  expect(readDocument(video, site, content)).toEqual({
    title: '采购云',
    summary: '产品演示 视频',
    body: expect.stringMatching(/^产品演示 2026-08-20\s+同一种阀门，30个工厂，一个价。$/),
  });
  const page = entry('text-page', { content: '<p>请写信至free@farsail-demo.example，或见www.demo.example/a。</p>' });
  expect(readDocument(page, site, content).body).toBe('请写信至 ，或见 。');
});
