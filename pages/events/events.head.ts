import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { describeList } from '../list-head.ts';
import type { Head, HeadContext } from '../page-route.ts';

export async function eventsHead(context: HeadContext): Promise<Head> {
  const head = await describeList(context, {
    type: 'BRAND_ACTIVITIES',
    section: addresses.events,
    list: async (body) => {
      const { data } = await context.call('POST /activity/list', { body });
      return data.map(({ id, activityName }) => ({ name: activityName, address: toPath(addresses.event, id) }));
    },
  });
  return { ...head, feeds: ['events'] };
}
