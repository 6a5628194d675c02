import { newsPageSize, pageSize as pageSizes } from '../../contract/constants.ts';
import { integer } from '../kit/runtime/attributes.ts';
import { defineWidget, type LoadContext } from '../kit/runtime/define-widget.ts';
import { loadHomeModule } from '../shared/home-module.ts';
import { text } from './news.text.ts';
import { News, type NewsData } from './news.tsx';

/** The news that stay on top, in turn, beside the latest ones. */
export default defineWidget({
  name: 'news',
  attributes: { moduleId: integer(), pageSize: integer(newsPageSize) },
  wake: 'visible',
  load: loadNews,
  View: News,
  sheet: () => import('./news.style.ts'),
  text,
});

/** As many of the latest news as asked for, without those that already stand on top. */
async function loadNews(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  { moduleId, pageSize }: { moduleId: number | undefined; pageSize: number },
): Promise<NewsData> {
  const [module, fixed] = await Promise.all([
    loadHomeModule({ call, site }, moduleId),
    call('GET /fixed/news/list/:siteId', { params: { siteId: site.id } }),
  ]);
  const fixedIds = new Set(fixed.map(({ id }) => id));
  const wanted = Math.min(pageSize + fixed.length, pageSizes.most);
  const { data } = await call('POST /news/list', { body: { site: { id: site.id }, pageNo: 1, pageSize: wanted } });
  return { module, fixed, latest: data.filter(({ id }) => !fixedIds.has(id)).slice(0, pageSize) };
}
