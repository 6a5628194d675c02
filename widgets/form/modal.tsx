import { useEffect, useState } from 'react';
import { overlaySheet } from '../kit/components/overlay.style.ts';
import { Overlay } from '../kit/components/overlay.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { createTranslate } from '../kit/runtime/words.ts';
import type { FormProps } from './form.data.ts';
import { FormBody } from './form-body.tsx';
import { modalText } from './modal.text.ts';

export const sheets = [overlaySheet];

/** The form as a modal: open while its attribute `open` stands. */
export function Modal(props: FormProps) {
  const { attributes, site, dictionary, host, id, emit } = props;
  const t = createTranslate('form', modalText, site, dictionary);
  const { open } = attributes;
  // One that was never opened costs the page nothing; once opened it keeps what was typed.
  const [met, setMet] = useState(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is what is told
  useEffect(() => {
    if (!open) return;
    setMet(true);
    emit('open');
    return () => void emit('close');
  }, [open]);

  // Whoever closes it, the visitor or the page, takes the attribute away.
  const close = () => host?.removeAttribute('open');
  return (
    <Overlay open={open} onClose={close} labelledBy={id('title')} closeLabel={t('close')}>
      {(open || met) && <FormBody {...props} onDone={close} Title={Phrase} />}
    </Overlay>
  );
}
