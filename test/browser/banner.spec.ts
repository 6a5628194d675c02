import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { partner, site } from './addresses.ts';
import { expect, test } from './support.ts';

const picture = 'https://pictures.example/wide.png';

/** A bare banner on a foreign page, whose picture is on a third host. */
async function placeBanner(page: Page, background: string, headers: Record<string, string>) {
  const create = { width: 64, height: 36, channels: 3, background } as const;
  const body = await sharp({ create }).png().toBuffer();
  await page.route(picture, (route) => route.fulfill({ contentType: 'image/png', headers, body }));
  const banner = {
    id: 1,
    displayName: 'Products',
    navigationName: 'Products',
    pageAddress: '/product',
    pcResource: { files: [{ url: picture, type: 'image' }] },
  };
  await page.route('**/api/internal/widget/banner?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.data = { banner };
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`${partner}/plain.html`);
  await page.evaluate(() => {
    document.body.innerHTML = '<vt-banner wake="now" address="/product"></vt-banner>';
  });
  return page.locator('vt-banner .page-hero');
}

const allowed = { 'access-control-allow-origin': '*' };

test('words are dark on a light picture of which the server knows nothing', async ({ page }) => {
  await expect(await placeBanner(page, '#fff', allowed)).toHaveClass(/\blight\b/);
});

test('words are light on a dark picture of which the server knows nothing', async ({ page }) => {
  const hero = await placeBanner(page, '#123', allowed);
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero).toHaveClass(/\bdark\b/);
});

test('words are light where a picture may not be looked at, and the banner stands', async ({ page, faults }) => {
  // The browser's own words on what the other host forbids.
  faults.expect(/pictures\.example/);
  const refused = page.waitForEvent('console', (message) => message.type() === 'debug');
  const hero = await placeBanner(page, '#fff', { 'access-control-allow-origin': 'https://elsewhere.example' });
  await refused;
  await expect(hero).toHaveClass(/\bdark\b/);
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Products');
});

test('a banner whose pictures the server knows needs no script', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.en}/product`, { waitUntil: 'networkidle' });
  await expect(page.locator('vt-banner')).toHaveAttribute('wake', 'never');
  expect(asked.filter((url) => url.includes('/w/banner'))).toEqual([]);
  await expect(page.locator('vt-banner h1')).toHaveText('Products and cloud services');
});
