import { addresses } from '../../contract/addresses.ts';
import { newsPageSize } from '../../contract/constants.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { fetchAsked, readListPage } from '../shared/list-page.ts';
import { fetchNews } from './fetch-news.ts';
import type { text } from './news-list.text.ts';

export const attributes = { pageSize: integer(newsPageSize) };

/** The page of news that the address asks for, where it is the list's own; else the first one. */
export async function load(context: LoadContext, { pageSize }: AttributeValues<typeof attributes>) {
  const { route } = context;
  const asked = readListPage(route.path === addresses.news ? route.query : {});
  return fetchAsked(asked, (pageNo) => fetchNews(context, pageNo, pageSize));
}

export type NewsListProps = PropsOf<typeof attributes, typeof load, typeof text>;
