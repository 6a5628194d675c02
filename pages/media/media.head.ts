import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { describeList } from '../list-head.ts';
import type { Head, HeadContext } from '../page-route.ts';

export async function mediaHead(context: HeadContext): Promise<Head> {
  return describeList(context, {
    type: 'MULTIMEDIA_RESOURCE',
    section: addresses.media,
    list: async (body) => {
      const { data } = await context.call('POST /multimedia/resource/list', { body });
      return data.map(({ id, titleContent }) => ({ name: titleContent, address: toPath(addresses.mediaResource, id) }));
    },
  });
}
