import { expect, type Frame, type Page } from '@playwright/test';
import { findField } from './looks.ts';
import type { Visitor } from './visitor.ts';

/** A visitor by Playwright. */
export function createPlaywrightVisitor(page: Page): Visitor {
  let frame: Frame = page.mainFrame();
  return {
    async open(address) {
      await page.goto(address);
      frame = page.mainFrame();
    },
    async enterFrame(selector) {
      const element = await page.waitForSelector(selector);
      const inner = await element.contentFrame();
      if (!inner) throw new Error(`${selector} is no frame.`);
      frame = inner;
    },
    press: (selector) => frame.click(selector),
    pressFound: async (find, given) => (await frame.evaluateHandle(find, given)).click(),
    async pressField(label) {
      // Playwright's own search by label finds nothing in XHTML. What is found is found anew where a router has swapped
      // its page by then.
      await expect(async () => (await frame.evaluateHandle(findField, label)).click()).toPass();
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    stepAside: () => page.mouse.move(1, 1),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    preferDark: () => page.emulateMedia({ colorScheme: 'dark' }),
    read: (look, given = '') => frame.evaluate(look, given),
  };
}
