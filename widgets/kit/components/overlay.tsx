import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { type OverlayState, useOverlay } from './use-overlay.ts';

interface OverlayProps extends OverlayState {
  /** The id of what names it, else its name. */
  labelledBy?: string;
  label?: string;
  closeLabel: string;
  /** A button with this as its `popoverTarget` opens it while there is no script. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * What lies over the page: a form, a video, a code. It fills the screen and scrolls by itself, so that nothing of the
 * page behind has to be changed to keep that still.
 */
export function Overlay({ labelledBy, label, closeLabel, id, className = '', children, ...state }: OverlayProps) {
  const { onClose } = state;
  const dialog = useOverlay(state);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Esc and the button
    <dialog
      {...dialog}
      id={id}
      popover={id ? 'auto' : undefined}
      className={`dialog ${className}`.trimEnd()}
      aria-labelledby={labelledBy}
      aria-label={label}
      // The second press of a double click on its opener is none beside it.
      onClick={({ target, detail }) => (target as Element).classList.contains('stage') && detail < 2 && onClose()}
    >
      <div className="stage">
        <div className="panel">
          {children}
          <button
            type="button"
            className="dialog-close"
            aria-label={closeLabel}
            popoverTarget={id}
            popoverTargetAction={id ? 'hide' : undefined}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
