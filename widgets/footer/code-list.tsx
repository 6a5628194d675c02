import { type KeyboardEvent, useState } from 'react';
import type { BottomNavigation } from '../../contract/entities/navigation.ts';
import { Icon } from '../kit/components/icons.tsx';
import { Image } from '../kit/components/image.tsx';
import { keepFocus } from '../kit/components/keep-focus.ts';
import { useModalPopover } from '../kit/components/modal-popover.ts';
import type { FooterProps } from './footer.tsx';

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
  const { dialog, open, close } = useModalPopover();
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
        onClick={open}
      >
        {menu}
      </button>
      <div className="code-card" id={id('tip')} role="tooltip">
        {code}
        <p>{t('scan', { name: menu })}</p>
      </div>
      <dialog
        ref={dialog}
        className="dialog"
        id={id('code')}
        popover="auto"
        aria-label={menu}
        onClick={({ target }) => (target as Element).classList.contains('stage') && close()}
        onKeyDown={keepFocus}
      >
        <div className="stage">
          <div className="panel">
            {code}
            <p>{t('scan', { name: menu })}</p>
            <button
              type="button"
              className="dialog-close"
              aria-label={t('close')}
              popoverTarget={id('code')}
              popoverTargetAction="hide"
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
      </dialog>
    </li>
  );
}
