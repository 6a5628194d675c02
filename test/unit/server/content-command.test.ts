import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentTool } from '../../../server/cli/content/content-tool.ts';
import { runTool } from '../../../server/cli/run-tool.ts';
import { openContent } from '../../../server/content/content.ts';
import { createPreviewCheck, previewedTypes } from '../../../server/content/preview.ts';
import { contentTypes, type TypeName, typeNames } from '../../../server/content/types.ts';
import { copyContent } from './content-folder.ts';

let files: Awaited<ReturnType<typeof copyContent>>;
beforeEach(async () => {
  files = await copyContent();
});
afterEach(() => files.clear());

type Streams = Pick<NodeJS.Process, 'stdout' | 'stderr'>;

const secret = 'a secret of thirty-two characters';
const now = new Date('2026-06-01T08:00:00Z');

async function run(...parameters: string[]) {
  const { folder: CONTENT_DIR, memoryFolder: DATA_DIR } = files.options;
  const out: string[] = [];
  const errors: string[] = [];
  const streams = {
    stdout: { write: (text: string) => out.push(text) > 0 },
    stderr: { write: (text: string) => errors.push(text) > 0 },
  };
  const env = { CONTENT_DIR, DATA_DIR, SECRET: secret, PUBLIC_ORIGIN: 'https://www.example.com' };
  const code = await runTool(contentTool, parameters, { env, ...(streams as never as Streams), now: () => now });
  return { code, out: out.join(''), errors: errors.join(''), lines: out.join('').trimEnd().split('\n') };
}

describe('content check', () => {
  it('ends with 0 where there are no faults', async () => {
    expect(await run('check')).toMatchObject({ code: 0, out: '' });
  });

  it('ends with 1 and tells every fault on a line of its own', async () => {
    await files.write('cn/news/x.md', '---\nid: 90\ntitle: 5\n---\nText\n');
    await files.write('en/news/y.md', '---\nid: 1\ntitle: A\ncreateTime: today\nicon: a\n---\nText\n');
    const { code, lines } = await run('check');
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^cn\/news\/x\.md:1 createTime: is required$/),
      expect.stringMatching(/^cn\/news\/x\.md:3 title: expected string/),
      expect.stringMatching(
        /^en\/news\/y\.md:2 id: cn\/news\/a\.md has the id 1 already; ids are unique per type over all sites: write another, such as 1006$/,
      ),
      expect.stringMatching(/^en\/news\/y\.md:5 icon: unknown field/),
    ]);
  });
});

