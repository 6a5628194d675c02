import { addresses } from '../../contract/addresses.ts';
import { SectionHead } from '../kit/components/section-head.tsx';
import { CaseCard } from '../shared/case-card.tsx';
import { industries, type PaperCasesProps } from './paper-cases.data.ts';

export function PaperCases({ data: { examples }, t, id, link }: PaperCasesProps) {
  if (examples.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} more={{ title: t('more'), href: link(addresses.cases) }} />
        <ul className="cases">
          {examples.map((example, index) => (
            <li key={example.id}>
              <p className="industry">{t(industries[index] ?? 'energy')}</p>
              <CaseCard example={example} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
