import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { describeList } from '../list-head.ts';
import type { Head, HeadContext } from '../page-route.ts';

export async function publicationsHead(context: HeadContext): Promise<Head> {
  return describeList(context, {
    type: 'Corporate publication',
    section: addresses.publications,
    list: async (body) => {
      const { data } = await context.call('POST /corporate/publications/list', { body });
      return data.map(({ id, name }) => ({ name, address: toPath(addresses.publication, id) }));
    },
  });
}
