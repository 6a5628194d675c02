import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { expect, holdRequests, holdsFocus, tabTo, takeClock, test } from './support.ts';

/** The first QR code of the footer: what opens it, and the two ways in which it is shown. */
function findCode(page: Page) {
  const footer = page.locator('vt-footer');
  const name = footer.locator('.code-name').first();
  const tip = footer.getByRole('tooltip').first();
  return { footer, name, tip, dialog: page.getByRole('dialog', { name: 'WeChat' }) };
}

/** A foreign page with the footer of this site in it, and long enough to scroll. */
async function embedFooter(page: Page): Promise<void> {
  await page.goto(`${partner}/plain.html`);
  await page.evaluate(() => {
    const space = () => Object.assign(document.createElement('div'), { style: 'height: 1500px' });
    const footer = Object.assign(document.createElement('vt-footer'), { id: 'foot' });
    footer.setAttribute('site', 'en');
    document.body.append(space(), footer, space());
    footer.scrollIntoView();
  });
}

const arrivals = {
  'rendered by the server': (page: Page) => page.goto(site.en),
  'on a foreign page': embedFooter,
};

for (const [arrival, visit] of Object.entries(arrivals)) {
  test.describe(`a QR code ${arrival}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('is a modal that holds the page and the focus', async ({ page }) => {
        await visit(page);
        const { footer, name, tip, dialog } = findCode(page);
        await name.scrollIntoViewIfNeeded();
        await name.tap();
        await expect(footer).toHaveAttribute('data-vt-ready');
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('img')).toBeVisible();
        await expect(tip).toBeHidden();
        expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
        for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await holdsFocus(dialog)).toBe(true);
        }
        const top = await page.evaluate(() => scrollY);
        await dialog.dispatchEvent('wheel', { deltaY: 300 });
        await page.keyboard.press('PageUp');
        await page.keyboard.press('End');
        expect(await page.evaluate(() => scrollY)).toBe(top);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(name).toBeFocused();
      });

      test('closes by its button and by a press beside it', async ({ page }) => {
        await visit(page);
        const { footer, name, dialog } = findCode(page);
        await name.tap();
        await expect(footer).toHaveAttribute('data-vt-ready');
        await dialog.getByRole('button', { name: 'Close' }).tap();
        await expect(dialog).toBeHidden();
        await name.tap();
        await expect(dialog).toBeVisible();
        await page.touchscreen.tap(195, 60);
        await expect(dialog).toBeHidden();
      });
    });

    test('shows under the pointer and for the focus, and Esc puts it away', async ({ page }) => {
      await visit(page);
      const { footer, name, tip } = findCode(page);
      await name.scrollIntoViewIfNeeded();
      await name.hover();
      await expect(tip).toBeVisible();
      await expect(footer).toHaveAttribute('data-vt-ready');
      await tip.hover();
      await expect(tip).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(tip).toBeHidden();
      await tabTo(name);
      await expect(tip).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tip).toBeHidden();
    });
  });
}

test('a QR code that was pressed before its script came becomes a modal with it', async ({ page }) => {
  const release = await holdRequests(page, /\/v\/.+\/w\/footer\./);
  const asked = page.waitForRequest(/\/v\/.+\/w\/footer\./);
  await page.goto(site.en);
  const { footer, name, dialog } = findCode(page);
  await name.click();
  await asked;
  await expect(dialog).toBeVisible();
  release();
  await expect(footer).toHaveAttribute('data-vt-ready');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a QR code opens and closes', async ({ page }) => {
    await page.goto(site.en);
    const { name, dialog } = findCode(page);
    await name.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('links of two lines are further from each other than their lines are, where text is twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(site.en);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [within, between] = await page.locator('vt-footer .group').evaluateAll((groups) => {
    const within: number[] = [];
    const between: number[] = [];
    for (const group of groups) {
      let above: { link: Element; bottom: number } | undefined;
      for (const link of group.querySelectorAll('li > a')) {
        const range = document.createRange();
        range.selectNodeContents(link);
        for (const { top, bottom } of range.getClientRects()) {
          if (above) (above.link === link ? within : between).push(top - above.bottom);
          above = { link, bottom };
        }
      }
    }
    return [Math.max(...within), Math.min(...between)];
  });
  expect(between).toBeGreaterThan((within ?? 0) + 4);
});

test('the home page’s heading is read whichever slide is shown', async ({ page }) => {
  await takeClock(page);
  await page.goto(site.en);
  const heading = page.getByRole('heading', { level: 1 });
  const carousel = page.locator('vt-hero-carousel').first().locator('.carousel');
  await expect(carousel).toHaveClass(/\blive\b/);
  for (let slide = 0; slide < 3; slide += 1) {
    await expect(heading).toHaveCount(1);
    expect(await heading.evaluate((element) => element.closest('[inert], [aria-hidden="true"]'))).toBeNull();
    await page.clock.runFor(5000);
  }
});
