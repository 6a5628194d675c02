import { addresses } from '../../contract/addresses.ts';
import { SectionHead } from '../kit/components/section-head.tsx';
import { CaseCard } from '../shared/case-card.tsx';
import type { CaseNextProps } from './case-next.data.ts';

export function CaseNext({ data: { next }, t, id, link }: CaseNextProps) {
  if (!next) return null;
  return (
    <section className="section wash" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('next')} more={{ title: t('more'), href: link(addresses.cases) }} />
        <CaseCard example={next} wide />
      </div>
    </section>
  );
}
