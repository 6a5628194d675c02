import type { Page } from '@playwright/test';
import { text } from '../../examples/kit/kit-gallery.text.ts';
import { site } from './addresses.ts';
import { expect, expectAccessible, test } from './support.ts';

const widths = [390, 768, 1024, 1440];

/** Boxes of text that hide some of it, by their words. What only screen readers get is meant to be cut. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        if (!hasText || clipPath !== 'none' || element.closest('.unseen, .tab-title') || !element.checkVisibility())
          return false;
        const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const cutsY = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return cutsX || cutsY;
      })
      .map(({ textContent }) => textContent),
  );
}

/** Elements whose text reaches beyond the screen, those that can be swiped to apart. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, a, button, dt, dd, li)')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > innerWidth + 1 && element.checkVisibility() && !element.closest('.slides, table');
      })
      .map(({ textContent }) => textContent),
  );
}

for (const mark of ['cn', 'en'] as const) {
  for (const width of widths) {
    test(`every part of the kit is whole in ${mark} at ${width} pixels`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site[mark]}/kit`);
      await expect(page.locator('vt-kit-gallery')).toHaveAttribute('data-vt-ready');
      // Pictures that are not near the screen are fetched too, so that the photograph has them.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      await info.attach(`${mark}-${width}`, {
        body: await page.screenshot({ fullPage: true, path: info.outputPath(`kit-${mark}-${width}.png`) }),
        contentType: 'image/png',
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findCutText(page)).toEqual([]);
      expect(await findOutside(page)).toEqual([]);
      await expectAccessible(page);
    });
  }
}

for (const mark of ['cn', 'en'] as const) {
  for (const width of [390, 1440]) {
    test(`an overlay is whole in ${mark} at ${width} pixels, holds the page still and scrolls by itself`, async ({
      page,
    }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site[mark]}/kit`);
      await expect(page.locator('vt-kit-gallery')).toHaveAttribute('data-vt-ready');
      for (const name of [text.short[mark], text.tall[mark]]) {
        const button = page.getByRole('button', { name, exact: true });
        await button.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        const top = await page.evaluate(() => scrollY);
        await page.mouse.move(width / 2, 450);
        await page.mouse.wheel(0, 400);
        await page.keyboard.press('End');
        await expectAccessible(page);
        await info.attach(name, {
          body: await page.screenshot({ path: info.outputPath(`overlay-${mark}-${width}-${name.length}.png`) }),
          contentType: 'image/png',
        });
        expect(await page.evaluate(() => scrollY)).toBe(top);
        await page.goBack();
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  }
}

test.describe('a list', () => {
  const rows = (page: Page) => page.locator('#list .row-list > li');
  const more = (page: Page) => page.getByRole('button', { name: text.moreBelow.en });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.en}/kit`);
    await expect(page.locator('vt-kit-gallery')).toHaveAttribute('data-vt-ready');
  });

  test('is found by Back as it was left: all that was loaded, at the same place', async ({ page }) => {
    for (const count of [10, 15]) {
      await more(page).click();
      await expect(rows(page)).toHaveCount(count);
    }
    const last = rows(page).last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await last.click();
    await expect(page).toHaveURL(/privacy/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(15);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await expect(last).toBeInViewport();
    await page.reload();
    await expect(page.locator('vt-kit-gallery')).toHaveAttribute('data-vt-ready');
    await expect(rows(page)).toHaveCount(5);
  });

  test('is emptied and begins at page 1 when its filter changes, says so, and is found so by Back', async ({
    page,
  }) => {
    const status = page.locator('#list [role="status"]');
    await page.getByRole('link', { name: 'Page 5' }).first().click();
    await expect(rows(page).first()).toContainText('21');
    await page.locator('#list input').fill('2');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('5 of 6 shown');
    await expect(rows(page).first()).toContainText('three 2');
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/privacy/);
    await page.goBack();
    await expect(status).toHaveText('5 of 6 shown');
    await expect(page.locator('#list input')).toHaveValue('2');
    await page.locator('#list input').fill('nothing');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Nothing found.');
    await page.locator('#list .list-status button').click();
    await expect(status).toHaveText('5 of 23 shown');
  });
});
