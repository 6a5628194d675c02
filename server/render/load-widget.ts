import type { Call } from '../../contract/calls.ts';
import type { BareWidget } from '../../contract/entities/bare-widget.ts';
import { widgets } from '../../loader/widgets.ts';
import { parseAttributes } from '../../widgets/kit/runtime/attributes.ts';
import { decisive } from '../../widgets/kit/runtime/decisive.ts';
import { findNamed } from '../../widgets/kit/runtime/find-named.ts';
import { foreignRoute, isNamed } from '../../widgets/kit/runtime/page.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import { refusals } from '../base/errors.ts';

/**
 * What a bare widget would ask for one call after another, once its script were there.
 * @param names those of sites, the likeliest first; one alone is the tag's own, and the only one that will do
 * @param written the attributes that its tag is known to have, as texts; what the widget does not take is left out
 * @throws AnswerError 404 where there is no such widget, no such site, or nothing of what it is to show
 */
export async function loadWidget(
  name: string,
  names: readonly string[],
  written: Readonly<Record<string, unknown>>,
  { call, publicOrigin }: { call: Call; publicOrigin: string },
): Promise<BareWidget> {
  if (!Object.hasOwn(widgets, name))
    throw refusals.unknownPart('name', `there is no widget "${name}". docs/embedding.md has those there are`);
  const fetchWidget = (widgets as unknown as Record<string, () => Promise<{ default: WidgetDefinition }>>)[name];
  const definition = (await fetchWidget?.())?.default as WidgetDefinition;
  const attributes = parseAttributes(definition.attributes, (each) => {
    const text = written[each];
    return typeof text === 'string' ? text : null;
  });
  const sites = await call('GET /site/list');
  const [first = '', ...others] = names;
  if (first && others.length === 0 && !sites.some((each) => isNamed(each, first)))
    throw refusals.unknownPart('sites', `there is no site "${first}"`);
  const site = findNamed(sites, names);
  const route = foreignRoute(site, new URL(publicOrigin).hostname);
  const [dictionary, data] = await Promise.all([
    call('GET /site/:id/dictionary', { params: { id: site.id } }),
    definition.load({ call, site, route, signal: new AbortController().signal }, attributes),
  ]);
  const own = Object.entries(dictionary).filter(([key]) => isSaidBy(name, key));
  return {
    site: site.id,
    sites,
    dictionary: Object.fromEntries(own),
    attributes: decisive(definition, attributes),
    data,
  };
}

/** Whether a wording is a widget's own, or of a part of it: `form.submit` and `form-sent.thanks` of the form. */
const isSaidBy = (widget: string, key: string) => key.startsWith(`${widget}.`) || key.startsWith(`${widget}-`);
