import { useRef } from 'react';
import { overlaySheet } from '../kit/components/overlay.style.ts';
import { Overlay } from '../kit/components/overlay.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { useOpen } from '../kit/components/use-open.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import type { FormProps } from './form.data.ts';
import { FormBody } from './form-body.tsx';
import { modalText } from './modal.text.ts';

export const sheets = [overlaySheet];

/** As many characters as stand in one line of 320 CSS pixels, at the usual size of text. */
const oneLine = 10;

/** A short title needs no places to break, nor the dictionary for them, which a form would wait for after its tap. */
function Title({ text }: { text: string }) {
  return text.length > oneLine ? <Phrase text={text} /> : text;
}

/** The form over the page, as a modal or as its mode has it: open while its attribute `open` stands. */
export function Modal(props: FormProps) {
  const { attributes, site, dictionary, host, id } = props;
  const t = createTranslate('form', modalText, site, dictionary);
  const open = useOpen(props);
  // One that was never opened costs the page nothing; once opened it keeps what was typed.
  const met = useRef(open);
  met.current ||= open;

  // Whoever closes it, the visitor or the page, takes the attribute away.
  const close = () => host?.removeAttribute('open');
  return (
    <Overlay open={open} onClose={close} className={attributes.mode} labelledBy={id('title')} closeLabel={t('close')}>
      {met.current && <FormBody {...props} onDone={close} Title={Title} />}
    </Overlay>
  );
}
