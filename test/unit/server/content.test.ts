import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Content, openContent } from '../../../server/content/content.ts';
import { ContentError } from '../../../server/content/faults.ts';
import { copyContent } from './content-folder.ts';

let files: Awaited<ReturnType<typeof copyContent>>;
let content: Content | undefined;
beforeEach(async () => {
  files = await copyContent();
});
afterEach(async () => {
  vi.useRealTimers();
  content?.close();
  content = undefined;
  await files.clear();
});

async function readFaults(): Promise<string[]> {
  const error = await openContent(files.options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContentError)) throw error ?? new Error('the content has no faults');
  return error.faults.map(({ file, line, field, reason }) => `${file}:${line} ${field}: ${reason}`);
}

const news = (fields: string, body = 'Text.') => `---\nid: 90\ntitle: A\ncreateTime: today\n${fields}\n---\n${body}\n`;

describe('a fault of the content', () => {
  it.each([
    {
      what: 'an unknown field',
      text: news('covermaterial: x'),
      says: /^cn\/news\/x\.md:5 covermaterial: unknown field; did you mean coverMaterial\?$/,
    },
    { what: 'a field of the wrong type', text: news('label: 5'), says: /:5 label: expected string.+quotes/ },
    {
      what: 'a field under both of its names',
      file: 'cn/product/make.md',
      text: '---\nid: 1\nname: A\ncategory: erp\napplicationScenes: []\napplicationScenarios: []\n---\n',
      says: /^cn\/product\/make\.md:6 applicationScenarios: is the same field as applicationScenes: write one/,
    },
    { what: 'a missing field', text: '---\nid: 90\ntitle: A\n---\nText', says: /createTime: is required/ },
    { what: 'a missing body', text: news('label: a', ''), says: /content: is required/ },
    {
      what: 'a missing file',
      text: news('coverMaterial: pictures/none.webp'),
      says: /:5 coverMaterial: the file files\/pictures\/none\.webp does not exist/,
    },
    {
      what: 'a zone that is none',
      file: 'cn/activity/x.md',
      text: '---\nid: 90\nactivityName: A\nactivityShowType: CARD\nactivityType: B\nstartDate: 2026-03-01\nendDate: 2026-03-01\ntimeZone: London\n---\n',
      says: /^cn\/activity\/x\.md:8 timeZone: "London" is no time zone: write one such as .+ Europe\/London$/,
    },
    {
      what: 'a distance in place of a zone',
      file: 'cn/site/cn.md',
      text: '---\nid: 1\ntitle: A\nname: A\nmark: cn\nlang: zh-CN\nlanguageName: A\nlogo: /l.svg\ntimeZone: "+08:00"\n---\n',
      says: /timeZone: "\+08:00" is no time zone/,
    },
    {
      what: 'a zone where there is none to have',
      text: news('timeZone: Europe/London'),
      says: /:5 timeZone: unknown field/,
    },
    { what: 'a date that is none', text: news('createdAt: soon'), says: /:5 createdAt: "soon" is no date/ },
    {
      what: 'an id that is taken',
      text: news('').replace('90', '1001'),
      says: /:2 id: en\/news\/a\.md has the id 1001 already|:2 id: cn\/news\/x\.md has the id/,
    },
    { what: 'YAML that is none', text: '---\ntitle: "A\nid: 1\n---\n', says: /^cn\/news\/x\.md:\d/ },
    { what: 'front matter without an end', text: '---\ntitle: A\n', says: /:1 : the front matter has no end/ },
    {
      what: 'HTML that was cut',
      text: news('label: a', 'One.\n\n<script>alert(1)</script>'),
      says: /:9 content: <script> is not allowed/,
    },
    {
      what: 'a link that leads nowhere',
      text: news('label: a', '[x](nowhere.pdf)'),
      says: /:7 content: the link nowhere\.pdf leads nowhere/,
    },
  ])('is told with its line: $what', async ({ file = 'cn/news/x.md', text, says }) => {
    await files.write(file, text);
    const faults = await readFaults();
    expect(faults.join('\n')).toMatch(says);
    expect(faults).toHaveLength(1);
  });

  it('tells of a reference to what is not there, and of one that is not translated', async () => {
    await files.write('cn/industry/x.md', '---\nid: 90\nname: A\njumpBO:\n  formBO: nothing\n---\n');
    await files.write(
      'en/form/english.md',
      '---\nid: 91\nname: A\nformFields: [{ id: 1, name: A, type: INPUT }]\n---\n',
    );
    await files.write('cn/industry/y.md', '---\nid: 92\nname: A\njumpBO: { formBO: english }\n---\n');
    expect(await readFaults()).toEqual([
      'cn/industry/x.md:5 jumpBO.formBO: there is no form "nothing": cn/form/nothing.md does not exist',
      'cn/industry/y.md:4 jumpBO.formBO: there is no form "english": it exists for en only; translate it to cn/form/english.md',
    ]);
  });

  it('tells of a field that only the other language has', async () => {
    await files.write('cn/advantage/x.md', '---\nid: 90\nlogo: pictures/logo.svg\ntitle: 甲\ndesc: 乙\n---\n');
    await files.write('en/advantage/x.md', '---\nid: 91\nlogo: pictures/logo.svg\ntitle: A\n---\n');
    expect(await readFaults()).toEqual([
      'en/advantage/x.md:1 desc: is required; cn/advantage/x.md has it, and its translation is missing here',
    ]);
  });

  it('tells of a picture that is none, wherever it is named', async () => {
    await files.write('files/pictures/broken.png', 'no picture');
    await files.write('cn/news/x.md', news('coverMaterial: pictures/broken.png'));
    await files.write('cn/news/y.md', news('coverMaterial: pictures/light.png').replace('90', '91'));
    const faults = await readFaults();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^cn\/news\/x\.md:5 coverMaterial: the file files\/pictures\/broken\.png is no picture/);
  });

  it('tells of names that have no place', async () => {
    await files.write('cn/newz/x.md', 'x');
    await files.write('cn/news/Größe.md', 'x');
    await files.remove('en/site');
    const faults = (await readFaults()).join('\n');
    expect(faults).toMatch(/cn\/newz:1 : there is no type of this name; the types are site, /);
    expect(faults).toMatch(/cn\/news\/Größe\.md:1 : content files are named <slug>\.md/);
    expect(faults).toMatch(/en\/site:1 : the folder en has no site/);
  });

  it('comes with all others at once', async () => {
    await files.write('cn/news/x.md', news('unknown: 1\nlabel: 5', '<iframe src="https://x.example"></iframe>'));
    await files.write('en/product/y.md', '---\nid: 90\n---\n');
    const faults = await readFaults();
    expect(faults).toHaveLength(5);
    expect(faults.join('\n')).toMatch(/unknown:[\s\S]*label:[\s\S]*iframe[\s\S]*name:[\s\S]*category:/);
  });
});

