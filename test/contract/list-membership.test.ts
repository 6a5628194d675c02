import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyContent } from '../unit/server/content-folder.ts';
import { runApp, type TestApp } from './support/run-app.ts';

/** The fixture has one of most types; here each has a neighbour that belongs elsewhere. */
const neighbours: readonly (readonly [file: string, fields: string, text?: string])[] = [
  ['cn/product-category/crm.md', 'id: 2\nname: CRM\ndesc: 客户', '分类'],
  ['cn/product/service.md', 'id: 2\ncategory: crm\nname: 服务'],
  ['cn/industry/food.md', 'id: 2\nname: 食品'],
  ['cn/solution/kitchen.md', 'id: 2\nindustry: food\nname: 厨房方案'],
  ['cn/example/kitchen.md', 'id: 3\ntitle: 厨房\ncustomerName: 小厨\nindustry: food', '案例'],
  [
    'cn/activity/again.md',
    'id: 3\nactivityName: 再来\nactivityShowType: STANDARD\nactivityType: 研讨会\nplace: 上海\nstartDate: 2026-03-02\nendDate: 2026-03-02',
  ],
  [
    'cn/activity/salon.md',
    'id: 4\nactivityName: 沙龙\nactivityShowType: STANDARD\nactivityType: 沙龙\nplace: 北京\nstartDate: 2026-03-02\nendDate: 2026-03-02',
  ],
  ['cn/form/coming.md', 'id: 77\nname: 草稿\ndraft: true\nformFields: [{ id: 1, name: 姓名, type: INPUT }]'],
  ['cn/news/alone.md', 'id: 7\ntitle: 仅中文\ncreateTime: 2026-01-01', '正文'],
];

let files: Awaited<ReturnType<typeof copyContent>>;
let app: TestApp;
beforeAll(async () => {
  files = await copyContent();
  for (const [file, fields, text = ''] of neighbours) await files.write(file, `---\n${fields}\n---\n${text}\n`);
  app = await runApp({ CONTENT_DIR: files.options.folder });
});
afterAll(async () => {
  await app.stop();
  await files.clear();
});

const inSite = { site: { id: 1 } };
const dataOf = async (asked: Promise<Response>) => ((await (await asked).json()) as { data: unknown }).data;
const get = (path: string) => dataOf(app.get(`/api/internal${path}`));
const list = (path: string) => dataOf(app.post(`/api/internal${path}`, inSite));
const idsOf = (entries: unknown) => (entries as { id: number }[]).map(({ id }) => id);

describe('a list', () => {
  it.each([
    ['/fixed/news/list/1', [3]],
    ['/fixed/activity/list/1', [1]],
    ['/multimedia/resource/carousel/list/1', [1]],
  ])('of what is fixed has nothing else: %s', async (path, ids) => {
    expect(idsOf(await get(path))).toEqual(ids);
  });

  it('of products has each under its own category, and so has the category’s page', async () => {
    const categories = (await list('/product/list')) as { id: number; productList: unknown }[];
    expect(categories.map(({ id, productList }) => [id, idsOf(productList)])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
    expect(await get('/product-category/detail/2')).toMatchObject({ productList: [{ id: 2 }], exampleList: [] });
  });

  it('of solutions has each, and each case, under its own industry', async () => {
    const industries = (await list('/solution/list')) as {
      industry: { id: number };
      solutions: unknown;
      examples: unknown;
    }[];
    expect(
      industries.map(({ industry, solutions, examples }) => [industry.id, idsOf(solutions), idsOf(examples)]),
    ).toEqual([
      [1, [1], [1]],
      [2, [2], [3]],
    ]);
  });

  it('of places has each once', async () => {
    expect(await get('/activity/place/list/1')).toEqual(['上海', '北京']);
  });

  it('of types of events has the specification’s eight in its language, and then what else there is, each once', async () => {
    const known = ['产品发布会', '客户现场会', '媒体交流会', '研讨会', 'CIO活动', '行业峰会', '领域峰会', '展会'];
    expect(await get('/activity/type/list/1')).toEqual([...known, '沙龙']);
    const english = (await get('/activity/type/list/2')) as string[];
    expect(english.slice(0, 3)).toEqual(['Product launch', 'Customer on-site meeting', 'Media exchange']);
    expect(new Set(english).size).toBe(english.length);
  });

  it('of the generic form has no draft', async () => {
    const { data, total } = (await list('/form/list')) as { data: unknown; total: number };
    expect(idsOf(data)).not.toContain(77);
    expect(total).toBe(idsOf(data).length);
  });
});

describe('what is not there in the other language', () => {
  const refusal = async (path: string) => {
    const answer = await app.get(`/api/internal${path}`);
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };

  it('is told of what is public here', async () => {
    expect(await refusal('/news/7?site=2')).toEqual([404, expect.stringContaining('has no translation in site 2')]);
  });

  it.each([
    ['a draft', 4],
    ['what there is not at all', 999],
  ])('is not told of %s, which is as little there as ever', async (_, id) => {
    expect(await refusal(`/news/${id}?site=2`)).toEqual([
      404,
      expect.stringContaining(`There is no news with the id ${id}`),
    ]);
  });
});
