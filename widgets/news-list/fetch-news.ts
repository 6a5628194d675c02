import { pageSize as sizes } from '../../contract/constants.ts';
import type { News } from '../../contract/entities/article.ts';
import type { ListPage } from '../kit/components/use-list.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** A page of news, the latest first. */
export function fetchNews(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  pageNo: number,
  pageSize: number,
): Promise<ListPage<News>> {
  return call('POST /news/list', {
    body: { site: { id: site.id }, pageNo, pageSize: Math.min(pageSize, sizes.most) },
  });
}
