import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { screenOf } from './screens.ts';
import { drawFrames, expect, holdRequests, listenTo, tabTo, test } from './support.ts';

const call = /\/news\/list$/;
const list = (page: Page) => page.locator('vt-news-list');
const entry = (page: Page, index: number) => list(page).locator('.card').nth(index).getByRole('link');
const isBusy = (page: Page) =>
  expect(list(page).locator('[aria-busy="true"]').filter({ visible: true })).not.toHaveCount(0);

/** The list of news, whose script is there. */
async function open(page: Page, width: number, query = '') {
  await page.setViewportSize(screenOf(width));
  await page.goto(`${site.en}/about-us/news${query}`);
  await expect(list(page)).toHaveAttribute('data-vt-ready');
}

test.describe('on a phone', () => {
  const more = (page: Page) => list(page).getByRole('link', { name: 'Load more' });

  test('who waits for more by keyboard is on what loads it, and then on the first entry that came', async ({
    page,
  }) => {
    const release = await holdRequests(page, call);
    await open(page, 390);
    await tabTo(more(page));
    await isBusy(page);
    await page.keyboard.press('Enter');
    await expect(more(page)).toBeFocused();
    await expect(more(page)).toBeInViewport({ ratio: 1 });
    release();
    await expect(entry(page, 9)).toBeFocused();
    await expect(entry(page, 9)).toBeInViewport();
  });

  test('who has gone on meanwhile is left there', async ({ page }) => {
    const release = await holdRequests(page, call);
    await open(page, 390);
    await tabTo(more(page));
    await page.keyboard.press('Shift+Tab');
    await expect(entry(page, 8)).toBeFocused();
    release();
    await expect(entry(page, 9)).toBeAttached();
    await expect(entry(page, 8)).toBeFocused();
  });

  test('more that fails leaves the focus on what asks for it again', async ({ page, faults }) => {
    faults.expect(/failed/i);
    await page.route(call, (route) => route.abort());
    await open(page, 390);
    await tabTo(more(page));
    await expect(list(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(more(page)).toBeFocused();
    await page.unroute(call);
    await page.keyboard.press('Enter');
    await expect(entry(page, 9)).toBeFocused();
  });
});

test.describe('on a desktop', () => {
  const again = (page: Page) => list(page).getByRole('button', { name: 'Try again' });

  test('who tries again has the focus there while it is tried, and where it fails again', async ({ page, faults }) => {
    faults.expect(/failed/i);
    await page.route(call, (route) => route.abort());
    await open(page, 1280);
    await list(page).getByRole('link', { name: 'Page 2' }).press('Enter');
    await tabTo(again(page), 'Shift+Tab');
    await page.unroute(call);
    const release = await holdRequests(page, call);
    await page.keyboard.press('Enter');
    await isBusy(page);
    await expect(again(page)).toBeFocused();
    await expect(list(page).getByRole('alert')).not.toContainText('could not be loaded');
    await page.route(call, (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(list(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(again(page)).toBeFocused();
    release();
  });

  test('who tries again with success goes on at the first entry that came', async ({ page, faults }) => {
    faults.expect(/failed/i);
    await page.route(call, (route) => route.abort());
    await open(page, 1280);
    const before = await entry(page, 0).textContent();
    await list(page).getByRole('link', { name: 'Page 2' }).press('Enter');
    await tabTo(again(page), 'Shift+Tab');
    await page.unroute(call);
    await page.keyboard.press('Enter');
    await expect(entry(page, 0)).not.toHaveText(before ?? '');
    await expect(entry(page, 0)).toBeFocused();
    await expect(entry(page, 0)).toBeInViewport();
  });

  test('who tries again, and then nothing matches, is at the list, and hears so', async ({ page, faults }) => {
    faults.expect(/failed/i);
    const films = page.locator('vt-media-list');
    const called = /\/multimedia\/resource\/list$/;
    await page.goto(`${site.en}/media`);
    await films.scrollIntoViewIfNeeded();
    await expect(films).toHaveAttribute('data-vt-ready');
    await page.route(called, (route) => route.abort());
    await films.getByRole('searchbox').fill('no such film');
    await page.keyboard.press('Enter');
    const retry = films.getByRole('button', { name: 'Try again' });
    await tabTo(retry);
    const status = films.locator('.pages').getByRole('status');
    const { heard } = await listenTo(status);
    await page.unroute(called);
    await page.keyboard.press('Enter');
    await expect(retry).toHaveCount(0);
    await expect(status).toHaveText('Nothing found.');
    expect(await heard()).toContain('Nothing found.');
    await expect(films.getByRole('region', { name: 'All videos' })).toBeFocused();
  });

  test('who goes to the last page by its arrow, which is gone there, goes on at its first entry', async ({ page }) => {
    await open(page, 1280, '?pageNo=3');
    await list(page).getByRole('link', { name: 'Next page' }).press('Enter');
    await expect(page).toHaveURL(/pageNo=4$/);
    await expect(entry(page, 0)).toBeFocused();
  });

  test('who goes to a page by its number stays on the number', async ({ page }) => {
    await open(page, 1280);
    const second = list(page).getByRole('link', { name: 'Page 2' });
    await second.press('Enter');
    await expect(second).toHaveAttribute('aria-current', 'page');
    await drawFrames(page);
    await expect(second).toBeFocused();
  });
});
