import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from '../../../widgets/kit/runtime/define-widget.ts';
import { completeBrowser } from './support/browser.ts';
import { clearPage, createGreeting, expectReady, placeBare, read, writeRendered } from './support/greeting.tsx';
import { Vendor } from './support/vendor.ts';

beforeEach(() => {
  completeBrowser();
  new Vendor();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
});
afterEach(clearPage);

/** A rendered tag of which only the start has come, and what is still on its way. */
function streamRendered(differences: Parameters<typeof createGreeting>[0] = {}) {
  const definition = createGreeting(differences);
  const element = writeRendered(definition);
  const rest = [...element.childNodes];
  element.replaceChildren();
  defineWidget(definition);
  return { element, rest };
}

/** Until the observers and promises of now have had their turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a rendered widget whose page still streams', () => {
  it('waits until all of it is there, and takes it over without a call', async () => {
    const { element, rest } = streamRendered();
    for (const node of rest) {
      expect(element.dataset.vtReady).toBeUndefined();
      element.append(node);
      await turn();
    }
    await expectReady(element);
    expect(read(element)).toBe('Hello News 1');
    expect(element.shadowRoot).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is taken over once, whatever a page adds to the tag later', async () => {
    const parts = vi.fn(() => undefined);
    const { element, rest } = streamRendered({ parts });
    element.append(...rest);
    await expectReady(element);
    element.prepend(document.createElement('i'));
    await turn();
    expect(parts).toHaveBeenCalledTimes(1);
  });

  it('is not moved to load by an attribute that changes meanwhile', async () => {
    const { element, rest } = streamRendered();
    element.setAttribute('tone', 'PLAIN');
    document.documentElement.lang = 'en-GB';
    await turn();
    expect(element.shadowRoot).toBeNull();
    element.append(...rest);
    await expectReady(element);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is as good as whole at the end of the document, where somebody took its end mark away', async () => {
    const { element, rest } = streamRendered();
    element.append(...rest.slice(0, -1));
    await turn();
    expect(element.dataset.vtReady).toBeUndefined();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    await expectReady(element);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('waits no more once it has left', async () => {
    const { element, rest } = streamRendered();
    element.remove();
    await turn();
    element.append(...rest);
    await turn();
    expect(element.dataset.vtReady).toBeUndefined();
  });
});

describe('a bare widget', () => {
  it('waits for nothing', async () => {
    await expectReady(placeBare());
  });
});
