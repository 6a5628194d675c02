import sharp from 'sharp';
import { site } from './addresses.ts';
import { expectWhole, screenOf } from './screens.ts';
import { expect, expectAccessible, test } from './support.ts';

const missing = '/no/such/page';

for (const [mark, origin] of Object.entries(site)) {
  test(`an address that names nothing says so, in the ${mark} site's frame`, async ({ page, faults }) => {
    faults.expect(/404.*\/no\/such\/page/);
    const response = await page.goto(origin + missing);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops. The page not found.');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
  });
}

test('on a phone what a page tells of a fault is set without a break in a word', async ({ page, faults }) => {
  faults.expect(/400|403/);
  await page.setViewportSize(screenOf(390));
  for (const path of ['/%E0', '/about-us/intro/2/preview']) {
    await page.goto(site.cn + path);
    await expectWhole(page);
  }
});

for (const [kind, accept] of [
  ['in the frame of its site', 'text/html'],
  ['alone', '*/*'],
] as const) {
  test(`on the narrowest phone the title of a fault that stands ${kind} breaks between words`, async ({ page }) => {
    await page.setViewportSize(screenOf(320));
    await page.route(`${site.cn}/form/1`, async (route) => {
      const response = await route.fetch({ method: 'PUT', headers: { accept } });
      await route.fulfill({ response, status: 200 });
    });
    await page.goto(`${site.cn}/form/1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个页面不接受提交');
    await expectWhole(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'));
    await expectWhole(page);
  });
}

test('what a page tells of a fault has lines that are read with ease, however wide the window', async ({
  page,
  faults,
}) => {
  faults.expect(/400|403|404/);
  for (const width of [1024, 1920]) {
    await page.setViewportSize(screenOf(width));
    for (const path of ['/%E0', '/about-us/intro/2/preview', missing]) {
      await page.goto(site.en + path);
      const letters = await page.locator('main p >> nth=0').evaluate((words) => {
        const lines = document.createRange();
        lines.selectNodeContents(words);
        const tops = [...lines.getClientRects()].map(({ top }) => Math.round(top));
        return words.textContent.length / new Set(tops).size;
      });
      expect(letters, `${path} at ${width} px`).toBeLessThan(80);
    }
  }
});

test('a page that tells of a fault has the letters of the head above it, as large as the visitor wants them', async ({
  page,
  faults,
}) => {
  faults.expect(/403/);
  await page.goto(`${site.en}/about-us/intro/2/preview`);
  const look = (selector: string) =>
    page.locator(selector).evaluate((each) => {
      const { fontFamily, fontSize } = getComputedStyle(each);
      return { face: fontFamily, size: Number.parseFloat(fontSize) };
    });
  const [title, words, head] = await Promise.all(['.fault h1', '.fault p >> nth=0', 'vt-header > .vt'].map(look));
  expect([title?.face, words?.face]).toEqual([head?.face, head?.face]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await look('.fault h1')).toEqual({ face: title?.face, size: 2 * (title?.size ?? 0) });
  expect(await look('.fault p >> nth=0')).toEqual({ face: words?.face, size: 2 * (words?.size ?? 0) });
});

test('from there one link leads home', async ({ page, faults }) => {
  faults.expect(/404.*\/no\/such\/page/);
  await page.goto(site.en + missing);
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(`${site.en}/`);
});

test('its ground goes on to the footer on a phone, below the strip that waits there', async ({ page, faults }) => {
  faults.expect(/404.*\/no\/such\/page/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.cn + missing);
  const [place, footer] = await Promise.all(
    ['vt-not-found', 'vt-footer'].map((name) => page.locator(name).boundingBox()),
  );
  const [below] =
    (await page.locator('main > vt-not-found').evaluate((it) => getComputedStyle(it).boxShadow)).match(
      /\d+(?=px 0px 0px$)/,
    ) ?? [];
  expect((place?.y ?? 0) + (place?.height ?? 0) + Number(below)).toBeGreaterThanOrEqual(footer?.y ?? 0);
});

test('the ground of the footer goes on to the end of a window that is higher than the page', async ({
  page,
  faults,
}) => {
  faults.expect(/404.*\/no\/such\/page/);
  await page.setViewportSize({ width: 1920, height: 2400 });
  await page.goto(site.en + missing);
  const foot = await page.locator('vt-footer').boundingBox();
  const top = (foot?.y ?? 0) + (foot?.height ?? 0);
  expect(top).toBeLessThan(2400);
  const { dominant, isOpaque, channels } = await sharp(
    await page.screenshot({ clip: { x: 0, y: top - 1, width: 100, height: 2400 - top + 1 } }),
  ).stats();
  expect(isOpaque).toBe(true);
  expect(dominant).not.toEqual({ r: 255, g: 255, b: 255 });
  // One colour, from the footer's last line on.
  expect(channels.map(({ stdev }) => stdev)).toEqual(channels.map(() => 0));
});
