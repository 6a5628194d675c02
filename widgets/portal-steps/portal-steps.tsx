import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import type { PortalStepsProps } from './portal-steps.data.ts';

export function PortalSteps({ data: { steps }, site, t, id }: PortalStepsProps) {
  if (steps.length === 0) return null;
  return (
    <section id="steps" className="section steps" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title', { count: countIn(site.mark, steps.length) })} />
        <ol>
          {steps.map(({ title, desc }, index) => (
            <li key={title}>
              <span className="number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>
                <Phrase text={title} />
              </h3>
              {desc && <p>{desc}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const english = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const chinese = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九'];

/** A small number as a heading writes it. */
function countIn(mark: string, count: number): string {
  return (mark === 'cn' ? chinese : english)[count] ?? String(count);
}
