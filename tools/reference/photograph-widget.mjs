import { settle } from './settle.mjs';

/** In CSS pixels: as wide as a page on a small desktop, and no higher than a screen. */
const shot = { width: 1024, height: 720 };

/**
 * The widget alone on a page, its upper part where it is higher than a screen.
 * @param tag as it stands in a page
 * @returns a PNG
 */
export async function photographWidget(browser, origin, name, tag) {
  const page = await browser.newPage({ viewport: shot, reducedMotion: 'reduce' });
  await page.route(`${origin}/alone`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Alone</title><style>body { margin: 0 }</style><script async src="/loader.js"></script>${tag.replace('></', ' wake="now"></')}`,
    }),
  );
  await page.goto(`${origin}/alone`);
  const element = page.locator(`vt-${name}[data-vt-ready]`);
  await element.waitFor({ state: 'attached' });
  await settle(page);
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const isFloating = box.height < 8;
  const clip = isFloating ? { x: 0, y: 0, ...shot } : { ...box, height: Math.min(box.height, shot.height) };
  const png = await page.screenshot({ clip, fullPage: !isFloating });
  await page.close();
  return png;
}
