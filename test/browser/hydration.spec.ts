import { site } from './addresses.ts';
import { expectAnswer, marks, pages, pathOf } from './pages.ts';
import { expect, test } from './support.ts';

declare global {
  interface Element {
    /** Stood in the server's HTML, in a widget, with these words of its own. */
    serverText?: string;
  }
}

/** What of a widget's own elements hydration threw away or said anew, in words. */
function findLosses(): string[] {
  const known = (window as unknown as { known: Element[] }).known;
  return known.flatMap((element) => {
    const name = `<${element.localName} class="${element.className}"> of <${element.closest('[data-vt-key]')?.localName}>`;
    if (!element.isConnected) return [`${name} was made anew: ${element.outerHTML.slice(0, 120)}`];
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue);
    return text.join('') === element.serverText
      ? []
      : [`${name} said "${element.serverText}" and says "${text.join('')}"`];
  });
}

for (const mark of marks) {
  for (const each of pages) {
    test(`hydration takes every element and word of the ${mark} ${each.name} over as the server wrote it`, async ({
      page,
      faults,
    }) => {
      expectAnswer(faults, each);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/loader\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site[mark] + pathOf(each, mark), { waitUntil: 'commit' });
      await expect(page.locator('vt-footer > .vt')).toBeAttached();
      const count = await page.evaluate(() => {
        const waking = '[data-vt-key]:not([wake="never"]) > .vt *';
        const known = [...document.querySelectorAll(waking)];
        for (const element of known) {
          const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
          element.serverText = text.map((node) => node.nodeValue).join('');
        }
        Object.assign(window, { known });
        return known.length;
      });
      expect(count).toBeGreaterThan(20);
      release();
      await page.waitForFunction(() => window.vitrine?.version !== undefined);
      for (const widget of await page.locator('[data-vt-key]:not([wake="never"])').all()) {
        await widget.evaluate((element) => window.vitrine.wake(element as HTMLElement));
        await expect(widget).toHaveAttribute('data-vt-ready', '');
      }
      expect(await page.evaluate(findLosses)).toEqual([]);
    });
  }
}
