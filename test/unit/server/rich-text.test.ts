import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import type { MediaFiles } from '../../../server/content/media-files.ts';
import { renderRichText } from '../../../server/content/rich-text.ts';

const files: MediaFiles = new Map([
  ['pictures/wide.webp', { type: 'image', width: 1600, height: 900, theme: 'dark' }],
  ['pictures/camera.jpg', { type: 'image', width: 7000, height: 5200, theme: 'dark' }],
  ['papers/a b.pdf', { type: 'document' }],
]);
const render = (text: string) => renderRichText(text, files);

describe('rich text', () => {
  it('keeps what a writer may use', () => {
    const { html, faults } = render(
      '## One\n\n### Two\n\nA **strong** *word*, `code`, [a link](https://x.example) and [a page](/product).\n\n- a\n- b\n\n> quote\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a;\n```\n\n---\n\n<figure><figcaption>c</figcaption></figure>',
    );
    expect(faults).toEqual([]);
    for (const tag of [
      'h2',
      'h3',
      'strong',
      'em',
      'code',
      'li',
      'blockquote',
      'table',
      'th',
      'td',
      'pre',
      'hr',
      'figure',
    ]) {
      expect(html).toContain(`<${tag}`);
    }
  });

  it('lets a heading in Chinese break between its words alone', () => {
    const { html } = render('## 地点与**跨境传输** &amp; Cookie');
    expect(html).toContain('>地点<wbr>与<strong>跨境<wbr>传输</strong> &amp; Cookie</h2>');
  });

  it('lets a cell of a table in Chinese break between its words alone', () => {
    const { html } = render('| 级别 | 恢复目标 |\n|---|---|\n| 二级 | [3个工作日](/services)内恢复运行 |');
    expect(html).toContain('<th>恢复<wbr>目标</th>');
    expect(html).toMatch(/<td><a href="[^"]*">3个工作日<\/a>.*<wbr>运行<\/td>/);
  });

  it('names a table, which may have the focus, by its caption or else by the heading above it', () => {
    const table = '| a |\n|---|\n| 1 |';
    const { html } = render(
      `${table}\n\n## What it costs\n\n${table}\n\n<table><caption>In short</caption><tr><td>1</td></tr></table>\n\n### Later\n\n${table}`,
    );
    expect(html.match(/<table[^>]*>/g)).toEqual([
      '<table tabindex="0">',
      '<table aria-labelledby="h-what-it-costs" tabindex="0">',
      '<table tabindex="0">',
      '<table aria-labelledby="h-later" tabindex="0">',
    ]);
  });

  it('takes no heading of a level that only a page sets', () => {
    expect(render('#### Deep').faults).toHaveLength(1);
    expect(render('<h4 id="a">Deep</h4>').html).not.toContain('<h4');
  });

  it.each([
    ['计划员不该加班', '计划员<wbr>'],
    ['1个工作日内回电', '1个工作日内<wbr>'],
    ['准确率96%，离职率降低', '准确率'],
    ['给管理层的简报', '管理层的<wbr>'],
  ])('leaves a word with what makes it a noun: %s', (text, piece) => {
    expect(render(`## ${text}`).html).toContain(piece);
  });

  it('takes what stands between asterisks as strong, whatever Chinese mark is beside them', () => {
    expect(render('**重点：**业财一体。**“引号”**加粗。这是**重要。**下一句。').html).toBe(
      '<p><strong>重点：</strong>业财一体。<strong>“引号”</strong>加粗。这是<strong>重要。</strong>下一句。</p>',
    );
    expect(render('**ERP：**业财一体。**HCM。**人力').html).toBe(
      '<p><strong>ERP：</strong>业财一体。<strong>HCM。</strong>人力</p>',
    );
    expect(render('`**中**` 与 \\**文\\**，2**3**，a ** 中 ** b').html).not.toContain('<strong>中');
  });

  it.each([
    ['见 https://a.example/x。然后', 'https://a.example/x', '。然后'],
    ['（见https://a.example/x?a=1&b=2#c）', 'https://a.example/x?a=1&b=2#c', '）'],
    ['“https://a.example/x”，再', 'https://a.example/x', '”，再'],
    ['https://a.example/x、https', 'https://a.example/x', '、https'],
    ['www.a.example；', 'http://www.a.example', '；'],
    ['https://a.example/图册/一.pdf！', 'https://a.example/图册/一.pdf', '！'],
    ['https://a.example/x,y. 好', 'https://a.example/x,y', '. 好'],
    ['https://a.example/x\n\n好。', 'https://a.example/x', ''],
  ])('ends an address that is written bare before the Chinese mark behind it: %s', (text, address, behind) => {
    const [, href = '', after] = /<a href="([^"]*)"[^>]*>[^<]*<\/a>([^<]*)/.exec(render(text).html) ?? [];
    expect([decodeURI(href.replaceAll('&amp;', '&')), after]).toEqual([address, behind]);
  });

  it('opens other sites in a window of their own that cannot reach back', () => {
    expect(render('[x](https://x.example)').html).toBe(
      '<p><a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a></p>',
    );
    expect(render('[x](/product/1)').html).toBe('<p><a href="/product/1">x</a></p>');
  });

  it('finds pictures and documents among the files', () => {
    expect(render('![A view](pictures/wide.webp)').html).toMatch(
      /<img src="\/files\/pictures\/wide\.webp" srcset=".+480w.+1600w".+alt="A view" width="1600" height="900" loading="lazy"/,
    );
    expect(render('[PDF](<papers/a b.pdf>)').html).toContain('href="/files/papers/a%20b.pdf"');
    expect(render('![x](pictures/none.webp)').faults[0]?.reason).toMatch(/not among the files/);
  });

  it('offers no screen the whole of a photo that is far larger than a text is wide', () => {
    const [, offered = ''] = /srcset="([^"]*)"/.exec(render('![A view](pictures/camera.jpg)').html) ?? [];
    expect(offered.split(', ').map((each) => each.replace('/files/pictures/camera.jpg', ''))).toEqual([
      '?w=480 480w',
      '?w=960 960w',
      '?w=1440 1440w',
      '?w=1920 1920w',
    ]);
  });

  it('gives headings ids of their words, each its own', () => {
    const { html } = render('## 产品 优势\n\n## Why *us*?\n\n## Why us\n');
    expect(html.match(/id="[^"]+"/g)).toEqual(['id="h-产品-优势"', 'id="h-why-us"', 'id="h-why-us-2"']);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<form action="https://evil.example"><input></form>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<template><img src=x onerror=alert(1)></template>',
    '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<h2 id="vitrine" onclick="alert(1)">x</h2>',
    '<table background="javascript:alert(1)"><tr><td>x',
    '# One more title',
    '#### Too deep',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<a href="https://x.example" ping="https://evil.example" onfocus=alert(1) autofocus>x</a>',
    '<a id="cookie" name="body" href="/x">x</a>',
    '<img src="pictures/wide.webp" onerror="alert(1)">',
    '<img src="https://evil.example/pixel.gif">',
    '<img srcset="data:image/svg+xml,<svg onload=alert(1)>" src="pictures/wide.webp">',
    '<video src=x onerror=alert(1)></video>',
    '<object data="data:text/html,x"></object><embed src=x>',
    '<link rel=stylesheet href="//evil.example/x.css">',
    '<style>@import "//evil.example"</style>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<frameset onload=alert(1)>',
    '<body onload=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<isindex action="javascript:alert(1)">',
    '<p onclick\n=\nalert(1)>x</p>',
    '<scr<script>ipt>alert(1)</script>',
    '<<script>alert(1)//<</script>',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,PHN2Zy8+)',
    '[x](\\\\evil.example)',
    '[x](./../../../etc/passwd)',
  ])('leaves nothing that acts, and says what it cut: %s', (text) => {
    const { html, faults } = render(`${text}\n`);
    expect(html).not.toMatch(/<(?:script|svg|math|iframe|form|input|template|base|meta|style|noscript|textarea|h1)\b/i);
    expect(html).not.toMatch(/<[^>]+\s(?:on\w+|style|srcdoc|background)\s*=/i);
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript|\/\/)/i);
    expect(faults.length).toBeGreaterThan(0);
  });

  it.each([
    '![" onerror="alert(1)](pictures/wide.webp)',
    '![x](pictures/wide.webp "" onload="alert(1)")',
    '[x](/product ""><script>alert(1)</script>")',
    '```js" onmouseover="alert(1)\nx\n```',
    '`<script>alert(1)</script>`',
    '    <script>alert(1)</script>',
    '## A &lt;img src=x onerror=alert(1)&gt; B',
    '## `<b onclick=alert(1)>`',
    '| <a | " onclick="alert(1) |\n|:--|--:|\n| 1 | 2 |',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '[x](https://x.example/?a=1&b="onclick=alert(1)")',
    '<!-- <script>alert(1)</script> -->',
    '<p/onmouseover=alert(1)>x</p>',
  ])('shows as text what looks like more: %s', (text) => {
    const { document } = new Window();
    document.body.innerHTML = render(`${text}\n`).html;
    for (const element of document.body.querySelectorAll('*')) {
      expect(element.localName).not.toMatch(/script|style|iframe|svg|math/);
      const names = element.getAttributeNames();
      expect(names.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
      expect(element.getAttribute('href') ?? '/').toMatch(/^(?:\/|https:)/);
    }
  });
});
