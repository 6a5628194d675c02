import type { FastifyInstance } from 'fastify';
import { widgets as table } from '../../loader/widgets.ts';
import type { RouteRow } from '../../pages/page-route.ts';
import { routes as siteRoutes } from '../../pages/routes.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import { registerDiscovery } from '../discovery/register-discovery.ts';
import { registerSharePictures } from '../discovery/share/register-share-pictures.ts';
import type { SitemapBounds } from '../discovery/sitemap.ts';
import { keptFolderOf, type Release, registerAssets } from '../http/assets.ts';
import { type Font, registerFont } from '../http/font.ts';
import { createFailureLog } from './failure-log.ts';
import type { PageContext } from './page-context.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createPreviewReader } from './preview-view.ts';
import { registerEmbedPreview } from './register-embed-preview.ts';
import { registerFormPosts } from './register-form-posts.ts';
import { registerFragments } from './register-fragments.ts';
import { registerPages } from './register-pages.ts';
import { createUnlockedView } from './show-unlocked.ts';

/** Everything that a visitor's browser asks for beside calls and files: pages, form posts, the loader and the chunks. */
export async function registerSite(app: FastifyInstance, context: PageContext): Promise<void> {
  const { settings, headers, content } = context;
  const release = await registerAssets(app, {
    browserFolder: settings.BROWSER_DIR,
    keptFolder: keptFolderOf(settings.DATA_DIR),
    headers: headers.script,
  });
  const font = await registerFont(app, { folder: 'pages/fonts', headers: headers.asset });
  const failures = createFailureLog(app.log);
  const endListening = content.onChange(failures.forget);
  app.addHook('onClose', async () => endListening());
  await registerRendered(app, context, {
    release,
    font,
    onFailure: failures.tell,
  });
}

interface RenderedOptions {
  release: Release;
  font?: Font;
  /** The site's own without it. */
  routes?: readonly RouteRow[];
  /** What one file of a sitemap may hold, where that is less than search engines take. */
  bounds?: SitemapBounds;
  onFailure(widget: string, error: unknown): void;
}

/** Pages and form posts alone. */
export async function registerRendered(
  app: FastifyInstance,
  context: PageContext,
  { release, font, routes = siteRoutes, bounds, onFailure }: RenderedOptions,
): Promise<void> {
  const { settings, content, call, previewCall, allowsPreview, leads, headers, cacheLayer, faults, unlocking, passes } =
    context;
  const { PUBLIC_ORIGIN: publicOrigin } = settings;
  const widgets = await readWidgets();
  const renderer = await createPageRenderer({
    content,
    call,
    previewCall,
    publicOrigin,
    folder: 'pages',
    routes,
    widgets,
    release,
    font,
    onFailure,
    onRendered: context.onRendered,
  });
  const options = {
    content,
    cacheLayer,
    faults,
    renderer,
    readPreview: createPreviewReader({ content, allowsPreview }),
    leads,
    passes,
    showUnlocked: createUnlockedView(unlocking, passes),
    publicOrigin,
    headers: headers.page,
  };
  await registerPages(app, options);
  registerFragments(app, { content, call, publicOrigin, widgets, release, headers: headers.asset, onFailure });
  registerEmbedPreview(app, { content, call, publicOrigin, headers: headers.asset });
  registerSharePictures(app, {
    content,
    call,
    publicOrigin,
    routes,
    pictures: context.pictures,
    fonts: 'pages/fonts',
    headers: headers.asset,
  });
  const { SEARCH_ENGINES: searchEngines } = settings;
  registerDiscovery(app, { content, call, publicOrigin, routes, headers: headers.asset, searchEngines, bounds });
  await registerFormPosts(app, options);
}

async function readWidgets(): Promise<ReadonlyMap<string, WidgetDefinition>> {
  const definitions = await Promise.all(
    Object.entries(table).map(async ([name, fetchWidget]) => [name, (await fetchWidget()).default] as const),
  );
  return new Map(definitions as [string, unknown][] as [string, WidgetDefinition][]);
}
