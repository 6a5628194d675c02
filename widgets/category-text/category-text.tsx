import { AnchorList } from '../kit/components/anchor-list.tsx';
import { RichText } from '../kit/components/rich-text.tsx';
import type { CategoryTextProps } from './category-text.data.ts';

export function CategoryText({ data: { content, anchors }, t, id, link }: CategoryTextProps) {
  if (content === '') return null;
  return (
    <section className="section" aria-label={t('title')}>
      <div className={anchors.length > 0 ? 'measure with-anchors' : 'measure'}>
        <AnchorList anchors={anchors} label={t('contents')} id={id('contents')} />
        <RichText html={content} link={link} />
      </div>
    </section>
  );
}
