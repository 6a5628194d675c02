import { addresses } from '../../contract/addresses.ts';
import type { News } from '../../contract/entities/article.ts';
import { CardGrid } from '../kit/components/card-grid.tsx';
import { Icon } from '../kit/components/icons.tsx';
import { useList } from '../kit/components/use-list.ts';
import { AboutNav } from '../shared/about-nav.tsx';
import { toPageQuery } from '../shared/list-page.ts';
import { ListPages } from '../shared/list-pages.tsx';
import { NewsCard } from '../shared/news-card.tsx';
import { Refusals } from '../shared/refusals.tsx';
import { fetchNews } from './fetch-news.ts';
import type { NewsListProps } from './news-list.data.ts';

export function NewsList({ data, attributes, site, route, call, t, link }: NewsListProps) {
  const { pageSize } = attributes;
  const { mark } = site;
  const href = (pageNo: number) => link(addresses.news) + toPageQuery(pageNo);
  const isOwnPage = route.path === addresses.news;
  const list = useList<News, undefined>({
    first: data.first,
    filter: undefined,
    pageSize,
    fetchPage: (_, pageNo) => fetchNews({ call, site }, pageNo, pageSize),
    isOwnPage,
    name: 'news',
    href: (_, pageNo) => href(pageNo),
  });
  const { entries, pageNo, total } = list;
  // What was loaded below stands under the first page: its first story leads.
  const hasLead = pageNo === Math.ceil(entries.length / pageSize);
  const more = (
    <a className="more" href={link(addresses.aboutUs)}>
      {t('about')}
      <Icon name="arrow" size={20} />
    </a>
  );
  return (
    <>
      {isOwnPage && <AboutNav current="news" />}
      <section className="section measure" aria-label={t('list')}>
        <Refusals mark={mark} refused={data.refused} />
        {total === 0 && <p className="empty">{t('empty')}</p>}
        {total === 0 && more}
        <div ref={list.top} className={hasLead ? 'news with-lead' : 'news'} aria-busy={list.busy}>
          {entries.length > 0 && (
            <CardGrid label={t('list')}>
              {entries.map((news, index) => (
                <NewsCard key={news.id} news={news} level="h2" lead={hasLead && index === 0} />
              ))}
            </CardGrid>
          )}
        </div>
        {total > 0 && <ListPages mark={mark} list={list} href={href} />}
      </section>
    </>
  );
}
