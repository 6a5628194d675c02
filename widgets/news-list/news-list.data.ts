import { addresses } from '../../contract/addresses.ts';
import { newsPageSize } from '../../contract/constants.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { readListPage } from '../shared/list-page.ts';
import { fetchNews } from './fetch-news.ts';
import type { text } from './news-list.text.ts';

export const attributes = { pageSize: integer(newsPageSize) };

/** The page of news that the address asks for, where it is the list's own; else the first one. */
export async function load(context: LoadContext, { pageSize }: AttributeValues<typeof attributes>) {
  const { route } = context;
  let { pageNo, refused } = readListPage(route.path === addresses.news ? route.query : {});
  let found = await fetchNews(context, pageNo, pageSize);
  if (found.data.length === 0 && found.total > 0) {
    refused = [...refused, { value: String(pageNo), reason: 'page' }];
    pageNo = 1;
    found = await fetchNews(context, pageNo, pageSize);
  }
  return { first: { ...found, pageNo }, refused };
}

export type NewsListProps = PropsOf<typeof attributes, typeof load, typeof text>;
