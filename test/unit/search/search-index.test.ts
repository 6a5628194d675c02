import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import type { PageText } from '../../../server/search/page-text.ts';
import { readSearchWords } from '../../../server/search/read-search-words.ts';
import { createSearchIndex } from '../../../server/search/search-index.ts';
import { foldText } from '../../../server/search/words.ts';

const page = (title: string, body = '', summary = ''): PageText => ({ title, summary, body });

async function ask(pages: readonly PageText[], typed: string, titles = false) {
  const index = await createSearchIndex(pages.length, (at) => pages[at] ?? page(''));
  return index.find(readSearchWords(typed, titles), { typed: foldText(typed), titles });
}
async function search(pages: readonly PageText[], typed: string, titles = false) {
  const found = await ask(pages, typed, titles);
  return { titles: Array.from(found.pages, (at) => pages[at]?.title), partly: found.partly };
}
const find = async (pages: readonly PageText[], typed: string) => (await search(pages, typed)).titles;

describe('a search', () => {
  const pages = [
    page('远帆总账', '月结三天完成。'),
    page('月结的方法', '研究生命周期，从总账开始。'),
    page('仓储', '只看不动。', '总账之外'),
    page('Ledger', 'Close the month in days. Products for plants.'),
    page('A visit', 'The general ledger of a café.'),
  ];

  it('finds what words begin with, in titles first, then in what a page says of itself, then in its text', async () => {
    expect(await find(pages, '总账')).toEqual(['远帆总账', '仓储', '月结的方法']);
    expect(await find(pages, 'ledg')).toEqual(['Ledger', 'A visit']);
  });

  it('finds Chinese also where it is cut otherwise than the text’s words', async () => {
    expect(await find(pages, '究生')).toEqual(['月结的方法']);
    expect(await find(pages, '帆')).toEqual(['远帆总账']);
    expect(await find(pages, '账')).toEqual(['远帆总账', '仓储', '月结的方法']);
  });

  it('puts first what has a Chinese word with the letters that it was typed with', async () => {
    const pays = [page('工资到账'), page('薪酬', '工资条要看得懂'), page('一条', '工资')];
    expect(await find(pays, '工资条')).toEqual(['薪酬', '工资到账', '一条']);
    expect(await find(pays.slice(0, 1), '工资条')).toEqual(['工资到账']);
  });

  it('finds a Chinese day by its month, and by no other figure', async () => {
    const days = [page('一', '', '2026年12月13日'), page('二', '', '2026年10月12日')];
    expect(await find(days, '2026年12月')).toEqual(['一']);
    expect(await find(days, '12月活动')).toEqual(['一']);
    expect(await find(days, '2026年')).toEqual(['一', '二']);
  });

  it('finds simplified letters by traditional ones, and the other way round', async () => {
    const both = [page('供应链计划'), page('供應鏈計劃')];
    expect(await find(both, '供應鏈')).toEqual(['供应链计划', '供應鏈計劃']);
    expect(await find(both, '计划')).toEqual(['供应链计划', '供應鏈計劃']);
  });

  it('asks for a single Chinese letter beside a word, and says where no page has both', async () => {
    expect(await search(pages, 'Ledger 仓')).toMatchObject({ partly: true });
    expect(await find([page('WMS 与仓储'), page('WMS')], 'WMS 仓')).toEqual(['WMS 与仓储']);
  });

  it('asks for every word; where no page has all, for some, the most first', async () => {
    expect(await search(pages, '总账 月结')).toEqual({ titles: ['月结的方法', '远帆总账'], partly: false });
    const some = await search(pages, '总账 仓储 月结');
    expect(some.partly).toBe(true);
    expect(some.titles).toHaveLength(3);
  });

  it('goes on with titles that have one of the words, where few pages have all', async () => {
    const about = page('About us', 'Expense and lease management for everyone');
    const own = [
      page('Farsail Expense'),
      page('Leases', 'what is due'),
      page('Management', ''),
      page('Notes', 'expense'),
    ];
    expect(await search([about, ...own], 'expense management')).toEqual({
      titles: ['About us', 'Management', 'Farsail Expense'],
      partly: false,
    });
    const whole = [about, page('Expense management'), page('Management of expense')];
    expect((await search([...own, ...whole], 'expense management')).titles).toHaveLength(3);
  });

  it('puts what tells of more of the words in its title or summary before what has one more in its text', async () => {
    const about = page('About us', 'Chain planning and software');
    const chain = page('Supply chain', '', 'Software for buyers');
    const rest = Array.from({ length: 9 }, (_, at) => page(`${at}`, 'software', 'chain'));
    expect((await find([about, chain, ...rest], 'chain planning software'))[0]).toBe('Supply chain');
    expect(
      (await find([about, page('Buying', 'software'), page('Chain', 'buyers')], 'chain planning software'))[0],
    ).toBe('About us');
  });

  it('finds what an English word is a form of', async () => {
    const kinds = [page('Expense'), page('Factory'), page('Warehouse'), page('Box'), page('Process')];
    for (const [typed, title] of [
      ['expenses', 'Expense'],
      ['factories', 'Factory'],
      ['warehousing', 'Warehouse'],
      ['boxes', 'Box'],
      ['process', 'Process'],
    ] as const)
      expect([typed, await find(kinds, typed)]).toEqual([typed, [title]]);
  });

  it('finds no longer word by two letters or by figures, but suggests its title while it is typed', async () => {
    const kinds = [page('Inside the plant'), page('Check-in'), page('Plan 2026'), page('Plan 20')];
    expect(await find(kinds, 'in')).toEqual(['Check-in']);
    expect(await find(kinds, '20')).toEqual(['Plan 20']);
    expect((await search(kinds, 'in', true)).titles).toEqual(['Check-in', 'Inside the plant']);
    expect((await search(kinds, 'plan 20', true)).titles).toEqual(['Plan 20', 'Plan 2026']);
  });

  it('lets rare words decide in a long search, and puts first what has the common ones too', async () => {
    const common = 'we close all the books of a month';
    const many = Array.from({ length: 8 }, (_, at) => page(`${at}`, common));
    const most = page('Most', 'close books zinc quartz of month');
    const whole = page('Whole', `${common} zinc quartz`);
    expect(await search([...many, most, whole], `${common} zinc quartz`)).toEqual({ titles: ['Whole'], partly: false });
    const some = await search([...many, most], `${common} zinc quartz`);
    expect([some.titles[0], some.partly]).toEqual(['Most', true]);
    const none = await search(many, `${common} zinc quartz hafnium niobium yttrium`);
    expect([none.titles.length, none.partly]).toEqual([8, true]);
  });

  it('forgives a slip in a longer word, where nothing is spelt so', async () => {
    expect(await find(pages, 'ledgre')).toEqual(['Ledger', 'A visit']);
    expect(await find(pages, 'cafe')).toEqual(['A visit']);
    expect(await find(pages, 'caf')).toEqual(['A visit']);
    expect(await find(pages, 'lex')).toEqual([]);
  });

  it('tells which words it took for others, and of these the one first that most pages have', async () => {
    const kinds = [page('Case'), page('Cast'), page('A cast'), page('Case of a cast')];
    expect([...(await ask(kinds, 'casr case')).similar]).toEqual([['casr', ['cast', 'case']]]);
    for (const typed of ['cast', 'cas', 'cases', 'zinc']) expect((await ask(kinds, typed)).similar.size).toBe(0);
  });

  it.each([
    ['two words that stand beside each other', 'whitepaper', ['white paper'], ['White-paper', 'A white paper']],
    ['one with two letters turned round', 'centre', ['center'], ['Center']],
    ['one with a slip in the word that it is a form of', 'seminras', ['seminar'], ['Seminar']],
    ['the longest word that it begins with', 'pharmaceuticals', ['pharma'], ['Pharma']],
    ['one with two slips, from eight letters on', 'manafacturng', ['manufacturing'], ['Manufacturing']],
  ])('reads a word that no page has as %s: %s', async (_, typed, readings, titles) => {
    const kinds = ['Paper in white', 'A white paper', 'White-paper', 'Central', 'Center', 'Entry', 'Seminar'];
    const kindPages = [...kinds, 'Pharma', 'Phase', 'Manufacturing'].map((title) => page(title));
    const { similar } = await ask(kindPages, typed);
    expect([...similar]).toEqual([[typed, readings]]);
    expect(await find(kindPages, typed)).toEqual(expect.arrayContaining(titles));
    expect((await find(kindPages, typed))[0]).toBe(titles[0]);
  });

  it.each([
    ['another first letter', 'december', 'Remember'],
    ['two slips in a shorter word', 'centrl', 'Contral'],
    ['other figures', '2027', '2026'],
    ['words that stand apart', 'cashflow', 'Cash and flow'],
  ])('takes a word for none with %s', async (_, typed, title) => {
    expect(await find([page(title)], typed)).toEqual([]);
  });

  it('has pages of the likelier word first', async () => {
    const kinds = [page('Cash'), page('Case'), page('A case'), page('', 'A case')];
    expect(await find(kinds, 'casr')).toEqual(['Case', 'A case', 'Cash', '']);
  });

  it('looks in titles alone for what is suggested', async () => {
    expect((await search(pages, '总账', true)).titles).toEqual(['远帆总账']);
    expect((await search(pages, '总账 仓储', true)).titles).toEqual([]);
  });

  it('goes on suggesting while the next word has but one letter', async () => {
    const plants = [page('Farsail Production'), page('Farsail Ledger'), page('Production at Farsail')];
    expect((await search(plants, 'Farsail p', true)).titles).toEqual(['Farsail Production']);
    expect((await search(plants, 'farsail x', true)).titles).toEqual([]);
  });

  it('keeps the order that pages were given in, where nothing else tells them apart', async () => {
    const same = Array.from({ length: 30 }, (_, index) => page(`${index}`, 'the same'));
    expect(await find(same, 'same')).toEqual(same.map(({ title }) => title));
  });
});

