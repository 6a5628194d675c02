import { type FollowedAttribute, themes } from '../../contract/common-attributes.ts';
import { pageDataId } from '../../contract/constants.ts';
import type { Site } from '../../contract/entities/site.ts';
import { type AttributeKind, attributeName, oneOf, text } from '../../widgets/kit/runtime/attributes.ts';
import { isNamed, type Page } from '../../widgets/kit/runtime/page.ts';
import { flattenSheets } from '../../widgets/kit/runtime/sheet-data.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import { themeSheet } from '../../widgets/kit/styles/theme.style.ts';
import { AnswerError } from '../base/errors.ts';
import { escapeHtml, scriptJson } from '../base/escape.ts';
import { closeTag, type RenderContext, readAttributes, renderWidget } from './render-tags.ts';

/** What a fragment's address says beside the widget's own attributes. */
const common = { site: text(), theme: oneOf(themes) } satisfies Record<FollowedAttribute, unknown>;

type Query = Readonly<Record<string, unknown>>;

/**
 * The attributes that an address's query gives a tag, as HTML with a space before each.
 * @throws AnswerError 400 for what the widget does not take or cannot read: a fragment without it would show something else
 */
export function readFragmentAttributes(definition: WidgetDefinition, query: Query): string {
  const own = Object.entries(definition.attributes).map(([name, kind]) => [attributeName(name), kind] as const);
  const kinds = new Map<string, AttributeKind<unknown>>([...own, ...Object.entries(common)]);
  const known = [...kinds.keys()].join(', ');
  return Object.entries(query)
    .map(([name, value]) => {
      const kind = kinds.get(name);
      if (!kind)
        throw new AnswerError(400, `<vt-${definition.name}> takes no "${name.slice(0, 100)}". It takes ${known}.`);
      if (typeof value !== 'string') throw new AnswerError(400, `"${name}" stands twice in the address. Give it once.`);
      if (isUnreadable(kind, value))
        throw new AnswerError(400, `<vt-${definition.name}> cannot read "${value.slice(0, 100)}" as its ${name}.`);
      return ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}

/** Widgets take what they cannot read for missing. */
function isUnreadable({ parse, format }: AttributeKind<unknown>, value: string): boolean {
  const missing = format(parse(null));
  return format(parse(value)) === missing && value.trim() !== (missing ?? '');
}

/** The site that an address names by its mark, its id or its language, as a tag does. */
export function findNamedSite(sites: readonly Site[], query: Query): Site | undefined {
  const { site: name } = query;
  if (name === undefined) return undefined;
  const site = sites.find((each) => isNamed(each, String(name)));
  if (site) return site;
  const known = sites.map(({ mark }) => mark).join(', ');
  throw new AnswerError(404, `There is no site "${String(name).slice(0, 100)}". The sites are ${known}.`);
}

/**
 * A widget as HTML for pages of others: its tag with a declarative shadow root (WHATWG HTML, "the template element"),
 * which is there before any script, and which the widget's script takes over as it does a page's.
 * @param written the tag's attributes, as HTML with a space before each
 */
export async function renderFragment(
  definition: WidgetDefinition,
  written: string,
  context: RenderContext & { page: Page; origin: string },
): Promise<string> {
  const { page, origin } = context;
  const { opening, inner, worn, within } = await renderWidget(definition, written, {
    context,
    key: 'f',
    inShadow: true,
  });
  const { theme } = readAttributes(common, written);
  const sheets = flattenSheets([...worn, ...within, ...(theme === 'light' ? [] : [themeSheet])]);
  const style = `<style data-vt-sheets="${sheets.map(({ name }) => name).join(' ')}">${sheets.map(({ text }) => text).join('')}</style>`;
  // As a bare one has it: the part is what a page themes by, and the language may be another than the page's.
  const container = inner.replace('<div ', `<div part="root" lang="${escapeHtml(page.site.lang)}" dir="ltr" `);
  const facts = `<script type="application/json" id="${pageDataId}">${scriptJson(page)}</script>`;
  const shadow = pointFilesTo(origin, `${style}${facts}${container}`);
  return closeTag(definition.name, `${opening}<template shadowrootmode="open">${shadow}</template>`);
}

/** Rich text is the only HTML whose addresses no view has written. A picture has one for each of its widths. */
function pointFilesTo(origin: string, html: string): string {
  return html.replace(/ srcset="[^"]*"|="\/files\//g, (found) =>
    found.replaceAll(/(?<=[" ])\/files\//g, () => `${origin}/files/`),
  );
}
