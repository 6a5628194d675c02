import { newsPageSize, pageSize as pageSizes } from '../../contract/constants.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import type { text } from './news.text.ts';

export const attributes = { moduleId: integer(), pageSize: integer(newsPageSize) };

/** As many of the latest news as asked for, without those that already stand on top. */
export async function load({ call, site }: LoadContext, { moduleId, pageSize }: AttributeValues<typeof attributes>) {
  const [module, fixed] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('GET /fixed/news/list/:siteId', { params: { siteId: site.id } }),
  ]);
  const fixedIds = new Set(fixed.map(({ id }) => id));
  const wanted = Math.min(pageSize + fixed.length, pageSizes.most);
  const { data } = await call('POST /news/list', { body: { site: { id: site.id }, pageNo: 1, pageSize: wanted } });
  return { module, fixed, latest: data.filter(({ id }) => !fixedIds.has(id)).slice(0, pageSize) };
}

export type NewsProps = PropsOf<typeof attributes, typeof load, typeof text>;
