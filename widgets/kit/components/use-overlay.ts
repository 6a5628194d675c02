import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SurroundingsContext } from '../runtime/view.tsx';
import { holdBack } from './hold-back.ts';
import { keepFocus } from './keep-focus.ts';

export interface OverlayState {
  open: boolean;
  /** Asked to close: by Esc, by Back, by what stands in it or by a click beside it. */
  onClose(): void;
  /** Its button opened it as a popover before there was a script. */
  onOpen?(): void;
}

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  open: boolean | undefined;
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClose(event: SyntheticEvent<HTMLDialogElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void;
}

/**
 * Makes a dialog element modal while it is open: the browser holds the page behind inert, closes on Esc and gives the
 * focus back to the opener. Back closes it too, unless it came open with its page or `holdsBack` is false: a menu is
 * left by its links. Rendered open by a server, it stands in the page as plain content until a script makes it modal.
 */
export function useOverlay({ open, onClose, onOpen }: OverlayState, holdsBack = true): DialogProps {
  const { rendered } = useContext(SurroundingsContext);
  const [renderedOpen] = useState(rendered && open);
  const element = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const cameOpen = useRef(renderedOpen);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (!open) {
      cameOpen.current = false;
      if (dialog.open) dialog.close();
      return;
    }
    if (!dialog.matches(':modal')) {
      if (isPopover(dialog)) dialog.hidePopover();
      // Not close(): that would tell of a closing that nobody asked for.
      dialog.removeAttribute('open');
      dialog.showModal();
      // A page that scrolls by a script of its own would take these for itself, and turn behind the dialog.
      for (const type of ['wheel', 'touchmove']) dialog.addEventListener(type, stop, { passive: true });
    }
    // Each time: one that the page has moved is no modal any more.
  });

  useLayoutEffect(() => {
    // A page that is rendered ahead has no entry but its own, which would be taken for ours for good.
    if (!(document as { prerendering?: boolean }).prerendering && open && holdsBack && !cameOpen.current)
      return holdBack(() => close.current());
  }, [open, holdsBack]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a visitor who was faster than the script
  useEffect(() => {
    if (element.current && isPopover(element.current)) onOpen?.();
  }, []);

  // An element that leaves the page while open would take the focus along instead of giving it back.
  useLayoutEffect(() => () => element.current?.close(), []);

  return {
    ref: element,
    open: renderedOpen || undefined,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // The browser tells of a closing a while after it, when the dialog may already be open again.
    onClose: ({ currentTarget }) => {
      if (open && !currentTarget.open && currentTarget.isConnected) onClose();
    },
    onKeyDown: keepFocus,
  };
}

const stop = (event: Event) => event.stopPropagation();

/** Whether it stands open as a popover; browsers that do not know of those have no such property. */
const isPopover = (dialog: HTMLDialogElement) => dialog.popover && dialog.matches(':popover-open');
