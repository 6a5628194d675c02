import * as Dialog from '@radix-ui/react-dialog';
import type { KeyboardEvent } from 'react';
import { Form } from 'vitrine/react/form';

/** What keeps the focus in a dialog sees no field in a shadow root, and would lead past all of them. */
const keepTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation();

/** Radix hears Esc before anybody else, and would close its own dialog as well. */
function closeUpper(event: Event) {
  if (!document.querySelector('vt-form[open]')) return;
  event.preventDefault();
  window.vitrine.close('form');
}

/** A form in a dialog of the application's own, and one that opens over it. */
export function Ask() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Ask in a dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content className="dialog" aria-describedby={undefined} onEscapeKeyDown={closeUpper}>
          <Dialog.Title>Ask in a dialog</Dialog.Title>
          <Form formId={1} tabIndex={0} onKeyDown={keepTab} />
          <Form formId={1} mode="modal" />
          <button type="button" data-vt-open="form" data-vt-form-id="1">
            Rather over the page
          </button>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
