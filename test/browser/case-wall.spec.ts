import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { screenOf, widths } from './screens.ts';
import { expect, expectAccessible, saveData, tabTo, test } from './support.ts';

const globeChunk = /\/globe\.js/;

/** Goes to the wall on the home page, and gives its parts. */
async function open(page: Page, address = `${site.en}/`) {
  await page.goto(address);
  const wall = page.locator('vt-case-wall');
  await wall.locator('.places').scrollIntoViewIfNeeded();
  await expect(wall).toHaveAttribute('data-vt-ready');
  const stage = wall.locator('.stage');
  const tip = (customer: string) => wall.locator('.tip-list').getByRole('link', { name: customer });
  return { wall, stage, tip, canvas: stage.locator('canvas'), map: stage.locator('.world') };
}

/** Notes whether the globe is asked for. */
function watchGlobe(page: Page): () => boolean {
  let asked = false;
  page.on('request', (request) => {
    asked ||= globeChunk.test(request.url());
  });
  return () => asked;
}

/** What a page says of a visitor whom bytes cost. */

const noWebGl = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};

/** The still picture with its marks and its list, and nothing fetched to turn it. */
async function expectStillPicture(page: Page, wasAsked: () => boolean) {
  const { wall, map, canvas, stage, tip } = await open(page);
  await tip('Solenne Solar').focus();
  await expect(stage.locator('.tip')).toHaveText('Antofagasta, Chile Solenne Solar');
  await expect(stage.locator('.marker.active')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(map).toBeVisible();
  await expect(canvas).toHaveCount(0);
  expect(wasAsked()).toBe(false);
  await expect(wall.getByRole('button', { name: 'Stop the globe' })).toHaveCount(0);
}

test.describe('the globe', () => {
  test('is fetched once its place nears the screen, and takes the still picture’s', async ({ page }) => {
    const wasAsked = watchGlobe(page);
    await page.goto(`${site.en}/`, { waitUntil: 'networkidle' });
    expect(wasAsked()).toBe(false);
    const { stage, canvas, map } = await open(page);
    await expect(stage).toHaveClass(/\bturning\b/);
    await expect(canvas).toBeVisible();
    await expect(map).toBeHidden();
    await expectAccessible(page);
  });

  for (const width of widths)
    test(`is whole at ${width} px, and as round as its place lets it be`, async ({ page }) => {
      await page.setViewportSize(screenOf(width));
      const { stage } = await open(page);
      await expect(stage).toHaveClass(/\bturning\b/);
      const [place, globe] = [await stage.boundingBox(), await stage.locator('.globe').boundingBox()];
      if (!place || !globe) throw new Error('There is no globe.');
      const side = Math.min(place.width, place.height);
      expect(globe.width).toBeCloseTo(side, 0);
      expect(globe.height).toBeCloseTo(side, 0);
      expect(globe.x + globe.width / 2).toBeCloseTo(place.x + place.width / 2, 0);
    });

  test('turns to the customer that the keyboard is on, whose case Enter opens', async ({ page }) => {
    const { stage, tip } = await open(page);
    await expect(stage).toHaveClass(/\bturning\b/);
    const link = tip('Solenne Solar');
    await tabTo(link);
    await expect(stage.locator('.tip')).toHaveText('Antofagasta, Chile Solenne Solar');
    // On our side, in the middle.
    await expect
      .poll(() =>
        stage.locator('.pin').evaluate((pin) => {
          const [x = 0, y = 0] = ['--x', '--y'].map((name) => Number.parseFloat(pin.style.getPropertyValue(name)));
          return pin.classList.contains('behind') ? 'behind' : Math.hypot(x - 50, y - 50) < 2;
        }),
      )
      .toBe(true);
    const address = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.en + address);
  });

  test('stands still when it is told to, and holds nobody who goes by with Tab', async ({ page }) => {
    const { wall, stage, tip } = await open(page);
    await expect(stage).toHaveClass(/\bturning\b/);
    await tabTo(wall.getByRole('button', { name: 'Stop the globe' }));
    await page.keyboard.press('Enter');
    await expect(wall.getByRole('button', { name: 'Turn the globe' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tip('Lanchuan Heavy Industries')).toBeFocused();
  });

  test('comes back with its page out of the browser’s memory', async ({ page }) => {
    const { stage, tip } = await open(page);
    await expect(stage).toHaveClass(/\bturning\b/);
    await tip('Solenne Solar').click();
    await expect(page).toHaveURL(/case-detail/);
    await page.goBack();
    await page.locator('vt-case-wall .places').scrollIntoViewIfNeeded();
    await expect(stage).toHaveClass(/\bturning\b/);
  });

  test('gives its drawing back when the widget leaves, and the still picture when it is taken', async ({ page }) => {
    const { wall, stage, map } = await open(page);
    await expect(stage).toHaveClass(/\bturning\b/);
    await wall.evaluate((element) => element.remove());
    await expect(page.locator('canvas')).toHaveCount(0);
    await page.evaluate(() => {
      const createElement = document.createElement.bind(document);
      document.createElement = ((name: string) => {
        const element = createElement(name);
        if (name === 'canvas') Object.assign(window, { lastCanvas: [...(window.lastCanvas ?? []), element] });
        return element;
      }) as typeof document.createElement;
      document.querySelector('main')?.append(document.createElement('vt-case-wall'));
    });
    await page.locator('vt-case-wall .places').scrollIntoViewIfNeeded();
    await expect(stage).toHaveClass(/\bturning\b/);
    await page.evaluate(() => {
      for (const canvas of window.lastCanvas ?? []) canvas.dispatchEvent(new Event('webglcontextlost'));
    });
    await expect(map).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  test('stands bare on a strict page of another origin, which it asks for nothing more', async ({ page }) => {
    await page.route(`${partner}/plain.html`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: {
          'content-security-policy': `default-src 'none'; script-src ${site.cn}; connect-src ${site.cn}; img-src ${site.cn}; require-trusted-types-for 'script'; trusted-types 'none'`,
        },
        body: `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="${site.cn}/favicon.ico"><h1>Page</h1><vt-case-wall></vt-case-wall><script async src="${site.cn}/loader.js"></script>`,
      }),
    );
    const { stage, canvas } = await open(page, `${partner}/plain.html`);
    await expect(stage).toHaveClass(/\bturning\b/);
    await expect(canvas).toBeVisible();
  });
});

test.describe('the still picture', () => {
  test('stays for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectStillPicture(page, watchGlobe(page));
  });

  test('stays for visitors who save data', async ({ page }) => {
    await saveData(page);
    await expectStillPicture(page, watchGlobe(page));
  });

  test('stays without WebGL', async ({ page }) => {
    await page.addInitScript(noWebGl);
    await expectStillPicture(page, watchGlobe(page));
  });

  test('stays where the globe cannot be had', async ({ page, faults }) => {
    faults.expect(/globe/);
    await page.route(globeChunk, (route) => route.abort());
    const { map, canvas } = await open(page);
    await page.waitForLoadState('networkidle');
    await expect(map).toBeVisible();
    await expect(canvas).toHaveCount(0);
  });

  test('comes back when a visitor asks for less motion', async ({ page }) => {
    const { stage, canvas, map } = await open(page);
    await expect(stage).toHaveClass(/\bturning\b/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(map).toBeVisible();
    await expect(canvas).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('stands with every customer’s place, and leads to their cases', async ({ page }) => {
      await page.goto(`${site.en}/`);
      const wall = page.locator('vt-case-wall');
      await expect(wall.locator('.world')).toBeVisible();
      const links = wall.locator('.tip-list').getByRole('link');
      expect(await links.count()).toBe(await wall.locator('.marker').count());
      await expect(links.first()).toHaveAttribute('href', /^\/case-detail\/\d+$/);
    });
  });
});

test.describe('the wall of logos', () => {
  for (const width of widths)
    test(`brings every logo into view that the keyboard comes to at ${width} px, there and back`, async ({ page }) => {
      await page.setViewportSize(screenOf(width));
      const { wall } = await open(page);
      const logos = wall.locator('.wall').getByRole('link');
      const hidden = () =>
        logos.evaluateAll((all) => {
          const focused = all.find((logo) => logo === document.activeElement);
          const frame = focused?.closest('.wall')?.getBoundingClientRect();
          const place = focused?.getBoundingClientRect();
          const isWhole = frame && place && place.left > frame.left - 2 && place.right < frame.right + 2;
          return isWhole ? '' : `${focused?.textContent} is not whole`;
        });
      await logos.first().focus();
      const count = await logos.count();
      for (const key of [...Array(count - 1).fill('Tab'), ...Array(count - 1).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        await expect.poll(hidden).toBe('');
      }
    });

  test('has all logos within reach of its arrows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { wall } = await open(page);
    const last = wall.locator('.wall').getByRole('link').last();
    await wall.locator('.wall').scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport();
    const next = wall.getByRole('button', { name: 'More customers' });
    await next.click();
    await expect(last).toBeInViewport();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await wall.getByRole('button', { name: 'Previous customers' }).click();
    await expect(last).not.toBeInViewport();
  });

  for (const width of [390, 1440])
    test(`keeps no room at ${width} px for more than the three that it has`, async ({ page }) => {
      await page.setViewportSize(screenOf(width));
      const { wall } = await open(page);
      const heights = await wall.locator('.wall').evaluate((frame) => {
        for (const logo of frame.querySelectorAll('li:nth-child(n + 4)')) logo.remove();
        return [...frame.querySelectorAll('ul, li')].map((each) => each.getBoundingClientRect().height);
      });
      expect(heights).toHaveLength(4);
      expect(new Set(heights).size, 'different heights').toBe(1);
    });
});

declare global {
  interface Window {
    lastCanvas?: HTMLCanvasElement[];
  }
}
