import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addresses as siteAddresses } from '../../contract/addresses.ts';
import type { Call } from '../../contract/calls.ts';
import { isSupplierPortal } from '../../contract/paths.ts';
import { CallError } from '../../contract/unwrap.ts';
import { describeFault, type FaultName, statusOf } from '../../pages/fault/fault.text.ts';
import { createMatcher, type PageMatch, type RouteMatch } from '../../pages/match-route.ts';
import { isRedirect, type PageRoute, type RouteRow } from '../../pages/page-route.ts';
import { faultRoute, notFound, routes as siteRoutes } from '../../pages/routes.ts';
import type { Page } from '../../widgets/kit/runtime/page.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import type { Content } from '../content/content.ts';
import { writeMarkdownFault } from '../discovery/markdown/markdown-fault.ts';
import { writeMarkdownPage } from '../discovery/markdown/markdown-pages.ts';
import { toTwinPath } from '../discovery/markdown/twin-path.ts';
import { findPageAddresses } from '../discovery/page-addresses.ts';
import { toShareAddress, toShareWords } from '../discovery/share/share-address.ts';
import type { Release } from '../http/assets.ts';
import type { Font } from '../http/font.ts';
import { type SiteRequest, siteOrigin } from '../http/site-of-request.ts';
import { createDocument } from './document.ts';
import type { Hero } from './hero-preload.ts';
import { type HostPage, readHostPage } from './host-page.ts';
import { noteBusy } from './note-busy.ts';
import type { PreviewView } from './preview-view.ts';
import { type RenderContext, renderTags } from './render-tags.ts';

export interface RenderedPage {
  status: number;
  html: string;
  policy: string;
  hero?: Hero;
  /** It is rendered anew for the next request: a widget failed, or there is no end to its addresses. */
  partial: boolean;
  /** It lacks what could not be had just now, and may be asked for again after so many seconds. */
  retryAfter?: number;
  /** `html` is none but Markdown: of the page at this address, where it is a page's twin, and of one that search engines are not told of. */
  markdown?: { of?: string; unlisted?: boolean };
}

export interface PageRendererOptions {
  content: Content;
  call: Call;
  previewCall: (token: string) => Call;
  publicOrigin: string;
  /** The folder of host pages. */
  folder: string;
  /** The table of routes; the site's own unless another is given. */
  routes?: readonly RouteRow[];
  widgets: ReadonlyMap<string, WidgetDefinition>;
  release: Release;
  font?: Font;
  onFailure(widget: string, error: unknown): void;
  /** Told how long a page took, in milliseconds, by its address in the table of routes. */
  onRendered?: (page: string, milliseconds: number) => void;
}

export interface RenderExtra {
  /** What an answered form post lays over the loaded data, by widget. */
  overlay?: RenderContext['overlay'];
  /** What it adds to their tags. */
  written?: RenderContext['written'];
  /** What a preview link shows: its page is found by nobody else. */
  preview?: PreviewView;
}

export interface PageRenderer {
  /** What takes an address, whether or not there is an entry of its id. */
  match(request: SiteRequest): RouteMatch | undefined;
  /** The page of an address, or undefined where it names nothing. */
  find(request: SiteRequest, extra?: RenderExtra): Promise<RenderedPage | undefined>;
  /** The same as Markdown, of a page that search engines are told of. */
  findMarkdown(request: SiteRequest): Promise<RenderedPage | undefined>;
  /** What stands in a page's place: one for all addresses of a site, and one for those of its supplier portal. */
  renderFault(request: SiteRequest, fault: FaultName): Promise<RenderedPage>;
  /** The same as Markdown. */
  renderMarkdownFault(request: SiteRequest, fault: FaultName): Promise<RenderedPage>;
  /** The page of an address, or what says that there is none. */
  render(request: SiteRequest, extra?: RenderExtra): Promise<RenderedPage>;
}

