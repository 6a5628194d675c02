import { Backdrop } from '../kit/components/backdrop.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import type { ConsultCtaProps } from './consult-cta.data.ts';

export function ConsultCta({ data: { module }, attributes, t, id }: ConsultCtaProps) {
  return (
    <section aria-labelledby={id('title')}>
      <Backdrop picture={firstFile(module?.pcResource)} phone={firstFile(module?.mobileResource)}>
        <div className="measure">
          <h2 id={id('title')}>
            <Phrase text={module?.title ?? t('title')} />
          </h2>
          <p>{module?.desc ?? t('desc')}</p>
          <OpenForm formId={attributes.formId ?? module?.jumpBO?.formBO?.id} className="primary">
            {module?.jumpBO?.buttonTitle ?? t('button')}
          </OpenForm>
        </div>
      </Backdrop>
    </section>
  );
}
