import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { startOwnServer } from './own-server.ts';
import { expect, test } from './support.ts';

const frameOf = (page: Page) => page.locator('vt-page-frame iframe');
const heightOf = (page: Page) => frameOf(page).evaluate((frame) => frame.clientHeight);

/** How much higher the page in the frame is than the frame, and the other way round. */
const gapOf = (page: Page) =>
  frameOf(page).evaluate((frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.documentElement;
    return root ? Math.abs(frame.clientHeight - root.getBoundingClientRect().height) : Number.NaN;
  });

test('a frame is as high as its page, and grows and shrinks with it', async ({ page }) => {
  await page.goto(`${site.cn}/ai`);
  await expect.poll(() => gapOf(page)).toBeLessThan(1);
  const before = await heightOf(page);
  const question = page.frameLocator('vt-page-frame iframe').locator('summary').first();
  await question.click();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
  await expect.poll(() => gapOf(page)).toBeLessThan(1);
  await question.click();
  await expect.poll(() => heightOf(page)).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
  await expect.poll(() => gapOf(page)).toBeLessThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on the narrowest phone no cell of its table stands in single letters', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.cn}/ai`);
  const cells = page.frameLocator('vt-page-frame iframe').locator('td');
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return { text: cell.textContent, letters: (cell.textContent?.length ?? 0) / new Set(tops).size };
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter(({ letters }) => letters < 2)).toEqual([]);
});

test('without a script the frame has a height of its own, and its page can be opened alone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1024, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site.en}/ai`);
  expect((await frameOf(page).boundingBox())?.height).toBeGreaterThan(600);
  await page.getByRole('link', { name: 'Open on its own' }).evaluate((link) => link.removeAttribute('target'));
  await page.getByRole('link', { name: 'Open on its own' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An assistant that reads ledgers and schedules');
  await context.close();
});

test.describe('a page of another origin in a frame', () => {
  const host = 'https://static.example';
  const stranger = 'https://stranger.example';
  let server: Awaited<ReturnType<typeof startOwnServer>>;
  test.beforeAll(async () => {
    server = await startOwnServer();
  });
  test.afterAll(() => server.stop());

  async function open(page: Page, body: string) {
    const answer = (html: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Frame</title>${html}` });
    await page.route(`${host}/**`, (route) => route.fulfill(answer(body)));
    await page.route(`${stranger}/**`, (route) =>
      route.fulfill(
        answer(
          `<script>top.postMessage({ type: 'vitrine:frame-height', height: 5000 }, '*'); parent.postMessage('sent', '*')</script>`,
        ),
      ),
    );
    await page.addInitScript(() => {
      if (window !== top) return;
      const heard: string[] = [];
      addEventListener('message', ({ origin, data }) => heard.push(`${origin} ${data.height}`));
      Object.assign(window, { heard });
    });
    await page.goto(`${server.origin}/cn/ai`);
    await expect(page.locator('vt-page-frame')).toHaveAttribute('data-vt-ready');
  }

  test('is as high as it says, whatever a stranger says', async ({ page }) => {
    // It says it again and again, as a machine may be slow to come to a test's own word.
    const saying = `parent.postMessage({ type: 'vitrine:frame-height', height: 1234 }, '*')`;
    await open(page, `<p>A page</p><script>const saying = setInterval(() => ${saying}, 100)</script>`);
    const frame = frameOf(page);
    await expect(frame).toHaveCSS('height', '1234px');
    const inner = page.frames().find((each) => each.url().startsWith(host));
    await inner?.evaluate('clearInterval(saying)');
    await inner?.evaluate((src) => {
      const nested = document.createElement('iframe');
      nested.src = src;
      document.body.append(nested);
    }, `${stranger}/`);
    await expect
      .poll(() => page.evaluate(() => [...new Set(Reflect.get(window, 'heard'))]))
      .toEqual([`${host} 1234`, `${stranger} 5000`]);
    await expect(frame).toHaveCSS('height', '1234px');
  });

  test('that does not say is as high as the window, and the console says why', async ({ page, faults }) => {
    faults.expect(/cannot get iframe content height/);
    const said = page.waitForEvent('console', (message) => message.text().includes('cannot get iframe content height'));
    await page.clock.install();
    await open(page, '<p>Silent</p>');
    await page.clock.runFor(3000);
    await said;
    expect(await heightOf(page)).toBeGreaterThan(400);
  });
});
