import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from '../../../widgets/kit/runtime/define-widget.ts';
import { completeBrowser } from './support/browser.ts';
import {
  clearPage,
  createGreeting,
  expectRead,
  expectReady,
  find,
  placeBare,
  type,
  typedInto,
  writeRendered,
} from './support/greeting.tsx';
import { Vendor } from './support/vendor.ts';

let vendor: Vendor;
const chinese = '你好 新闻 1';
const english = 'Hello News 1';

beforeAll(completeBrowser);
beforeEach(() => {
  vendor = new Vendor();
});
afterEach(clearPage);

/** A page in which everything may have a word: `<html>`, a section, the tag itself and the loader. */
async function place({
  html,
  section,
  own = '',
  loader,
}: Partial<Record<'html' | 'section' | 'own' | 'loader', string>>) {
  if (html !== undefined) document.documentElement.lang = html;
  vi.stubGlobal('vtApi', vendor.page(loader));
  const element = placeBare(own);
  if (section !== undefined) element.parentElement?.setAttribute('lang', section);
  await expectReady(element);
  return element;
}

describe('a bare widget finds its site', () => {
  it.each([
    ['by its own mark, whatever the page speaks', { own: 'site="en"', html: 'zh-CN', loader: 'cn' }, english],
    ['by its own mark in capitals', { own: 'site=" EN "' }, english],
    ['by its own id', { own: 'site="2"', html: 'zh-CN' }, english],
    ['by its own language', { own: 'lang="en"', section: 'zh-CN', html: 'zh-CN' }, english],
    ['by the language of the nearest section', { section: 'zh-CN', html: 'en', loader: 'en' }, chinese],
    ['by the language of the page', { html: 'en', loader: 'cn' }, english],
    ['by a language of another region', { html: 'en-GB' }, english],
    ['by the bare language zh', { html: 'zh', loader: 'en' }, chinese],
    ['by the language zh-CN', { html: 'zh-CN', loader: 'en' }, chinese],
    ['by the language zh-Hans', { html: 'zh-Hans', loader: 'en' }, chinese],
    ['by the language in capitals', { html: 'ZH-cn', loader: 'en' }, chinese],
    ["by the loader's mark", { loader: 'en' }, english],
    ["by the loader's id", { loader: '2' }, english],
    ["by the loader, where the page's language has no site", { html: 'fr', loader: 'en' }, english],
    ['by the language, where its own site is not there', { own: 'site="fr"', html: 'en' }, english],
    ['as cn, where nobody says anything', {}, chinese],
    ['as cn, where nobody says anything that there is', { own: 'site="9"', html: 'fr', loader: 'de' }, chinese],
    ['by the loader, where the nearest language is left open', { own: 'lang=""', html: 'zh', loader: 'en' }, english],
  ])('%s', async (_how, page, words) => {
    await expectRead(await place(page), words);
  });

  it("by the first of the visitor's languages that there is, where the page says none that there is", async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'en-GB', 'zh']);
    await expectRead(await place({ html: 'de' }), english);
    await expectRead(await place({ html: 'zh-CN' }), chinese);
    languages.mockRestore();
  });

  it('by what it shows, where the page is translated into a language that has none', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'zh']);
    const element = await place({ html: 'en' });
    document.documentElement.lang = 'de';
    element.setAttribute('entry', '2');
    await expectRead(element, 'Hello News 2');
    languages.mockRestore();
  });

  it("by the language of the page around a partner's shadow root", async () => {
    const definition = createGreeting();
    defineWidget(definition);
    const partner = document.createElement('div');
    partner.lang = 'en';
    document.body.append(partner);
    const element = document.createElement(`vt-${definition.name}`);
    partner.attachShadow({ mode: 'open' }).append(element);
    await expectRead(element, english);
  });
});

describe('a bare widget says which language it speaks', () => {
  const spoken = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('.vt')?.lang;

  it('in a page of another one', async () => {
    const element = await place({ html: 'zh-CN', own: 'site="en"' });
    expect(spoken(element)).toBe('en');
  });

  it('and that it runs from left to right, in a page that does not', async () => {
    document.documentElement.dir = 'rtl';
    const element = await place({ html: 'ar' });
    expect(element.shadowRoot?.querySelector<HTMLElement>('.vt')?.dir).toBe('ltr');
    document.documentElement.removeAttribute('dir');
  });

  it('and again when it changes', async () => {
    const element = await place({ html: 'en' });
    document.documentElement.lang = 'zh';
    await expectRead(element, chinese);
    expect(spoken(element)).toBe('zh-CN');
  });
});

describe('when the language changes, a living widget speaks the new one and keeps what was typed', () => {
  it.each(['itself', 'around it', 'of the whole page'])('%s', async (where) => {
    const element = await place({ html: 'zh-CN' });
    type(element, 'ACME');
    const holder = { itself: element, 'around it': element.parentElement }[where] ?? document.documentElement;
    holder.setAttribute('lang', 'en');
    await expectRead(element, english);
    expect(typedInto(element)).toBe('ACME');
  });

  it.each(['within the shadow roots that it stands in', 'around them'])('%s', async (where) => {
    const definition = createGreeting();
    defineWidget(definition);
    vi.stubGlobal('vtApi', vendor.page());
    const make = () => document.createElement('div');
    const [outer, inner, holder] = [make(), make(), make()];
    const element = document.createElement(`vt-${definition.name}`);
    document.body.append(outer);
    outer.attachShadow({ mode: 'open' }).append(holder);
    holder.append(inner);
    inner.attachShadow({ mode: 'open' }).append(element);
    await expectRead(element, chinese);
    type(element, 'ACME');
    (where === 'around them' ? outer : holder).setAttribute('lang', 'en');
    await expectRead(element, english);
    expect(typedInto(element)).toBe('ACME');
  });

  it('that a server rendered', async () => {
    const definition = createGreeting();
    const element = writeRendered(definition);
    defineWidget(definition);
    await expectReady(element);
    type(element, 'ACME');
    document.documentElement.lang = 'zh-CN';
    await expectRead(element, chinese);
    expect(typedInto(element)).toBe('ACME');
  });

  it('by its own site', async () => {
    const element = await place({ html: 'zh-CN' });
    element.setAttribute('site', 'en');
    await expectRead(element, english);
  });

  it('also when the language is taken away', async () => {
    const element = await place({ own: 'lang="en"', html: 'zh-CN' });
    element.removeAttribute('lang');
    await expectRead(element, chinese);
  });

  it('the last of several times, however the answers come', async () => {
    const element = await place({ html: 'zh-CN' });
    vendor.hold();
    document.documentElement.lang = 'en';
    await vi.waitFor(() => expect(vendor.askedFor('site=2')).toBe(1));
    document.documentElement.lang = 'zh-CN';
    await vi.waitFor(() => expect(vendor.askedFor('site=1')).toBe(2));
    expect(vendor.signals[vendor.asked.indexOf('GET /news/1?site=2')]?.aborted).toBe(true);
    vendor.release();
    element.setAttribute('entry', '2');
    await expectRead(element, '你好 新闻 2');
  });
});

describe('a change that leaves the nearest language as it is', () => {
  it('loads nothing', async () => {
    const element = await place({ section: 'zh-CN', html: 'zh-CN' });
    const asked = vendor.asked.length;
    document.documentElement.lang = 'en';
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(find(element, 'section')?.className).toBe('loud'));
    expect(vendor.asked).toHaveLength(asked);
  });
});
