import { addresses } from '../../contract/addresses.ts';
import type { News as NewsEntry } from '../../contract/entities/article.ts';
import { toPath } from '../../contract/paths.ts';
import { Carousel } from '../kit/components/carousel.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { Still } from '../kit/components/still.tsx';
import { formatDate } from '../kit/runtime/dates.ts';
import { ModuleHead } from '../shared/module-head.tsx';
import type { NewsProps } from './news.data.ts';

export function News({ data: { module, fixed, latest }, site, t, id, link }: NewsProps) {
  // A module without entries says nothing; where the news stand by themselves, they say so.
  if (module && fixed.length + latest.length === 0) return null;
  return (
    <section className="section news" aria-labelledby={id('title')}>
      <div className="measure">
        <ModuleHead
          id={id('title')}
          module={module}
          title={t('title')}
          more={{ title: t('more'), href: link(addresses.news) }}
        />
        {fixed.length + latest.length === 0 && <p className="empty">{t('empty')}</p>}
        <div className={fixed.length > 0 && latest.length > 0 ? 'beside' : undefined}>
          {fixed.length > 0 && (
            <Carousel
              label={t('fixed')}
              motion="fade"
              turns="always"
              mark={site.mark}
              slides={fixed.map((news) => ({ key: news.id, view: <Story news={news} site={site} link={link} /> }))}
            />
          )}
          {latest.length > 0 && (
            <Still as="ul" className="latest" aria-label={t('latest')}>
              {() =>
                latest.map((news) => (
                  <li key={news.id}>
                    <Entry news={news} site={site} link={link} />
                  </li>
                ))
              }
            </Still>
          )}
        </div>
      </div>
    </section>
  );
}

interface EntryProps extends Pick<NewsProps, 'site' | 'link'> {
  news: NewsEntry;
}

/** A fixed entry with its cover. */
function Story({ news, ...place }: EntryProps) {
  const cover = firstFile(news.coverMaterial);
  return (
    <article className="story">
      {cover && (
        <div className="cover">
          <Image file={cover} width={720} />
        </div>
      )}
      <Entry news={news} {...place} />
      {news.desc && <p className="desc">{news.desc}</p>}
    </article>
  );
}

function Entry({ news: { id, title, createTime }, site, link }: EntryProps) {
  return (
    <>
      <time dateTime={createTime}>{formatDate(createTime, site)}</time>
      <h3>
        <a href={link(toPath(addresses.article, id))}>
          <Phrase text={title} />
        </a>
      </h3>
    </>
  );
}
