import { addresses } from '../../contract/addresses.ts';
import type { PublicationSummary } from '../../contract/entities/media.ts';
import { toPath } from '../../contract/paths.ts';
import { Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { useList } from '../kit/components/use-list.ts';
import { toPageQuery } from '../shared/list-page.ts';
import { ListPages } from '../shared/list-pages.tsx';
import { isJournal } from '../shared/publication.ts';
import { Refusals } from '../shared/refusals.tsx';
import { fetchPublications } from './fetch-publications.ts';
import type { PublicationListProps } from './publication-list.data.ts';

const none = {};

export function PublicationList({ data, attributes, site, route, t, id, link, call }: PublicationListProps) {
  const { pageSize } = attributes;
  const href = (pageNo: number) => link(addresses.publications) + toPageQuery(pageNo);
  const list = useList<PublicationSummary, typeof none>({
    first: data.first,
    filter: none,
    pageSize,
    fetchPage: (_, pageNo) => fetchPublications({ call, site }, pageNo, pageSize),
    isOwnPage: route.path === addresses.publications,
    name: 'publications',
    href: (_, pageNo) => href(pageNo),
  });
  const { mark } = site;
  const way = (
    <a className="quiet" href={link(addresses.home)}>
      {t('home')}
    </a>
  );
  return (
    <section
      className="section measure"
      tabIndex={list.entries.length === 0 ? -1 : undefined}
      aria-labelledby={id('title')}
    >
      <h2 id={id('title')}>{t('title')}</h2>
      <Refusals mark={mark} refused={data.refused} />
      <ul ref={list.top} className="shelf" aria-busy={list.busy}>
        {list.entries.map((publication) => (
          <li key={publication.id} className="issue">
            <div className="cover">
              <Image file={publication.picture} width={240} height={320} alt="" />
            </div>
            <div className="words">
              <p className="kind">{t(isJournal(publication) ? 'journal' : 'paper')}</p>
              <h3>
                <a href={link(toPath(addresses.publication, publication.id))}>
                  <Phrase text={publication.name} />
                </a>
              </h3>
              {publication.introduction && <p className="line">{publication.introduction}</p>}
            </div>
          </li>
        ))}
      </ul>
      <ListPages mark={mark} list={list} href={href}>
        {way}
      </ListPages>
    </section>
  );
}
