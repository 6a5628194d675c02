import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContent } from '../../../server/content/content.ts';
import { ContentError, describeFault } from '../../../server/content/faults.ts';
import { copyContent } from './content-folder.ts';

let files: Awaited<ReturnType<typeof copyContent>>;
beforeEach(async () => {
  files = await copyContent();
});
afterEach(() => files.clear());

async function readFaults(): Promise<string[]> {
  const error: unknown = await openContent(files.options).then(
    (content) => content.close(),
    (reason: unknown) => reason,
  );
  if (error === undefined) return [];
  if (!(error instanceof ContentError)) throw error;
  return error.faults.map(describeFault);
}

const form = (...fields: string[]) =>
  `---\nid: 90\nname: A\nformFields:\n${fields.map((field) => `  - { ${field} }\n`).join('')}---\n`;
const choice = (options: string, more = '') => form(`id: 1, name: A, type: RADIO, fieldOptions: ${options}${more}`);

describe('a form', () => {
  it.each([
    {
      what: 'with a required choice without options',
      text: form('id: 1, name: A, type: SELECT'),
      says: [/:5 formFields\.0\.fieldOptions: has no options, so that nobody could send this form/],
    },
    {
      what: 'with a choice of no options',
      text: form('id: 1, name: A, type: INPUT, displayForm: SELECT, required: "FALSE", fieldOptions: []'),
      says: [/:5 formFields\.0\.fieldOptions: has no options, so that there is nothing to choose/],
    },
    {
      what: 'whose only choice is a free text',
      text: form('id: 1, name: A, type: RADIO, openOther: TURNON'),
      says: [],
    },
    {
      what: 'with an id twice',
      text: form('id: 1, name: A, type: INPUT', 'id: 2, name: B, type: INPUT', 'id: 1, name: C, type: INPUT'),
      says: [/:7 formFields\.2\.id: number 1 of this list has the id 1 already/],
    },
    {
      what: 'with a name twice',
      text: form('id: 1, name: A, type: INPUT', 'id: 2, name: "A ", type: INPUT'),
      says: [/:6 formFields\.1\.name: number 1 of this form has this name already/],
    },
    {
      what: 'with a choice that a browser should fill in',
      text: choice('[a, b]', ', autocomplete: organization'),
      says: [/:5 formFields\.0\.autocomplete: is for fields that are typed/],
    },
    { what: 'with a blank option', text: choice('[a, "  "]'), says: [/:5 formFields\.0\.fieldOptions\.1: is blank/] },
    { what: 'with an option twice', text: choice('[a, b, a]'), says: [/fieldOptions\.2: "a" is option 1 already/] },
    { what: 'with an option that ends with a space', text: choice('["a "]'), says: [/ends with a space/] },
    { what: 'with an option of two lines', text: choice('["a\\nb"]'), says: [/fieldOptions\.0: holds a line break/] },
    { what: 'with an option that joins two', text: choice('["a, b"]'), says: [/must not contain ", "/] },
    {
      what: 'with an option that openOther adds',
      text: choice('[a, Other]', ', openOther: TURNON'),
      says: [/fieldOptions\.1: "Other" is what openOther adds/],
    },
    { what: 'with an option of that name alone', text: choice('[a, Other]'), says: [] },
    {
      what: 'with options too long to be sent together',
      text: form(`id: 1, name: A, type: CHECKBOX, fieldOptions: [${'a'.repeat(3000)}, ${'b'.repeat(3000)}]`),
      says: [/fieldOptions: are 6002 characters together, and a lead takes 5000/],
    },
    {
      what: 'with an option too long',
      text: choice(`[${'a'.repeat(5001)}]`),
      says: [/is longer than 5000 characters/],
    },
  ])('$what is told', async ({ text, says }) => {
    await files.write('cn/form/x.md', text);
    expect(await readFaults()).toEqual(says.map((reason) => expect.stringMatching(reason)));
  });
});

const news = (...fields: string[]) =>
  `---\nid: 90\ntitle: A\ncreateTime: today\n${fields.map((field) => `${field}\n`).join('')}---\nText.\n`;
const activity = (...fields: string[]) =>
  `---\nid: 90\nactivityName: A\nactivityShowType: A\nactivityType: A\n${fields.map((field) => `${field}\n`).join('')}---\n`;
const category = (jump: string) => `---\nid: 90\nname: A\njumpBO: ${jump}\n---\n`;

