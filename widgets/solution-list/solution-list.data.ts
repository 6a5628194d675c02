import { addresses } from '../../contract/addresses.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadParentPage } from '../shared/parent-page.ts';
import type { text } from './solution-list.text.ts';

export const attributes = {};

/** Every industry with its solutions and cases, and what the menu calls the page. */
export async function load({ call, site }: LoadContext) {
  const [page, groups] = await Promise.all([
    loadParentPage({ call, site }, addresses.solutions),
    call('POST /solution/list', { body: { site: { id: site.id } } }),
  ]);
  return { name: page?.name, groups };
}

/** What only stands there: no browser fetches it for a page that a server wrote. */
type Standing = typeof import('./standing.tsx');

export type SolutionListProps = PropsOf<typeof attributes, typeof load, typeof text, Standing>;
