import type { Page } from '@playwright/test';
import { createStaticFault, staticFaultPolicy } from '../../server/http/static-fault.ts';
import { site } from './addresses.ts';
import { consult, fill, findForm, type Mark } from './consult-form.ts';
import { expectWhole, screenOf } from './screens.ts';
import { expect, expectAccessible, test } from './support.ts';

const marks = ['cn', 'en'] as const;
const words = {
  cn: { openMenu: '打开菜单', menu: '主菜单' },
  en: { openMenu: 'Open the menu', menu: 'Main menu' },
} as const;
/** Lists that are asked for what cannot be, and say so above their entries. */
const refusing = [
  { path: '/activity?from=2020-13-45&pageNo=99', list: 'vt-event-list' },
  { path: '/media?type=%22', list: 'vt-media-list' },
  { path: '/periodical?pageNo=0', list: 'vt-publication-list' },
  { path: '/about-us/news?pageNo=99', list: 'vt-news-list' },
  { path: '/search?q=ERP&type=none', list: 'vt-search' },
];
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

async function openForm(page: Page, mark: Mark) {
  await page.goto(site[mark]);
  await page.locator('vt-header .bar > [data-vt-open]').filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: consult[mark].title });
  const form = findForm(dialog, mark);
  await expect(form.name).toBeVisible();
  return { dialog, ...form };
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const mark of marks) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`in ${mark} on a ${screen}, accessible is`, () => {
      test.use({ viewport });
      test('the form as a modal, with errors, and what thanks for it', async ({ page }) => {
        const form = await openForm(page, mark);
        await expectAccessible(page);
        await form.send.click();
        await expect(form.name).toHaveAttribute('aria-invalid', 'true');
        await expectAccessible(page);
        await fill(form, mark);
        await form.send.click();
        await expect(page.getByRole('status').filter({ hasText: consult[mark].sent })).toBeVisible();
        await expectAccessible(page);
      });

      test('the QR code as a modal', async ({ page }) => {
        await page.goto(site[mark]);
        await page.locator('vt-footer .code-name').first().click();
        await expect(page.locator('vt-footer dialog').first()).toBeVisible();
        await expect(page.locator('vt-footer')).toHaveAttribute('data-vt-ready');
        await expectAccessible(page);
      });
    });
  }

  test.describe(`in ${mark}, accessible is`, () => {
    test('the menu with a sub-menu open', async ({ page }) => {
      await page.goto(site[mark]);
      const header = page.locator('vt-header');
      await header.locator('[aria-expanded]').first().click();
      await expect(header).toHaveAttribute('data-vt-ready');
      await expect(header.locator('.panel').first()).toBeVisible();
      await expectAccessible(page);
    });

    for (const width of [390, 1440])
      test(`the page of a fault of the server at ${width} px`, async ({ page, faults }) => {
        faults.expect(/answered 500|status of 500/);
        await page.setViewportSize(screenOf(width));
        const body = createStaticFault(500, { mark, lang: mark === 'cn' ? 'zh-CN' : 'en' });
        const headers = { 'content-security-policy': staticFaultPolicy };
        await page.route(site[mark], (route) =>
          route.fulfill({ status: 500, headers, contentType: 'text/html; charset=utf-8', body }),
        );
        await page.goto(site[mark]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectWhole(page);
        await expectAccessible(page);
      });

    for (const { path, list } of refusing)
      test(`what ${path} leaves out of its query`, async ({ page }) => {
        await page.goto(site[mark] + path);
        const refused = page.locator(list).getByRole('alert');
        await expect(refused.getByRole('list').getByRole('listitem').first()).toBeVisible();
        await expectAccessible(page);
      });

    test('the QR code that the focus brings up', async ({ page }) => {
      await page.goto(site[mark]);
      await page.locator('vt-footer .code-name').first().focus();
      await page.keyboard.press('Shift');
      await expectAccessible(page);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: screens.phone });

      test('the drawer, at its root and at every level', async ({ page }) => {
        await page.goto(site[mark]);
        await page.getByRole('button', { name: words[mark].openMenu }).click();
        const drawer = page.getByRole('dialog', { name: words[mark].menu });
        await expect(drawer).toBeVisible();
        await expectAccessible(page);
        const levels = drawer.locator('details');
        await levels.first().locator('summary').first().click();
        await expect(levels.first()).toHaveAttribute('open');
        await expectAccessible(page);
        await levels.first().locator('details summary').first().click();
        await expectAccessible(page);
      });
    });
  });
}
