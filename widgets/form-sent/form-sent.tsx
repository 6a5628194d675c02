import { type MouseEvent, useEffect, useRef } from 'react';
import type { ViewProps } from '../kit/define-widget.ts';
import type { text } from './form-sent.text.ts';

type Props = ViewProps<{ formId: number | undefined }, undefined, typeof text>;

export function FormSent({ attributes: { formId }, t, link, emit }: Props) {
  const element = useRef<HTMLDivElement>(null);
  // The button that had the focus went with the form.
  useEffect(() => element.current?.focus(), []);
  const again = (event: MouseEvent) => {
    if (!emit('again')) event.preventDefault();
  };
  return (
    <div className="thanks" ref={element} tabIndex={-1}>
      <h2>{t('title')}</h2>
      <p>{t('desc')}</p>
      <a className="quiet" href={link(formId ? `/form/${formId}` : '/')} onClick={again}>
        {t('again')}
      </a>
    </div>
  );
}
