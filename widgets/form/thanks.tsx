import { useEffect, useRef } from 'react';
import type { FormProps } from './form.tsx';

/** What stands in the form's place once the lead is kept. */
export function Thanks({ id, t, data, link, host, onAgain }: FormProps & { onAgain(): void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div className="thanks" ref={element} tabIndex={-1} role="status">
      <h2 id={id('title')}>{t('thanks')}</h2>
      <p>{t('thanksMore')}</p>
      {host ? (
        <button type="button" className="quiet" onClick={onAgain}>
          {t('again')}
        </button>
      ) : (
        <a className="quiet" href={link(`/form/${data.form.id}`)}>
          {t('again')}
        </a>
      )}
    </div>
  );
}
