import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Overlay } from '../../../widgets/kit/components/overlay.tsx';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';

const onClose = vi.fn();
let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
  onClose.mockReset();
  vi.restoreAllMocks();
});

function view(open: boolean, rendered = false) {
  return (
    <SurroundingsContext.Provider value={{ origin: '', rendered, link: (path) => path }}>
      <Overlay open={open} onClose={onClose} labelledBy="title" closeLabel="Close">
        <h2 id="title">Talk to us</h2>
        <input />
        <input type="hidden" />
        <button type="button" disabled>
          Send
        </button>
      </Overlay>
    </SurroundingsContext.Provider>
  );
}

const dialog = () => place.querySelector('dialog') as HTMLDialogElement;
const find = (selector: string) => place.querySelector(selector) as HTMLElement;

async function show(open: boolean) {
  root ??= createRoot(place);
  root.render(view(open));
  await vi.waitFor(() => expect(place.querySelector('dialog')?.open).toBe(open));
}

describe('an overlay', () => {
  it('opens as a modal one and is named by its heading', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await show(true);
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Talk to us');
  });

  it('shuts and opens again as it is told, without asking back', async () => {
    await show(true);
    await show(false);
    await show(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks to be closed once when Esc has shut it', async () => {
    await show(true);
    dialog().close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks to be closed by its button and by a click beside the panel', async () => {
    await show(true);
    find('[aria-label="Close"]').click();
    expect(onClose).toHaveBeenCalledTimes(1);
    find('.stage').click();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays for the second press of a double click on what opened it', async () => {
    await show(true);
    find('.stage').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays where it is for a click into the panel', async () => {
    await show(true);
    find('input').click();
    find('h2').click();
    find('.panel').click();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is shut before it leaves the page, so that the focus can go back', async () => {
    await show(true);
    const element = dialog();
    const close = vi.spyOn(element, 'close');
    root?.unmount();
    root = undefined;
    await vi.waitFor(() => expect(element.isConnected).toBe(false));
    expect(close).toHaveBeenCalledTimes(1);
    expect(element.open).toBe(false);
  });
});

describe('the focus in an overlay', () => {
  const press = (key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event;
  };

  it('goes round: from the last control to the first, and back', async () => {
    await show(true);
    find('[aria-label="Close"]').focus();
    expect(press('Tab').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(find('input'));
    expect(press('Tab', true).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(find('[aria-label="Close"]'));
  });

  it('is left to the browser between the ends, and for every other key', async () => {
    await show(true);
    find('input').focus();
    expect(press('Tab').defaultPrevented).toBe(false);
    find('[aria-label="Close"]').focus();
    expect(press('Enter').defaultPrevented).toBe(false);
    expect(press('Tab', true).defaultPrevented).toBe(false);
  });
});

describe('an overlay that a server rendered', () => {
  it('open stands in the page for visitors without scripts, and becomes modal with one', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    place.innerHTML = renderToString(view(true, true));
    expect(dialog().open).toBe(true);
    root = hydrateRoot(place, view(true, true));
    await vi.waitFor(() => expect(showModal).toHaveBeenCalledTimes(1));
    expect(dialog().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closed is not seen', () => {
    place.innerHTML = renderToString(view(false, true));
    expect(dialog().open).toBe(false);
  });
});
