import type { Site } from '../../contract/entities/site.ts';
import type { FormProps } from './form.tsx';

interface ConsentProps extends FormProps {
  policy: NonNullable<Site['privacyPolicy']>;
  agreed: boolean;
  missing: boolean;
  onChange(agreed: boolean): void;
}

/** PIPL, article 14: consent is voluntary and explicit, so the box comes unticked and says what it is for. */
export function Consent({ policy, agreed, missing, onChange, id, link, t }: ConsentProps) {
  return (
    <div className="consent">
      <label>
        <input
          type="checkbox"
          name="consent"
          value={policy.version}
          checked={agreed}
          aria-required="true"
          aria-invalid={missing}
          aria-describedby={missing ? id('consent-error') : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {t('consent')}{' '}
          <a href={link(policy.url)} target="_blank" rel="noopener">
            {t('policy')}
          </a>
        </span>
      </label>
      <p className="error" id={id('consent-error')}>
        {missing && t('consentMissing')}
      </p>
    </div>
  );
}
