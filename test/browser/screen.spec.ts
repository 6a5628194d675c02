import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, findForm, type Mark } from './consult-form.ts';
import { lookAtText } from './look-at-text.ts';
import { expectAnswer, marks, pages, pathOf } from './pages.ts';
import { expectWhole, screenOf, widths } from './screens.ts';
import { expect, test } from './support.ts';

/** Carousels stand still, so that each look finds the same. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectWholeAtEachWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize(screenOf(width));
      await expectWhole(page);
    });
  }
}

/** Opens a page with all of its carousels come to life; where all slides fit there is nothing to move. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const carousels = page.locator('main section.carousel:has(.controls)');
  for (const carousel of await carousels.all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveClass(/ live/);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function openForm(page: Page, mark: Mark) {
  await open(page, site[mark]);
  await page.locator('vt-header [data-vt-open]').filter({ visible: true }).first().click();
  const form = findForm(page.getByRole('dialog', { name: consult[mark].title }), mark);
  await expect(form.name).toBeVisible();
  return form;
}

/** Pages whose words would break where as many cards as usual stood beside one another. */
const cardsOf = {
  product: 'vt-product-functions .functions > li',
  article: 'vt-article-related .card-grid > li',
  publications: 'vt-publication-list .shelf > li',
};

/** Words that are set in two lines without a hyphen in them, by the section that they are in. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement as Element;
      if (element.closest('script, style, template, noscript, pre, code, textarea, select, [inert]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${element.closest('[data-vt-key]')?.localName}: ${word}`);
      }
    }
    return broken;
  });
}

for (const name of ['home page', 'about us', 'event', 'case'])
  test(`no word of the ${name} breaks on any screen where text is twice as large`, async ({ page }) => {
    const walked = pages.find((each) => each.name === name);
    await page.goto(site.en + (walked && pathOf(walked, 'en')));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize(screenOf(width));
      await page.evaluate(() => document.fonts.ready);
      expect(await findBrokenWords(page), `at ${width} px`).toEqual([]);
    }
  });

for (const mark of marks) {
  for (const each of pages.filter(({ overlaid }) => !overlaid)) {
    test(`the ${mark} ${each.name} shows every word to those who need it twice as large`, async ({ page, faults }) => {
      expectAnswer(faults, each);
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, site[mark] + pathOf(each, mark));
      await test.step('zoomed to 200 %', async () => {
        await page.setViewportSize({ width: 640, height: 450 });
        await expectWhole(page);
      });
      await test.step('zoomed to 400 %', async () => {
        await page.setViewportSize({ width: 320, height: 256 });
        await expectWhole(page);
      });
      for (const width of [1280, 768, 390])
        await test.step(`text alone at 200 %, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
          await expectWhole(page);
        });
    });
  }

  for (const [name, cards] of Object.entries(cardsOf))
    test(`the ${mark} ${name} has its cards in fewer columns where text is twice as large`, async ({ page }) => {
      const walked = pages.find((each) => each.name === name);
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(site[mark] + (walked && pathOf(walked, mark)));
      const countColumns = () =>
        page
          .locator(cards)
          .filter({ visible: true })
          .evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);
      const before = await countColumns();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await countColumns()).toBeLessThan(before);
    });

  test(`the ${mark} form shows every word at every width, with its errors and with its list open`, async ({ page }) => {
    const form = await openForm(page, mark);
    await expectWholeAtEachWidth(page);
    await form.send.press('Enter');
    await expect(form.name).toHaveAttribute('aria-invalid', 'true');
    await expectWholeAtEachWidth(page);
    await form.interests.click();
    await expect(form.interest(consult[mark].interests.values[0])).toBeVisible();
    await expectWholeAtEachWidth(page);
  });

  test(`the ${mark} menus and their drawer show every word`, async ({ page }) => {
    await open(page, site[mark]);
    // The header comes to life with the first focus in it.
    await page.locator('vt-header .brand').first().focus();
    await expect(page.locator('vt-header')).toHaveAttribute('data-vt-ready');
    for (const width of widths.filter((each) => each >= 768)) {
      await page.setViewportSize(screenOf(width));
      const openers = page.locator('vt-header .more').filter({ visible: true });
      for (const opener of await openers.all()) {
        await opener.press('Enter');
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await expectWhole(page);
        await page.keyboard.press('Escape');
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
      }
    }
    await page.setViewportSize(screenOf(390));
    await page.locator('vt-header .bar > button.tool').click();
    const drawer = page.locator('vt-header .drawer');
    await expect(drawer).toBeVisible();
    await expectWhole(page);
    await drawer.locator('summary').first().click();
    await expectWhole(page);
  });

  test(`the ${mark} codes of the footer stay in the window`, async ({ page }) => {
    await open(page, site[mark]);
    for (const width of widths.filter((each) => each >= 768)) {
      await page.setViewportSize(screenOf(width));
      const name = page.locator('vt-footer .code-name').first();
      await name.hover();
      await expect(page.locator('vt-footer .code-card').first()).toBeVisible();
      await expectWhole(page);
    }
  });

  test(`the ${mark} floating buttons lie over nothing that the page says or links`, async ({ page }) => {
    await open(page, site[mark]);
    for (const width of widths) {
      await page.setViewportSize(screenOf(width));
      const covered = await page.evaluate(() => {
        const found = new Set<string>();
        const stack = document.querySelector('vt-actions .stack') as Element;
        const parts = [...stack.querySelectorAll('a')];
        const step = innerHeight / 2;
        /** What scrolls sideways shows nothing beyond its edges. */
        const isBeyond = (element: Element) => {
          const { left, right } = element.getBoundingClientRect();
          for (let frame = element.parentElement; frame; frame = frame.parentElement) {
            const edges = frame.getBoundingClientRect();
            if (getComputedStyle(frame).overflowX !== 'visible' && (left >= edges.right - 1 || right <= edges.left + 1))
              return true;
          }
          return false;
        };
        for (let y = 0; y < document.documentElement.scrollHeight - innerHeight + step; y += step) {
          scrollTo({ top: y, behavior: 'instant' });
          // A strip as wide as the window takes its place from the window, as the header does.
          if (stack.getBoundingClientRect().width >= innerWidth - 20) continue;
          const boxes = parts.map((part) => part.getBoundingClientRect());
          for (const other of document.querySelectorAll(
            'main :is(a, button, p, h2, h3, h4, li, time), vt-footer :is(a, button, p)',
          )) {
            if (!other.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || other.closest('[inert]'))
              continue;
            const box = other.getBoundingClientRect();
            if (
              boxes.some(
                (part) =>
                  part.left < box.right - 1 &&
                  part.right > box.left + 1 &&
                  part.top < box.bottom &&
                  part.bottom > box.top,
              ) &&
              !isBeyond(other)
            )
              found.add(`${other.localName} ${other.textContent.slice(0, 30)}`);
          }
        }
        return [...found];
      });
      expect(covered, `at ${width} px`).toEqual([]);
    }
  });
}

