import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { screenOf } from './screens.ts';
import { expect, tabTo, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page with its first carousel come to life. */
async function openHome(page: Page): Promise<void> {
  await page.goto(site.en);
  await expect(page.locator('section.carousel').first()).toHaveClass(/ settled/);
}

for (const colorScheme of ['dark', 'light'] as const)
  test.describe(`in forced ${colorScheme} colours`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' }));

    test('buttons have an edge, icons a colour, and the shown slide a mark', async ({ page }) => {
      await openHome(page);
      const seen = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        const colourOf = (name: string) => {
          probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
          return getComputedStyle(probe).color;
        };
        const canvas = colourOf('Canvas');
        const highlight = colourOf('Highlight');
        const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const edgeless = [...document.querySelectorAll('.primary, .secondary, .consult')].filter((button) => {
          const { borderTopWidth, borderTopColor } = getComputedStyle(button);
          return shown(button) && (Number.parseFloat(borderTopWidth) < 1 || borderTopColor === canvas);
        });
        const lost = [...document.querySelectorAll('a svg path, button svg path')].filter(
          (path) => shown(path) && getComputedStyle(path).stroke === canvas,
        );
        const dots = [...(document.querySelector('.carousel')?.querySelectorAll('.dot') ?? [])].map((dot) => ({
          current: dot.getAttribute('aria-current') === 'true',
          colour: getComputedStyle(dot, '::before').backgroundColor,
        }));
        return {
          edgeless: edgeless.map((each) => each.textContent),
          lost: lost.length,
          marked: dots.filter(({ current, colour }) => current && colour === highlight).length,
          others: dots.filter(({ current, colour }) => !current && colour !== canvas && colour !== highlight).length,
          dots: dots.length,
        };
      });
      expect(seen).toEqual({ edgeless: [], lost: 0, marked: 1, others: seen.dots - 1, dots: seen.dots });
      expect(seen.dots).toBeGreaterThan(1);
    });

    test('the focus is seen, and selects look like selects', async ({ page }) => {
      await openHome(page);
      const opener = page.locator('vt-header .bar > [data-vt-open]').filter({ visible: true });
      await tabTo(opener);
      const ring = await opener.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return { outlineStyle, outlineWidth, seen: outlineColor !== getComputedStyle(document.body).backgroundColor };
      });
      expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', seen: true });
      await page.keyboard.press('Enter');
      const select = page.locator('vt-form select');
      await expect(select).toBeVisible();
      await expect(select).toHaveCSS('appearance', 'auto');
      const mark = await page
        .locator('vt-form summary')
        .first()
        .evaluate((summary) => getComputedStyle(summary, '::after').content);
      expect(mark).toContain('▾');
    });
  });

test.describe('on paper', () => {
  // A sheet of A4 within its margins.
  test.use({ viewport: { width: 718, height: 1000 } });

  for (const path of ['/', '/privacy', '/activity', '/media', '/services', '/go1688'])
    test(`${path} is dark words on white, without what only a screen needs`, async ({ page }) => {
      await page.goto(site.en + path);
      await page.emulateMedia({ media: 'print' });
      for (const part of ['vt-header', 'vt-actions', 'vt-consult-cta', '.controls', '.anchors', '.skip', '.filters'])
        for (const each of await page.locator(part).all()) await expect(each).toBeHidden();
      const pale = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const element = texts.currentNode.parentElement;
          if (!element || texts.currentNode.nodeValue?.trim() === '' || element.closest('script, .unseen')) continue;
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
          // Printers leave grounds out: what is not dark cannot be read.
          if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 110) found.push(element.textContent);
        }
        return found;
      });
      expect(pale).toEqual([]);
    });

  for (const [name, path, next] of [
    ['an article', '/article-detail/news/532', 'vt-article-related'],
    ['a case', '/case-detail/501', 'vt-case-next'],
  ] as const)
    test(`${name} is its own words, without buttons and without what there is to read next`, async ({ page }) => {
      await page.goto(site.en + path);
      await expect(page.locator(next)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator(next)).toBeHidden();
      for (const each of await page.locator('main :is(.primary, .secondary, a.more, .film-play)').all())
        await expect(each).toBeHidden();
    });

  test('what lies on a film’s picture stands below it', async ({ page }) => {
    await page.goto(`${site.en}/media`);
    await page.emulateMedia({ media: 'print' });
    const card = page.locator('vt-media-list .media-card', { hasText: 'Register to watch' }).first();
    const picture = await card.locator('.media-picture').boundingBox();
    const marks = await card.locator('.media-marks').boundingBox();
    expect(marks?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  });

  test('a text says the addresses of its links', async ({ page }) => {
    await page.goto(`${site.en}/privacy`);
    await page.emulateMedia({ media: 'print' });
    const said = await page.locator('.rich').evaluate((text) => {
      const link = text.appendChild(document.createElement('a'));
      link.href = 'https://www.example.com/terms';
      return getComputedStyle(link, '::after').content;
    });
    expect(said).toContain('https://www.example.com/terms');
  });
});

