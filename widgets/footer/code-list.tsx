import { type KeyboardEvent, useState } from 'react';
import type { BottomNavigation } from '../../contract/entities/navigation.ts';
import { Image } from '../kit/components/image.tsx';
import { Overlay } from '../kit/components/overlay.tsx';
import type { FooterProps } from './footer.data.ts';

type Codes = BottomNavigation['discoverMoreList'];
type CodeListProps = Pick<FooterProps, 't' | 'id'> & { codes: Codes };

/** The QR codes: hovering or focusing a name shows its code above it, pressing it opens the code as a modal. */
export function CodeList({ codes, t, id }: CodeListProps) {
  if (codes.length === 0) return null;
  return (
    <div className="group">
      <h2>{t('discover')}</h2>
      <ul>
        {codes.map((code, index) => (
          <Code key={code.menu} {...code} t={t} id={(name) => id(`${name}-${index}`)} />
        ))}
      </ul>
    </div>
  );
}

function Code({ menu, codePicture, t, id }: Codes[number] & Pick<FooterProps, 't' | 'id'>) {
  const [open, setOpen] = useState(false);
  // Esc puts away what a pointer or the focus has brought up (WCAG 1.4.13).
  const [dismissed, setDismissed] = useState(false);
  const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
  const code = <Image file={codePicture} width={200} height={200} alt={t('code', { name: menu })} />;
  return (
    <li
      className={dismissed ? 'code dismissed' : 'code'}
      onKeyDown={dismiss}
      onMouseLeave={() => setDismissed(false)}
      onBlurCapture={() => setDismissed(false)}
    >
      <button
        type="button"
        className="code-name"
        aria-haspopup="dialog"
        aria-describedby={id('tip')}
        popoverTarget={id('code')}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {menu}
      </button>
      <div className="code-card" id={id('tip')} role="tooltip">
        {code}
        <p>{t('scan', { name: menu })}</p>
      </div>
      <Overlay
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        id={id('code')}
        label={menu}
        closeLabel={t('close')}
      >
        {code}
        <p>{t('scan', { name: menu })}</p>
      </Overlay>
    </li>
  );
}