test('what is cut, covered, broken or too wide would be found', async ({ page }) => {
  await open(page, site.cn);
  await page.setViewportSize(screenOf(390));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .wall a { height: 20px !important; overflow: hidden; }
      .latest time { position: relative; top: 26px; }
      .latest h3 { max-width: 3.5em; word-break: break-all !important; }
      .latest li { display: block !important; min-width: 500px; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await lookAtText(page);
  for (const [kind, faults] of Object.entries(found)) expect(faults, kind).not.toEqual([]);
});

test('at the end of the page the floating buttons stand above the footer', async ({ page }) => {
  await page.setViewportSize(screenOf(390));
  await page.goto(site.cn);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const consultButton = page.locator('vt-actions .consult');
  await expect(consultButton).toBeVisible();
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(
      async () =>
        (await bottomOf('vt-actions .stack')) <=
        (await page.locator('vt-footer').evaluate((footer) => footer.getBoundingClientRect().top)) + 1,
    )
    .toBe(true);
  expect(await bottomOf('main')).toBeLessThanOrEqual(
    (await page.locator('vt-actions .stack').evaluate((stack) => stack.getBoundingClientRect().top)) + 1,
  );
});

test('the floating button goes where the page ends with a band that has it', async ({ page }) => {
  await page.setViewportSize(screenOf(390));
  await page.goto(`${site.cn}/solution`);
  const floating = page.locator('vt-actions .consult');
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await expect(floating).toBeVisible();
  const band = page.locator('vt-consult-cta');
  await band.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(floating).toBeHidden();
  const topOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  expect(await topOf('vt-footer')).toBeCloseTo(
    await band.evaluate((element) => element.getBoundingClientRect().bottom),
    0,
  );
});

test('the floating buttons leave no gap above the footer of a short page', async ({ page, faults }) => {
  faults.expect(/404/);
  await page.setViewportSize(screenOf(768));
  await page.goto(`${site.cn}/no/such/page`);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(page.locator('vt-actions .consult')).toBeInViewport({ ratio: 1 });
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [name, words] of [
    ['vt-news', '.story'],
    ['vt-hero-carousel', '.banner .measure'],
  ] as const)
    test(`no words stand over words while ${name} fades`, async ({ page }) => {
      await page.goto(site.cn);
      const carousel = page.locator(`${name} section.carousel`).first();
      await carousel.scrollIntoViewIfNeeded();
      // Under the pointer it does not turn by itself.
      await carousel.hover();
      await expect(carousel).toHaveClass(/ settled/);
      const legible = await carousel.evaluate(async (element, selector) => {
        const dots = element.querySelectorAll<HTMLElement>('.dot');
        const next = [...dots].findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
        dots[next % dots.length]?.click();
        // The change is the renderer's, in a task of its own.
        await new Promise((resolve) =>
          new MutationObserver(resolve).observe(element, {
            subtree: true,
            attributes: true,
            attributeFilter: ['data-place'],
          }),
        );
        const fades = element.getAnimations({ subtree: true });
        for (const fade of fades) fade.pause();
        const strength = (each: Element) => {
          let product = 1;
          for (let one: Element | null = each; one && one !== element; one = one.parentElement)
            product *= Number(getComputedStyle(one).opacity);
          return product;
        };
        const most: number[] = [];
        for (let time = 0; time <= 500; time += 20) {
          for (const fade of fades) fade.currentTime = time;
          most.push([...element.querySelectorAll(selector)].filter((each) => strength(each) > 0.05).length);
        }
        return { fades: fades.length, most: Math.max(...most), ends: most.at(-1) };
      }, words);
      expect(legible.fades).toBeGreaterThan(0);
      expect(legible).toMatchObject({ most: 1, ends: 1 });
    });
});