describe('content', () => {
  it('pairs translations by file name', async () => {
    content = await openContent(files.options);
    expect(content.counterpart('news', 1, 2)?.id).toBe(1001);
    expect(content.counterpart('news', 1, 1)?.id).toBe(1);
    expect(content.counterpart('form', 4001, 1)?.id).toBe(1);
    expect(content.counterpart('news', 4, 2)).toBeUndefined();
    expect(content.find('news', 4)).toBeUndefined();
    expect(content.find('news', 4, true)?.value.title).toBe('草稿');
  });

  it('pairs no entries of different types that have the same file name', async () => {
    await files.write('cn/news/make.md', news(''));
    content = await openContent(files.options);
    expect(content.find('product', 1001)?.slug).toBe('make');
    expect(content.counterpart('news', 90, 1)?.value.title).toBe('A');
    expect(content.counterpart('news', 90, 2)).toBeUndefined();
    expect(content.counterpart('product', 1, 2)?.id).toBe(1001);
    expect(content.counterpart('news', 1001, 1)?.id).toBe(1);
    expect(content.counterpart('product', 1001, 1)?.id).toBe(1);
  });

  it('pairs what each site has one of, whatever the names of the files', async () => {
    await rename(
      path.join(files.options.folder, 'en/site/en.md'),
      path.join(files.options.folder, 'en/site/english.md'),
    );
    content = await openContent(files.options);
    expect(content.counterpart('site', 1, 2)?.id).toBe(2);
    expect(content.counterpart('site', 2, 1)?.id).toBe(1);
  });

  it('is out in one language while the other is a draft', async () => {
    await files.write('en/news/a.md', '---\nid: 1001\ntitle: A\ncreateTime: today\ndraft: true\n---\nText.\n');
    content = await openContent(files.options);
    expect(content.find('news', 1)).toBeDefined();
    expect(content.counterpart('news', 1, 2)).toBeUndefined();
  });

  it('is published and withdrawn at its time, without a restart', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-03-01T00:00:00Z') });
    await files.write('en/news/x.md', news('publishAt: 2026-03-01 10:00\nunpublishAt: 2026-03-01 12:00'));
    content = await openContent(files.options);
    const changed = vi.fn();
    content.onChange(changed);
    const versions = [content.version];
    const isOut = () => content?.list('news', 2).some(({ slug }) => slug === 'x');
    expect(isOut()).toBe(false);
    vi.setSystemTime(new Date('2026-03-01T09:59:00Z'));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(changed).toHaveBeenCalled();
    versions.push(content.version);
    expect(new Set(versions).size).toBe(2);
    expect(content.find('news', 90)).toBeUndefined();
  });

  it('knows the zone of each site', async () => {
    content = await openContent(files.options);
    expect([content.timeZone(1), content.timeZone(2)]).toEqual(['Asia/Shanghai', 'UTC']);
    expect(content.find('activity', 1)?.value.startDate).toMatch(/T16:00:00\.000Z$/);
  });

  describe('of an event with a zone of its own', () => {
    const openWith = async (zone: string, dates: string) => {
      const file = path.join(files.options.folder, 'cn/activity/summit.md');
      const event = (await readFile(file, 'utf8')).replace(/^startDate: .*\nendDate: .*$/m, `${dates}${zone}`);
      await files.write('cn/activity/summit.md', event);
      content = await openContent(files.options);
      return content.find('activity', 1, true);
    };
    const london = '\ntimeZone: Europe/London';

    it('reads its days and hours in that', async () => {
      const event = await openWith(london, 'startDate: 2026-06-01 18:00\nendDate: 2026-06-02');
      expect(event?.value).toMatchObject({
        startDate: '2026-06-01T17:00:00.000Z',
        endDate: '2026-06-02T22:59:59.999Z',
        timeZone: 'Europe/London',
      });
    });

    it('leaves moments that name their zone, and when it comes out in the site’s', async () => {
      const dates = 'startDate: 2026-06-01T18:00+08:00\nendDate: 2026-06-02\npublishAt: 2026-05-01 09:00';
      const event = await openWith(london, dates);
      expect(event?.value.startDate).toBe('2026-06-01T10:00:00.000Z');
      expect(new Date(event?.publishAt ?? 0).toISOString()).toBe('2026-05-01T01:00:00.000Z');
    });

    it('changes its lists at that zone’s midnight too', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-06-01T20:00:00Z') });
      await openWith('\ntimeZone: Asia/Kolkata', 'startDate: 2026-06-01 18:00\nendDate: 2026-06-02');
      vi.setSystemTime(new Date('2026-06-02T18:00:00Z'));
      await content?.reload();
      const before = content?.version;
      vi.setSystemTime(new Date('2026-06-02T18:30:00Z'));
      await vi.advanceTimersByTimeAsync(1_800_000);
      expect(content?.version).not.toBe(before);
    });
  });

  it('takes the last day of an event whole', async () => {
    const event = (await readFile(path.join(files.options.folder, 'cn/activity/summit.md'), 'utf8'))
      .replace(/^startDate: .*$/m, 'startDate: 2026-03-01')
      .replace(/^endDate: .*$/m, 'endDate: 2026-03-02');
    await files.write('cn/activity/summit.md', event);
    content = await openContent(files.options);
    expect(content.find('activity', 1)?.value).toMatchObject({
      startDate: '2026-02-28T16:00:00.000Z',
      endDate: '2026-03-02T15:59:59.999Z',
    });
  });
});

