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

const news = (fields: string, body = 'Text.') => `---\nid: 90\ntitle: A\ncreateTime: today\n${fields}\n---\n${body}\n`;

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
    const onMended = vi.fn();
    const opened = await openContent({ ...files.options, onFault, onMended });
    content = opened;
    const changed = () => new Promise<void>((resolve) => opened.onChange(resolve));
    return { opened, onFault, onMended, changed };
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

  it('that takes a whole site away is taken for a mistake, until it is back', async () => {
    const { opened, onFault, changed } = await watch();
    const { folder } = files.options;
    const told = new Promise<Error>((resolve) => onFault.mockImplementation(resolve));
    await rename(path.join(folder, 'en'), path.join(folder, '.en'));
    expect((await told).message).toMatch(
      /^1 fault in the content:\nen\/site\/en\.md:1 the site is gone.+ put .+ start/,
    );
    expect(opened.siteOf('en')).toBeDefined();
    await expect(opened.reload()).rejects.toThrow('the site is gone');
    const change = changed();
    await rename(path.join(folder, '.en'), path.join(folder, 'en'));
    await change;
    expect(opened.siteOf('en')).toBeDefined();
  });

  it('may give a site another mark', async () => {
    const { opened, changed } = await watch();
    const { folder } = files.options;
    const site = await readFile(path.join(folder, 'en/site/en.md'), 'utf8');
    await files.write('en/site/en.md', site.replace('mark: en', 'mark: uk'));
    const change = changed();
    await rename(path.join(folder, 'en'), path.join(folder, 'uk'));
    await change;
    expect(opened.siteOf('uk')?.id).toBe(2);
  });

  it('is told once to have mended the faults, and not where there were none', async () => {
    const { onFault, onMended, changed } = await watch();
    const write = async (text: string) => {
      const change = changed();
      await files.write('cn/news/new.md', text);
      await change;
    };
    await write(news('label: a'));
    expect(onMended).not.toHaveBeenCalled();
    const told = new Promise<Error>((resolve) => onFault.mockImplementation(resolve));
    await files.write('cn/news/new.md', news('label: 5'));
    await told;
    await write(news('label: b'));
    await write(news('label: c'));
    expect(onMended).toHaveBeenCalledOnce();
  });
});
