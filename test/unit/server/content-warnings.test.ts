import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentTool } from '../../../server/cli/content/content-tool.ts';
import { runCommand } from '../../contract/support/run-command.ts';
import { copyContent } from './content-folder.ts';

let files: Awaited<ReturnType<typeof copyContent>>;
beforeEach(async () => {
  files = await copyContent();
});
afterEach(() => files.clear());

const now = new Date('2026-06-01T08:00:00Z');

async function check(...options: string[]) {
  const { folder: CONTENT_DIR, memoryFolder: DATA_DIR } = files.options;
  const ended = await runCommand(contentTool, ['check', ...options], { CONTENT_DIR, DATA_DIR }, () => now);
  return { ...ended, lines: ended.out.split('\n').filter(Boolean) };
}

const news = (body: string, ...fields: string[]) =>
  `---\nid: 90\ntitle: A\n${fields.length > 0 ? fields.join('\n') : 'createTime: 2026-05-01'}\n---\n${body}\n`;
const industry = (link: string) =>
  `---\nid: 90\nname: A\njumpBO:\n  jumpContentType: URL\n  buttonTitle: A\n  buttonLink: "${link}"\n---\n`;

/** What a link is told for, or an empty text. */
async function tellLink(href: string, file = 'cn/news/x.md', more = '') {
  await files.write(file, news(`One.\n\n[x](${href})\n${more}`));
  const { lines } = await check();
  expect(lines.length).toBeLessThan(2);
  const [, reason = ''] = /^\S+ content: warning: the link \S+ leads nowhere: (.*)$/.exec(lines[0] ?? '') ?? [];
  return reason;
}

