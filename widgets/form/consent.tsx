import { describe } from './field-props.ts';
import type { FormProps } from './form.data.ts';

/** PIPL, article 14: consent is voluntary and explicit, so the box comes unticked and says what it is for. */
export function Consent({ site, data, error, id, link, t }: FormProps & { error: string | undefined }) {
  const policy = site.privacyPolicy;
  if (!policy) return null;
  return (
    <div className="consent" data-field="consent">
      <label>
        <input
          // Agreeing to one version is not agreeing to the next.
          key={policy.version}
          type="checkbox"
          name="consent"
          value={policy.version}
          defaultChecked={data.posted?.agreed === policy.version}
          aria-required
          {...describe({ error, id: id('consent') })}
        />
        <span>
          {t('consent')}{' '}
          <a href={link(policy.url)} target="_blank" rel="noopener">
            {t('policy')}
          </a>
        </span>
      </label>
      <p className={error === '' ? 'error kept' : 'error'} id={id('consent-error')}>
        {error}
      </p>
    </div>
  );
}
