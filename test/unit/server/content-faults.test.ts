import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openContent } from '../../../server/content/content.ts';
import { ContentError, createFaultTeller } from '../../../server/content/faults.ts';
import { copyContent } from './content-folder.ts';

let files: Awaited<ReturnType<typeof copyContent>>;
beforeEach(async () => {
  files = await copyContent();
});
afterEach(() => files.clear());

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
    {
      what: 'a field that is like none, and no field that follows from others is named beside it',
      file: 'cn/solution/x.md',
      text: '---\nid: 90\nname: A\nindustry: ships\nxyzzy: 1\n---\n',
      says: /:5 xyzzy: unknown field; the fields are id, name, (?!.*(?:industryName|industryId)).*industry, .*keywords/,
    },
    {
      what: 'a field that is like none, beside the date that another may stand for',
      text: news('xyzzy: 1'),
      says: /:5 xyzzy: unknown field; the fields are (?!.*\bcontent\b).*\bcreateTime\b/,
    },
    {
      what: 'an unknown field deeper down',
      file: 'cn/news/x.md',
      text: news('mediaCoverageList:\n  - { mediaName: A, address: https://a.example, adress: B }'),
      says: /:6 mediaCoverageList\.0\.adress: unknown field; did you mean address\?$/,
    },
    {
      what: 'an unknown field of a file, and none is named that the server finds out by itself',
      text: news('coverMaterial: { file: pictures/light.png, caption: A light }'),
      says: /:5 coverMaterial\.caption: unknown field; did you mean captions\?$/,
    },
    {
      what: 'a field of a file that is like none',
      text: news('coverMaterial: { file: pictures/light.png, xyzzy: A light }'),
      says: /:5 coverMaterial\.xyzzy: unknown field; the fields are file, name, alt, (?!.*(?:width|url|type)).*captions$/,
    },
    {
      what: 'a heading of the first level, on its own line',
      text: news('label: a', 'Text.\n\n# A & "B"'),
      says: /:9 content: <h1> is not allowed in rich text: .*begin with ##$/,
    },
    {
      what: 'a heading that is underlined, on its own line',
      text: news('label: a', 'Text.\n\nB\n==='),
      says: /:9 content: <h1> is not allowed/,
    },
    {
      what: 'bold letters as HTML has them',
      text: news('label: a', 'A <b>B</b>'),
      says: /:7 content: <b> is not allowed in rich text: write \*\*words\*\*$/,
    },
    {
      what: 'HTML that was pasted',
      text: news('label: a', '<div>A</div>'),
      says: /:7 content: <div> is not allowed in rich text: leave its tags out, and write what it holds as Markdown$/,
    },
    {
      what: 'what a word processor puts into HTML',
      text: news('label: a', '<p class="MsoNormal">A</p>'),
      says: /:7 content: the attribute class of <p> is not allowed in rich text: leave it out$/,
    },
    {
      what: 'a script',
      text: news('label: a', '<script>alert(1)</script>'),
      says: /:7 content: <script> is not allowed in rich text: no script runs in a text; leave it out with all that it holds$/,
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
      what: 'a file in other letters',
      text: news('coverMaterial: Pictures/Light.PNG'),
      says: /:5 coverMaterial: the file .+ does not exist; did you mean pictures\/light\.png\?$/,
    },
    {
      what: 'a file with the slashes of Windows',
      text: news('coverMaterial: pictures\\light.png'),
      says: /:5 coverMaterial: the file .+ does not exist; did you mean pictures\/light\.png\?$/,
    },
    {
      what: 'a file of another ending',
      text: news('coverMaterial: pictures/light.jpeg'),
      says: /:5 coverMaterial: the file .+ does not exist; did you mean pictures\/light\.png\?$/,
    },
    {
      what: 'a picture of the text in other letters',
      text: news('label: a', '![x](pictures/LIGHT.png)'),
      says: /:7 content: the picture pictures\/LIGHT\.png is not among the files: did you mean pictures\/light\.png\?$/,
    },
    {
      what: 'a picture of the text with the slashes of Windows',
      text: news('label: a', '![x](pictures\\light.png)'),
      says: /:7 content: the picture .+ is not among the files: did you mean pictures\/light\.png\?$/,
    },
    {
      what: 'a link of the text to a file that is named a little otherwise',
      text: news('label: a', '[x](papers/opn.pdf)'),
      says: /:7 content: the link papers\/opn\.pdf leads nowhere: did you mean papers\/open\.pdf\?$/,
    },
    {
      what: 'a list of boxes to tick',
      text: news('label: a', 'Words.\n\n- [ ] one'),
      says: /:9 content: <input> is not allowed in rich text: a list has no boxes to tick; write - /,
    },
    {
      what: 'a link of the text without an ending, which is meant for a page',
      text: news('label: a', '[x](light)'),
      says: /:7 content: the link light leads nowhere: write a path from \/ on, /,
    },
    {
      what: 'a text of a picture that is none',
      text: news('coverMaterial:\n  file: pictures/light.png\n  alt: 12'),
      says: /:7 coverMaterial\.alt: expected string.+quotes/,
    },
    {
      what: 'a picture of several with a text of spaces',
      text: news('coverMaterial:\n  - pictures/dark.webp\n  - { file: pictures/light.png, alt: " " }'),
      says: /:7 coverMaterial\.1\.alt: has only spaces/,
    },
    {
      what: 'a file at an address that is none',
      text: news('coverMaterial: { file: "/files/a b.webp" }'),
      says: /:5 coverMaterial\.file: "\/files\/a b\.webp" leads nowhere/,
    },
    {
      what: 'captions of no language',
      file: 'cn/media-resource/x.md',
      text: '---\nid: 90\ntitleContent: A\nresourceType: B\ncreatedAt: today\ncoverMaterial: pictures/light.png\nvideoMaterial:\n  file: videos/open.mp4\n  captions:\n    - { url: videos/clip-cn.vtt, lang: cn, label: A }\n---\n',
      says: /^cn\/media-resource\/x\.md:10 videoMaterial\.captions\.0\.lang: "cn" is no language tag/,
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
    {
      what: 'a text with a colon in it',
      text: news('desc: a: b'),
      says: /:5 desc: has a colon with a space in its text: put quotes around it$/,
    },
    {
      what: 'wide brackets',
      text: news('coverMaterial: ｛ file: pictures/light.png, alt: a ｝'),
      says: /:5 coverMaterial: has wide brackets.*write plain ones, \{ and \}$/,
    },
    {
      what: 'a text with a colon in a field within another',
      file: 'cn/industry/x.md',
      text: '---\nid: 90\nname: A\njumpBO:\n  buttonTitle: a: b\n---\n',
      says: /:5 jumpBO\.buttonTitle: has a colon with a space in its text: put quotes around it$/,
    },
    {
      what: 'a field that stands twice',
      text: news('title: B'),
      says: /:5 title: stands twice: remove one of the two$/,
    },
    {
      what: 'a field that stands twice in braces',
      text: news('coverMaterial: { file: pictures/logo.svg, alt: a, alt: b }'),
      says: /:5 coverMaterial\.alt: stands twice: remove one of the two$/,
    },
    {
      what: 'a quotation mark that is not closed',
      text: news('desc: "a\nlabel: b'),
      says: /:5 desc: begins with ", which is never closed: write one at its end too$/,
    },
    {
      what: 'a text that begins with a sign',
      text: news('desc: *bold* text'),
      says: /:5 desc: begins with \*, which means something else here: put quotes around it$/,
    },
    {
      what: 'a text that is a word with a sign before it',
      text: news('desc: *bold'),
      says: /:5 desc: begins with \*, which means something else here: put quotes around it$/,
    },
    {
      what: 'a picture that is written as in a text',
      text: news('coverMaterial: ![A](pictures/light.png)'),
      says: /:5 coverMaterial: begins with !, which means something else here: put quotes around it$/,
    },
    {
      what: 'a text that begins in quotes',
      text: news('desc: "A" and more'),
      says: /:5 desc: goes on behind its closing quotation mark: put quotes of the other kind/,
    },
    {
      what: 'a line without a colon',
      text: news('desc a\nlabel: b'),
      says: /:5 .*: is no field: write "name: value", with a space behind the colon/,
    },
    {
      what: 'a field that is indented',
      text: news('  desc: a'),
      says: /:4 createTime: is followed by a line that is indented/,
    },
    {
      what: 'fields of one item that are not indented alike',
      text: news('mediaCoverageList:\n  - address: https://a.example\n  mediaName: A'),
      says: /:7 mediaCoverageList\.mediaName: begins in another column than the field before it: indent fields .+ alike/,
    },
    {
      what: 'lines of a list that are not indented alike',
      text: news('keywords:\n  - a\n - b\nlabel: c'),
      says: /:7 keywords: has a line of its list in another column than those before: let every "- " begin in one column$/,
    },
    {
      what: 'a full-width colon',
      text: news('desc：你好'),
      says: /:5 desc: has a full-width colon \(：\) behind its name: write "desc: …", with a plain colon and a space$/,
    },
    {
      what: 'a full-width colon before other fields',
      text: news('desc：你好\nlabel: a'),
      says: /:5 desc: has a full-width colon/,
    },
    {
      what: 'a full-width colon behind every field',
      text: '---\n# 新闻\nid：90\ntitle：A\n---\nText.',
      says: /:3 id: has a full-width colon \(：\) behind its name: write "id: …"/,
    },
    {
      what: 'a wide comma between braces',
      text: news('coverMaterial: { file: pictures/hall.webp，alt: 大厅 }'),
      says: /:5 coverMaterial: has a wide comma \(，\) in its brackets: write a plain one/,
    },
    {
      what: 'a full-width colon before a plain one',
      text: news('desc： 时间: 你好'),
      says: /:5 \S+ 时间: has a full-width colon .+ write "desc: …"/,
    },
    {
      what: 'a full-width colon in a field within another',
      file: 'cn/industry/x.md',
      text: '---\nid: 90\nname: A\njumpBO:\n  formBO: consult\n  buttonTitle：a\n---\n',
      says: /:6 jumpBO\.buttonTitle: has a full-width colon/,
    },
    {
      what: 'a space that is no plain one before a name',
      text: news('\u00a0desc: a'),
      says: /:5 \u00a0desc: has a space beside its name that is no plain one: remove it$/,
    },
    {
      what: 'a space that is no plain one behind a colon',
      text: news('desc:\u00a0a\nlabel: b'),
      says: /:5 desc: has a space behind its colon that is no plain one: type it anew$/,
    },
    {
      what: 'a wide space behind a colon',
      text: news('desc:\u3000a'),
      says: /:5 desc: has a space behind its colon that is no plain one: type it anew$/,
    },
    {
      what: 'a sign in a name that no eye sees',
      text: news('\u200bdesc: a'),
      says: /:5 \u200bdesc: has a sign in its name that no eye sees: type the name anew$/,
    },
    {
      what: 'lines that end with CR alone',
      text: news('desc: a').replaceAll('\n', '\r'),
      says: /:1 : the lines end with CR alone, as old Macs had them: save the file with LF or CRLF$/,
    },
    {
      what: 'a list that is not closed',
      text: news('desc: [a, b'),
      says: /:5 desc: has a \[ that is never closed: write \] /,
    },
    {
      what: 'a list that is not closed before other fields',
      text: news('keywords: [a, [b], {\n  c: d }\nlabel: b\ndesc: c'),
      says: /:5 keywords: has a \[ that is never closed: write \] /,
    },
    {
      what: 'braces that are not closed within another field',
      file: 'cn/form/x.md',
      text: '---\nid: 90\nname: A\nformFields:\n  - { id: 1, name: A, type: INPUT\n  - { id: 2, name: B, type: INPUT }\n---\n',
      says: /:5 formFields: has a \{ that is never closed: write \} /,
    },
    {
      what: 'a field without a space behind its colon',
      text: news('desc:一句话\nlabel: b'),
      says: /:5 desc: has no space behind its colon: write "desc: …"$/,
    },
    {
      what: 'a field that is indented by wide spaces, and nothing that follows from it',
      file: 'cn/form/x.md',
      text: '---\nid: 90\nname: A\nformFields:\n  - id: 1\n\u3000\u3000name: A\n    type: INPUT\n---\n',
      says: /:6 formFields\.name: has a space before it that is no plain one: indent with plain spaces$/,
    },
    {
      what: 'a field of a list that is indented by a tab, and nothing that follows from it',
      file: 'cn/form/x.md',
      text: '---\nid: 90\nname: A\nformFields:\n\t- id: 1\n    name: A\n    type: INPUT\n---\n',
      says: /:5 id: has a tab before it: indent with spaces$/,
    },
    { what: 'a tab', text: news('\tdesc: a'), says: /:5 desc: has a tab before it: indent with spaces$/ },
    { what: 'a word for yes', text: news('draft: yes'), says: /:5 draft: .+; write true or false, without quotes$/ },
    {
      what: 'a word for no in a field of a form',
      file: 'cn/form/x.md',
      text: '---\nid: 90\nname: A\nformFields:\n  - id: 1\n    name: A\n    type: INPUT\n    required: no\n---\n',
      says: /^cn\/form\/x\.md:8 formFields\.0\.required: must be true or false, not "no"$/,
    },
    {
      what: 'a choice that is none',
      file: 'cn/form/x.md',
      text: '---\nid: 90\nname: A\nformFields:\n  - id: 1\n    name: A\n    type: text\n---\n',
      says: /:7 formFields\.0\.type: must be one of INPUT, .*, PHONE, not "text"$/,
    },
    {
      what: 'a list in place of a text',
      text: news('label: [a, b]'),
      says: /:5 label: expected string, received array; write one text, not a list; commas within it need nothing$/,
    },
    {
      what: 'fields in place of a text',
      text: news('label: { a: b }'),
      says: /:5 label: expected string, received object; write one text, not fields$/,
    },
    {
      what: 'a text in place of a list',
      text: news('mediaCoverageList: a'),
      says: /:5 mediaCoverageList: expected array, received string; write a list: \[a, b\], or a line for each/,
    },
    {
      what: 'a number in full-width digits',
      text: news('order: ３０'),
      says: /:5 order: expected number, received string; write it in plain digits: 30$/,
    },
    {
      what: 'a number with a sign behind it',
      text: news('order: 3；'),
      says: /:5 order: expected number, received string; write a number and nothing beside it$/,
    },
    {
      what: 'a number in quotes',
      text: news('order: "3"'),
      says: /:5 order: expected number, received string; write a number, without quotes$/,
    },
    {
      what: 'a file without front matter',
      text: '# A\n\nText.\n',
      says: /^cn\/news\/x\.md:1 : there is no front matter: begin with a line of ---, then the fields, a line each, such as "title: /,
    },
    { what: 'an empty file', text: '', says: /:1 : there is no front matter/ },
    {
      what: 'front matter below an empty line',
      text: `\n${news('label: a')}`,
      says: /:1 : the front matter does not begin on the first line: remove what stands before its ---$/,
    },
    {
      what: 'a path that begins with files/',
      text: news('coverMaterial: files/pictures/light.png'),
      says: /:5 coverMaterial: paths count from files\/ on: write pictures\/light\.png$/,
    },
    {
      what: 'a picture in the text whose path begins with files/',
      text: news('label: a', '![x](files/pictures/light.png)'),
      says: /:7 content: the picture .+ is not among the files: paths count from files\/ on, write pictures\/light\.png$/,
    },
    {
      what: 'a link in the text whose path begins with files/',
      text: news('label: a', '[x](files/pictures/light.png)'),
      says: /:7 content: the link .+ leads nowhere: paths count from files\/ on, write pictures\/light\.png$/,
    },
    { what: 'YAML that is none', text: '---\ntitle: "A\nid: 1\n---\n', says: /^cn\/news\/x\.md:\d/ },
    {
      what: 'a second front matter below the first',
      text: news('label: a', '\n---\nlabel: b\nmediaCoverageList:\n  - { mediaName: A }\n---\nText.'),
      says: /^cn\/news\/x\.md:8 : a second front matter begins here: move its fields up into the first, and remove it$/,
    },
    {
      what: 'a first line that is more than three signs',
      text: `-${news('label: a')}`,
      says: /:1 : the first line is not --- alone: write these three signs there, and nothing else$/,
    },
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

  it('names files of a text as they are typed, each with its own line', async () => {
    const lines = [
      '## 甲',
      '',
      '![图](pictures/图一.webp)',
      '',
      '- [乙](files/没有.pdf)',
      '- ![丙](pictures/缺失.png)',
    ];
    const more = [
      '- ![丁](pictures/缺失.png)',
      '- [戊](<空 格.pdf>) x.pdf',
      '- [己](a%20b.pdf)',
      '- [庚](a.pdf/b) [辛](a.pdf)',
    ];
    await files.write('cn/news/x.md', news('label: a', [...lines, ...more].join('\n')));
    expect(await readFaults()).toEqual([
      'cn/news/x.md:9 content: the picture pictures/图一.webp is not among the files: pictures are paths below files/',
      ...[
        ['11', 'link', 'files/没有.pdf'],
        ['12', 'picture', 'pictures/缺失.png'],
        ['13', 'picture', 'pictures/缺失.png'],
        ['14', 'link', '空 格.pdf'],
        ['15', 'link', 'a b.pdf'],
        ['16', 'link', 'a.pdf/b'],
        ['16', 'link', 'a.pdf'],
      ].map(([line, kind, name]) => expect.stringMatching(`^cn/news/x.md:${line} content: the ${kind} ${name} `)),
    ]);
  });

  it.each([
    ['2026/12/1', '2026-12-01'],
    ['2026-12-1', '2026-12-01'],
    ['2026.12.01', '2026-12-01'],
    ['2026年12月1日', '2026-12-01'],
    ['2026／3／1 9：30', '2026-03-01 09:30'],
    ['2026/2/31', '2026-03-01, 2026-03-01 14:00, today, today-3d or today+12d 14:00'],
  ])('tells of a date in another spelling how it is written: %s', async (given, cure) => {
    await files.write('cn/news/x.md', news(`createdAt: ${given}`));
    expect(await readFaults()).toEqual([`cn/news/x.md:5 createdAt: "${given}" is no date: write ${cure}`]);
  });

  it('tells the line of a part of the text that stands in a word before', async () => {
    await files.write(
      'cn/news/x.md',
      news('label: a', 'An identity, a card.\n\n<p id="x">One.</p>\n\n<p id="y">Two.</p>'),
    );
    expect(await readFaults()).toEqual(
      [9, 11].map(
        (line) => `cn/news/x.md:${line} content: the attribute id of <p> is not allowed in rich text: leave it out`,
      ),
    );
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

  it.each(['企业资源计划', 'ERP', 'erp.md', 'epr'])(
    'names the file that was likely meant by a reference by title, in other letters or mistyped: %s',
    async (given) => {
      await files.write('cn/product-category/erp.md', '---\nid: 90\nname: 企业资源计划\n---\n');
      await files.write('cn/product/x.md', `---\nid: 91\nname: A\ncategory: ${given}\n---\n`);
      expect(await readFaults()).toContainEqual(
        `cn/product/x.md:4 category: there is no product-category "${given}": cn/product-category/${given}.md does not exist; did you mean erp?`,
      );
    },
  );

  it.each([
    ['is missing', 'desc: A', 'industry: is required'],
    ['names no entry', 'industry: shps', 'industry: there is no industry "shps": .+ did you mean ships\\?'],
  ])('tells of a reference that %s, and not of what would follow from it', async (_, line, says) => {
    await files.write('cn/solution/other.md', `---\nid: 95\nname: A\n${line}\n---\n`);
    expect(await readFaults()).toEqual([expect.stringMatching(new RegExp(`^cn/solution/other\\.md:\\d ${says}$`))]);
  });

  it('tells of what is too short, too few or too little in plain words', async () => {
    await files.write('cn/news/x.md', '---\nid: -1\ntitle: ""\ncreateTime: today\n---\nText.\n');
    await files.write('cn/news/y.md', '---\nid: 1.5\ntitle: A\ncreateTime: today\n---\nText.\n');
    await files.write('cn/news/z.md', '---\nid: 99999999999999999\ntitle: A\ncreateTime: today\n---\nText.\n');
    await files.write('cn/form/x.md', '---\nid: 90\nname: A\nformFields: []\n---\n');
    await files.write(
      'cn/example/x.md',
      '---\nid: 90\ntitle: A\ncompany: A\nmetrics: [{ value: "1", label: A }]\n---\nText.\n',
    );
    const faults = await readFaults();
    expect(faults.filter((fault) => !/ (?:is required|unknown field)/.test(fault))).toEqual([
      expect.stringMatching(/^cn\/example\/x\.md:5 metrics: must hold at least 2$/),
      'cn/form/x.md:4 formFields: is an empty list: write one at least',
      'cn/news/x.md:2 id: must be more than 0',
      'cn/news/x.md:3 title: is empty: write its text',
      'cn/news/y.md:2 id: expected int, received number; write a whole number',
      'cn/news/z.md:2 id: must be at most 9007199254740991',
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

  it('tells of a picture that is none in a text, as in a field', async () => {
    await files.write('files/pictures/broken.png', 'no picture');
    await files.write('cn/news/x.md', news('desc: A', 'One.\n\n![x](pictures/broken.png)'));
    expect(await readFaults()).toEqual([
      expect.stringMatching(/^cn\/news\/x\.md:9 content: the file files\/pictures\/broken\.png is no picture: /),
    ]);
  });

  it('tells of a picture of a text by its address with the path that is meant', async () => {
    await files.write('cn/news/x.md', news('desc: A', '![x](/files/pictures/light.png)'));
    expect(await readFaults()).toEqual([
      'cn/news/x.md:7 content: the picture /files/pictures/light.png is not among the files: paths count from files/ on, write pictures/light.png',
    ]);
  });

  const heic = Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0, 0, 0, ...Buffer.from('mif1heic')]);
  const tiff = Buffer.from(
    'SUkqAAoAAAD/AA8AAAEDAAEAAAABAAAAAQEDAAEAAAABAAAAAgEDAAEAAAAIAAAAAwEDAAEAAAABAAAABgEDAAEAAAABAAAAEQEEAAEAAAAIAAAAEgEDAAEAAAABAAAAFQEDAAEAAAABAAAAFgEDAAEAAAAAAQAAFwEEAAEAAAABAAAAGgEFAAEAAADEAAAAGwEFAAEAAADMAAAAHAEDAAEAAAABAAAAKAEDAAEAAAACAAAAUwEDAAEAAAABAAAAAAAAADMzywAAAAgAMzPLAAAACAA=',
    'base64',
  );
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWP4z8CAFWEXHbQSACj/P8FTKqelAAAAAElFTkSuQmCC',
    'base64',
  );
  it.each([
    ['is empty', '', 'it is empty; save it once more as JPEG, PNG, WebP or AVIF'],
    [
      'a phone made, whatever its name is now',
      heic,
      'it is HEIC under another name; save it once more as JPEG, PNG, WebP or AVIF',
    ],
    [
      'is for print, whatever its name is now',
      tiff,
      'it is TIFF under another name; save it once more as JPEG, PNG, WebP or AVIF',
    ],
    [
      'is a drawing, whatever its name is now',
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
      'it is SVG under another name; let its name end with .svg, or save it once more as JPEG, PNG, WebP or AVIF',
    ],
    ['is none', 'a text', 'it is of no kind that is known here; save it once more as JPEG, PNG, WebP or AVIF'],
    [
      'has more pixels than can be read',
      '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>',
      'it has more pixels than are read, some 268 million; save it smaller',
    ],
  ])('tells in one line what helps where a picture %s', async (_, bytes, reason) => {
    await files.write('files/pictures/phone.jpg', bytes);
    await files.write('cn/news/x.md', news('coverMaterial: pictures/phone.jpg'));
    expect(await readFaults()).toEqual([
      `cn/news/x.md:5 coverMaterial: the file files/pictures/phone.jpg is no picture: ${reason}`,
    ]);
  });

  it('tells of a picture of which a part is missing, with the words of what reads pictures', async () => {
    await files.write('files/pictures/half.png', png.subarray(0, 70));
    await files.write('cn/news/x.md', news('coverMaterial: pictures/half.png'));
    expect(await readFaults()).toEqual([
      expect.stringMatching(/half\.png is no picture: it is cut off or damaged \(.+\); save it once more as JPEG, /),
    ]);
  });

  it('tells of a picture of pixels that is named as a drawing, beside the same bytes under a name of their own', async () => {
    await files.write('files/pictures/named.svg', png);
    await files.write('files/pictures/named.png', png);
    await files.write('cn/news/x.md', news('coverMaterial: [pictures/named.svg, pictures/named.png]'));
    expect(await readFaults()).toEqual([
      'cn/news/x.md:5 coverMaterial.0: the file files/pictures/named.svg is no picture: it is PNG under another name; let its name end with .png, or save it once more as JPEG, PNG, WebP or AVIF',
    ]);
  });

  it.each(['pictures/hall #1.png', 'pictures/which?.png'])(
    'takes a picture for one by its ending: %s',
    async (name) => {
      await files.write(`files/${name}`, await readFile('test/fixtures/content/files/pictures/light.png'));
      await files.write('cn/news/x.md', news(`coverMaterial: "${name}"`));
      await expect(openContent(files.options)).resolves.toBeDefined();
    },
  );

  it.each([
    [
      'pictures/海报.HEIC',
      'is a picture that browsers do not show: save it as JPEG, PNG, WebP or AVIF, and name that here',
    ],
    [
      'pictures/scan.tiff',
      'is a picture that browsers do not show: save it as JPEG, PNG, WebP or AVIF, and name that here',
    ],
    [
      'paper.pdf',
      'is a document, and this takes a picture: name one that ends with .webp, .png, .jpg, .jpeg, .gif, .avif, .svg',
    ],
  ])('tells of a file that no page can show as a picture, wherever one is asked for: %s', async (name, reason) => {
    await files.write(`files/${name}`, 'x');
    await files.write('cn/news/x.md', news(`coverMaterial: ${name}`, `One.\n\n![x](${name}) [x](${name})`));
    await files.write(
      'cn/news/y.md',
      news(`coverMaterial:\n  - pictures/light.png\n  - { file: ${name}, alt: a }`).replace('90', '91'),
    );
    await files.write('cn/advantage/x.md', `---\nid: 90\nlogo: ${name}\ntitle: 甲\ndesc: 乙\n---\n`);
    expect(await readFaults()).toEqual([
      `cn/advantage/x.md:3 logo: the file files/${name} ${reason}`,
      `cn/news/x.md:5 coverMaterial: the file files/${name} ${reason}`,
      `cn/news/x.md:9 content: the file files/${name} ${reason}`,
      `cn/news/y.md:7 coverMaterial.1.file: the file files/${name} ${reason}`,
    ]);
  });

  it('tells of a film where a picture is asked for', async () => {
    const reason =
      /: the file files\/videos\/clip\.mp4 is a film, and this takes a picture: name one that ends with \.webp/;
    await files.write('cn/news/x.md', news('coverMaterial: videos/clip.mp4'));
    await files.write('cn/news/y.md', news('coverMaterial: { file: videos/clip.mp4, alt: a }').replace('90', '91'));
    const [x, y, ...more] = await readFaults();
    expect([x, y]).toEqual([expect.stringMatching(reason), expect.stringMatching(reason)]);
    expect(y).toMatch(/^cn\/news\/y\.md:5 coverMaterial\.file: /);
    expect(more).toEqual([]);
  });

  it('tells of a picture on another host, which no page would show', async () => {
    const address = 'https://pictures.example/a.webp';
    const reason = `"${address}" would not be shown: pictures are files of the content, so save it below files/ and write its path`;
    await files.write('cn/news/x.md', news(`coverMaterial: ${address}`));
    await files.write('cn/advantage/x.md', `---\nid: 90\nlogo: ${address}\ntitle: 甲\ndesc: 乙\n---\n`);
    expect(await readFaults()).toEqual([
      `cn/advantage/x.md:3 logo: ${reason}`,
      `cn/news/x.md:5 coverMaterial: ${reason}`,
    ]);
  });

  it('tells of a film without TLS, which no page that has it would play', async () => {
    const film = (address: string) =>
      `---\nid: 90\nname: A\njumpBO: { jumpContentType: VIDEO, buttonTitle: A, attachment: { file: ${address}, name: A } }\n---\n`;
    await files.write('cn/industry/x.md', film('http://films.example/a.mp4'));
    expect(await readFaults()).toEqual([
      expect.stringContaining(
        '"http://films.example/a.mp4" is no file: write a path below files/, or an address with https://',
      ),
    ]);
    await files.write('cn/industry/x.md', film('https://films.example/a.mp4'));
    await expect(readFaults()).rejects.toThrow('the content has no faults');
  });

  it('takes a document and a film where they are offered', async () => {
    await files.write('files/paper.pdf', 'x');
    await files.write('files/film.mp4', 'x');
    const jump = (kind: string, file: string) =>
      `jumpBO: { jumpContentType: ${kind}, buttonTitle: A, attachment: { file: ${file}, name: A } }`;
    await files.write('cn/industry/x.md', `---\nid: 90\nname: A\n${jump('DOCUMENT', 'paper.pdf')}\n---\n`);
    await files.write('cn/industry/y.md', `---\nid: 91\nname: A\n${jump('VIDEO', 'film.mp4')}\n---\n`);
    await expect(readFaults()).rejects.toThrow('the content has no faults');
  });

  describe('of what a site shows one of', () => {
    const heading = (...fields: string[]) =>
      `---\nid: 90\ntype: BRAND_ACTIVITIES\ntitle: A\n${fields.join('\n')}\n---\n`;
    const cure = 'remove one of the two, or let it end with unpublishAt when the other comes out with publishAt';

    it.each([
      ['page-heading', heading(), ':3 type', 'activity.md has the type BRAND_ACTIVITIES'],
      [
        'text-page',
        '---\nid: 90\ntitle: A\npageAddress: /privacy\n---\nText.\n',
        ':4 pageAddress',
        'privacy.md has the pageAddress /privacy',
      ],
      [
        'top-header',
        '---\nid: 90\ntitle: A\npageAddress: /product\n---\n',
        ':4 pageAddress',
        'product.md has the pageAddress /product',
      ],
      [
        'service-and-support',
        '---\nid: 90\ntitle: A\n---\nText.\n',
        ':1 ',
        'service.md is the service-and-support of cn',
      ],
    ])('is told of the second: %s', async (type, text, place, says) => {
      await files.write(`cn/${type}/x.md`, text);
      expect(await readFaults()).toEqual([
        `cn/${type}/x.md${place}: cn/${type}/${says} already, and visitors would see one only: ${cure}`,
      ]);
    });

    it.each([
      ['a draft', heading('draft: true'), undefined],
      ['one that comes out when the other ends', heading('publishAt: 2026-05-01'), heading('unpublishAt: 2026-05-01')],
    ])('is not told of %s', async (_, text, other) => {
      await files.write('cn/page-heading/x.md', text);
      if (other) await files.write('cn/page-heading/activity.md', other.replace('90', '1'));
      await expect(readFaults()).rejects.toThrow('the content has no faults');
    });
  });

  it.each([
    'x.md~',
    'x.md.bak',
    'x.md.orig',
    'x.md.rej',
    'x.md.swp',
    'x.md.tmp',
    '~$x.docx',
    '#x.md#',
    '.#x.md',
    '.DS_Store',
    'Thumbs.db',
    'desktop.ini',
  ])('is none where an editor or a system leaves %s beside it', async (name) => {
    for (const place of ['', 'cn/', 'cn/news/', 'files/']) await files.write(`${place}${name}`, 'x');
    await expect(readFaults()).rejects.toThrow('the content has no faults');
  });

  it('tells of names that have no place', async () => {
    await files.write('cn/newz/x.md', 'x');
    await files.write('cn/offers/x.md', 'x');
    await files.write('cn/news/Größe.md', 'x');
    await files.write('cn/news/User Day.md', 'x');
    await files.write('cn/news/fair.markdown', 'x');
    await files.write('cn/news/day.md.txt', 'x');
    await files.write('cn/loose.mdx', 'x');
    await files.write('cn/news/fair.webp', 'x');
    await files.write('cn/news/2026/fair.md', 'x');
    await files.remove('en/site');
    const faults = (await readFaults()).join('\n');
    expect(faults).toMatch(/cn\/newz:1 : there is no type of this name; did you mean news\?$/m);
    expect(faults).toMatch(/cn\/offers:1 : there is no type of this name; the types are site, /);
    expect(faults).toMatch(/cn\/news\/Größe\.md:1 : content files are named <slug>\.md.+ and \.$/m);
    expect(faults).toMatch(/cn\/news\/User Day\.md:1 : content files are named <slug>\.md.+: name it user-day\.md$/m);
    expect(faults).toMatch(/cn\/news\/fair\.markdown:1 : content files are named <slug>\.md.+: name it fair\.md$/m);
    expect(faults).toMatch(/cn\/loose\.mdx:1 : has no type: content files stand in <mark>\/<type>\/<slug>\.md$/m);
    expect(faults).toMatch(/cn\/news\/day\.md\.txt:1 : content files are named <slug>\.md.+: name it day\.md$/m);
    expect(faults).toMatch(/cn\/news\/fair\.webp:1 : content files are named .+; all others stand below files\/$/m);
    expect(faults).toMatch(/cn\/news\/2026:1 : is a folder: content files stand in cn\/news\/ itself$/m);
    expect(faults).toMatch(/en\/site:1 : the folder en has no site/);
  });

  it.each([
    ['cannot be read', 'title: "A', /^cn\/example\/yard\.md:3 title: begins with ", which is never closed/],
    ['will not do', 'titel: A', /^cn\/example\/yard\.md:1 title: is required/],
  ])('is told of a file that %s, and not again of all that shows its entry', async (_, line, says) => {
    await files.write('cn/example/yard.md', `---\nid: 1\n${line}\ncustomerName: B\nindustry: ships\n---\nText.\n`);
    await files.write('cn/product/other.md', '---\nid: 95\nname: A\ncategory: erp\nexampleBOList: [yard, none]\n---\n');
    const faults = await readFaults();
    const [own, ...others] = faults.filter((each) => each.startsWith('cn/example/yard.md'));
    expect(own).toMatch(says);
    expect(others.filter((each) => !each.includes('titel: unknown field'))).toEqual([]);
    expect(faults.filter((each) => !each.startsWith('cn/example/yard.md'))).toEqual([
      'cn/product/other.md:5 exampleBOList.1: there is no example "none": cn/example/none.md does not exist',
    ]);
  });

  it.each(['is not there', 'is empty'])(
    'is one where the folder of the files %s, and no other is lost',
    async (what) => {
      await files.remove('files');
      if (what === 'is empty') await files.write('files/.keep', '');
      await files.write('cn/news/x.md', news('unknown: 1', '![A hall](pictures/hall.webp) [Plan](plans/hall.pdf)'));
      expect(await readFaults()).toEqual([
        expect.stringMatching(/^cn\/news\/x\.md:5 unknown: unknown field/),
        expect.stringMatching(/^files:1 : has no files, and the content names some in \d\d places: put .+ CONTENT_DIR/),
      ]);
    },
  );

  it('comes with all others at once', async () => {
    await files.write('cn/news/x.md', news('unknown: 1\nlabel: 5', '<iframe src="https://x.example"></iframe>'));
    await files.write('en/product/y.md', '---\nid: 90\n---\n');
    const faults = await readFaults();
    expect(faults).toHaveLength(5);
    expect(faults.join('\n')).toMatch(/unknown:[\s\S]*label:[\s\S]*iframe[\s\S]*name:[\s\S]*category:/);
  });
});

describe('the faults of one change after another', () => {
  const fault = (file: string, line = 3) => ({ file, line, field: 'title', reason: 'is required' });

  it('are named once each, and counted for as long as they are there', () => {
    const tell = createFaultTeller();
    expect(tell([fault('a.md')])).toBe('1 fault in the content:\na.md:3 title: is required');
    expect(tell([fault('a.md', 5), fault('b.md')])).toBe(
      '2 faults in the content, of which 1 was told before:\nb.md:3 title: is required',
    );
    expect(tell([fault('b.md')])).toBe('1 fault in the content, as told before.');
    expect(tell([fault('a.md'), fault('b.md')])).toContain('a.md:3 title: is required');
  });

  it('are named with the next change where one had more than a log takes', () => {
    const tell = createFaultTeller();
    const all = Array.from({ length: 102 }, (_, index) => fault(`${index}.md`));
    expect(tell(all)).toContain('99.md:3 title: is required\n… and 2 more; npm run content -- check names all.');
    expect(tell(all).split('\n')).toEqual([
      '102 faults in the content, of which 100 were told before:',
      '100.md:3 title: is required',
      '101.md:3 title: is required',
    ]);
  });
});
