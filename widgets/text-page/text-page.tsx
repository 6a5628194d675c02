import { readHeadings } from '../../contract/rich-text.ts';
import { AnchorList } from '../kit/components/anchor-list.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { RichText } from '../kit/components/rich-text.tsx';
import { formatDate } from '../kit/runtime/dates.ts';
import type { TextPageProps } from './text-page.data.ts';

export function TextPage({ data: { page }, site, t, id, link }: TextPageProps) {
  const { title, desc, updatedAt, content } = page;
  return (
    <article aria-labelledby={id('title')}>
      <header className="top">
        <div className="measure">
          <h1 id={id('title')}>
            <Phrase text={title} />
          </h1>
          <Lead className="lead" text={desc} />
          {updatedAt && <p className="date">{t('updated', { date: formatDate(updatedAt, site) })}</p>}
        </div>
      </header>
      <div className="measure body">
        <AnchorList anchors={readHeadings(content)} label={t('contents')} id={id('contents')} />
        <RichText html={content} link={link} />
      </div>
    </article>
  );
}