test('in a window of a few lines the consult button waits above the footer, and the header alone stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${site.en}/activity`);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const floating = page.locator('vt-actions .consult');
  await expect(floating).not.toBeInViewport();
  await page.locator('vt-footer').scrollIntoViewIfNeeded();
  await floating.scrollIntoViewIfNeeded();
  await expect(floating).toBeInViewport({ ratio: 1 });
});

for (const [part, path, width] of [
  ['.section-head h2', '/solution', 390],
  ['.latest h3 a', '/', 768],
  ['.case-metric', '/cases', 390],
  ['vt-product-list :is(h2, h3) a', '/product', 390],
  ['vt-solution-scenes h3', '/solution/501', 390],
  ['vt-event-carousel h3 a', '/activity', 390],
  ['vt-event-speakers h3', '/activity/501', 390],
  ['vt-portal-doors a', '/go1688', 390],
] as const)
  test(`a word as long as German ones breaks where it has no room, and nothing scrolls sideways: ${part}`, async ({
    page,
  }) => {
    await page.setViewportSize(screenOf(width));
    await page.goto(site.en + path);
    const wide = () =>
      page.evaluate((part) => {
        for (const each of document.querySelectorAll(part))
          each.textContent = 'Rechtsschutzversicherungsgesellschaften'.repeat(2);
        const right = document.querySelector(part)?.getBoundingClientRect().right ?? 0;
        return Math.max(document.documentElement.scrollWidth, right) - innerWidth;
      }, part);
    await expect(page.locator(part).first()).toBeAttached();
    expect(await wide()).toBeLessThanOrEqual(0);
  });

for (const [name, path] of [
  ['product-scenes', '/product/501'],
  ['solution-scenes', '/solution/501'],
  ['home-solutions', '/'],
] as const)
  test(`on paper a carousel has all its slides, where nothing else has them: ${name}`, async ({ page }) => {
    await page.goto(site.en + path);
    const carousel = page.locator(`vt-${name} .carousel`);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toContainClass('live');
    await page.emulateMedia({ media: 'print' });
    const headings = carousel.locator('h3');
    const seen = () =>
      headings.evaluateAll((all) => all.map((each) => each.checkVisibility({ opacityProperty: true })));
    await expect.poll(seen).toEqual(Array<boolean>(await headings.count()).fill(true));
    expect(await headings.count()).toBeGreaterThan(1);
  });
