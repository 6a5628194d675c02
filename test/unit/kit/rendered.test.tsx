import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Phrase } from '../../../widgets/kit/components/phrase.tsx';
import { RichText } from '../../../widgets/kit/components/rich-text.tsx';
import { Still } from '../../../widgets/kit/components/still.tsx';
import { defineWidget } from '../../../widgets/kit/runtime/define-widget.ts';
import type { Parts, ViewProps, WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';
import { completeBrowser } from './support/browser.ts';
import {
  clearPage,
  createGreeting,
  expectRead,
  expectReady,
  find,
  read,
  type,
  typedInto,
  writeRendered,
} from './support/greeting.tsx';
import { Vendor } from './support/vendor.ts';

let vendor: Vendor;

beforeAll(completeBrowser);
beforeEach(() => {
  vendor = new Vendor();
});
afterEach(clearPage);

describe('a widget that a server rendered', () => {
  it('comes to life without a call', async () => {
    const definition = createGreeting();
    const element = writeRendered(definition);
    defineWidget(definition);
    await expectReady(element);
    expect(read(element)).toBe('Hello News 1');
    expect(fetch).not.toHaveBeenCalled();
  });

  it("keeps the server's own elements, without a shadow root", async () => {
    const definition = createGreeting();
    const element = writeRendered(definition);
    const written = [...element.querySelectorAll('*')];
    defineWidget(definition);
    await expectReady(element);
    expect([...element.querySelectorAll('*')].every((each, index) => each === written[index])).toBe(true);
    expect(element.shadowRoot).toBeNull();
  });

  it('reports no difference from what the server wrote', async () => {
    const report = vi.spyOn(console, 'error');
    const definition = createGreeting();
    const element = writeRendered(definition, { tone: 'loud' });
    defineWidget(definition);
    await expectReady(element);
    expect(report).not.toHaveBeenCalled();
  });

  it('breaks its headings where the server found words, without a dictionary of its own', async () => {
    const report = vi.spyOn(console, 'error');
    const turned: ((text: string) => void)[] = [];
    const Headings = () => {
      const [title, turn] = useState('先谈清楚，再谈软件');
      turned[0] = turn;
      return (
        <>
          <h2>
            <Phrase text={title} />
          </h2>
          <h3>
            <Phrase text="软件" />
          </h3>
        </>
      );
    };
    const definition = createGreeting({ View: Headings });
    const element = writeRendered(definition);
    const pieces = () => find(element, 'h2')?.innerHTML.replaceAll('<wbr>', '|');
    const written = [...(find(element, 'h2')?.childNodes ?? [])];
    const dictionary = vi.spyOn(Intl, 'Segmenter');
    defineWidget(definition);
    await expectReady(element);
    expect(dictionary).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    expect(pieces()).toBe('先谈|清楚，|再谈|软件');
    expect([...(find(element, 'h2')?.childNodes ?? [])]).toEqual(written);
    turned[0]?.('再谈软件');
    await vi.waitFor(() => expect(pieces()).toBe('再谈|软件'));
  });

  it("has the server's ids, so that labels and anchors hold", async () => {
    const definition = createGreeting();
    const element = writeRendered(definition);
    defineWidget(definition);
    await expectReady(element);
    expect(find(element, 'section')?.id).toBe('w1-greeting');
  });

  it('renders what an attribute changes for the eye, in the same elements', async () => {
    const definition = createGreeting();
    const element = writeRendered(definition);
    defineWidget(definition);
    await expectReady(element);
    const section = find(element, 'section');
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(section?.className).toBe('loud'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('loads, in its place, once an attribute asks for other data, and keeps what was typed', async () => {
    const definition = createGreeting();
    const element = writeRendered(definition);
    defineWidget(definition);
    await expectReady(element);
    type(element, 'ACME');
    element.setAttribute('entry', '7');
    await expectRead(element, 'Hello News 7');
    expect(typedInto(element)).toBe('ACME');
    expect(element.shadowRoot).toBeNull();
  });

  it('leaves its HTML standing when such a load fails, and reports once', async () => {
    const definition = createGreeting();
    const element = writeRendered(definition);
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const failed = vi.fn();
    element.addEventListener('vt-error', failed);
    defineWidget(definition);
    await expectReady(element);
    vendor.fault = 'closed for the night';
    element.setAttribute('entry', '7');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(read(element)).toBe('Hello News 1');
    expect(find(element, '[role="alert"]')).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('takes over with what only some attributes need, however early an attribute changes', async () => {
    let arrive = (_parts: Parts) => {};
    const parts = new Promise<Parts>((resolve) => {
      arrive = resolve;
    });
    const definition = createGreeting({ parts: () => parts });
    const element = writeRendered(definition);
    const View = vi.spyOn(definition, 'View');
    defineWidget(definition);
    element.setAttribute('tone', 'PLAIN');
    arrive({ sheets: [] });
    await expectReady(element);
    expect(View.mock.calls.every(([props]) => props.parts)).toBe(true);
  });

  it('leaves its HTML standing when that cannot be fetched, and reports once', async () => {
    const definition = createGreeting({ parts: () => Promise.reject(new Error('no such chunk')) });
    const element = writeRendered(definition);
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const failed = vi.fn();
    element.addEventListener('vt-error', failed);
    defineWidget(definition);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(read(element)).toBe('Hello News 1');
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('a widget that a server rendered with others in it', () => {
  const inner = '<div class="vt"><vt-deeper data-vt-key="w3"><div class="vt">Deeper</div></vt-deeper></div>';

  function writeOuter() {
    // React remarks, in development alone, on what a server marks an inner tag with.
    vi.spyOn(console, 'error').mockReturnValue();
    const definition = createGreeting({
      View: ({ attributes }) => (
        <section className={String(attributes.tone)}>
          <vt-inner title="x" />
        </section>
      ),
    });
    const element = writeRendered(definition);
    const tag = find(element, 'vt-inner') as HTMLElement;
    tag.dataset.vtKey = 'w2';
    tag.innerHTML = inner;
    return { definition, element, tag };
  }

  it('leaves them as they are', async () => {
    const { definition, element, tag } = writeOuter();
    const [deeper] = tag.getElementsByTagName('vt-deeper');
    defineWidget(definition);
    await expectReady(element);
    expect(find(element, 'vt-inner')).toBe(tag);
    expect(tag.innerHTML).toBe(inner);
    expect(tag.getElementsByTagName('vt-deeper')[0]).toBe(deeper);
  });

  it('leaves them as they are when it renders again', async () => {
    const { definition, element, tag } = writeOuter();
    defineWidget(definition);
    await expectReady(element);
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(find(element, 'section')?.className).toBe('loud'));
    expect(tag.innerHTML).toBe(inner);
  });
});

describe('a page of the site', () => {
  /** Shows what of the page's facts a view gets. */
  const createTeller = () =>
    createGreeting({
      View: (({ data, site, route, counterparts }: ViewProps<object, { title?: string }>) => (
        <h2>{`${data.title ?? 'nothing'} ${JSON.stringify([site.mark, Object.entries(route).sort(), counterparts])}`}</h2>
      )) as unknown as WidgetDefinition['View'],
    });
  const facts = (mark: string, base: string) => {
    const route = { base, host: 'localhost', params: { id: '7' }, path: '/news', query: { tag: 'erp' } };
    return JSON.stringify([mark, Object.entries(route), { cn: '/cn/news' }]);
  };

  it('stays what it is when an attribute changes: only the data is fetched', async () => {
    const definition = createTeller();
    const element = writeRendered(definition);
    defineWidget(definition);
    await expectReady(element);
    element.setAttribute('entry', '2');
    await expectRead(element, `News 2 ${facts('en', '')}`);
    expect(vendor.asked).toEqual(['GET /news/2?site=2']);
  });

  it('is known to a tag that a script puts into it', async () => {
    const definition = createTeller();
    writeRendered(definition);
    defineWidget(definition);
    const added = document.body.appendChild(document.createElement(`vt-${definition.name}`));
    await expectRead(added, `News 1 ${facts('en', '')}`);
    expect(vendor.asked).toEqual(['GET /news/1?site=2']);
  });

  it('stays in another language, whose words alone are fetched beside the data', async () => {
    const definition = createTeller();
    const element = writeRendered(definition);
    defineWidget(definition);
    await expectReady(element);
    document.documentElement.lang = 'zh-CN';
    await expectRead(element, `新闻 1 ${facts('cn', '/cn')}`);
    expect([...vendor.asked].sort()).toEqual(['GET /news/1?site=1', 'GET /site/1/dictionary']);
  });

  it('sends what hydration needs; a widget that comes back loads the rest', async () => {
    const definition = createGreeting({
      client: () => ({}),
      View: (({ data, link }: ViewProps<object, { title?: string }>) => (
        <h2>
          <RichText html={data.title} link={link} />
        </h2>
      )) as unknown as WidgetDefinition['View'],
    });
    const element = writeRendered(definition);
    expect(element.querySelector('script')?.textContent).toBe('{}');
    defineWidget(definition);
    await expectReady(element);
    expect(read(element)).toBe('News 1');
    expect(vendor.asked).toEqual([]);
    element.remove();
    await vi.waitFor(() => expect(read(element)).toBeUndefined());
    document.body.append(element);
    await expectRead(element, 'News 1');
    expect(vendor.asked).toEqual(['GET /news/1?site=2']);
  });

  it('leaves out of what it sends what only stands there, until other data is loaded', async () => {
    const definition = createGreeting({
      client: () => ({}),
      View: (({ data, t }: ViewProps<object, { title?: string }>) => (
        <div>
          <Still as="div" className="words">
            {() => <strong>{data.title}</strong>}
          </Still>
          <button type="button">{t('hello')}</button>
        </div>
      )) as unknown as WidgetDefinition['View'],
    });
    const element = writeRendered(definition);
    const words = element.querySelector('strong');
    defineWidget(definition);
    await expectReady(element);
    expect(element.querySelector('strong')).toBe(words);
    document.documentElement.lang = 'zh-CN';
    await vi.waitFor(() => expect(element.querySelector('strong')?.textContent).toBe('新闻 1'));
    expect(element.querySelectorAll('.words')).toHaveLength(1);
  });

  it('makes what stands for other entries, once those are loaded', async () => {
    const definition = createGreeting({
      client: () => ({}),
      // Another entry is another element.
      View: (({ data, link }: ViewProps<object, { title?: string }>) => (
        <div key={data.title ?? 'News 1'}>
          <Still as="div">{() => <h2>{data.title}</h2>}</Still>
          <RichText html={data.title} link={link} />
        </div>
      )) as unknown as WidgetDefinition['View'],
    });
    const element = writeRendered(definition);
    defineWidget(definition);
    await expectReady(element);
    document.documentElement.lang = 'zh-CN';
    await expectRead(element, '新闻 1');
    await vi.waitFor(() => expect(element.querySelector('.rich')?.textContent).toBe('新闻 1'));
  });
});