describe('a warning', () => {
  it('is told with its file, line and field, and leaves the content good', async () => {
    await files.write('cn/news/x.md', news('One.\n\n[x](/prodct)'));
    const { code, lines, told } = await check();
    expect(lines).toEqual([
      'cn/news/x.md:8 content: warning: the link /prodct leads nowhere: no page of the site has this address; did you mean /product?',
    ]);
    expect(told).toMatch(/ has no faults, and 1 warning\.\n$/);
    expect(code).toBe(0);
  });

  it('names what it is about as it is typed, each time with its own line', async () => {
    await files.write('cn/news/x.md', news('[a](/files/册子.pdf)\n\n[b](/product/9) [c](/files/册子.pdf)'));
    expect((await check()).lines).toEqual([
      'cn/news/x.md:6 content: warning: the link /files/册子.pdf leads nowhere: there is no such file',
      expect.stringMatching(/^cn\/news\/x\.md:8 content: warning: the link \/product\/9 leads/),
      'cn/news/x.md:8 content: warning: the link /files/册子.pdf leads nowhere: there is no such file',
    ]);
  });

  it('is told of an entry beside the sites, which nobody reads, and not of what is meant for others', async () => {
    await files.write('README.md', '# How we write\n');
    const others = ['.notes.md', 'plan.md.bak', 'notes.txt', 'files/loose.md'];
    const entries = ['a.markdown', 'b.MDX', 'user-day.md'];
    for (const name of [...entries, ...others]) await files.write(name, news('One.'));
    const reason = 'is in no site, and no page shows it: content files stand in <mark>/<type>/<slug>.md';
    expect((await check()).lines).toEqual(entries.map((name) => `${name}:1 warning: ${reason}`));
  });

  it('ends the check with 1 where it is strict', async () => {
    expect((await check('--strict')).code).toBe(0);
    await files.write('cn/news/x.md', news('[x](/nowhere)'));
    expect((await check('--strict')).code).toBe(1);
  });

  it('is told of words for the search that wide commas hold together', async () => {
    await files.write('cn/news/x.md', news('One.', 'createTime: 2026-05-01', 'keywords: [HR，HCM, 薪酬]'));
    expect((await check()).lines).toEqual([
      'cn/news/x.md:5 keywords.0: warning: "HR，HCM" is one item of a list: write plain commas between several, as in [a, b]',
    ]);
  });

  it('is told of a kind of page that is written in other letters, and not of another kind', async () => {
    const event = (id: number, kind: string) =>
      `---\nid: ${id}\nactivityName: A\nactivityShowType: ${kind}\nactivityType: B\nstartDate: 2026-03-01\nendDate: 2026-03-01\n---\n`;
    const paper = (id: number, kind: string) =>
      `---\nid: ${id}\nname: A\npicture: pictures/light.png\ntype: ${kind}\n---\n`;
    await files.write('cn/activity/x.md', event(901, 'standard'));
    await files.write('cn/activity/y.md', event(902, 'LIVE'));
    await files.write('cn/publication/x.md', paper(901, 'Publicaton'));
    await files.write('cn/publication/y.md', paper(902, 'REPORT'));
    expect((await check()).lines).toEqual([
      'cn/activity/x.md:4 activityShowType: warning: "standard" gives the compact page, as everything but STANDARD does; did you mean STANDARD?',
      'cn/publication/x.md:5 type: warning: "Publicaton" gives the page of a white paper, as everything but PUBLICATION does; did you mean PUBLICATION?',
    ]);
  });

  it('is told of a choice whose options wide commas hold together, and not of one that has such a comma in an option', async () => {
    const choice = (id: number, options: string) =>
      `  - { id: ${id}, name: F${id}, type: RADIO, fieldOptions: [${options}] }\n`;
    const fields = choice(901, '是、否') + choice(902, '是，尽快, 否');
    await files.write('cn/form/x.md', `---\nid: 90\nname: A\nformFields:\n${fields}---\n`);
    expect((await check()).lines).toEqual([
      expect.stringMatching(
        /^cn\/form\/x\.md:5 formFields\.0\.fieldOptions\.0: warning: "是、否" is one item of a list/,
      ),
    ]);
  });

  it('is told of a text that a number sign ends', async () => {
    const fields = [
      'createTime: 2026-05-01',
      'desc: Hall 3 #12, next to the lift',
      'label: #supply-chain',
      'author: A # the editor',
      'edit: "B #2"',
      'mediaCoverageList:',
      '  - mediaName: A #1 of many,',
      '    address: https://a.example',
      '  - mediaName: C#',
      '    address: https://a.example/#2',
      '#order: 3',
    ];
    await files.write('cn/news/x.md', news('Text #1', ...fields));
    const rest = (cut: string) =>
      `warning: ends before "${cut}", which YAML takes for a comment: put quotes around the whole text, or a space behind the # where it is one`;
    expect((await check()).lines).toEqual([
      `cn/news/x.md:5 desc: ${rest('#12, next to the lift')}`,
      `cn/news/x.md:6 label: ${rest('#supply-chain')}`,
      `cn/news/x.md:10 mediaCoverageList.0.mediaName: ${rest('#1 of many,')}`,
    ]);
  });

  it('is told of a field where that stands', async () => {
    await files.write('cn/industry/x.md', industry('/product/99999'));
    expect((await check()).lines).toEqual([
      expect.stringMatching(
        /^cn\/industry\/x\.md:7 jumpBO\.buttonLink: warning: \/product\/99999 leads nowhere: no product has/,
      ),
    ]);
  });

  it('is told once of what stands once, whatever follows from it', async () => {
    const page = '---\nid: 90\ntitle: A\nbannerUrl: /files/pictures/lght.png\n---\nText.\n';
    await files.write('cn/service-and-support/service.md', page);
    expect((await check()).lines).toEqual([
      'cn/service-and-support/service.md:4 bannerUrl: warning: /files/pictures/lght.png leads nowhere: there is no such file; did you mean /files/pictures/light.png?',
    ]);
  });
});

