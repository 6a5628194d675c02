import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

interface ModalPopover {
  dialog: RefObject<HTMLDialogElement | null>;
  open(event?: MouseEvent): void;
  close(event?: MouseEvent): void;
}

/**
 * A dialog element that its button opens as a popover while there is no script, and as a modal once there is: the page
 * behind is inert then, and the focus goes back to the button.
 */
export function useModalPopover(): ModalPopover {
  const dialog = useRef<HTMLDialogElement>(null);

  const open = (event?: MouseEvent) => {
    event?.preventDefault();
    const element = dialog.current;
    if (!element || element.open) return;
    if (isPopover(element)) element.hidePopover();
    element.showModal();
  };

  const close = (event?: MouseEvent) => {
    event?.preventDefault();
    dialog.current?.close();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a visitor who was faster than the script
  useEffect(() => {
    const element = dialog.current;
    if (element && isPopover(element)) open();
    // An element that leaves the page while open would leave the page inert.
    return () => element?.close();
  }, []);

  return { dialog, open, close };
}

/** Whether it stands open as a popover, in browsers that know of those. */
function isPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in HTMLElement.prototype && dialog.matches(':popover-open');
}
