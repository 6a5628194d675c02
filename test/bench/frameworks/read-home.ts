import { defaultFormId, pageDataId } from '../../../contract/constants.ts';
import { decodeEntities } from '../../../contract/rich-text.ts';
import caseWall from '../../../widgets/case-wall/case-wall.define.ts';
import footer from '../../../widgets/footer/footer.define.ts';
import form from '../../../widgets/form/form.define.ts';
import header from '../../../widgets/header/header.define.ts';
import heroCarousel from '../../../widgets/hero-carousel/hero-carousel.define.ts';
import homeSolutions from '../../../widgets/home-solutions/home-solutions.define.ts';
import { overlaySheet } from '../../../widgets/kit/components/overlay.style.ts';
import { parseAttributes } from '../../../widgets/kit/runtime/attributes.ts';
import { createCall } from '../../../widgets/kit/runtime/call.ts';
import type { Page } from '../../../widgets/kit/runtime/page.ts';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';
import { baseSheet } from '../../../widgets/kit/styles/base.style.ts';
import news from '../../../widgets/news/news.define.ts';

/** The sections that a script moves, and the form. */
const moved = [header, heroCarousel, homeSolutions, caseWall, news, footer, form] as unknown as WidgetDefinition[];

/** An element of the head, as React's createElement takes it. */
interface HeadElement {
  tag: string;
  attributes: Record<string, string>;
  text?: string;
}

/** A section as a framework needs it: what it shows, or the HTML of one that no script moves. */
interface Section {
  name: string;
  attributes: Record<string, unknown>;
  /** What its ids begin with. */
  id: string;
  /** What its root wears. */
  className: string;
  data?: unknown;
  /** What hydration needs of the data. */
  sent?: unknown;
  html?: string;
}

/** The home page as our server renders it, taken apart for another framework. */
export interface Home {
  home: { page: Page; head: HeadElement[]; sections: Section[]; title: string; className: string };
  form: { attributes: Record<string, unknown>; data: unknown; className: string; overlay: string };
  styles: string;
  formStyles: string;
}

const sectionTag =
  /<vt-([\w-]+)((?: [\w-]+="[^"]*")*?) wake="(\w+)" data-vt-key="([\w-]+)"[^>]*><div class="([^"]*)">([\s\S]*?)<\/div>(?:<script[^>]*>[^<]*<\/script>)?<!----><\/vt-\1>/g;
const headTag = /<(title|meta|link|script)((?: [\w:-]+(?:="[^"]*")?)*)>(?:([^<]*)<\/\1>)?/g;

/**
 * Reads the home page, and the data behind those of its sections that a script moves.
 * @param site the origin of a running server
 */
export async function readHome(site: string): Promise<Home> {
  const html = await (await fetch(site)).text();
  const page: Page = JSON.parse(between(html, `id="${pageDataId}">`, '</script>'));

  const load = async (name: string, written: Record<string, string>) => {
    const definition = moved.find((each) => each.name === name);
    if (!definition) throw new Error(`The home page has a section that read-home.ts does not know: ${name}.`);
    const attributes = parseAttributes(definition.attributes, (key) => written[key] ?? null);
    const { signal } = new AbortController();
    const context = { call: createCall(site, signal), site: page.site, route: page.route, signal };
    return { definition, attributes, data: await definition.load(context, attributes) };
  };
  const body = html.slice(html.indexOf('<body')).replace(/<\/?vt-home(?: [^>]*)?>/g, '');
  const sections = [...body.matchAll(sectionTag)].map(
    async ([, name = '', written = '', wake, id = '', className = '', inner]): Promise<Section> => {
      if (wake === 'never') return { name, attributes: {}, id, className, html: inner };
      const { definition, attributes, data } = await load(name, readAttributes(written));
      return { name, attributes, id, className, data, sent: definition.client?.(data) ?? data };
    },
  );
  const consult = await load('form', { 'form-id': String(defaultFormId(page.site.mark, '/')), mode: 'modal' });
  const sheet = (await consult.definition.sheet()).sheet;
  return {
    home: {
      page,
      head: readHead(html),
      sections: await Promise.all(sections),
      title: between(html, '<h1 class="unseen">', '</h1>'),
      className: /<vt-home [^>]*><div class="([^"]*)">/.exec(html)?.[1] ?? '',
    },
    form: {
      attributes: consult.attributes,
      data: consult.data,
      className: `vt ${baseSheet.root} ${sheet.root}`,
      overlay: `vt ${baseSheet.root} ${overlaySheet.root}`,
    },
    styles: between(html.slice(html.indexOf('<style')), '>', '</style>'),
    formStyles: sheet.text,
  };
}

function between(text: string, from: string, to: string): string {
  const start = text.indexOf(from) + from.length;
  return text.slice(start, text.indexOf(to, start));
}

/** What is written in a tag, by name. */
const readAttributes = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      decodeEntities(value),
    ]),
  );

/** React's names of attributes that HTML writes otherwise. */
const reactNames: Record<string, string> = {
  'http-equiv': 'httpEquiv',
  hreflang: 'hrefLang',
  fetchpriority: 'fetchPriority',
};

/** The head's elements, less our own scripts and what every framework writes by itself. */
function readHead(html: string): HeadElement[] {
  const head = html.slice(html.indexOf('<head>'), html.indexOf('<style'));
  return [...head.matchAll(headTag)]
    .map(([, tag = '', written = '', text]) => {
      const attributes = Object.entries(readAttributes(written)).map(([name, value]) => [
        reactNames[name] ?? name,
        value,
      ]);
      return { tag, attributes: Object.fromEntries(attributes), text };
    })
    .filter(({ attributes: { charset, name } }) => charset === undefined && name !== 'viewport');
}
