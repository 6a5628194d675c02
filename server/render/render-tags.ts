import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Call } from '../../contract/calls.ts';
import { decodeEntities } from '../../contract/rich-text.ts';
import { type AttributeTable, type AttributeValues, parseAttributes } from '../../widgets/kit/runtime/attributes.ts';
import type { Page } from '../../widgets/kit/runtime/page.ts';
import type { Sheet } from '../../widgets/kit/runtime/sheet-data.ts';
import { createView } from '../../widgets/kit/runtime/view.tsx';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import { baseSheet } from '../../widgets/kit/styles/base.style.ts';
import { scriptJson } from '../base/escape.ts';

export interface RenderContext {
  page: Page;
  /** The server's origin, for what stands in pages of other origins; nothing on its own. */
  origin?: string;
  call: Call;
  signal: AbortSignal;
  widget(name: string): WidgetDefinition | undefined;
  /** The chunks that each widget imports beside the kit, by name. */
  imports: Readonly<Record<string, readonly string[]>>;
  /** What an answered form post lays over the loaded data, by widget. */
  overlay?: Readonly<Record<string, object>>;
  /** What it adds to their tags, by widget, as HTML with a space before each attribute. */
  written?: Readonly<Record<string, string>>;
  onFailure(name: string, error: unknown): void;
}

/** Empty tags, as host pages and views write them. Quoted values may hold anything but a double quote. */
const tag = /<vt-([a-z][a-z0-9-]*)((?:\s+[a-zA-Z_][\w:-]*(?:="[^"]*")?)*)\s*><\/vt-\1>/g;
const attribute = /([a-zA-Z_][\w:-]*)(?:="([^"]*)")?/g;

/** HTML with its tags filled in, and the sheets that they wear. */
export interface RenderedTags {
  html: string;
  /** In the order of the tags, each tag's own before those of the tags within: whichever was rendered first. */
  sheets: readonly Sheet[];
}

/** The sheets of one tag that was filled in. */
interface Worn {
  worn: readonly Sheet[];
  /** Sheets of the tags within. */
  within: readonly Sheet[];
}

interface Filled extends Worn {
  html: string;
}

/** A widget's HTML: its tag up to the `>` where it opens, and what stands within. */
export interface RenderedWidget extends Worn {
  opening: string;
  inner: string;
}

/**
 * The HTML with every widget's tag filled in, side by side and to any depth. It is the same each time, however long each
 * widget takes to load: the page's policy holds a hash of its styles.
 * @param place what the keys of these tags begin with
 */
export async function renderTags(html: string, context: RenderContext, place = 'w'): Promise<RenderedTags> {
  const tags = [...html.matchAll(tag)];
  const filled = await Promise.all(
    tags.map(([whole, name = '', attributes = ''], index) =>
      renderTag(whole, name, attributes, { context, key: `${place}${index + 1}` }),
    ),
  );
  let end = 0;
  const parts = tags.map((match, index) => {
    const part = html.slice(end, match.index) + filled[index]?.html;
    end = match.index + match[0].length;
    return part;
  });
  const sheets = new Set([...filled.flatMap(({ worn }) => worn), ...filled.flatMap(({ within }) => within)]);
  return { html: parts.join('') + html.slice(end), sheets: [...sheets] };
}

export interface Placed {
  context: RenderContext;
  /** The widget's own on its page. */
  key: string;
  /** In a shadow root of its own, where a loader finds the widgets within only once this one is awake. */
  inShadow?: boolean;
}

async function renderTag(whole: string, name: string, written: string, placed: Placed): Promise<Filled> {
  const { context } = placed;
  const asItWas = { html: whole, worn: [], within: [] };
  const definition = context.widget(name);
  if (!definition) return asItWas;
  try {
    const { opening, inner, worn, within } = await renderWidget(
      definition,
      written + (context.written?.[name] ?? ''),
      placed,
    );
    return { html: closeTag(name, opening + inner), worn, within };
  } catch (error) {
    // One widget's failure stays its own: its tag stands empty, and the browser tries again.
    context.onFailure(name, error);
    return asItWas;
  }
}

/** The tag as a whole. The comment says that it is: see the kit's arrival.ts. */
export const closeTag = (name: string, begun: string) => `${begun}<!----></vt-${name}>`;

/** @param written the tag's attributes, with a space before each */
export async function renderWidget(
  definition: WidgetDefinition,
  written: string,
  { context, key, inShadow = false }: Placed,
): Promise<RenderedWidget> {
  const { page, call, signal, origin = '' } = context;
  const attributes = readAttributes(definition.attributes, written);
  const [loaded, { sheet }, parts] = await Promise.all([
    definition.load({ call, site: page.site, route: page.route, signal }, attributes),
    definition.sheet(),
    definition.parts?.(attributes),
  ]);
  const overlay = context.overlay?.[definition.name];
  const data = overlay ? { ...(loaded as object), ...overlay } : loaded;
  const worn = [baseSheet, ...(parts?.sheets ?? []), sheet];
  const view = createView({ definition, attributes, data, page, key, call, parts, origin, rendered: true });
  const inner = await renderTags(renderToString(view as VNode), context, `${key}-`);
  const sent = data && definition.client ? definition.client(data) : data;
  const own = definition.wakeFor?.(data) ?? definition.wake;
  const wake = own === 'never' && inShadow && inner.html.includes('<vt-') ? 'visible' : own;
  const script = wake === 'never' ? '' : `<script type="application/json">${scriptJson(sent ?? null)}</script>`;
  const imports = wake === 'never' ? [] : (context.imports[definition.name] ?? []);
  const imported = imports.length > 0 ? ` data-vt-imports="${imports.join(' ')}"` : '';
  const marks = `${written} wake="${wake}" data-vt-key="${key}"${imported}`;
  const classes = worn.map(({ root }) => root).join(' ');
  return {
    opening: `<vt-${definition.name}${marks}>`,
    inner: `<div class="${classes}">${inner.html}</div>${script}`,
    worn,
    within: inner.sheets,
  };
}

/** What a tag's attributes say, as HTML has them. */
export function readAttributes(table: AttributeTable, written: string): AttributeValues<AttributeTable> {
  const values = new Map([...written.matchAll(attribute)].map(([, name, value = '']) => [name, decodeEntities(value)]));
  return parseAttributes(table, (name) => values.get(name) ?? null);
}