describe('an index of many pages', () => {
  const bodies = Array.from({ length: 50 }, (_, index) =>
    `月结例外对账第${index}次，新版本上线 release ${index} `.repeat(8),
  );
  const read = (at: number) => page(`标题${at}`, `${bodies[at % bodies.length]}编号 n${at}`);

  it('is made in slices: nobody waits for more than a small part of it', async () => {
    const shares: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const delays = monitorEventLoopDelay({ resolution: 1 });
      const began = performance.now();
      delays.enable();
      await createSearchIndex(6000, read);
      delays.disable();
      shares.push(delays.max / 1e6 / (performance.now() - began));
    }
    expect(Math.min(...shares)).toBeLessThan(0.2);
  });

  it('takes no longer to ask for a rare word than to index a few of its pages', async () => {
    const count = 6000;
    const began = performance.now();
    const index = await createSearchIndex(count, read);
    const perPage = (performance.now() - began) / count;
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const asked = performance.now();
      const { pages } = index.find(readSearchWords(`n${4000 + round}`), { typed: `n${4000 + round}` });
      times.push((performance.now() - asked) / perPage);
      expect(Array.from(pages)).toEqual([4000 + round]);
    }
    // Reading all the texts for each search would take as long as all of the pages.
    expect(Math.min(...times)).toBeLessThan(count / 20);
  });
});