describe('an entry that is read again', () => {
  const solution = () => content?.entries.find(({ type, mark }) => type === 'solution' && mark === 'cn');
  const openTwice = async (change: () => Promise<void>) => {
    content = await openContent(files.options);
    const before = content.entries;
    await change();
    await content.reload();
    return { before, after: content.entries };
  };

  it('follows a change to what it refers to', async () => {
    await openTwice(() => files.write('cn/industry/ships.md', '---\nid: 1\nname: 新名\n---\n'));
    expect(solution()?.value).toMatchObject({ industryName: '新名' });
  });

  it('is the very same where nothing that it needs has changed', async () => {
    const { before, after } = await openTwice(() => files.write('cn/advantage/x.md', advantage));
    const known = new Set(before);
    expect(after.filter((entry) => !known.has(entry)).map(({ file }) => file)).toEqual(['cn/advantage/x.md']);
  });

  it('knows the new size of a picture, in its fields and in its text', async () => {
    const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"></svg>`;
    const picture =
      '---\nid: 90\ntitle: A\ncreateTime: today\ncoverMaterial: pictures/x.svg\n---\n![x](pictures/x.svg)\n';
    await files.write('files/pictures/x.svg', svg(20));
    await files.write('cn/news/x.md', picture);
    await openTwice(() => files.write('files/pictures/x.svg', svg(300)));
    const { value } = content?.find('news', 90) ?? {};
    expect(value?.coverMaterial?.files[0]?.width).toBe(300);
    expect(value?.content).toContain('width="300"');
  });

  it('knows a banner that is written as an address as the picture that it is', async () => {
    const item = '---\nid: 90\ndisplayName: A\npageAddress: /a\nnavigationName: A\nbannerUrl: pictures/x.svg\n---\n';
    await files.write('files/pictures/x.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>');
    await files.write('cn/top-navigation/x.md', item);
    await openTwice(async () => undefined);
    const picture = { url: '/files/pictures/x.svg', type: 'image', width: 20, height: 10, theme: 'light' };
    expect(content?.find('top-navigation', 90)?.value.pcResource).toEqual({ files: [picture] });
  });

  it('closes a file that is put behind a form meanwhile, and opens one that no form is before any more', async () => {
    const paper = (button: string) =>
      `---\nid: 90\nname: A\npicture: pictures/light.png\ntype: WHITE_PAPER\ncreatedAt: today\nbasePicture: pictures/dark.webp\njumpBO: { ${button} }\n---\nText.\n`;
    await files.write('files/papers/x.pdf', '%PDF-1.4');
    await files.write('cn/publication/x.md', paper('jumpContentType: URL, buttonLink: /files/papers/x.pdf'));
    await openTwice(() => files.write('cn/publication/x.md', paper('jumpContentType: FORM, attachment: papers/x.pdf')));
    expect(content?.gatedFiles.has('papers/x.pdf')).toBe(true);
    await files.remove('cn/publication/x.md');
    await content?.reload();
    expect(content?.gatedFiles.has('papers/x.pdf')).toBe(false);
  });

  it('has a fault once what it refers to has gone', async () => {
    content = await openContent(files.options);
    await files.remove('cn/industry/ships.md');
    await expect(content.reload()).rejects.toThrow(/cn\/solution\/yard\.md:\d+ industry: there is no industry "ships"/);
    expect(solution()).toBeDefined();
  });
});