describe('an address that an entry takes for its own', () => {
  const page = (address: string, ...fields: string[]) =>
    ['---', 'id: 90', 'title: A', `pageAddress: ${address}`, ...fields, '---', '', 'Text.', ''].join('\n');

  it.each(['/', '/product', '/privacy'])('is told where pages of its type do not stand: %s', async (address) => {
    await files.write('cn/static-page/x.md', page(address, 'url: https://pages.example/').replace('Text.\n', ''));
    expect((await check()).lines).toEqual([
      `cn/static-page/x.md:4 pageAddress: warning: ${address} does not show this entry: a static-page stands at /ai or /ai/*`,
    ]);
  });

  it.each([
    ['PRODUCTS', '; did you mean PRODUCT?'],
    ['brand_activities', '; did you mean BRAND_ACTIVITIES?'],
    ['SOLUTION', ': pages show PRODUCT, EXAMPLE, NEWS, BRAND_ACTIVITIES, MULTIMEDIA_RESOURCE, Corporate publication'],
  ])('is told of a heading of no page: %s', async (type, cure) => {
    await files.write('cn/page-heading/x.md', `---\nid: 90\ntitle: A\ntype: ${type}\n---\n`);
    await files.write('cn/page-heading/y.md', '---\nid: 91\ntitle: A\ntype: NEWS\n---\n');
    expect((await check()).lines).toEqual([
      `cn/page-heading/x.md:4 type: warning: no page of the site shows a page-heading of the type "${type}"${cure}`,
    ]);
  });

  it('is told of none that has its page, and of no draft', async () => {
    await files.write('cn/static-page/x.md', page('/ai/x', 'url: https://pages.example/').replace('Text.\n', ''));
    await files.write('cn/text-page/x.md', page('/product', 'draft: true'));
    expect((await check()).lines).toEqual([]);
  });
});

describe('a link that leads nowhere', () => {
  it.each([
    ['/nowhere', 'no page of the site has this address'],
    ['/product/99999', 'no product has the id 99999; the nearest is /product/1, cn/product/make.md'],
    ['/en/product/99999', 'no product has the id 99999; the nearest is /product/1001, en/product/make.md'],
    ['/files/pictures/none.webp', 'there is no such file'],
    ['/files/pictures/light.webp', 'there is no such file; did you mean /files/pictures/light.png?'],
    ['/ai/none', /^no static-page has it as its pageAddress; there is \/ai/],
    ['#nope', 'no heading of cn/news/x.md has this anchor'],
    ['/article-detail/news/90#h-nope', 'no heading of cn/news/x.md has this anchor'],
  ])('is told: %s', async (href, reason) => {
    expect(await tellLink(href)).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason));
  });

  it('is told of an address whose percent signs mean nothing', async () => {
    await files.write('cn/news/x.md', news('One.\n\n<a href="/nowhere%zz">x</a>'));
    expect((await check()).lines).toEqual([expect.stringMatching(/^cn\/news\/x\.md:8 .*\/nowhere%zz leads nowhere/)]);
  });

  it('is told with the anchor that is near', async () => {
    expect(await tellLink('#why-us', 'cn/news/x.md', '\n## Why us?\n')).toBe(
      'no heading of cn/news/x.md has this anchor; did you mean #h-why-us?',
    );
  });

  it('is told where an entry is not translated', async () => {
    await files.write('cn/news/alone.md', news('Text.').replace('90', '91'));
    expect(await tellLink('/article-detail/news/91', 'en/news/x.md')).toBe(
      'it is cn/news/alone.md, which is not translated to en/news/alone.md',
    );
  });
});

describe('a link that may lead somewhere', () => {
  it.each([
    '/',
    '/product',
    '/product/',
    '/product/1?from=news',
    '/Product/1',
    '/media',
    '/en',
    '/cn/product/1',
    '/en/product/1',
    '/product/1001',
    '/product/1#cases',
    '/about_us',
    '/embed/check',
    '/search?q=a#b',
    '/files/pictures/light.png?w=100',
    '/files/papers/a%20b.pdf',
    '/news.atom',
    '/product/1.md',
    '/api/internal/news/1',
    '/ai',
    '?page=2',
    '#',
    '#h-%E4%BA%A7%E5%93%81',
    'https://www.example.com/nowhere',
    'mailto:a@x.example',
  ])('is not told: %s', async (href) => {
    await files.write('files/papers/a b.pdf', 'x');
    expect(await tellLink(href, 'cn/news/x.md', '\n## 产品\n')).toBe('');
    expect((await check()).lines).toEqual([]);
  });

  it.each(['#nope', '?a=b', '/files/pages/ai.html'])('is not told of a button: %s', async (href) => {
    await files.write('files/pages/ai.html', '<p>A</p>');
    await files.write('cn/industry/x.md', industry(href));
    expect((await check()).lines).toEqual([]);
  });
});