test('a customer’s dark mark turns light where forced colours are dark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${site.en}/case-detail/501`);
  await expect(page.locator('vt-case-hero .customer img')).toHaveCSS('filter', 'invert(1)');
});

test('the arrows of the menu’s drawer have the colour of their entries where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize(screenOf(390));
  await page.goto(`${site.en}/privacy`);
  await page.locator('vt-header .bar > button.tool').click();
  const entry = page.locator('.drawer:modal summary').first();
  await expect(entry).toBeVisible();
  const { color, arrow } = await entry.evaluate((entry) => ({
    color: getComputedStyle(entry).color,
    arrow: getComputedStyle(entry.querySelector('svg') as Element).color,
  }));
  expect(arrow).toBe(color);
});

test('who asked for less motion sees changes at once', async ({ page }) => {
  await openHome(page);
  const moving = await page.evaluate(async () => {
    const dots = document.querySelector('.carousel')?.querySelectorAll<HTMLElement>('.dot') ?? [];
    const changed = new Promise((resolve) =>
      new MutationObserver(resolve).observe(document.body, { subtree: true, attributeFilter: ['data-place'] }),
    );
    dots[1]?.click();
    await changed;
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });
  expect(moving).toBe(0);
});

test('a carousel of twenty has its dots and arrows in one line on a phone', async ({ page }) => {
  await page.setViewportSize(screenOf(390));
  await page.goto(`${site.en}/activity`);
  const controls = page.locator('vt-event-carousel .live .controls');
  await expect(controls).toBeVisible();
  const { lines, out, dot } = await controls.evaluate((line) => {
    const dots = line.querySelectorAll('.dot');
    for (let count = dots.length; count < 20; count += 1) dots[0]?.after(dots[1]?.cloneNode() ?? '');
    const boxes = [...line.children].map((each) => each.getBoundingClientRect());
    const mark = line.querySelector('.dot:nth-of-type(4)');
    return {
      lines: new Set(boxes.map(({ top }) => top)).size,
      out: boxes.filter(({ right }) => right > innerWidth).length,
      dot: mark && Number.parseFloat(getComputedStyle(mark, '::before').width),
    };
  });
  expect({ lines, out }).toEqual({ lines: 1, out: 0 });
  expect(dot).toBeGreaterThan(2);
});

test('where a finger would not hit its dots, a carousel says in numbers where it is', async ({ page }) => {
  await page.goto(`${site.en}/activity`);
  const controls = page.locator('vt-event-carousel .live .controls');
  await expect(controls).toBeVisible();
  const grow = (count: number) =>
    controls.evaluate((line, many) => {
      const dots = line.querySelectorAll('.dot');
      for (let at = dots.length; at < many; at += 1) dots[0]?.after(dots[1]?.cloneNode() ?? '');
    }, count);
  const look = () =>
    controls.evaluate((line) => {
      const shown = [...line.children].filter((each) => getComputedStyle(each).visibility === 'visible');
      const lefts = shown.map((each) => each.getBoundingClientRect().left).sort((one, other) => one - other);
      return {
        dots: shown.filter((each) => each.matches('.dot')).length,
        // From one to the next, to which the numbers belong.
        least: Math.min(...lefts.slice(1).map((left, at) => left - (lefts[at] as number))),
        numbers: Number.parseFloat(getComputedStyle(line, '::after').width) > 0,
      };
    });
  await grow(8);
  await page.setViewportSize(screenOf(390));
  const eight = await look();
  expect(eight).toMatchObject({ dots: 8, numbers: false });
  expect(eight.least).toBeGreaterThanOrEqual(24);
  await grow(12);
  await page.setViewportSize(screenOf(1440));
  expect(await look()).toMatchObject({ dots: 12, numbers: false });
  for (const width of [320, 390]) {
    await page.setViewportSize(screenOf(width));
    const { dots, least, numbers } = await look();
    expect({ dots, numbers }).toEqual({ dots: 0, numbers: true });
    expect(least).toBeGreaterThanOrEqual(24);
  }
});
