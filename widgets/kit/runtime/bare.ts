import { callDeadline } from '../../../contract/constants.ts';
import type { BareWidget } from '../../../contract/entities/bare-widget.ts';
import type { SiteSummary } from '../../../contract/entities/site.ts';
import { adoptSheet } from './adopt-sheet.ts';
import type { AttributeTable, AttributeValues } from './attributes.ts';
import { callLater } from './call-later.ts';
import { decisive } from './decisive.ts';
import { keepKeys } from './keep-keys.ts';
import { nameSites } from './language.ts';
import { foreignRoute, isNamed, type Page, readPage } from './page.ts';
import { toJson } from './to-json.ts';
import type { Parts, WidgetDefinition } from './widget.ts';
import { within } from './within.ts';

/** What was asked for beside a widget's script, and the names of sites by which it was. */
export interface Asked extends BareWidget {
  names: string;
}

/**
 * An element of which something was asked for before its script had come: its data on a page of the site, and `Asked` on
 * any other. Without it, that is asked for here.
 */
export interface Expectant {
  vtData?: Promise<unknown>;
}

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
  signal: AbortSignal,
): Promise<HTMLElement> {
  const [{ baseSheet }, { sheet }, theme] = await within(
    callDeadline,
    Promise.all([import('../styles/base.style.ts'), definition.sheet(), fetchTheme(host)]),
  );
  signal.throwIfAborted();
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
 * The page's facts and the widget's data. On a page of the site the facts stand in it, and only the data is fetched. On
 * any other all of it was asked for beside this script, unless the tag has become another by now, or the answer a failure.
 */
export async function loadBare(
  host: Element & Expectant,
  definition: WidgetDefinition,
  attributes: AttributeValues<AttributeTable>,
  signal: AbortSignal,
): Promise<{ page: Page; data: unknown }> {
  const own = readPage(host.ownerDocument);
  const asked = await takeAsked(host);
  const names = nameSites(host);
  if (own && isNamed(own.site, names.find(Boolean) ?? '')) {
    const { site, route } = own;
    const call = callLater(signal);
    return { page: own, data: asked ?? (await definition.load({ call, site, route, signal }, attributes)) };
  }
  if (!own && asked?.names === `${names}` && toJson(asked.attributes) === toJson(decisive(definition, attributes))) {
    const { sites, dictionary, data } = asked;
    const site = sites.find(({ id }) => id === asked.site) as SiteSummary;
    return { page: { counterparts: {}, site, sites, dictionary, route: foreignRoute(site, location.hostname) }, data };
  }
  return (await import('./load-step-by-step.ts')).loadStepByStep(host, definition, attributes, signal, own);
}

/** Once: what is loaded later is another. What hangs is not waited for as long as by the widget, which has its own time. */
async function takeAsked(host: Expectant): Promise<Asked | undefined> {
  const { vtData } = host;
  delete host.vtData;
  return vtData && (within(callDeadline / 2, vtData).catch(() => undefined) as Promise<Asked | undefined>);
}