describe('a date that lies ahead', () => {
  const early = (...fields: string[]) => files.write('cn/news/x.md', news('Text.', ...fields));

  it.each(['createTime', 'createdAt'])('is told of an entry that is public before it: %s', async (name) => {
    await early(`${name}: 2026-07-01`);
    expect((await check()).lines).toEqual([
      `cn/news/x.md:4 ${name}: warning: lies ahead, and the entry is public already: this date is only shown. Write publishAt with the same date beside it, and the entry comes out then`,
    ]);
  });

  it.each([
    ['of today', ['createTime: 2026-06-01']],
    ['of a later hour of today', ['createTime: 2026-06-01 23:00']],
    ['of a draft', ['createTime: 2026-07-01', 'draft: true']],
    ['of an entry that waits', ['createTime: 2026-07-01', 'publishAt: 2026-07-01']],
  ])('is not told %s', async (_, fields) => {
    await early(...fields);
    expect((await check()).lines).toEqual([]);
  });

  it('is not told of an event', async () => {
    await files.write(
      'cn/activity/x.md',
      '---\nid: 90\nactivityName: A\nactivityShowType: A\nactivityType: A\nstartDate: 2026-07-01\nendDate: 2026-07-02\n---\nText.\n',
    );
    expect((await check()).lines).toEqual([]);
  });
});

describe('a form that visitors do not get', () => {
  const form = (...fields: string[]) =>
    files.write(
      'cn/form/x.md',
      `---\nid: 90\nname: A\nformFields: [{ id: 9, name: A, type: INPUT }]\n${fields.join('\n')}\n---\n`,
    );
  const button = (...fields: string[]) =>
    files.write('cn/industry/x.md', `---\nid: 90\nname: A\njumpBO: { formBO: x }\n${fields.join('\n')}\n---\n`);
  const event = (endDate: string, ...fields: string[]) =>
    files.write(
      'cn/activity/x.md',
      `---\nid: 90\nactivityName: A\nactivityShowType: A\nactivityType: A\nstartDate: 2026-05-01\nendDate: ${endDate}\nenrollStatus: OPEN\nenrollTypeDict: FORM\n${fields.join('\n')}\n---\nText.\n`,
    );
  const tell = (why: string) =>
    `warning: the form cn/form/x.md ${why}, so that visitors would press in vain: let it be public for as long, or name another`;

  it.each([
    ['is a draft', ['draft: true']],
    ['is not public before 2026-07-01 09:00', ['publishAt: 2026-07-01 09:00']],
    ['has not been public since 2026-05-01 00:00', ['unpublishAt: 2026-05-01']],
    ['ends on 2026-08-01 00:00, before this does', ['unpublishAt: 2026-08-01']],
  ])('is told of whoever opens it: %s', async (why, fields) => {
    await form(...fields);
    await button();
    expect((await check()).lines).toEqual([`cn/industry/x.md:4 jumpBO.formBO: ${tell(why)}`]);
  });

  it.each([
    ['a draft', ['draft: true'], ['draft: true']],
    ['what is over', ['draft: true'], ['unpublishAt: 2026-05-01']],
    ['what is public just as long', ['publishAt: 2026-07-01'], ['publishAt: 2026-07-01']],
    ['what ends before it', ['unpublishAt: 2026-08-01'], ['unpublishAt: 2026-07-01']],
  ])('is not told of %s', async (_, fields, own) => {
    await form(...fields);
    await button(...own);
    expect((await check()).lines).toEqual([]);
  });

  it('is told of an event until that is over', async () => {
    await form('unpublishAt: 2026-08-01');
    await event('2026-08-02', 'enrollDetail: x');
    expect((await check()).lines).toEqual([
      `cn/activity/x.md:10 enrollDetail: ${tell('ends on 2026-08-01 00:00, before this does')}`,
    ]);
    for (const endDate of ['2026-05-02', '2026-07-31']) {
      await event(endDate, 'enrollDetail: x');
      expect((await check()).lines).toEqual([]);
    }
  });

  it('is told of an event that names none', async () => {
    await event('2026-08-02');
    expect((await check()).lines).toEqual([
      'cn/activity/x.md:9 enrollTypeDict: warning: is FORM, and no form is named, so that visitors get the general consult form: write enrollDetail: with the file name of a form',
    ]);
    await event('2026-05-02');
    expect((await check()).lines).toEqual([]);
  });
});

