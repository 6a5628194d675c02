import { widgets } from '../../../loader/widgets.ts';
import type { RouteRow } from '../../../pages/page-route.ts';
import { routes } from '../../../pages/routes.ts';
import type { RegisterPages } from '../../../server/app/app.ts';
import { createPageRenderer } from '../../../server/render/page-renderer.ts';
import { registerFormPosts } from '../../../server/render/register-form-posts.ts';
import { registerPages } from '../../../server/render/register-pages.ts';
import { createUnlockedView } from '../../../server/render/show-unlocked.ts';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';

/** The site's own pages, form posts and widgets, without the scripts that a build makes for browsers. */
export const sitePages: RegisterPages = (app, context) => registerWith(routes, app, context);

/** The same with a table of routes of the test's own. */
export const pagesOf =
  (rows: readonly RouteRow[]): RegisterPages =>
  (app, context) =>
    registerWith(rows, app, context);

async function registerWith(rows: readonly RouteRow[], ...[app, context]: Parameters<RegisterPages>): Promise<void> {
  const { settings, content, call, previewCall, leads, headers, cacheLayer, faults, unlocking, passes } = context;
  const definitions = await Promise.all(
    Object.entries(widgets).map(async ([name, fetchWidget]) => [name, (await fetchWidget()).default] as const),
  );
  const renderer = await createPageRenderer({
    content,
    call,
    previewCall,
    publicOrigin: settings.PUBLIC_ORIGIN,
    folder: 'pages',
    routes: rows,
    widgets: new Map(definitions as [string, unknown][] as [string, WidgetDefinition][]),
    release: { name: '1.0.0-aaaa', imports: {} },
    onFailure: (_, error) => {
      throw error;
    },
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