/** Reads every host page, so that one that is missing stops the start. */
export async function createPageRenderer(options: PageRendererOptions): Promise<PageRenderer> {
  const { publicOrigin, folder, widgets, release, font, routes = siteRoutes } = options;
  const matchRoute = createMatcher(routes);
  const pageStyle = withoutComments(await readFile(path.join(folder, 'page.css'), 'utf8'));
  const hostPages = await readHostPages(options, [...routes, notFound, faultRoute(500)]);

  const renderRoute = async (
    request: SiteRequest,
    match: PageMatch,
    { overlay, written, preview }: RenderExtra,
  ): Promise<RenderedPage> => {
    const { route, params, query, search } = match;
    const { site, base, host } = request;
    const began = performance.now();
    const busy = noteBusy(preview === undefined ? options.call : options.previewCall(preview.token));
    const { call } = busy;
    const { signal } = new AbortController();
    const origin = siteOrigin(site, publicOrigin);
    const addresses = findPageAddresses(options, request, match);
    const sites = await call('GET /site/list');
    const page: Page = {
      site: sites.find(({ id }) => id === site.id) ?? site,
      sites,
      dictionary: await call('GET /site/:id/dictionary', { params: { id: site.id } }),
      route: { path: request.path, params, query, base, host, theme: route.theme },
      counterparts: addresses.switcher,
    };
    const head = await route.head({ call, site, route: page.route, signal, origin });
    let partial = route.endless ?? false;
    let lost: { error: unknown } | undefined;
    const context: RenderContext = {
      page,
      call,
      signal,
      widget: (name) => widgets.get(name),
      imports: release.imports,
      overlay,
      written,
      onFailure: (name, error) => {
        // What the content does not have it lacks until it changes, and the page is made anew then.
        partial ||= !lacksContent(error);
        if (name === route.widget) lost = { error };
        options.onFailure(name, error);
      },
    };
    const hostPage = hostPages.get(keyOf(route));
    if (!hostPage) throw new Error(`The page of ${route.address} has not been read.`);
    const { html: body, sheets } = await renderTags((preview?.bar ?? '') + hostPage.fill(site.mark, params), context);
    // What is but one widget is nothing without it.
    if (lost) throw lost.error;
    const listed = !route.unlisted && preview === undefined;
    const words = toShareWords(head, site, origin);
    const document = createDocument({
      page,
      head,
      body,
      sheets,
      pageStyle,
      canonical: listed ? origin + request.path + (head.search ?? search) : undefined,
      share: listed ? origin + toShareAddress(request.path, words) : undefined,
      twin: origin + toTwinPath(request.path) + (head.search ?? search),
      alternates: listed ? addresses.alternates : {},
      origin,
      theme: route.theme,
      frames: { ...route.frames, shows: [...(route.frames?.shows ?? []), ...(head.shows ?? [])] },
      release: release.name,
      font,
    });
    options.onRendered?.(route.address, performance.now() - began);
    const retryAfter = busy.retryAfter();
    const status = route.status ?? (retryAfter === undefined ? 200 : 503);
    return { ...document, status, partial: partial || retryAfter !== undefined, retryAfter };
  };

  const match: PageRenderer['match'] = ({ path, search }) => matchRoute(path, search);
  const find: PageRenderer['find'] = async (request, extra = {}) => {
    const found = match(request);
    if (!found || 'location' in found) return undefined;
    try {
      return await renderRoute(request, found, extra);
    } catch (error) {
      if (lacksContent(error)) return undefined;
      throw error;
    }
  };
  const findMarkdown: PageRenderer['findMarkdown'] = async (request) => {
    const found = match(request);
    if (!found || 'location' in found) return undefined;
    const busy = noteBusy(options.call);
    const page = await writeMarkdownPage(request, found, { ...options, call: busy.call, matchRoute });
    if (!page) return undefined;
    const retryAfter = busy.retryAfter();
    return {
      ...plain,
      html: page.text,
      markdown: { of: page.canonical, unlisted: found.route.unlisted },
      status: retryAfter === undefined ? 200 : 503,
      partial: retryAfter !== undefined || (found.route.endless ?? false),
      retryAfter,
    };
  };
  const renderFault: PageRenderer['renderFault'] = (request, fault) => {
    const { title, message, home } = describeFault(fault, request.site.mark);
    const route = fault === 404 ? notFound : faultRoute(fault);
    const path = faultPlace(request.path);
    const params = { title, message, back: home, home: request.base + path };
    return renderRoute({ ...request, path }, { route, params, query: {}, search: '' }, {});
  };
  const renderMarkdownFault: PageRenderer['renderMarkdownFault'] = async ({ site, path }, fault) => {
    const html = await writeMarkdownFault(site, fault, faultPlace(path), { ...options, matchRoute });
    return { ...plain, status: statusOf(fault), html, markdown: {} };
  };
  return {
    match,
    find,
    findMarkdown,
    renderFault,
    renderMarkdownFault,
    render: async (request, extra) => (await find(request, extra)) ?? renderFault(request, 404),
  };
}

/** Whether what failed asked for what is not in the content. */
export const lacksContent = (error: unknown): error is CallError => error instanceof CallError && error.status === 404;

/** What Markdown needs of a browser: nothing. */
const plain = { policy: "default-src 'none'", partial: false } as const;

/** Where what stands in a page's place stands: its way out leads there, and it wears what is worn there. */
export function faultPlace(path: string): string {
  return isSupplierPortal(path) ? siteAddresses.supplierPortal : siteAddresses.home;
}

const keyOf = ({ page, widget, layout = '' }: PageRoute) => `${layout} ${page ?? `<vt-${widget}>`}`;

/** What the file tells its readers is not for browsers: the style stands in every page. */
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\/\s*/g, '');

/** @throws Error where a row names a widget or a file that is not there */
async function readHostPages(
  { folder, widgets }: Pick<PageRendererOptions, 'folder' | 'widgets'>,
  rows: readonly RouteRow[],
): Promise<ReadonlyMap<string, HostPage>> {
  const pages = rows.filter((row): row is PageRoute => !isRedirect(row));
  for (const { address, widget } of pages)
    if (widget !== undefined && !widgets.has(widget))
      throw new Error(`${address} shows the widget "${widget}", and there is none. Its row is in pages/routes.ts.`);
  return new Map(await Promise.all(pages.map(async (row) => [keyOf(row), await readHostPage(folder, row)] as const)));
}
