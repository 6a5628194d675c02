import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViewProps, WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';
import { completeBrowser } from './support/browser.ts';
import { clearPage, createGreeting, expectReady, find, placeBare } from './support/greeting.tsx';
import { Vendor } from './support/vendor.ts';

let vendor: Vendor;

beforeAll(completeBrowser);
beforeEach(() => {
  vendor = new Vendor();
});
afterEach(clearPage);

/** Whether it wears what follows its tag's theme. */
const isDressed = ({ shadowRoot }: Element) =>
  shadowRoot?.adoptedStyleSheets.some(({ cssRules }) => [...cssRules].some((rule) => /theme=/.test(rule.cssText)));

/** A widget that writes another's tag, and later one more. */
function Folder({ attributes }: ViewProps<{ entry: number }>) {
  return (
    <section>
      <vt-page-of-it />
      {attributes.entry > 1 && <vt-later-page />}
    </section>
  );
}
const createFolder = () =>
  createGreeting({ View: Folder as unknown as WidgetDefinition['View'], presentation: ['tone', 'entry'] });

describe('the theme of a bare widget', () => {
  it.each(['', 'theme="light"'])('is light for the tag with %j, and nothing is fetched for it', async (written) => {
    const element = placeBare(written);
    await expectReady(element);
    expect(isDressed(element)).toBe(false);
  });

  it.each(['dark', 'auto', 'DARK'])('is there before anything is seen of it: %s', async (theme) => {
    vendor.hold();
    const element = placeBare(`theme="${theme}"`);
    await vi.waitFor(() => expect(find(element, '.vt')).not.toBeNull());
    expect(isDressed(element)).toBe(true);
  });

  it('follows the tag, and asks for nothing', async () => {
    const element = placeBare();
    await expectReady(element);
    const asked = [...vendor.asked];
    element.setAttribute('theme', 'dark');
    await vi.waitFor(() => expect(isDressed(element)).toBe(true));
    expect(vendor.asked).toEqual(asked);
  });

  it('that there is none of is named, once, and those that there are', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = placeBare('theme="blue"');
    await expectReady(element);
    element.setAttribute('tone', 'loud');
    await vi.waitFor(() => expect(find(element, 'section')?.className).toBe('loud'));
    expect(report.mock.calls).toEqual([['vitrine: there is no theme "blue". There are light, dark, auto.', element]]);
  });
});

describe('what a themed widget writes', () => {
  const themesOf = (element: Element) => [
    find(element, 'vt-page-of-it')?.getAttribute('theme'),
    find(element, 'vt-later-page')?.getAttribute('theme'),
  ];

  it('has its theme, also where it is written later', async () => {
    const element = placeBare('theme="dark"', createFolder());
    await expectReady(element);
    await vi.waitFor(() => expect(themesOf(element)).toEqual(['dark', undefined]));
    element.setAttribute('entry', '2');
    await vi.waitFor(() => expect(themesOf(element)).toEqual(['dark', 'dark']));
  });

  it('follows it', async () => {
    const element = placeBare('theme="dark" entry="2"', createFolder());
    await expectReady(element);
    element.setAttribute('theme', 'auto');
    await vi.waitFor(() => expect(themesOf(element)).toEqual(['auto', 'auto']));
    element.removeAttribute('theme');
    await vi.waitFor(() => expect(themesOf(element)).toEqual([null, null]));
  });

  it('says nothing of a theme in a light one', async () => {
    const element = placeBare('', createFolder());
    await expectReady(element);
    expect(themesOf(element)).toEqual([null, undefined]);
  });
});
