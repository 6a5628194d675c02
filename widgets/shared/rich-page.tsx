import type { ReactNode } from 'react';
import type { Question, RichPage } from '../../contract/entities/page.ts';
import type { Point } from '../../contract/entities/shared.ts';
import { PageBanner } from '../kit/components/page-banner.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { StatBand } from '../kit/components/stat-band.tsx';
import type { Translate } from '../kit/runtime/words.ts';
import { Prose } from './prose.tsx';
import type { RichPageText } from './rich-page-text.ts';

interface RichPageProps {
  page: RichPage;
  t: Translate<RichPageText>;
  id(name: string): string;
  /** What a page has between its steps and its questions. */
  children?: ReactNode;
}

/**
 * The service page and the one of those who might join: a banner with its button, what is promised in figures, text, and
 * what the content has of steps, open jobs and questions. What it has not is left out.
 */
export function RichPageView({ page, t, id, children }: RichPageProps) {
  const { title, legend, describe, metrics = [], metricsSource, steps = [], questions = [] } = page;
  return (
    <>
      <PageBanner banner={{ ...page, displayName: title, desc: legend }} />
      {metrics.length > 0 && (
        <div className="measure promise">
          <StatBand
            stats={metrics}
            label={t('metrics')}
            source={metricsSource && t('source', { source: metricsSource })}
          />
        </div>
      )}
      <Prose html={describe} contents={t('contents')} id={id('contents')} />
      {steps.length > 0 && (
        <section className="section wash" aria-labelledby={id('steps')}>
          <div className="measure">
            <SectionHead id={id('steps')} title={t('steps')} />
            <Steps steps={steps} />
          </div>
        </section>
      )}
      {children}
      {questions.length > 0 && (
        <section className={children ? 'section wash' : 'section'} aria-labelledby={id('questions')}>
          <div className="measure asked">
            <SectionHead id={id('questions')} title={t('questions')} />
            <Questions questions={questions} />
          </div>
        </section>
      )}
    </>
  );
}

function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, desc }) => (
        <li key={title}>
          <h3>
            <Phrase text={title} />
          </h3>
          {desc && <p>{desc}</p>}
        </li>
      ))}
    </ol>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
