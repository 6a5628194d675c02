import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { Card, CardGrid } from '../kit/components/card-grid.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { CaseItems } from '../shared/case-card.tsx';
import type { IndustryWorkProps } from './solution-list.data.ts';
import { standingText } from './standing.text.ts';

/** What is done for an industry: its solutions, and the customers who have them. */
export function IndustryWork({ group: { industry, solutions, examples }, site, dictionary, id }: IndustryWorkProps) {
  const { link } = usePlace();
  const t = createTranslate('solution-list', standingText, site, dictionary);
  const { name } = industry;
  const isPair = solutions.length === 2;
  return (
    <>
      {solutions.length > 0 && (
        <section className="section" aria-labelledby={id('solutions')}>
          <div className="measure">
            <SectionHead id={id('solutions')} title={t('solutions', { industry: name })} />
            <CardGrid columns={isPair ? 2 : 3}>
              {solutions.map((solution) => (
                <Card
                  key={solution.id}
                  title={solution.name}
                  href={link(toPath(addresses.solution, solution.id))}
                  picture={firstFile(solution.pcResource)}
                  pictureWidth={isPair ? 610 : undefined}
                  tagline={solution.desc ?? solution.tagline}
                />
              ))}
            </CardGrid>
          </div>
        </section>
      )}
      {examples.length > 0 && (
        <section className="section cases" aria-labelledby={id('cases')}>
          <div className="measure">
            <SectionHead
              id={id('cases')}
              title={t('cases', { industry: name })}
              more={{ title: t('allCases'), href: link(addresses.cases) }}
            />
            <ul className="case-grid">
              <CaseItems examples={examples} />
            </ul>
          </div>
        </section>
      )}
      {solutions.length + examples.length === 0 && (
        <div className="section measure">
          <p className="none">{t('none')}</p>
          <OpenForm className="secondary">{t('consult')}</OpenForm>
        </div>
      )}
    </>
  );
}
