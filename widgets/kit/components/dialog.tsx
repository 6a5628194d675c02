import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { SurroundingsContext } from '../runtime/view.tsx';
import { Icon } from './icons.tsx';
import { keepFocus } from './keep-focus.ts';

interface DialogProps {
  open: boolean;
  /** Asked to close: by Esc, the close button or a click beside the panel. */
  onClose(): void;
  labelledBy: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser holds the page behind inert, closes on Esc and gives the focus back to the opener.
 * It fills the screen and scrolls by itself, so that nothing of the page behind has to be changed to keep that still.
 * Rendered open by a server, it stands in the page as plain content until a script makes it modal.
 */
export function Dialog({ open, onClose, labelledBy, closeLabel, children }: DialogProps) {
  const { rendered } = useContext(SurroundingsContext);
  const [renderedOpen] = useState(rendered && open);
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.matches(':modal')) {
      // Not close(): that would tell of a closing that nobody asked for.
      dialog.removeAttribute('open');
      dialog.showModal();
    } else if (!open && dialog.open) dialog.close();
  }, [open]);
  // An element that leaves the page while open would take the focus along instead of giving it back.
  useLayoutEffect(() => () => element.current?.close(), []);

  return (
    <dialog
      ref={element}
      open={renderedOpen || undefined}
      className="dialog"
      aria-labelledby={labelledBy}
      // The browser tells of a closing a while after it, when the dialog may already be open again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => open && !currentTarget.open && currentTarget.isConnected && onClose()}
      onClick={(event) => (event.target as Element).classList.contains('stage') && onClose()}
      onKeyDown={keepFocus}
    >
      <div className="stage">
        <div className="panel">
          {children}
          <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