describe('an entry', () => {
  it.each([
    {
      what: 'that is withdrawn before it is published',
      file: 'cn/news/x.md',
      text: news('publishAt: 2026-05-02', 'unpublishAt: 2026-05-01'),
      says: [/:6 unpublishAt: does not lie after publishAt/],
    },
    {
      what: 'that is public for no moment',
      file: 'cn/news/x.md',
      text: news('publishAt: 2026-05-02', 'unpublishAt: 2026-05-02'),
      says: [/:6 unpublishAt: does not lie after publishAt/],
    },
    {
      what: 'that is public for a minute',
      file: 'cn/news/x.md',
      text: news('publishAt: 2026-05-02', 'unpublishAt: 2026-05-02 00:01'),
      says: [],
    },
    {
      what: 'that ends before it begins',
      file: 'cn/activity/x.md',
      text: activity('startDate: 2026-05-02', 'endDate: 2026-05-01'),
      says: [/:7 endDate: does not lie after startDate/],
    },
    {
      what: 'of one day',
      file: 'cn/activity/x.md',
      text: activity('startDate: 2026-05-02', 'endDate: 2026-05-02'),
      says: [],
    },
    {
      what: 'of one moment',
      file: 'cn/activity/x.md',
      text: activity('startDate: 2026-05-02 10:00', 'endDate: 2026-05-02 10:00'),
      says: [],
    },
    ...[
      ['draft', 'true'],
      ['publishAt', 'a date'],
      ['unpublishAt', 'a date'],
    ].map(([name, value]) => ({
      what: `with an empty ${name}`,
      file: 'cn/news/x.md',
      text: news(`${name}: # later`),
      says: [new RegExp(`:5 ${name}: has no value, and so does nothing: write ${value}, or leave the line out$`)],
    })),
    {
      what: 'that is open, and says no way to enrol',
      file: 'cn/activity/x.md',
      text: activity('startDate: today', 'endDate: today', 'enrollStatus: OPEN'),
      says: [/:8 enrollStatus: is OPEN, and nobody could enrol: write enrollTypeDict: FORM or THIRD_LINK beside it$/],
    },
    {
      what: 'that is closed, and says no way to enrol',
      file: 'cn/activity/x.md',
      text: activity('startDate: today', 'endDate: today', 'enrollStatus: CLOSED'),
      says: [],
    },
    {
      what: 'where visitors enrol nowhere',
      file: 'cn/activity/x.md',
      text: activity('startDate: today', 'endDate: today', 'enrollStatus: OPEN', 'enrollTypeDict: THIRD_LINK'),
      says: [/:9 enrollTypeDict: is THIRD_LINK, and thirdLink, where visitors enrol, is missing/],
    },
    {
      what: 'whose reviews share an id',
      file: 'cn/activity/x.md',
      text: activity(
        'startDate: today',
        'endDate: today',
        'activityReviews: [{ id: 5, title: A, playType: URL }, { id: 5, title: B, playType: URL }]',
      ),
      says: [/:8 activityReviews\.1\.id: number 1 of this list has the id 5 already/],
    },
    {
      what: 'with a button that leads to no address',
      file: 'cn/industry/x.md',
      text: category('{ jumpContentType: URL, buttonTitle: A }'),
      says: [/:4 jumpBO\.jumpContentType: is URL, and buttonLink, where it leads, is missing/],
    },
    {
      what: 'with a button that leads to no document',
      file: 'cn/industry/x.md',
      text: category('{ jumpContentType: DOCUMENT, buttonLink: /x }'),
      says: [/jumpContentType: is DOCUMENT, and attachment or attachmentUrl, where it leads, is missing/],
    },
    {
      what: 'with a button for the video that it has itself',
      file: 'cn/media-resource/x.md',
      text: '---\nid: 90\ntitleContent: A\ncreatedAt: today\nresourceType: A\nvideoMaterial: videos/open.mp4\njumpBO: { jumpContentType: VIDEO }\n---\n',
      says: [],
    },
    {
      what: 'with a button for the standard form',
      file: 'cn/industry/x.md',
      text: category('{ jumpContentType: FORM, buttonTitle: A }'),
      says: [],
    },
    {
      what: 'with a number that is too large for an id',
      file: 'cn/industry/x.md',
      text: '---\nid: 9007199254740993\nname: A\n---\n',
      says: [/:2 id: /],
    },
    {
      what: 'with a character that no page can show',
      file: 'cn/industry/x.md',
      text: '---\nid: 90\nname: "A\\u0001"\n---\n',
      says: [/:3 name: holds a control character/],
    },
    {
      what: 'with a text that nobody can see',
      file: 'cn/industry/x.md',
      text: '---\nid: 90\nname: " \u3000\\u200B"\n---\n',
      says: [/:3 name: has only spaces: write its text, or leave the line out$/],
    },
  ])('$what is told where it is wrong', async ({ file, text, says }) => {
    await files.write(file, text);
    expect(await readFaults()).toEqual(says.map((reason) => expect.stringMatching(reason)));
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '//x.example',
    '/\\\\x.example',
    'www.x.example',
    'data:a',
    'https://',
  ])('with the address %s is told', async (address) => {
    await files.write('cn/industry/x.md', category(`{ jumpContentType: URL, buttonLink: "${address}" }`));
    expect(await readFaults()).toEqual([expect.stringMatching(/:4 jumpBO\.buttonLink: ".+" leads nowhere/)]);
  });

  it.each([
    'javascript:alert(1)',
    '//x.example/a.png',
    '/\\\\x.example',
    'data:image/png;base64,AA',
    'file:///etc/passwd',
  ])('with the file %s is told', async (address) => {
    await files.write('cn/industry/x.md', `---\nid: 90\nname: A\nindusIcon: "${address}"\n---\n`);
    expect(await readFaults()).toEqual([expect.stringMatching(/:4 indusIcon: ".+" is no file/)]);
  });

  it.each(['/a?b#c', '#a', '?a=b', 'https://x.example/a', 'mailto:a@x.example', 'tel:+86-400'])(
    'may have the address %s',
    async (address) => {
      await files.write('cn/industry/x.md', category(`{ jumpContentType: URL, buttonLink: "${address}" }`));
      expect(await readFaults()).toEqual([]);
    },
  );

  it.each(['draft: true', 'publishAt: 2027-01-01', 'unpublishAt: 2027-01-01'])(
    'of a site is told that nothing keeps one back: %s',
    async (line) => {
      const site = '---\nid: 1\ntitle: A\nmark: cn\nlogo: pictures/logo.svg\nname: A\nlang: zh-CN\nlanguageName: A\n';
      await files.write('cn/site/cn.md', `${site}${line}\n---\n`);
      expect(await readFaults()).toEqual([
        expect.stringMatching(
          /:9 (draft|publishAt|unpublishAt): keeps no site back, which is shown as soon as its folder is there: prepare it in a copy of the content/,
        ),
      ]);
    },
  );

  it('of a site is told of an origin that is none, and of a language that is none', async () => {
    const site = '---\nid: 1\ntitle: A\nmark: cn\nlogo: pictures/logo.svg\nname: A\nlanguageName: A\n';
    await files.write(
      'cn/site/cn.md',
      `${site}lang: zh_CN\norigins: [https://a.example, a.example, https://a.example/, https://*.a.example]\n---\n`,
    );
    expect(await readFaults()).toEqual([
      expect.stringMatching(/:8 lang: "zh_CN" is no language tag/),
      expect.stringMatching(/:9 origins\.1: "a\.example" is no origin/),
      expect.stringMatching(/:9 origins\.2: "https:\/\/a\.example\/" is no origin/),
      expect.stringMatching(/:9 origins\.3: "https:\/\/\*\.a\.example" is no origin: name each host whole/),
    ]);
  });

  it.each(['cn', 'jp', 'english'])(
    'of a site is told of a language that there is not, such as a country: %s',
    async (lang) => {
      const site = '---\nid: 1\ntitle: A\nmark: cn\nlogo: pictures/logo.svg\nname: A\nlanguageName: A\n';
      await files.write('cn/site/cn.md', `${site}lang: ${lang}\n---\n`);
      expect(await readFaults()).toEqual([
        `cn/site/cn.md:8 lang: "${lang}" is no language tag: write one such as zh-CN or en`,
      ]);
    },
  );

  it.each(['zh-CN', 'en', 'zh-Hant-TW', 'yue', 'nod'])('of a site takes a language: %s', async (lang) => {
    const site = '---\nid: 1\ntitle: A\nmark: cn\nlogo: pictures/logo.svg\nname: A\nlanguageName: A\n';
    await files.write('cn/site/cn.md', `${site}lang: ${lang}\n---\n`);
    expect(await readFaults()).toEqual([]);
  });

  it("of a film's captions is told of a language that there is not", async () => {
    await files.write('files/film.mp4', 'x');
    await files.write('files/film.vtt', 'WEBVTT');
    const captions = 'captions: [{ url: film.vtt, lang: cn, label: 中文 }]';
    await files.write(
      'cn/media-resource/x.md',
      `---\nid: 90\ntitleContent: A\ncreatedAt: 2026-01-01\nresourceType: A\nvideoMaterial:\n  file: film.mp4\n  ${captions}\n---\n\nText.\n`,
    );
    expect(await readFaults()).toEqual([
      expect.stringMatching(
        /:8 videoMaterial\.captions\.0\.lang: "cn" is no language tag: write one such as zh-CN or en$/,
      ),
    ]);
  });

  it('is told of everything at once, with what the schema finds', async () => {
    await files.write(
      'cn/news/x.md',
      news(
        'label: 5',
        'publishAt: soon',
        'unpublishAt: 2026-05-01',
        'mediaCoverageList: [{ address: x, mediaName: A }]',
      ),
    );
    expect(await readFaults()).toEqual([
      expect.stringMatching(/:5 label: /),
      expect.stringMatching(/:6 publishAt: "soon" is no date/),
      expect.stringMatching(/:8 mediaCoverageList\.0\.address: "x" leads nowhere/),
    ]);
  });
});