describe('content new', () => {
  const types = Object.keys(contentTypes).filter((type) => type !== 'site');

  it.each(types)('writes a draft of a %s for each site that has no faults', async (type) => {
    const { code, lines } = await run('new', type, 'brand-new');
    expect(code).toBe(0);
    expect(lines.map((line) => path.relative(files.options.folder, line))).toEqual([
      `cn/${type}/brand-new.md`,
      `en/${type}/brand-new.md`,
    ]);
    expect((await run('check')).out).toBe('');
    const content = await openContent(files.options);
    const drafts = content.entries.filter(({ slug }) => slug === 'brand-new');
    expect(drafts).toHaveLength(2);
    expect(drafts.every(({ draft }) => draft)).toBe(true);
  });

  it('names every field that may be written', async () => {
    const { lines } = await run('new', 'activity', 'brand-new');
    const text = await readFile(lines[0] ?? '', 'utf8');
    for (const field of [...Object.keys(contentTypes.activity.entity.shape), 'publishAt', 'order']) {
      if (field !== 'activityDescribe') expect(text).toMatch(new RegExp(`^(# )?${field}: `, 'm'));
    }
  });

  it('names no field twice, and nothing to add where there is nothing', async () => {
    const { lines } = await run('new', 'text-page', 'brand-new');
    const text = await readFile(lines[0] ?? '', 'utf8');
    expect(text.match(/^# updatedAt: /gm)).toHaveLength(1);
    const words = await run('new', 'dictionary', 'brand-new');
    expect(await readFile(words.lines[0] ?? '', 'utf8')).not.toContain('These may be added');
  });

  it.each(types)('writes a draft of a %s that its preview link shows', async (type) => {
    const { lines } = await run('new', type, 'brand-new');
    expect(await readFile(lines[0] ?? '', 'utf8')).toContain('preview link');
    expect(await run('preview-link', `${type}/brand-new`)).toMatchObject({ code: 0 });
  });

  it('never writes over a file', async () => {
    const { code, errors } = await run('new', 'news', 'a');
    expect(code).toBe(2);
    expect(errors).toMatch(/cn\/news\/a\.md is there already/);
    await files.remove('cn/news/a.md');
    expect((await run('new', 'news', 'a')).code).toBe(2);
    expect(existsSync(path.join(files.options.folder, 'cn/news/a.md'))).toBe(false);
  });

  it('writes nothing beside a file that is faulty, and says so', async () => {
    await files.write('cn/news/x.md', '---\nid: 90\ntitle: A\n---\nText\n');
    for (const line of [['new', 'news', 'brand-new'], ['preview-link', 'news/draft'], ['stats']]) {
      const { code, out, errors } = await run(...line);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(errors).toMatch(/x\.md:1 createTime: is required\nNothing was done\. Mend these faults first/);
    }
    expect(existsSync(path.join(files.options.folder, 'cn/news/brand-new.md'))).toBe(false);
  });

  it('writes no draft that would be a fault: a site with nothing that a field could name has none, until it has', async () => {
    const site =
      '---\nid: 3\ntitle: C\nmark: sg\nname: C\nlang: en-SG\nlanguageName: C\nlogo: pictures/logo.svg\n---\n';
    await files.write('sg/site/site.md', site);
    const first = await run('new', 'product', 'brand-new');
    expect(first.lines.map((line) => path.relative(files.options.folder, line))).toEqual([
      'cn/product/brand-new.md',
      'en/product/brand-new.md',
    ]);
    expect(first.errors).toMatch(
      /^sg has no draft: there is nothing yet for its category \(the file name of an entry in product-category\/\)\. .+: npm run content -- new product brand-new --site sg\n$/,
    );
    expect(await run('new', 'product', 'other', '--site', 'sg')).toMatchObject({ code: 1, out: '' });
    expect((await run('new', 'product-category', 'first', '--site', 'sg')).code).toBe(0);
    expect((await run('new', 'product', 'brand-new', '--site', 'sg')).lines).toEqual([
      path.join(files.options.folder, 'sg/product/brand-new.md'),
    ]);
    expect((await run('check')).code).toBe(0);
    expect((await run('new', 'product', 'other', '--site', 'fr')).errors).toContain('There is no site "fr".');
  });

  it.each([
    ['../news', 'x'],
    ['nothing', 'x'],
    ['site', 'x'],
    ['news', '../x'],
    ['news', 'Größe'],
  ])('refuses %s %s', async (type, slug) => {
    expect((await run('new', type, slug)).code).toBe(2);
  });
});

describe('content preview-link', () => {
  it('prints an address that serves for as long as was asked', async () => {
    const { code, lines, errors } = await run('preview-link', 'news/draft', '--hours', '3');
    expect(code).toBe(0);
    const url = new URL(lines[0] ?? '');
    expect(url.origin + url.pathname).toBe('https://www.example.com/article-detail/news/4/preview');
    // In the zone of the site, as the bar above the page tells it.
    expect(errors).toContain('until 2026-06-01 19:00 (Asia/Shanghai).');
    const token = url.searchParams.get('preview') ?? '';
    const entry = { type: 'news', slug: 'draft', mark: 'cn' } as const;
    const allows = (time: string) => createPreviewCheck(secret, () => new Date(time))(token, entry);
    expect(allows('2026-06-01T10:59:59Z')).toBe(true);
    expect(allows('2026-06-01T11:00:00Z')).toBe(false);
  });

  it('is made for the site that is asked for', async () => {
    const { lines } = await run('preview-link', 'form/consult', '--site', 'en');
    expect(lines[0]).toMatch(/^https:\/\/en\.www\.example\.com\/form\/4001\/preview\?preview=/);
  });

  it('is there for every type that can be a draft', () => {
    expect(typeNames.filter((type) => !previewedTypes.includes(type))).toEqual(['site']);
  });

  it.each([
    ['text-page/privacy', 'https://www.example.com/privacy'],
    ['landing-page/portal', 'https://www.example.com/go1688'],
    ['static-page/ai', 'https://www.example.com/ai'],
    ['home-module/carousel', 'https://www.example.com/'],
    ['advantage/reach', 'https://www.example.com/'],
    ['top-navigation/product', 'https://www.example.com/'],
    ['page-heading/media', 'https://www.example.com/media'],
    ['industry/ships', 'https://www.example.com/solution'],
  ])('leads to the page that shows %s', async (named, page) => {
    const [type = '', slug = ''] = named.split('/');
    const { lines } = await run('preview-link', named);
    const url = new URL(lines[0] ?? '');
    expect(url.origin + url.pathname).toBe(page);
    const entry = { type: type as TypeName, slug, mark: 'cn' };
    const allows = createPreviewCheck(secret, () => new Date('2026-06-01T10:00:00Z'));
    const token = url.searchParams.get('preview') ?? '';
    expect([allows(token, entry), allows(token, { ...entry, slug: 'other' })]).toEqual([true, false]);
  });

  it('says of what stands on every page how it is seen on the others', async () => {
    const said = 'With the same ?preview=… behind its address, any other page of the site shows it too.';
    expect((await run('preview-link', 'bottom-navigation/footer')).errors).toContain(said);
    expect((await run('preview-link', 'industry/ships')).errors).not.toContain(said);
  });

  it('is not made of a heading that no page shows', async () => {
    await files.write('cn/page-heading/odd.md', '---\ntitle: A\ntype: SOLUTION\ndraft: true\n---\n');
    const { code, out, errors } = await run('preview-link', 'page-heading/odd');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toContain(
      'No page shows cn/page-heading/odd.md: its type is SOLUTION, and pages show those of the type PRODUCT, EXAMPLE, NEWS, BRAND_ACTIVITIES, MULTIMEDIA_RESOURCE, Corporate publication.',
    );
  });

  it('is not made where no page stands at the address that the entry names', async () => {
    const page = '---\nid: 9\ntitle: A\npageAddress: /imprint\ndraft: true\n---\nText.\n';
    await files.write('cn/text-page/imprint.md', page);
    const { code, out, errors } = await run('preview-link', 'text-page/imprint');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toContain(
      'No page shows cn/text-page/imprint.md: its pageAddress is /imprint, and pages of this type stand at /privacy.',
    );
  });

  it.each([
    [['preview-link', 'news/nothing'], /There is no cn\/news\/nothing\.md/],
    [['preview-link', 'nothing/x'], /There is no type "nothing"\. Links are made for dictionary, form, top-navigation/],
    [['preview-link', 'site/site'], /A site is no draft: .+ copy of the content.+CONTENT_DIR/],
    [['preview-link', 'news/draft', '--site', 'fr'], /There are cn, en/],
    [['preview-link', 'news/draft', '--hours', '0'], /from 1 to 720/],
    [['preview-link'], /preview-link TYPE\/NAME/],
  ])('says why it cannot: %s', async (parameters, reason) => {
    const { code, errors } = await run(...parameters);
    expect(code).toBe(2);
    expect(errors).toMatch(reason);
  });
});

describe('content stats', () => {
  it('counts what is public and what is not', async () => {
    const { code, lines } = await run('stats');
    expect(code).toBe(0);
    const row = lines.find((line) => /^news +cn/.test(line));
    expect(row?.split(/ +/)).toEqual(['news', 'cn', '5', '3', '1', '1', '0', '0']);
  });

  it('names the files that are not translated', async () => {
    expect((await run('stats', '--untranslated')).out).toBe('');
    await files.remove('en/news/draft.md');
    expect((await run('stats', '--untranslated')).lines).toEqual(['cn/news/draft.md']);
  });
});

describe('content', () => {
  it('explains itself', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const command of ['check', 'new TYPE NAME', 'preview-link TYPE/NAME', 'stats']) expect(out).toContain(command);
  });
});
