import { RichText } from '../kit/components/rich-text.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import type { MediaTextProps } from './media-text.data.ts';

export function MediaText({ data: { content }, t, id, link }: MediaTextProps) {
  if (!content) return null;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure beside">
        <SectionHead id={id('title')} title={t('title')} />
        <RichText html={content} link={link} />
      </div>
    </section>
  );
}
