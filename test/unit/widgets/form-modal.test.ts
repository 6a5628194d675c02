import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormPage, leaveForm } from './live-form.ts';

vi.mock('../../../widgets/form/device-id.ts', () => ({ computeDeviceId: async () => 'device-1' }));

let page: FormPage;
beforeEach(async () => {
  page = await new FormPage('form-id="4001" mode="modal"').live();
});
afterEach(leaveForm);

const dialog = () => page.find<HTMLDialogElement>('dialog');

async function open() {
  page.element.setAttribute('open', '');
  await vi.waitFor(() => expect(dialog().open && page.has('form')).toBe(true));
}

async function expectClosed() {
  await vi.waitFor(() => expect(page.element.hasAttribute('open') || dialog().open).toBe(false));
}

describe('a form in a modal', () => {
  it('costs nothing before it is opened', () => {
    expect(dialog().open).toBe(false);
    expect(page.has('form')).toBe(false);
  });

  it('opens and shuts with its attribute, and tells of it', async () => {
    await open();
    expect(page.find(`#${dialog().getAttribute('aria-labelledby')}`).textContent).toBe('Talk to us');
    await vi.waitFor(() => expect(page.toldOf('vt-open')).toHaveLength(1));
    page.element.removeAttribute('open');
    await expectClosed();
    await vi.waitFor(() => expect(page.toldOf('vt-close')).toHaveLength(1));
  });

  it('asks no dictionary of words before a short title in Chinese stands there', async () => {
    page = await new FormPage('form-id="1" site="cn" mode="modal"').live();
    const dictionary = vi.spyOn(Intl, 'Segmenter');
    await open();
    expect(page.find('h2').textContent).toBe('联系我们');
    expect(dictionary).not.toHaveBeenCalled();
  });

  it('shuts when its visitor asks it to, takes the attribute away and tells of it', async () => {
    await open();
    page.find('button[aria-label="Close"]').click();
    await expectClosed();
    await vi.waitFor(() => expect(page.toldOf('vt-close')).toHaveLength(1));
  });

  it('tells of its shutting as it shuts, before a step back in the history can begin', async () => {
    await open();
    const told = await new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => resolve(page.toldOf('vt-close').length));
      watch.observe(dialog(), { attributeFilter: ['open'] });
      page.element.removeAttribute('open');
    });
    expect(told).toBe(1);
  });

  it('that leaves the page open comes back closed, and opens again', async () => {
    await open();
    await vi.waitFor(() => expect(page.toldOf('vt-open')).toHaveLength(1));
    page.element.remove();
    await vi.waitFor(() => expect(page.toldOf('vt-close')).toHaveLength(1));
    expect(page.element.outerHTML).toBe('<vt-form form-id="4001" mode="modal" data-vt-ready=""></vt-form>');
    document.body.append(page.element);
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
    await open();
  });

  it('does not open in a copy that was made of it while it was open, until that is opened', async () => {
    await open();
    await vi.waitFor(() => expect(page.toldOf('vt-open')).toHaveLength(1));
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = page.element.outerHTML;
    const copy = place.firstElementChild as HTMLElement;
    const copied = () => copy.shadowRoot?.querySelector('dialog');
    await vi.waitFor(() => expect(copy.hasAttribute('open')).toBe(false));
    expect(copied()?.open).toBe(false);
    expect(copy.dataset.vtOpened).toBeUndefined();
    expect(dialog().open).toBe(true);
    copy.setAttribute('open', '');
    await vi.waitFor(() => expect(copied()?.open).toBe(true));
  });

  it('opens in such a copy where that is opened in the very moment in which it is shut', async () => {
    await open();
    await vi.waitFor(() => expect(page.toldOf('vt-open')).toHaveLength(1));
    const copy = page.element.cloneNode() as HTMLElement;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      copy.setAttribute('open', '');
    });
    watch.observe(copy, { attributeFilter: ['open'] });
    document.body.append(copy);
    await vi.waitFor(() => expect(copy.shadowRoot?.querySelector('dialog')?.open).toBe(true));
  });

  it('keeps what was typed until it is opened again', async () => {
    await open();
    page.type('field-201', 'ACME');
    page.find('button[aria-label="Close"]').click();
    await expectClosed();
    await open();
    expect(page.find('[name="field-201"]').value).toBe('ACME');
  });

  it('says itself what happens next once its lead is kept, and is empty when it is opened again', async () => {
    await open();
    page.fillIn();
    page.send();
    await vi.waitFor(() => expect(page.has('.thanks')).toBe(true));
    expect(page.received).toHaveLength(1);
    expect(dialog().open).toBe(true);
    expect(page.element.shadowRoot?.activeElement).toBe(page.find('.thanks'));
    expect(page.find(`#${dialog().getAttribute('aria-labelledby')}`).textContent).toBe('Thank you');
    await vi.waitFor(() => expect(page.toasts).toEqual(['Sent']));
    expect(page.find('[role="status"]').closest('dialog')).toBe(dialog());
    page.find('.thanks .primary').click();
    await expectClosed();
    await open();
    await vi.waitFor(() => expect(page.find('[name="field-201"]').value).toBe(''));
  });

  it('stays open with its faults, and says so within', async () => {
    await open();
    page.send();
    await vi.waitFor(() => expect(page.toasts).toEqual(['Please check the form']));
    expect(page.find('[role="status"]').closest('dialog')).toBe(dialog());
    expect(dialog().open).toBe(true);
    expect(page.errorOf(201)).toBe('Company is required');
  });
});
