import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { flag, integer, oneOf, parseAttributes } from '../../../../widgets/kit/runtime/attributes.ts';
import { defineWidget } from '../../../../widgets/kit/runtime/define-widget.ts';
import type { Page } from '../../../../widgets/kit/runtime/page.ts';
import { createPlainSheet } from '../../../../widgets/kit/runtime/sheet.ts';
import { createView } from '../../../../widgets/kit/runtime/view.tsx';
import type { ViewProps, WidgetDefinition } from '../../../../widgets/kit/runtime/widget.ts';
import { sites } from './vendor.ts';

type Attributes = { entry: number; tone: 'plain' | 'loud'; open: boolean };
const text = { hello: { cn: '你好', en: 'Hello' } } as const;

function Greeting({ data, attributes, t, id }: ViewProps<Attributes, { title: string }, typeof text>) {
  return (
    <section id={id('greeting')} className={attributes.tone}>
      <h2>{`${t('hello')} ${data.title}`}</h2>
      <input />
    </section>
  );
}

let greetings = 0;

/** A widget as small as can be, with a tag of its own: a word, an article's title and something to type into. */
export function createGreeting(differences: Partial<WidgetDefinition> = {}): WidgetDefinition {
  const name = `greeting-${++greetings}`;
  const definition = {
    name,
    attributes: { entry: integer(1), tone: oneOf(['plain', 'loud']), open: flag() },
    presentation: ['tone'],
    wake: 'visible',
    load: ({ call, site }, { entry }) =>
      call('GET /news/:id', { params: { id: Number(entry) }, query: { site: site.id } }),
    View: Greeting as unknown as WidgetDefinition['View'],
    sheet: async () => ({ sheet: createPlainSheet(name, 'greeting', '.greeting { color: teal; }') }),
    text,
    ...differences,
  } satisfies WidgetDefinition;
  return definition;
}

/** An empty tag in a page, as a partner writes it, and its script. */
export function placeBare(written = '', definition = createGreeting()): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<vt-${definition.name} ${written}></vt-${definition.name}>`;
  document.body.append(element);
  defineWidget(definition);
  return element.firstElementChild as HTMLElement;
}

/** A tag as a server fills it, with its data beside it. Its script has yet to come. */
export function writeRendered(definition: WidgetDefinition, written: Record<string, string> = {}): HTMLElement {
  const page: Page = {
    site: sites[1] as Page['site'],
    sites,
    dictionary: {},
    route: { path: '/news', params: { id: '7' }, query: { tag: 'erp' }, base: '', host: 'localhost' },
    counterparts: { cn: '/cn/news' },
  };
  const attributes = parseAttributes(definition.attributes, (name) => written[name] ?? null);
  const call = () => Promise.reject(new Error('A server has the data already.'));
  const data = { title: 'News 1' };
  const sent = definition.client ? definition.client(data) : data;
  const view = createView({ definition, attributes, data, page, key: 'w1', call, origin: '', rendered: true });
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const tag = `vt-${definition.name}`;
  const marks = Object.entries(written).map(([name, value]) => ` ${name}="${value}"`);
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    `<script type="application/json" id="vt-page">${json(page)}</script>` +
    `<${tag}${marks.join('')} data-vt-key="w1"><div class="vt greeting">${renderToString(view)}</div>` +
    `<script type="application/json">${json(sent)}</script><!----></${tag}>`;
  return document.querySelector(tag) as HTMLElement;
}

/** What a visitor reads of a greeting, however it arrived. */
export function read(element: Element): string | undefined {
  return find(element, 'h2')?.textContent ?? undefined;
}

export function find(element: Element, selector: string): HTMLElement | null {
  return (element.shadowRoot ?? element).querySelector<HTMLElement>(selector);
}

/** Waits for what a visitor is to read. */
export async function expectRead(element: Element, words: string): Promise<void> {
  await vi.waitFor(() => expect(read(element)).toBe(words));
}

/** Once its view stands in the page with its listeners. */
export async function expectReady(element: HTMLElement): Promise<void> {
  await vi.waitFor(() => expect(element.dataset.vtReady).toBe(''));
}

/** Leaves the page as a browser opens an empty one, once its widgets have left: a task later they know that they have. */
export async function clearPage(): Promise<void> {
  document.body.innerHTML = '';
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Types into a greeting as a visitor does. */
export function type(element: Element, words: string): void {
  (find(element, 'input') as HTMLInputElement).value = words;
}

export function typedInto(element: Element): string | undefined {
  return (find(element, 'input') as HTMLInputElement | null)?.value;
}
