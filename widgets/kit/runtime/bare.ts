import { defaultMark } from '../../../contract/constants.ts';
import type { Dictionary, Site } from '../../../contract/entities/site.ts';
import { baseSheet } from '../styles/base.style.ts';
import { adoptSheet } from './adopt-sheet.ts';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import { createCall } from './call.ts';
import type { Parts, WidgetDefinition } from './define-widget.ts';
import { keepKeys } from './keep-keys.ts';
import { nearestLanguage } from './language.ts';
import { contentOrigin, vitrine } from './origin.ts';
import type { Page } from './page.ts';

/** One chunk carries both: whoever loads by itself also calls. */
export { createCall };

const siteLists = new Map<string, Promise<Site[]>>();
const dictionaries = new Map<string, Promise<Dictionary>>();

/** The shadow root of a bare widget, dressed, with the element that its view goes into. */
export async function attachContainer(
  host: HTMLElement,
  definition: WidgetDefinition,
  parts: Parts | undefined,
): Promise<HTMLElement> {
  const { sheet } = await definition.sheet();
  const sheets = [baseSheet, ...(parts?.sheets ?? []), sheet];
  const container = document.createElement('div');
  container.className = sheets.map(({ root }) => root).join(' ');
  container.part.add('root');
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  for (const each of sheets) adoptSheet(root, each);
  keepKeys(root);
  root.append(container);
  return container;
}

/** The page's facts and the widget's data. */
export async function loadBare(
  host: Element,
  definition: WidgetDefinition,
  attributes: AttributeValues<AttributeTable>,
  signal: AbortSignal,
): Promise<{ page: Page; data: unknown }> {
  const origin = contentOrigin();
  const sites = await once(siteLists, origin, () => callForAll(origin)('GET /site/list'));
  const site = findSite(sites, host);
  // The loader's host may be another language's, so links name the site.
  const route = { path: location.pathname, params: {}, query: {}, base: `/${site.mark}`, host: location.hostname };
  const call = createCall(origin, signal);
  const [dictionary, data] = await Promise.all([
    once(dictionaries, `${origin} ${site.id}`, () =>
      callForAll(origin)('GET /site/:id/dictionary', { params: { id: site.id } }),
    ),
    definition.load({ call, site, route, signal }, attributes),
  ]);
  return { page: { site, sites, dictionary, route, counterparts: {} }, data };
}

/** Answers that all widgets of the page share: no single one's leaving may abort them. */
function callForAll(origin: string) {
  return createCall(origin, new AbortController().signal);
}

/** Remembers an answer for the page's life; a failure is forgotten, so that the next widget asks again. */
function once<Value>(known: Map<string, Promise<Value>>, key: string, ask: () => Promise<Value>): Promise<Value> {
  const promise = known.get(key) ?? ask();
  known.set(key, promise);
  promise.catch(() => known.delete(key));
  return promise;
}

/** The element's own site, else the nearest language, else the loader's site, else the default. */
function findSite(sites: readonly Site[], host: Element): Site {
  const wishes = [host.getAttribute('site'), nearestLanguage(host), vitrine().site, defaultMark];
  for (const wish of wishes) {
    const site = wish && sites.find((each) => matches(each, wish.trim().toLowerCase()));
    if (site) return site;
  }
  const first = sites[0];
  if (first) return first;
  throw new Error('The content server has no site. Is CONTENT_DIR right?');
}

/** By mark, by id, or by language: `zh`, `zh-CN` and `zh-Hans` all find the site whose lang is zh-CN. */
function matches(site: Site, wish: string): boolean {
  const language = (tag: string) => tag.toLowerCase().split('-')[0];
  return site.mark === wish || String(site.id) === wish || language(site.lang) === language(wish);
}
