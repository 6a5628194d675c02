import { useState } from 'react';
import { Overlay } from '../../widgets/kit/components/overlay.tsx';
import type { Props } from './samples.tsx';

/** Little in it, and more than fits the screen. */
export function Overlays(props: Props) {
  return (
    <div className="badges">
      <Sample {...props} name="short" paragraphs={1} />
      <Sample {...props} name="tall" paragraphs={30} />
    </div>
  );
}

function Sample({ t, id, name, paragraphs }: Props & { name: 'short' | 'tall'; paragraphs: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="secondary" onClick={() => setOpen(true)}>
        {t(name)}
      </button>
      <Overlay open={open} onClose={() => setOpen(false)} labelledBy={id(name)} closeLabel={t('close')}>
        <div className="words">
          <h3 id={id(name)}>{t('heading')}</h3>
          {Array.from({ length: paragraphs }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <p key={index}>{t('rich')}</p>
          ))}
        </div>
      </Overlay>
    </>
  );
}