const advantage = '---\nid: 90\nlogo: pictures/logo.svg\ntitle: 甲\ndesc: 乙\n---\n';

describe('a change on disk', () => {
  const watch = async () => {
    const onFault = vi.fn();
    const opened = await openContent({ ...files.options, onFault });
    content = opened;
    const changed = () => new Promise<void>((resolve) => opened.onChange(resolve));
    return { opened, onFault, changed };
  };

  it('is live at once when it is good', async () => {
    const { opened, changed } = await watch();
    const before = opened.version;
    const change = changed();
    await files.write('cn/news/new.md', news('label: a'));
    await change;
    expect(opened.find('news', 90)?.value.title).toBe('A');
    expect(opened.version).not.toBe(before);
  });

  it('keeps the last good state when it is bad, and tells every fault', async () => {
    const { opened, onFault } = await watch();
    const before = opened.version;
    const told = new Promise<Error>((resolve) => onFault.mockImplementation(resolve));
    await files.write('cn/news/a.md', '---\nid: 1\n---\n');
    const error = await told;
    expect(error).toBeInstanceOf(ContentError);
    expect((error as ContentError).faults.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'createTime', 'content']),
    );
    expect(opened.find('news', 1)?.value.title).toBe('新闻甲');
    expect(opened.version).toBe(before);
  });
});
