import { addresses } from '../../contract/addresses.ts';
import { newsPageSize } from '../../contract/constants.ts';
import { toPath } from '../../contract/paths.ts';
import { describeList } from '../list-head.ts';
import type { Head, HeadContext } from '../page-route.ts';

export async function newsHead(context: HeadContext): Promise<Head> {
  const head = await describeList(context, {
    type: 'NEWS',
    section: addresses.aboutUs,
    list: async (body) => {
      const { data } = await context.call('POST /news/list', { body: { ...body, pageSize: newsPageSize } });
      return data.map(({ id, title }) => ({ name: title, address: toPath(addresses.article, id) }));
    },
  });
  return { ...head, feeds: ['news'] };
}