describe('what Markdown takes for words', () => {
  it.each([
    ['##Prices', '"##Prices" is no heading'],
    ['＃＃ 价格', '"＃＃ 价格" is no heading'],
    ['One:\n-two', '"-two" is no item of a list'],
    ['• one', '"• one" is no item of a list'],
    ['|a|b|', '"|a|b|" is no row of a table'],
    ['Words.[^1]', '"[^1]" is no note at the foot'],
    ['[^1]: note', '"[^1]" is no note at the foot'],
    ['a ** b ** c', '"** b **" marks nothing'],
    ['**注意', '"**注意" marks nothing'],
    ['[Prices] (/product)', '"[Prices] (/product" is no link'],
    ['[价格]（/product）', '"[价格]（/product" is no link'],
    ['[价格](/product）', '"[价格](/product）" is no link'],
    ['![](pictures/light.png)', 'the picture pictures/light.png has no words'],
  ])('is told: %s', async (text, reason) => {
    await files.write('cn/news/x.md', news(`One.\n\n${text}`));
    const { lines } = await check();
    expect(lines).toEqual([expect.stringMatching(/^cn\/news\/x\.md:(?:8|9) content: warning: /)]);
    expect(lines[0]).toContain(reason);
  });

  it.each([
    '`**` and `##a` are marks.',
    '```\n##a\n[a] (/b)\n```',
    '-5 °C, *so* and **so**, 2**10',
    '## 价格\n\n- one\n- two\n\n|a|b|\n|-|-|\n|c|d|',
    '【新】（10 月）[a](/product)（b）',
    '![Light](pictures/light.png)',
    'No. #1, #2',
  ])('is not told where it is meant: %s', async (text) => {
    await files.write('cn/news/x.md', news(`One.\n\n${text}`));
    expect((await check()).lines).toEqual([]);
  });

  it('is told of a field, which is none', async () => {
    await files.write(
      'cn/news/x.md',
      news('One.', 'createTime: 2026-05-01', 'desc: "So **new** it is"', 'label: "2 * 3"'),
    );
    expect((await check()).lines).toEqual([
      'cn/news/x.md:5 desc: warning: "**new**" is shown as it stands: only the text below the fields is Markdown',
    ]);
  });
});

describe('words of a new draft', () => {
  it('are told of an entry that is none any more, in its fields and in its text', async () => {
    const text = news('One.\n\nTo be written', 'createTime: 2026-05-01', 'desc: 待填写', 'label: To be written by us');
    const tell = (words: string) =>
      `warning: still says "${words}", as a new draft does, and the entry is none: write it, or put draft: true back`;
    await files.write('cn/news/x.md', text);
    expect((await check()).lines).toEqual([
      `cn/news/x.md:5 desc: ${tell('待填写')}`,
      `cn/news/x.md:10 content: ${tell('To be written')}`,
    ]);
    await files.write('cn/news/x.md', text.replace('id: 90', 'id: 90\ndraft: true'));
    expect((await check()).lines).toEqual([]);
  });
});

describe('a site', () => {
  it('is told of a footer and a consult form that it does not have', async () => {
    await files.remove('cn/bottom-navigation');
    await files.write(
      'en/form/consult.md',
      '---\nid: 4001\nname: A\nformFields: [{ id: 9, name: A, type: INPUT }]\npublishAt: 2026-07-01\n---\n',
    );
    const { lines } = await check();
    expect(lines.filter((line) => line.includes('/site/'))).toEqual([
      'cn/site/cn.md:5 mark: warning: the site has no public bottom-navigation, and its pages no footer: write one in cn/bottom-navigation/',
      'en/site/en.md:5 mark: warning: the site has no public consult form, which every button without a form of its own opens: give one in en/form/ the id 4001',
    ]);
  });

  it('is told of a further site to translate the consult form, whose id is taken', async () => {
    await files.write(
      'de/site/de.md',
      '---\nid: 3\ntitle: A\nname: A\nmark: de\nlang: de\nlanguageName: Deutsch\nlogo: pictures/logo.svg\n---\n',
    );
    const told = async () => (await check()).lines.filter((line) => line.includes('consult form'));
    expect(await told()).toEqual([
      expect.stringMatching(/opens: translate en\/form\/consult\.md to de\/form\/consult\.md$/),
    ]);
    await files.write(
      'de/form/consult.md',
      '---\nid: 90\nname: A\nformFields: [{ id: 90, name: A, type: INPUT }]\n---\n',
    );
    expect(await told()).toEqual([]);
  });
});

