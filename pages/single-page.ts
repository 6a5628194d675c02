import { loadSinglePage, type SinglePages } from '../widgets/shared/single-page.ts';
import { requireOwn } from './own-entry.ts';
import type { HeadContext } from './page-route.ts';

/** The site's page, or the one that a preview is of: only a preview's address has an id. */
export async function loadOwnPage<Name extends keyof SinglePages>(
  context: Pick<HeadContext, 'call' | 'site' | 'route'>,
  name: Name,
): Promise<SinglePages[Name]> {
  const { id } = context.route.params;
  const page = await loadSinglePage(context, name, id === undefined ? undefined : Number(id));
  return id === undefined ? page : requireOwn(page, context.route);
}
