import { renderToStaticMarkup } from 'react-dom/server';
import type { Call, CallName } from '../../../contract/calls.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { parseAttributes } from '../../../widgets/kit/runtime/attributes.ts';
import type { Page } from '../../../widgets/kit/runtime/page.ts';
import { createView } from '../../../widgets/kit/runtime/view.tsx';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';

export const sites: Record<'cn' | 'en', Site> = {
  cn: { id: 1, title: '远帆', name: '远帆', mark: 'cn', lang: 'zh-CN', languageName: '中文', logo: '/files/logo.svg' },
  en: {
    id: 2,
    title: 'Farsail',
    name: 'Farsail',
    mark: 'en',
    lang: 'en',
    languageName: 'English',
    logo: '/files/logo.svg',
  },
};

interface Situation {
  /** As written in HTML: `{ 'module-id': '7' }`. */
  attributes?: Record<string, string>;
  /** What the calls answer; a function is given the call's input. */
  answers?: Partial<Record<CallName, unknown>>;
  mark?: 'cn' | 'en';
  /** What of the page differs from the home page of two sites. */
  page?: Partial<Page>;
}

/** Loads a widget as a server would and gives its markup as elements. */
export async function showWidget(definition: unknown, situation: Situation = {}) {
  const { attributes = {}, answers = {}, mark = 'en' } = situation;
  const widget = definition as WidgetDefinition;
  const page: Page = {
    site: sites[mark],
    sites: Object.values(sites),
    dictionary: {},
    route: { path: '/', params: {}, query: {}, base: '', host: 'localhost' },
    counterparts: {},
    ...situation.page,
  };
  const { site, route } = page;
  const call = (async (name: CallName, input: unknown) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`The test has no answer for ${name}.`);
    return typeof answer === 'function' ? answer(input) : answer;
  }) as unknown as Call;
  const values = parseAttributes(widget.attributes, (name) => attributes[name] ?? null);
  const data = await widget.load({ call, site, route, signal: new AbortController().signal }, values);
  const parts = await widget.parts?.(values);
  const mounting = {
    ...{ definition: widget, attributes: values, data, page, parts },
    ...{ key: 'w1', call, origin: '', rendered: true },
  };
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(createView(mounting));
  return element;
}

/** The texts of all elements that a selector finds. */
export function textsOf(element: Element, selector: string): string[] {
  return [...element.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
}

/** The address and the words of every link, in order. */
export function linksOf(element: Element, selector = 'a'): string[] {
  return [...element.querySelectorAll(selector)].map((link) => `${link.getAttribute('href')} ${link.textContent}`);
}

/** A picture as the content server describes it. */
export function picture(name: string, theme: 'dark' | 'light' = 'dark') {
  return { files: [{ url: `/files/${name}.webp`, type: 'image' as const, width: 1200, height: 800, theme }] };
}
