import { addresses } from '../../contract/addresses.ts';
import type { Article as Entry } from '../../contract/entities/article.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { RichText } from '../kit/components/rich-text.tsx';
import { formatDate } from '../kit/runtime/dates.ts';
import { joinLabels, readLabels } from '../shared/labels.ts';
import { ParentLink } from '../shared/parent-link.tsx';
import type { ArticleProps } from './article.data.ts';

export function Article({ data: { article }, site, t, id, link }: ArticleProps) {
  const { title, label, createTime, desc, coverMaterial, content, mediaCoverageList = [] } = article;
  const labels = joinLabels(readLabels(label), site.mark);
  const cover = firstFile(coverMaterial);
  return (
    <article className="measure article" aria-labelledby={id('title')}>
      <header>
        <p className="kicker">
          <ParentLink parent={{ name: t('news'), address: addresses.news }} />
        </p>
        <h1 id={id('title')}>
          <Phrase text={title} />
        </h1>
        <p className="facts">
          <time dateTime={createTime}>{formatDate(createTime, site)}</time>
          {labels && <span>{labels}</span>}
        </p>
        <Lead className="lead" text={desc} />
        {mediaCoverageList.length > 0 && (
          <div className="coverage">
            <p id={id('coverage')}>{t('coverage')}</p>
            <ul aria-labelledby={id('coverage')}>
              {mediaCoverageList.map(({ address, mediaName }) => (
                <li key={address}>
                  <a href={link(address)} target="_blank" rel="noopener noreferrer">
                    {mediaName}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </header>
      {cover && (
        <div className="cover">
          <Image file={cover} width={820} eager />
        </div>
      )}
      <RichText html={content} link={link} />
      <Hands article={article} author={t('author')} edit={t('edit')} />
    </article>
  );
}

/** Who wrote it, and who edited it. */
function Hands({ article, author, edit }: { article: Entry; author: string; edit: string }) {
  const hands = [
    [author, article.author],
    [edit, article.edit],
  ].filter(([, name]) => name);
  if (hands.length === 0) return null;
  return (
    <footer>
      <dl>
        {hands.map(([role, name]) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </footer>
  );
}
