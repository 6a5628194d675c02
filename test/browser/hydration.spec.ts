import { site } from './addresses.ts';
import { expectAnswer, marks, pages, pathOf } from './pages.ts';
import { expect, holdRequests, test } from './support.ts';

declare global {
  interface Window {
    losses: string[];
  }
}

/**
 * Notes what stands in the widgets that will wake, and in the moment when each is ready what hydration threw away of it or
 * said anew, in words. Later a widget may change what it likes.
 * @returns how many elements stand there
 */
function noteLosses(): number {
  const textOf = (element: Element) =>
    [...element.childNodes].flatMap(({ nodeType, nodeValue }) => (nodeType === 3 ? [nodeValue] : [])).join('');
  const known = [...document.querySelectorAll('[data-vt-key]:not([wake="never"]) > .vt *')].map((element) => ({
    element,
    widget: element.closest('[data-vt-key]'),
    text: textOf(element),
  }));
  window.losses = [];
  document.addEventListener('vt-ready', ({ target }) => {
    for (const { element, widget, text } of known) {
      if (widget !== target) continue;
      const name = `<${element.localName} class="${element.className}"> of <${widget?.localName}>`;
      if (!element.isConnected) window.losses.push(`${name} was made anew: ${element.outerHTML.slice(0, 120)}`);
      else if (textOf(element) !== text) window.losses.push(`${name} said "${text}" and says "${textOf(element)}"`);
    }
  });
  return known.length;
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
      const count = await page.evaluate(noteLosses);
      expect(count).toBeGreaterThan(20);
      release();
      await page.waitForFunction(() => window.vitrine?.version !== undefined);
      for (const widget of await page.locator('[data-vt-key]:not([wake="never"])').all()) {
        await widget.evaluate((element) => window.vitrine.wake(element as HTMLElement));
        await expect(widget).toHaveAttribute('data-vt-ready', '');
      }
      expect(await page.evaluate(() => window.losses)).toEqual([]);
    });
  }
}

for (const [tag, width] of [
  ['vt-hero-carousel', 1440],
  ['vt-home-solutions', 390],
] as const)
  test(`slides of ${tag} that keys scroll keep the focus as their script comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdRequests(page, /\/loader\.js$/);
    await page.goto(site.en, { waitUntil: 'commit' });
    const slides = page.locator(`${tag} .slides`).first();
    await slides.focus();
    release();
    await expect(slides).toHaveAttribute('tabindex', '-1');
    await expect(slides).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(slides).not.toHaveAttribute('tabindex');
  });
