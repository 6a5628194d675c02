// @vitest-environment happy-dom
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createWidget, render } from './support/widgets.ts';

describe("a widget's tag in a host page", () => {
  it('is filled with its view, dressed', async () => {
    const { element, sheets } = await render('<vt-news></vt-news>', [createWidget('news')]);
    expect(element.querySelector('vt-news > .vt.news > p')?.textContent).toBe('data of news');
    expect(sheets).toEqual(['base', 'news']);
  });

  it('says when its script is to be fetched, and has a key of its own', async () => {
    const { element } = await render('<vt-news></vt-news><vt-news></vt-news>', [
      createWidget('news', ({ id }) => createElement('p', { id: id('title') })),
    ]);
    const tags = [...element.querySelectorAll('vt-news')];
    expect(tags.map((tag) => tag.getAttribute('wake'))).toEqual(['visible', 'visible']);
    expect(tags.map((tag) => tag.getAttribute('data-vt-key'))).toEqual(['w1', 'w2']);
    expect(tags.map((tag) => tag.querySelector('p')?.id)).toEqual(['w1-title', 'w2-title']);
  });

  it('has its data beside its view', async () => {
    const { element } = await render('<vt-news></vt-news>', [createWidget('news')]);
    expect(element.querySelector('vt-news > script[type="application/json"]')?.textContent).toBe('"data of news"');
  });

  it('ends in a comment, after which a browser knows that it has all of it', async () => {
    const never = createWidget('plain', undefined, { wake: 'never' });
    const { element } = await render('<vt-news></vt-news><vt-plain></vt-plain>', [createWidget('news'), never]);
    const ends = [...element.children].map(({ lastChild }) => lastChild?.nodeType);
    expect(ends).toEqual([Node.COMMENT_NODE, Node.COMMENT_NODE]);
  });

  it('has no data beside it when no script will ever come', async () => {
    const { element } = await render('<vt-news></vt-news>', [createWidget('news', undefined, { wake: 'never' })]);
    expect(element.querySelector('script')).toBeNull();
    expect(element.querySelector('p')).not.toBeNull();
  });

  it('wakes as what it shows asks for, where that differs', async () => {
    const wakeFor = (data: unknown) => (data === 'data of plain' ? 'never' : 'visible');
    const widgets = ['plain', 'news'].map((name) => createWidget(name, undefined, { wake: 'idle', wakeFor }));
    const { element } = await render('<vt-news></vt-news><vt-plain></vt-plain>', widgets);
    expect([...element.children].map((tag) => tag.getAttribute('wake'))).toEqual(['visible', 'never']);
    expect(element.querySelector('vt-plain > script')).toBeNull();
  });

  it('reads its attributes as they were meant, and keeps them as they were written', async () => {
    const written = `title="Tom &amp; &quot;Jerry&quot; &lt;1&gt;"
      values="{&quot;101&quot;:&quot;ACME &amp;amp; Co&quot;}"`;
    const show = createWidget('news', ({ attributes }) => createElement('p', null, JSON.stringify(attributes)));
    const { html, element } = await render(`<vt-news ${written}></vt-news>`, [show]);
    expect(JSON.parse(element.querySelector('p')?.textContent ?? '')).toEqual({
      title: 'Tom & "Jerry" <1>',
      values: { 101: 'ACME &amp; Co' },
    });
    expect(html).toContain(`<vt-news ${written} wake=`);
  });

  it('is left as it is when nobody knows it, and when it is not empty', async () => {
    const html = '<vt-other title="x"></vt-other><vt-news>own</vt-news><p>$& $1</p>';
    expect((await render(html, [createWidget('news')])).html).toBe(html);
  });

  it('has the words around it stay as they are', async () => {
    const { html } = await render('<!doctype html> $&<vt-news></vt-news>$1 <b>after</b>', [createWidget('news')]);
    expect(html).toMatch(/^<!doctype html> \$&<vt-news .+<\/vt-news>\$1 <b>after<\/b>$/s);
  });

  it('may show more than its data, once a form was posted', async () => {
    const form = createWidget('form', ({ data }) => createElement('p', null, JSON.stringify(data)), {
      load: async () => ({ form: 7 }),
    });
    const { element } = await render('<vt-form></vt-form>', [form], { form: { posted: { kept: true } } });
    const both = { form: 7, posted: { kept: true } };
    expect(JSON.parse(element.querySelector('p')?.textContent ?? '')).toEqual(both);
    expect(JSON.parse(element.querySelector('script')?.textContent ?? '')).toEqual(both);
  });
});

