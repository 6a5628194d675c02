import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { partner } from './addresses.ts';
import { consult, fillByKeyboard, findForm } from './consult-form.ts';
import { expect, holdsFocus, tabTo } from './support.ts';

const words = consult.en;

/** What is gone in one example alone, after the way that is gone in all. */
export const ways: Readonly<Record<string, (page: Page, built: string) => Promise<void>>> = {
  /** A form works within Bootstrap's dialogs, over them, and without them in its way. */
  async bootstrap(page) {
    await page.goto(`${partner}/`);
    const dialog = page.getByRole('dialog', { name: 'Ask in a dialog' });
    await expect(page.locator('#dialog vt-form')).not.toHaveAttribute('data-vt-ready');
    await page.getByRole('button', { name: 'Ask in a dialog' }).click();
    const within = findForm(dialog, 'en');
    await within.name.fill('Ada Byron');

    await dialog.getByRole('button', { name: 'Rather over the page' }).click();
    const over = page.getByRole('dialog', { name: words.title });
    const { name } = findForm(over, 'en');
    await name.fill('Ada Lovelace');
    await expect(name).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await holdsFocus(over)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(over).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(within.name).toHaveValue('Ada Byron');
    await expect(dialog.getByRole('button', { name: 'Rather over the page' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Ask at the side' }).click();
    const side = findForm(page.getByRole('dialog', { name: 'Ask at the side' }), 'en');
    await side.name.fill('Ada Byron');
    await expect(side.name).toBeFocused();
  },

  /** A dialog that sees no field in a shadow root is walked through by keys both ways, and another form opens over it. */
  async 'react-vite'(page) {
    const { keyboard } = page;
    await page.goto(`${partner}/`);
    const opener = page.getByRole('button', { name: 'Ask in a dialog' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ask in a dialog' });
    const within = findForm(dialog, 'en');
    const close = dialog.getByRole('button', { name: 'Close', exact: true });
    await expect(within.name).toBeVisible();
    await fillByKeyboard(page, within, 'en');
    await tabTo(close);
    await tabTo(within.name);
    await keyboard.press('Shift+Tab');
    await tabTo(close);
    await tabTo(within.send, 'Shift+Tab');
    await tabTo(within.name, 'Shift+Tab');

    const upper = dialog.getByRole('button', { name: 'Rather over the page' });
    await tabTo(upper);
    await keyboard.press('Enter');
    const over = page.getByRole('dialog', { name: words.title });
    const { name } = findForm(over, 'en');
    await name.fill('Ada Lovelace');
    await expect(name).toBeFocused();
    await keyboard.press('Tab');
    expect(await holdsFocus(over)).toBe(true);
    await keyboard.press('Escape');
    await expect(over).toBeHidden();
    await expect(upper).toBeFocused();
    await expect(within.name).toHaveValue(words.name.value);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },

  /** Turbo swaps the body and keeps a copy of each page: no modal opens by itself, nothing stands twice or is lost. */
  async turbo(page) {
    const forms = page.locator('vt-form');
    // Turbo shows what it remembers of a page first, and is busy until it has it from the network.
    const arrive = async (heading: string) => {
      await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
    };
    const go = async (link: string) => {
      await page.getByRole('link', { name: link, exact: true }).click();
      await arrive(link);
    };
    await page.goto(`${partner}/`);
    const inline = findForm(page, 'en');
    await expect(inline.name).toBeVisible();
    await go('About us');
    const opener = page.getByRole('button', { name: 'Talk to us' });
    const dialog = page.getByRole('dialog', { name: words.title });
    const { name } = findForm(dialog, 'en');
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await opener.click();
      await name.fill('Ada Lovelace');
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${partner}/about`);
      await opener.click();
      await expect(name).toHaveValue('Ada Lovelace');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }

    await go('Harbour Tools');
    await expect(inline.name).toBeVisible();
    await expect(forms).toHaveCount(1);
    await page.goBack();
    await arrive('About us');
    await expect(opener).toBeVisible();
    await expect(forms).toHaveCount(1);
    await expect(dialog).toBeHidden();
    await page.goForward();
    await arrive('Harbour Tools');
    await expect(inline.name).toBeVisible();
    await expect(forms).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // One that is left open by a visit stands open in Turbo's copy of its page.
    await go('About us');
    await opener.click();
    await expect(name).toBeVisible();
    await page.evaluate(() => (window as unknown as { Turbo: { visit(path: string): void } }).Turbo.visit('/'));
    await arrive('Harbour Tools');
    await expect(inline.name).toBeVisible();
    await expect(forms).toHaveCount(1);
    await page.goBack();
    await arrive('About us');
    await expect(opener).toBeVisible();
    await expect(forms).toHaveAttribute('data-vt-ready');
    await expect(forms).not.toHaveAttribute('open');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },

  /** What a server has written has the tags, and within them where to go until they are alive. */
  async astro(_page, built) {
    expectLinksWithin(readFileSync(path.join(built, 'index.html'), 'utf8'));
  },

  async next(_page, built) {
    expectLinksWithin(readFileSync(path.join(built, 'index.html'), 'utf8'));
  },
};

function expectLinksWithin(html: string): void {
  expect(html).toMatch(/<vt-form form-id="1"[^>]*>\s*<a href="[^"]+\/form\/1">Talk to us<\/a>\s*<\/vt-form>/);
  expect(html).toMatch(/<vt-event-list page-size="3">\s*<a href="[^"]+">All events<\/a>\s*<\/vt-event-list>/);
}
