import type { Call } from '../../../contract/calls.ts';
import { defaultMark } from '../../../contract/constants.ts';
import type { SiteSummary } from '../../../contract/entities/site.ts';
import { adoptSheet } from './adopt-sheet.ts';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import { createCall } from './call.ts';
import { keepKeys } from './keep-keys.ts';
import { nearestLanguage } from './language.ts';
import { contentOrigin, vitrine } from './origin.ts';
import { isNamed, type Page, type Route, readPage } from './page.ts';
import type { Parts, WidgetDefinition } from './widget.ts';

/** An element whose data was asked for before its script had come; nothing where it could not be had. */
export interface Expectant {
  vtData?: Promise<unknown>;
}

/** Answers that all widgets of the page share, by origin and what was asked. */
const answers = new Map<string, Promise<unknown>>();

/**
 * What dresses a widget whose tag asks for another theme than light, and follows the tag from then on. Where it cannot be
 * had, light will do: no form is lost for that.
 */
export const fetchTheme = async (host: Element) =>
  host.matches('[theme]:not([theme=light])')
    ? import('./dress.ts').catch((error: unknown) => console.error(host, error))
    : undefined;

/** The shadow root of a bare widget, dressed, with the element that its view goes into. */
export async function attachContainer(
  host: HTMLElement,
  definition: WidgetDefinition,
  parts: Parts | undefined,
): Promise<HTMLElement> {
  const [{ baseSheet }, { sheet }, theme] = await Promise.all([
    import('../styles/base.style.ts'),
    definition.sheet(),
    fetchTheme(host),
  ]);
  const sheets = [baseSheet, ...(parts?.sheets ?? []), sheet];
  const container = document.createElement('div');
  container.className = sheets.map(({ root }) => root).join(' ');
  container.part.add('root');
  // Whatever the page's own is: no site speaks a language that runs the other way.
  container.dir = 'ltr';
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  for (const each of sheets) adoptSheet(root, each);
  keepKeys(root);
  theme?.dress(host);
  root.append(container);
  return container;
}

/**
 * The page's facts and the widget's data. On a page of the site the facts stand in it: only the data is fetched, and the
 * words of another language where the element stands in one.
 */
export async function loadBare(
  host: Element & Expectant,
  definition: WidgetDefinition,
  attributes: AttributeValues<AttributeTable>,
  signal: AbortSignal,
): Promise<{ page: Page; data: unknown }> {
  const origin = contentOrigin();
  const own = readPage(host.ownerDocument);
  const sites = own?.sites ?? (await once(origin, '', (call) => call('GET /site/list')));
  const site = findSite(sites, host, own?.site.mark);
  const call = createCall(origin, signal);
  const loadWith = (route: Route) => definition.load({ call, site, route, signal }, attributes);
  if (own?.site.id === site.id) return { page: own, data: (await host.vtData) ?? (await loadWith(own.route)) };
  // The loader's host may be another language's, so links name the site.
  const base = `/${site.mark}`;
  // A foreign page's own path says nothing of this site.
  const route = { path: '/', params: {}, query: {}, host: location.hostname, ...own?.route, base };
  const [dictionary, data] = await Promise.all([
    once(origin, site.mark, (call) => call('GET /site/:id/dictionary', { params: { id: site.id } })),
    loadWith(route),
  ]);
  return { page: { counterparts: {}, ...own, site, sites, dictionary, route }, data };
}

/**
 * Remembers an answer for the page's life; a failure is forgotten, so that the next widget asks again. No single
 * widget's leaving may abort it.
 */
function once<Value>(origin: string, name: string, ask: (call: Call) => Promise<Value>): Promise<Value> {
  const key = `${origin} ${name}`;
  const answer = answers.get(key) ?? ask(createCall(origin, new AbortController().signal));
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer as Promise<Value>;
}

/**
 * The element's own site, else the nearest language, else the loader's site, else the page's, else the first of the
 * visitor's languages that has one, else the default.
 */
function findSite(sites: readonly SiteSummary[], host: Element, own?: string): SiteSummary {
  const named = [host.getAttribute('site'), nearestLanguage(host), vitrine().site, own];
  const found = [...named, ...navigator.languages, defaultMark].map((name) =>
    sites.find((site) => isNamed(site, name ?? '')),
  );
  // A server without a site does not start.
  return found.find(Boolean) ?? (sites[0] as SiteSummary);
}
