import { RichText } from '../kit/components/rich-text.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import type { EventTextProps } from './event-text.data.ts';

export function EventText({ data: { html }, t, id, link }: EventTextProps) {
  if (!html) return null;
  return (
    <section className="event-section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <RichText html={html} link={link} />
      </div>
    </section>
  );
}
