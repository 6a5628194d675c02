import { AnchorList } from '../kit/components/anchor-list.tsx';
import { Image } from '../kit/components/image.tsx';
import { RichText } from '../kit/components/rich-text.tsx';
import type { PaperTextProps } from './paper-text.data.ts';

export function PaperText({ data: { content, picture, anchors }, t, id, link }: PaperTextProps) {
  if (!picture) return null;
  return (
    <section className="section" aria-label={t('title')}>
      <div className="measure paper">
        <div className="cover">
          <Image file={picture} width={280} height={373} alt="" />
        </div>
        <AnchorList anchors={anchors} label={t('contents')} id={id('contents')} />
        <RichText html={content} link={link} />
      </div>
    </section>
  );
}
