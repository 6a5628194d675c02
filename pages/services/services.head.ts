import { addresses } from '../../contract/addresses.ts';
import { requireOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { describeRichPage } from '../rich-page.ts';

/** The site's page, or the one that a preview is of. */
export async function servicesHead(context: HeadContext): Promise<Head> {
  const { call, site, route } = context;
  const page = route.params.id
    ? requireOwn(
        await call('GET /serviceAndSupport/:id', { params: { id: Number(route.params.id) }, query: { site: site.id } }),
        route,
      )
    : await call('POST /serviceAndSupport', { body: { site: { id: site.id } } });
  return describeRichPage(context, addresses.services, page);
}
