import type { RouteRow } from '../../../pages/page-route.ts';
import type { RegisterPages } from '../../../server/app/app.ts';
import type { SitemapBounds } from '../../../server/discovery/sitemap.ts';
import { registerRendered } from '../../../server/render/register-site.ts';

/** The site's own pages, form posts and widgets, without the scripts that a build makes for browsers. */
export const sitePages: RegisterPages = pagesOf();

/** The same with a table of routes of the test's own, or with smaller files of a sitemap. */
export function pagesOf(routes?: readonly RouteRow[], bounds?: SitemapBounds): RegisterPages {
  return (app, context) =>
    registerRendered(app, context, {
      release: { name: '1.0.0-aaaa', imports: {} },
      routes,
      bounds,
      onFailure: (_, error) => {
        throw error;
      },
    });
}