describe('a choice of a list’s filters', () => {
  const event = (id: number, type: string) =>
    `---\nid: ${id}\nactivityName: A\nactivityIntroduction: A\nactivityShowType: STANDARD\nstartDate: 2026-07-0${id - 89} 09:00\nendDate: 2026-07-0${id - 89} 10:00\nplace: A\nactivityType: ${type}\ncoverMaterial: pictures/light.png\n---\n`;

  it('is told of where another entry writes it otherwise, the rarer one', async () => {
    const written = ['Open day', 'Open day', '“Open day”', 'ＯＰＥＮ ＤＡＹ', 'Open evening'];
    for (const [index, type] of written.entries())
      await files.write(`cn/activity/e${index}.md`, event(90 + index, type));
    expect((await check()).lines).toEqual([
      'cn/activity/e2.md:9 activityType: warning: "“Open day”" is a choice of its own in the list\'s filters, beside "Open day": write both alike',
      'cn/activity/e3.md:9 activityType: warning: "ＯＰＥＮ ＤＡＹ" is a choice of its own in the list\'s filters, beside "Open day": write both alike',
    ]);
  });
});

describe('two files that are likely one another’s translation', () => {
  const told = async () => (await check()).lines.filter((line) => line.includes('translation'));
  const dated = (id: number, date: string, ...more: string[]) =>
    news('One.', `createTime: ${date}`, ...more).replace('id: 90', `id: ${id}`);

  it('are told of where one has been renamed: by a near name', async () => {
    await files.write('cn/news/user-day-2026.md', dated(90, '2026-05-01'));
    await files.write('en/news/users-day-2026.md', dated(91, '2026-05-02'));
    expect(await told()).toEqual([
      "en/news/users-day-2026.md:1 warning: has no translation, nor has cn/news/user-day-2026.md, which has nearly its name: if they are one another's, give both files one name",
    ]);
  });

  it('are told of by the date and the files that they share, whose names may tell the language', async () => {
    for (const mark of ['cn', 'en'])
      await files.write(`files/plan.${mark}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"/>');
    await files.write('cn/news/autumn.md', dated(90, '2026-05-01', 'coverMaterial: plan.cn.svg'));
    await files.write('en/news/release.md', dated(91, '2026-05-01', 'coverMaterial: plan.en.svg'));
    expect(await told()).toEqual([
      expect.stringMatching(/^en\/news\/release\.md:1 .* cn\/news\/autumn\.md, which has its date and files:/),
    ]);
  });

  it('are none where the number in their names is another, or where either has a translation', async () => {
    await files.write('cn/news/user-day-2025.md', dated(90, '2026-05-01'));
    await files.write('en/news/user-day-2026.md', dated(91, '2026-05-02'));
    await files.write('en/news/open-day.md', dated(92, '2026-05-03'));
    await files.write('cn/news/open-day.md', dated(93, '2026-05-03'));
    await files.write('cn/news/open-days.md', dated(94, '2026-05-04'));
    expect(await told()).toEqual([]);
  });
});

describe('examples/content', () => {
  it('has neither faults nor warnings', async () => {
    const { memoryFolder: DATA_DIR } = files.options;
    const { code, out } = await runCommand(contentTool, ['check', '--strict'], {
      CONTENT_DIR: 'examples/content',
      DATA_DIR,
    });
    expect([code, out]).toEqual([0, '']);
  }, 60_000);
});
