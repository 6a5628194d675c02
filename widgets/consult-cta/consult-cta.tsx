import { Backdrop } from '../kit/components/backdrop.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import type { ConsultCtaProps } from './consult-cta.data.ts';

export function ConsultCta({ data, attributes, t, id }: ConsultCtaProps) {
  const { module } = data;
  const jump = module?.jumpBO ?? data.jump;
  return (
    <section aria-labelledby={id('title')}>
      <Backdrop picture={firstFile(module?.pcResource)} phone={firstFile(module?.mobileResource)}>
        <div className="measure">
          {module?.subheading && <p className="kicker">{module.subheading}</p>}
          <h2 id={id('title')}>
            <Phrase text={module?.title ?? t('title')} />
          </h2>
          <Lead text={module?.desc ?? t('desc')} />
          {jump?.jumpContentType && attributes.formId === undefined ? (
            <JumpButton jump={jump} label={t('button')} />
          ) : (
            <OpenForm formId={attributes.formId ?? jump?.formBO?.id} className="primary">
              {jump?.buttonTitle ?? t('button')}
            </OpenForm>
          )}
        </div>
      </Backdrop>
    </section>
  );
}
