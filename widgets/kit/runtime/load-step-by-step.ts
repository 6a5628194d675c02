import type { Call } from '../../../contract/calls.ts';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import { createCall } from './call.ts';
import { findNamed } from './find-named.ts';
import { nameSites } from './language.ts';
import { contentOrigin } from './origin.ts';
import { foreignRoute, type Page, type Route } from './page.ts';
import type { WidgetDefinition } from './widget.ts';

/** Answers that all widgets of the page share, by origin and what was asked. */
const answers = new Map<string, Promise<unknown>>();

/**
 * What a bare widget shows, where that was not asked for in one: the sites, then the wording of the one that it is of,
 * and its data.
 * @param own the facts of the page, where it is one of a site: of another language than the widget's
 */
export async function loadStepByStep(
  host: Element,
  definition: WidgetDefinition,
  attributes: AttributeValues<AttributeTable>,
  signal: AbortSignal,
  own: Page | undefined,
): Promise<{ page: Page; data: unknown }> {
  const origin = contentOrigin();
  const sites = own?.sites ?? (await once(origin, '', askForSites));
  const [named, lang, loaders, ...visitors] = nameSites(host);
  // A language that no site speaks is a translator's: it changes what stands there, and not what the page is.
  const shown = host.shadowRoot?.querySelector<HTMLElement>('.vt')?.lang;
  const site = findNamed(sites, [named, lang, loaders, own?.site.mark, shown, ...visitors]);
  const call = createCall(origin, signal);
  const loadWith = (route: Route) => definition.load({ call, site, route, signal }, attributes);
  if (own?.site.id === site.id) return { page: own, data: await loadWith(own.route) };
  const foreign = foreignRoute(site, location.hostname);
  const route = { ...foreign, ...own?.route, base: foreign.base };
  const [dictionary, data] = await Promise.all([
    once(origin, site.mark, (call) => call('GET /site/:id/dictionary', { params: { id: site.id } })),
    loadWith(route),
  ]);
  return { page: { counterparts: {}, ...own, site, sites, dictionary, route }, data };
}

/** There is no server without a site: an answer that has none is somebody's in between, and nothing to remember. */
async function askForSites(call: Call) {
  const sites = await call('GET /site/list');
  if (!sites?.[0]?.mark) throw new TypeError('The list of sites has none.');
  return sites;
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