describe('widgets within widgets', () => {
  const inner = createWidget('inner', ({ attributes }) => createElement('p', null, String(attributes.title)));
  const middle = createWidget('middle', ({ attributes }) =>
    createElement('div', null, createElement('vt-inner', { title: String(attributes.title) })),
  );
  const outer = createWidget('outer', () => createElement('vt-middle', { title: 'Tom & "Jerry" <1>' }));

  it('are filled to any depth, with whatever their attributes hold', async () => {
    const { element, sheets } = await render('<vt-outer></vt-outer>', [outer, middle, inner]);
    expect(element.querySelector('vt-outer vt-middle vt-inner p')?.textContent).toBe('Tom & "Jerry" <1>');
    expect(sheets).toEqual(['base', 'outer', 'middle', 'inner']);
  });

  it('are not made of words that only look like a tag', async () => {
    const quote = createWidget('quote', () => createElement('p', null, '<vt-inner></vt-inner>'), {
      load: async () => '<vt-inner></vt-inner>',
    });
    const { element } = await render('<vt-quote></vt-quote>', [quote, inner]);
    expect(element.querySelector('vt-inner')).toBeNull();
    expect(element.querySelector('p')?.textContent).toBe('<vt-inner></vt-inner>');
  });
});

describe('several widgets of a page', () => {
  it('load side by side', async () => {
    let secondStarts = () => {};
    const started = new Promise<void>((resolve) => {
      secondStarts = resolve;
    });
    const first = createWidget('first', undefined, { load: () => started.then(() => 'first') });
    const second = createWidget('second', undefined, {
      load: async () => {
        secondStarts();
        return 'second';
      },
    });
    const { element } = await render('<vt-first></vt-first><vt-second></vt-second>', [first, second]);
    expect([...element.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['first', 'second']);
  });

  it('give the same page whichever of them loads first', async () => {
    const renderWith = async (slow: string) => {
      let release = () => {};
      const others = new Promise<void>((resolve) => {
        release = resolve;
      });
      const inner = createWidget('inner', ({ id }) => createElement('p', { id: id('title') }));
      const widgets = ['first', 'second'].map((name) =>
        createWidget(name, () => createElement('vt-inner'), {
          // The slow one waits until the other's view, and what stands in it, have been made.
          load: async () => {
            if (name === slow) await others;
            else setImmediate(release);
          },
        }),
      );
      return render('<vt-first></vt-first><vt-second></vt-second>', [...widgets, inner]);
    };
    const [one, other] = [await renderWith('first'), await renderWith('second')];
    expect(one.html).toBe(other.html);
    expect(one.sheets).toEqual(['base', 'first', 'second', 'inner']);
    expect(other.sheets).toEqual(one.sheets);
  });

  it.each([
    ['load', { load: () => Promise.reject(new Error('no data')) }],
    [
      'view',
      {
        View: () => {
          throw new Error('no view');
        },
      },
    ],
    ['sheet', { sheet: () => Promise.reject(new Error('no sheet')) }],
  ])('live on when one fails by its %s, whose tag stays for the browser to try', async (_part, differences) => {
    const broken = createWidget('broken', undefined, differences);
    const html = '<vt-broken title="x"></vt-broken><vt-news></vt-news>';
    const { element, failures } = await render(html, [broken, createWidget('news')]);
    expect(element.querySelector('vt-broken')?.outerHTML).toBe('<vt-broken title="x"></vt-broken>');
    expect(element.querySelector('vt-news p')?.textContent).toBe('data of news');
    expect(failures).toEqual([{ name: 'broken', error: expect.any(Error) }]);
  });
});

describe("a widget's data", () => {
  it('cannot end its script element, and is what it was once it is read', async () => {
    const title = '</script><script>alert(1)</script><!-- <script>';
    const news = createWidget('news', () => createElement('p'), { load: async () => ({ title }) });
    const { html, element } = await render('<vt-news></vt-news>', [news]);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<!--/g)).toHaveLength(1);
    expect(JSON.parse(element.querySelector('script')?.textContent ?? '')).toEqual({ title });
  });

  it('that is nothing is null', async () => {
    const news = createWidget('news', () => createElement('p'), { load: async () => undefined });
    const { element } = await render('<vt-news></vt-news>', [news]);
    expect(element.querySelector('script')?.textContent).toBe('null');
  });
});
