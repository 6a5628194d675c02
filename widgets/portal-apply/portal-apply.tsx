import type { ComponentType } from 'react';
import { Icon } from '../kit/components/icons.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import type { PortalApplyProps } from './portal-apply.data.ts';

// A tag of another widget: it is filled, or wakes, as any tag of the page.
const Form = 'vt-form' as unknown as ComponentType<{ 'form-id': number }>;

export function PortalApply({ data: { formId, entry }, t, id }: PortalApplyProps) {
  return (
    <section id="apply" className="section" aria-labelledby={id('title')}>
      <div className="measure columns">
        <div className="words">
          <h2 id={id('title')}>
            <Phrase text={t('title')} />
          </h2>
          <Lead className="lead" text={t('desc')} />
          <ul>
            {(['free', 'private'] as const).map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                {t(point)}
              </li>
            ))}
          </ul>
          {entry && (
            <p className="joined">
              {t('joined')}{' '}
              <a href={entry} className="quiet" rel="noopener">
                {t('entry')}
              </a>
            </p>
          )}
        </div>
        <div className="sheet">
          <Form form-id={formId} />
        </div>
      </div>
    </section>
  );
}
