import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Call } from '../../contract/calls.ts';
import { defaultMark } from '../../contract/constants.ts';
import type { Site } from '../../contract/entities/site.ts';
import { CallError } from '../../contract/unwrap.ts';
import { describeFault } from '../../pages/fault.text.ts';
import { matchRoute } from '../../pages/match-route.ts';
import { faultRoute, notFound, type PageRoute } from '../../pages/routes.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/define-widget.ts';
import type { Page } from '../../widgets/kit/runtime/page.ts';
import type { Content } from '../content/content.ts';
import { type SiteRequest, siteOrigin } from '../http/site-of-request.ts';
import { createDocument } from './document.ts';
import { type HostPage, readHostPage } from './host-page.ts';
import { type RenderContext, renderTags } from './render-tags.ts';

export interface RenderedPage {
  status: number;
  html: string;
  policy: string;
  /** A widget failed, so the next request should try again. */
  partial: boolean;
}

export interface PageRendererOptions {
  content: Content;
  call: Call;
  previewCall: (token: string) => Call;
  publicOrigin: string;
  /** The folder of host pages. */
  folder: string;
  widgets: ReadonlyMap<string, WidgetDefinition>;
  onFailure(widget: string, error: unknown): void;
}

export interface RenderExtra {
  /** What an answered form post lays over the loaded data, by widget. */
  overlay?: RenderContext['overlay'];
  /** A preview link's token. */
  preview?: string;
}

export interface PageRenderer {
  /** The page of an address, or undefined where it names nothing. */
  find(request: SiteRequest, extra?: RenderExtra): Promise<RenderedPage | undefined>;
  /** What stands in a page's place: one for all addresses of a site. */
  renderFault(request: SiteRequest, status: number): Promise<RenderedPage>;
  /** The page of an address, or what says that there is none. */
  render(request: SiteRequest, extra?: RenderExtra): Promise<RenderedPage>;
}

/** Reads every host page, so that a fault in one stops the start. */
export async function createPageRenderer(options: PageRendererOptions): Promise<PageRenderer> {
  const { content, publicOrigin, folder, widgets } = options;
  const pageStyle = await readFile(path.join(folder, 'page.css'), 'utf8');
  const hostPages = new Map<string, HostPage>();
  const readPage = async (name: string) => {
    const page = hostPages.get(name) ?? (await readHostPage(folder, name));
    hostPages.set(name, page);
    return page;
  };

  const renderRoute = async (
    request: SiteRequest,
    { route, params }: { route: PageRoute; params: Readonly<Record<string, string>> },
    { overlay, preview }: RenderExtra,
  ): Promise<RenderedPage> => {
    const { site, base, host } = request;
    const call = preview === undefined ? options.call : options.previewCall(preview);
    const { signal } = new AbortController();
    const origin = siteOrigin(site, publicOrigin);
    const addresses = findAddresses(options, request, route, params);
    const page: Page = {
      site,
      sites: content.sites,
      dictionary: await call('GET /site/:id/dictionary', { params: { id: site.id } }),
      route: { path: request.path, params, base, host },
      counterparts: addresses.switcher,
    };
    const head = await route.head({ call, site, route: page.route, signal, origin });
    let partial = false;
    const context: RenderContext = {
      page,
      call,
      signal,
      widget: (name) => widgets.get(name),
      sheets: new Set(),
      widgets: { count: 0 },
      overlay,
      onFailure: (name, error) => {
        partial = true;
        options.onFailure(name, error);
      },
    };
    const hostPage = await readPage(route.page);
    const body = await renderTags(hostPage.fill(site.mark, params), context);
    const listed = !route.unlisted;
    const document = createDocument({
      page,
      head,
      body,
      sheets: context.sheets,
      pageStyle,
      canonical: listed ? origin + request.path : undefined,
      alternates: listed ? addresses.alternates : {},
      origin,
    });
    return { ...document, status: route.status ?? 200, partial };
  };

  const find: PageRenderer['find'] = async (request, extra = {}) => {
    const match = matchRoute(request.path);
    try {
      return match && (await renderRoute(request, match, extra));
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return undefined;
      throw error;
    }
  };
  const renderFault: PageRenderer['renderFault'] = (request, status) => {
    const { title, message, home } = describeFault(status, request.site.mark);
    const route = status === 404 ? notFound : faultRoute(status);
    const params = { title, message, back: home, home: `${request.base}/` };
    return renderRoute({ ...request, path: '/' }, { route, params }, {});
  };
  return {
    find,
    renderFault,
    render: async (request, extra) => (await find(request, extra)) ?? renderFault(request, 404),
  };
}

/** Where each site has this page: absolute for search engines, and as the language switcher links on this host. */
function findAddresses(
  { content, publicOrigin }: PageRendererOptions,
  request: SiteRequest,
  route: PageRoute,
  params: Readonly<Record<string, string>>,
) {
  const switcher: Record<string, string> = {};
  const alternates: Record<string, string> = {};
  for (const site of content.sites) {
    const path = findPath(content, site, request.path, route, params);
    const origin = siteOrigin(site, publicOrigin);
    const byHost = request.byHost && request.base === '';
    switcher[site.mark] = byHost ? origin + (path ?? '/') : `/${site.mark}${path ?? '/'}`;
    if (path === undefined) continue;
    alternates[site.lang] = origin + path;
    if (site.mark === defaultMark) alternates['x-default'] = origin + path;
  }
  return { switcher, alternates };
}

function findPath(
  content: Content,
  site: Site,
  path: string,
  { type }: PageRoute,
  { id }: Readonly<Record<string, string>>,
): string | undefined {
  if (!type || id === undefined) return path;
  const counterpart = content.counterpart(type, Number(id), site.id);
  return counterpart && path.replace(`/${id}`, `/${counterpart.value.id}`);
}
