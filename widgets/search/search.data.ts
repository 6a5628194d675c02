import { addresses } from '../../contract/addresses.ts';
import { pageSize } from '../../contract/constants.ts';
import type { SearchAnswer } from '../../contract/entities/search.ts';
import { toPath } from '../../contract/paths.ts';
import { CallError } from '../../contract/unwrap.ts';
import { type AttributeValues, text as textAttribute } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { fetchAsked } from '../shared/list-page.ts';
import { type Asked, readAsked } from './read-asked.ts';
import type { text } from './search.text.ts';

export const attributes = { q: textAttribute() };

/** Where else to look: the menu's pages and the next events. */
interface Ways {
  pages: readonly { name: string; address: string; desc?: string }[];
  events: readonly { title: string; address: string; date: string; timeZone?: string }[];
}

export interface SearchData extends Asked {
  answer?: SearchAnswer;
  /** It could not be looked for, or not yet. */
  failed?: 'failed' | 'preparing';
  ways?: Ways;
}

/** What the page's address asks for; on other pages what the tag does. */
export async function load(
  { call, site, route }: Pick<LoadContext, 'call' | 'site' | 'route'>,
  { q }: AttributeValues<typeof attributes>,
): Promise<SearchData> {
  const asked = readAsked(route.path === addresses.search ? route.query : { q: q ?? '' });
  if (asked.q === '' || asked.fault) return { ...asked, ways: await loadWays({ call, site }) };
  const ask = async (pageNo: number) => {
    const body = { site: { id: site.id }, q: asked.q, type: asked.type, pageNo, pageSize: pageSize.standard };
    return call('POST /search/list', { body });
  };
  try {
    const { first, refused } = await fetchAsked(asked, ask);
    const { pageNo, ...answer } = first as SearchAnswer & { pageNo: number };
    const ways = answer.types.length > 0 ? undefined : await loadWays({ call, site });
    return { ...asked, pageNo, refused, answer, ways };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.retryAfter === undefined) return { ...asked, failed: 'failed' };
    return { ...asked, failed: 'preparing', ways: await loadWays({ call, site }) };
  }
}

/** Neither is missed where it cannot be had. */
async function loadWays({ call, site }: Pick<LoadContext, 'call' | 'site'>): Promise<Ways> {
  const body = { site: { id: site.id } };
  const [menu, events] = await Promise.allSettled([
    call('POST /topNavigation/list', { body }),
    call('POST /activity/list', { body: { ...body, pageNo: 1, pageSize: pageSize.standard } }),
  ]);
  return {
    pages:
      menu.status === 'fulfilled'
        ? menu.value.map(({ displayName, pageAddress, desc }) => ({ name: displayName, address: pageAddress, desc }))
        : [],
    events:
      events.status === 'fulfilled'
        ? events.value.data
            // One that is called off or put off is no event to come to.
            .filter(({ eventStatus }) => !eventStatus)
            .slice(0, 3)
            .map(({ id, activityName, startDate, timeZone }) => ({
              title: activityName,
              address: toPath(addresses.event, id),
              date: startDate,
              timeZone,
            }))
        : [],
  };
}

export type SearchProps = PropsOf<typeof attributes, typeof load, typeof text>;
