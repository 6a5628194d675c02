import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readHeadings } from '../../../contract/rich-text.ts';
import { RichText, withRichText } from '../../../widgets/kit/components/rich-text.tsx';
import { buildNodes } from '../../../widgets/kit/components/rich-text-nodes.ts';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';

const origin = 'https://vendor.example';
const link = (path: string) => `${origin}/en${path}`;

function build(html: string): HTMLElement {
  const place = document.createElement('div');
  place.append(buildNodes(html, { link, origin }));
  return place;
}

describe('rich text as nodes', () => {
  it.each([
    '<h2 id="h-plan">Plan</h2>\n<p>One <strong>and <em>two</em></strong>.</p>',
    '<ul>\n<li>A</li>\n<li>B<ul>\n<li>C</li>\n</ul></li>\n</ul>',
    '<table><thead><tr><th class="align-right">Cost</th></tr></thead><tbody><tr><td class="align-right">12</td></tr></tbody></table>',
    '<p>5 &lt; 6 &amp; 7 &gt; 2</p>',
    '<pre><code class="language-sql">a &lt;b&gt;\n  c</code></pre>',
  ])('is what was written: %s', (html) => {
    expect(build(html).innerHTML).toBe(html);
  });

  it('leads to the content’s origin', () => {
    const place = build(
      '<p><a href="/cases">1</a><a href="/files/a.pdf">2</a><a href="https://x.example/">3</a><a href="#h-a">4</a>' +
        '<img src="/files/a.webp" srcset="/files/a.webp?w=480 480w, /files/a.webp 900w" alt="A" /></p>',
    );
    expect([...place.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual([
      `${origin}/en/cases`,
      `${origin}/files/a.pdf`,
      'https://x.example/',
      '#h-a',
    ]);
    const image = place.querySelector('img');
    expect(image?.getAttribute('src')).toBe(`${origin}/files/a.webp`);
    expect(image?.getAttribute('srcset')).toBe(`${origin}/files/a.webp?w=480 480w, ${origin}/files/a.webp 900w`);
  });

  it.each([
    ['a tag that it may not hold', '<script>alert(1)</script>', 'script'],
    ['a handler', '<p onclick="alert(1)">x</p>', '[onclick]'],
    ['an address that runs', '<a href="javascript:alert(1)">x</a>', '[href]'],
    ['one that hides its scheme', '<a href="java&#115;cript:alert(1)">x</a>', '[href]'],
    ['another server’s without a scheme', '<a href="//evil.example">x</a>', '[href]'],
    ['a style', '<p style="position:fixed">x</p>', '[style]'],
  ])('leaves out %s', (_, html, selector) => {
    expect(build(html).querySelector(selector)).toBeNull();
  });

  it('bears numbers of characters that there are none of', () => {
    expect(build('<p>&#65;&#x110000;&#1114112;&#0;</p>').textContent).toBe('A&#x110000;&#1114112;&#0;');
  });

  it('bears text that is no HTML', () => {
    expect(build('a < b </p> <<p>c').textContent).toBe('a < b  <c');
  });
});

describe('rich text in a widget', () => {
  let root: Root | undefined;
  afterEach(() => {
    root?.unmount();
    root = undefined;
    vi.restoreAllMocks();
  });
  const html = '<p>One <a href="/cases">case</a></p>';
  function Told({ ready }: { ready?: () => void }) {
    useEffect(() => ready?.(), [ready]);
    return null;
  }
  const view = (given: string | undefined, rendered: boolean, host?: HTMLElement, ready?: () => void) => (
    <SurroundingsContext.Provider value={{ origin: rendered ? '' : origin, rendered, host, link: (path) => path }}>
      <RichText html={given} link={(path) => `/en${path}`} />
      <Told ready={ready} />
    </SurroundingsContext.Provider>
  );

  it('stands in a server’s HTML, with links of this page', () => {
    expect(renderToString(view(html, true))).toContain('<p>One <a href="/en/cases">case</a></p>');
  });

  it('is taken over as it stands, without its text being sent again', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(view(html, true));
    const paragraph = place.querySelector('p');
    const sink = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    await new Promise<void>((ready) => {
      root = hydrateRoot(place, view(undefined, true, place, ready));
    });
    await new Promise<void>((ready) => root?.render(view(undefined, true, place, () => ready())));
    expect(place.querySelector('p')).toBe(paragraph);
    expect(sink).not.toHaveBeenCalled();
  });

  it('is built where a bare widget loads it, and again when it changes', async () => {
    const place = document.createElement('div');
    const sink = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    root = createRoot(place);
    root.render(view(html, false, place));
    await vi.waitFor(() => expect(place.querySelector('a')?.getAttribute('href')).toBe('/en/cases'));
    root.render(view('<p>Two</p>', false, place));
    await vi.waitFor(() => expect(place.textContent).toBe('Two'));
    for (const words of ['Three', 'Four']) root.render(view(`<p>${words}</p>`, false, place));
    await vi.waitFor(() => expect(place.textContent).toBe('Four'));
    expect(sink).not.toHaveBeenCalled();
  });

  it('stands there as soon as what is around it, once the widget’s sheet has come', async () => {
    expect(await withRichText(Promise.resolve('a sheet'))).toBe('a sheet');
    const place = document.createElement('div');
    root = createRoot(place);
    flushSync(() => root?.render(view(html, false, place)));
    expect(place.textContent).toBe('One case');
  });
});

describe('the headings of rich text', () => {
  it('are those of the second and third level, as they are read', () => {
    expect(readHeadings('<h2 id="h-a">A &amp; <em>B</em></h2><p>x</p><h3 id="h-c">C</h3>')).toEqual([
      { id: 'h-a', level: 2, text: 'A & B' },
      { id: 'h-c', level: 3, text: 'C' },
    ]);
  });
});
