import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { widgets } from '../../loader/widgets.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import { registerAssets } from '../http/assets.ts';
import type { PageContext } from './page-context.ts';
import { createPageRenderer } from './page-renderer.ts';
import { registerFormPosts } from './register-form-posts.ts';
import { registerPages } from './register-pages.ts';
import { createUnlockedView } from './show-unlocked.ts';

/** Everything that a visitor's browser asks for beside calls and files: pages, form posts, the loader and the chunks. */
export async function registerSite(app: FastifyInstance, context: PageContext): Promise<void> {
  const { settings, content, call, previewCall, leads, headers, cacheLayer, faults, unlocking, passes } = context;
  const release = await registerAssets(app, {
    browserFolder: 'dist/browser',
    keptFolder: path.join(settings.DATA_DIR, 'assets'),
    headers: headers.asset,
  });
  const renderer = await createPageRenderer({
    content,
    call,
    previewCall,
    publicOrigin: settings.PUBLIC_ORIGIN,
    folder: 'pages',
    widgets: await readWidgets(),
    release,
    onFailure: (widget, error) => app.log.error({ err: error, widget }, 'a widget could not be rendered'),
  });
  const options = {
    content,
    cacheLayer,
    faults,
    renderer,
    leads,
    passes,
    showUnlocked: createUnlockedView(unlocking, passes),
    publicOrigin: settings.PUBLIC_ORIGIN,
    headers: headers.page,
  };
  await registerPages(app, options);
  await registerFormPosts(app, options);
}

async function readWidgets(): Promise<ReadonlyMap<string, WidgetDefinition>> {
  const definitions = await Promise.all(
    Object.entries(widgets).map(async ([name, fetchWidget]) => [name, (await fetchWidget()).default] as const),
  );
  return new Map(definitions as [string, unknown][] as [string, WidgetDefinition][]);
}
