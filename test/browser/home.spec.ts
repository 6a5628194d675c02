import type { APIRequestContext, Page } from '@playwright/test';
import { site } from './addresses.ts';
import { drawFrames, expect, expectAccessible, holdRequests, tabTo, takeClock, test } from './support.ts';
import { scrollThrough } from './walk.ts';

const sites = [
  { mark: 'cn', id: 1, origin: site.cn, lang: 'zh-CN', product: '产品', menu: '主菜单', openMenu: '打开菜单' },
  { mark: 'en', id: 2, origin: site.en, lang: 'en', product: 'Products', menu: 'Main menu', openMenu: 'Open the menu' },
] as const;

const [, en] = sites;
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function newsTitles(request: APIRequestContext, id: number): Promise<string[]> {
  const answer = await request.get(`${site.cn}/api/internal/fixed/news/list/${id}`);
  const { data } = await answer.json();
  return data.map(({ title }: { title: string }) => title);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { mark, id, origin, lang, product, menu } of sites) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`the ${mark} home page on a ${screen}`, () => {
      test.use({ viewport });

      test('stands whole, accessible and without a fault', async ({ page, request }) => {
        await page.goto(`${origin}/`);
        await scrollThrough(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const [title = 'no news'] = await newsTitles(request, id);
        await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
        await expectAccessible(page);
      });

      test('does not scroll sideways', async ({ page }) => {
        await page.goto(`${origin}/`);
        await scrollThrough(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    });
  }

  test.describe(`the ${mark} home page on a phone that is held sideways`, () => {
    test.use({ viewport: { width: 844, height: 390 } });

    test('opens with its words and what leads on', async ({ page }) => {
      await page.goto(`${origin}/`);
      const banner = page.locator('vt-hero-carousel .slide').first();
      await expect(banner.locator('.title')).toBeInViewport({ ratio: 1 });
      await expect(banner.locator('[data-vt-open=form]')).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe(`the ${mark} home page without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('has its news, menu and footer, and its menu leads on', async ({ page, request, faults }) => {
      // The pages behind the menu are no part of this test.
      faults.expect(/404/);
      await page.goto(`${origin}/`);
      for (const title of await newsTitles(request, id)) {
        await expect(page.getByRole('main').getByText(title).first()).toBeAttached();
      }
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      await page.getByRole('navigation', { name: menu }).getByRole('link', { name: product, exact: true }).click();
      await expect(page).toHaveURL(`${origin}/product`);
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });

  test.describe(`the ${mark} home page on the smallest phones`, () => {
    test.use({ viewport: { width: 320, height: 568 } });

    test('does not scroll sideways', async ({ page }) => {
      await page.goto(`${origin}/`);
      await scrollThrough(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    test('does not scroll sideways where text is twice as large', async ({ page }) => {
      await page.goto(`${origin}/`);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await scrollThrough(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('the language switcher', () => {
  test("leads to the same page on the other language's host, and back", async ({ page }) => {
    await page.goto(`${site.cn}/`);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${site.en}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(`${site.cn}/`);
  });

  test('knows the form that is the counterpart of this one', async ({ page }) => {
    await page.goto(`${site.cn}/form/1`);
    const link = page.locator('vt-header .languages a[hreflang="en"]');
    await expect(link).toHaveAttribute('href', `${site.en}/form/4001`);
  });
});

test.describe('by keyboard', () => {
  /** Until its script has come, a sub-menu stands open while the focus is in it; from then on it takes a press. */
  const enterHeader = async (page: Page) => {
    const header = page.locator('vt-header');
    await tabTo(header.getByRole('link').first());
    await expect(header).toHaveAttribute('data-vt-ready');
  };

  test('the first stop skips to the content', async ({ page }) => {
    await page.goto(`${site.en}/`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    // As every control has it: two pixels that stand out from their ground.
    await expect(skip).toHaveCSS('outline', 'rgb(255, 255, 255) solid 2px');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a sub-menu opens, is walked with the arrows, and Esc gives the focus back to its button', async ({ page }) => {
    await page.goto(`${site.en}/`);
    const button = page.getByRole('button', { name: 'Products: sub-menu' });
    const panel = page.locator('vt-header .panel').first();
    await enterHeader(page);
    await tabTo(button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a sub-menu that the focus has left is shut', async ({ page }) => {
    await page.goto(`${site.en}/`);
    const panel = page.locator('vt-header .panel').first();
    await enterHeader(page);
    await tabTo(page.getByRole('button', { name: 'Products: sub-menu' }));
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await tabTo(page.getByRole('button', { name: 'Solutions: sub-menu' }));
    await expect(panel).toBeHidden();
  });
});

test('a sub-menu opens under the pointer', async ({ page }) => {
  await page.goto(`${site.en}/`);
  const panel = page.locator('vt-header .panel').first();
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(720, 890);
  await expect(panel).toBeHidden();
});

test.describe('the drawer of phones', () => {
  test.use({ viewport: screens.phone });

  const parts = (page: Page) => {
    const drawer = page.getByRole('dialog', { name: en.menu });
    const level = (name: string) => drawer.locator('summary').filter({ hasText: name });
    return { drawer, level, opener: page.getByRole('button', { name: en.openMenu }) };
  };

  test('goes down a level at a time, back by the arrow, and closes by its icon at the root', async ({ page }) => {
    await page.goto(`${site.en}/`);
    const { drawer, level, opener } = parts(page);
    await opener.click();
    await expect(drawer).toBeVisible();
    const customers = drawer.getByRole('link', { name: 'Customers' });
    await expect(customers).toBeInViewport();
    await level('Products').click();
    await expect(drawer.getByRole('link', { name: 'Products overview' })).toBeInViewport();
    await expect(customers).toBeHidden();
    const category = drawer.locator('details details summary').first();
    await category.click();
    await expect(drawer.locator('details details a').first()).toBeInViewport();
    await expectAccessible(page);
    await category.click();
    await expect(drawer.getByRole('link', { name: 'Products overview' })).toBeInViewport();
    await level('Products').first().click();
    await expect(customers).toBeInViewport();
    await drawer.getByRole('button', { name: 'Close the menu' }).click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('goes back a level on Esc, closes on it at the root, and starts there the next time', async ({ page }) => {
    await page.goto(`${site.en}/`);
    const { drawer, level, opener } = parts(page);
    await tabTo(opener);
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await tabTo(level('Products'));
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('link', { name: 'Products overview' })).toBeInViewport();
    const category = drawer.locator('details details summary').first();
    await tabTo(category);
    await page.keyboard.press('Enter');
    await tabTo(drawer.locator('details details a').first());
    await page.keyboard.press('Escape');
    await expect(category).toBeFocused();
    await expect(drawer.getByRole('link', { name: 'Products overview' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(level('Products').first()).toBeFocused();
    await expect(drawer.getByRole('link', { name: 'Customers' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await tabTo(drawer.getByRole('button', { name: 'Close the menu' }), 'Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('link', { name: 'Customers' })).toBeInViewport();
  });

  test('closes where the screen has become wide enough for the menu itself', async ({ page }) => {
    await page.goto(site.en);
    const { drawer, opener } = parts(page);
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await drawFrames(page);
    await expect(drawer).toBeVisible();
    await page.setViewportSize(screens.desktop);
    await expect(drawer).toBeHidden();
    await page.getByRole('navigation', { name: en.menu }).getByRole('link', { name: 'Customers' }).click();
    await expect(page).toHaveURL(/\/case/);
  });

  test('is there with its press, and makes the page inert once it is seen', async ({ page }) => {
    await page.goto(site.en);
    const { drawer, opener } = parts(page);
    await page.locator('vt-header').dispatchEvent('pointerover');
    await expect(page.locator('vt-header')).toHaveAttribute('data-vt-ready');
    const atOnce = await opener.evaluate((button: HTMLButtonElement) => {
      button.click();
      const { popoverTargetElement: drawer } = button;
      return [drawer?.matches(':popover-open'), drawer?.matches(':modal')];
    });
    expect(atOnce).toEqual([true, false]);
    await expect.poll(() => drawer.evaluate((each) => each.matches(':modal:not(:popover-open)'))).toBe(true);
    await expect(drawer.locator('.brand')).toBeFocused();
  });

  test('slides in once, and goes on from where it is as it makes the page inert', async ({ page }) => {
    await page.goto(site.en);
    const { opener } = parts(page);
    await page.locator('vt-header').dispatchEvent('pointerover');
    await expect(page.locator('vt-header')).toHaveAttribute('data-vt-ready');
    const sheet = page.locator('vt-header .sheet');
    await sheet.evaluate((element) => {
      element.addEventListener('animationstart', () => element.classList.toggle('slid'));
    });
    await opener.click();
    await expect(page.locator('vt-header .drawer:modal')).toBeVisible();
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    // Twice would be as if it never had.
    await expect(sheet).toHaveClass(/ slid$/);
  });

  test('holds the page behind still', async ({ page }) => {
    await page.goto(`${site.en}/`);
    const { drawer, opener } = parts(page);
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 600);
    await drawer.getByRole('button', { name: 'Close the menu' }).click();
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('opens for a press that came before its script', async ({ page }) => {
    const release = await holdRequests(page, /\/v\/.+\/w\/header\./);
    const asked = page.waitForRequest(/\/v\/.+\/w\/header\./);
    await page.goto(`${site.en}/`);
    const { drawer, opener } = parts(page);
    await opener.click();
    await asked;
    release();
    await expect(page.locator('vt-header')).toHaveAttribute('data-vt-ready');
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  test('stays shut where it was opened and shut before its script came', async ({ page }) => {
    const release = await holdRequests(page, /\/v\/.+\/w\/header\./);
    await page.goto(`${site.en}/`);
    const { drawer, opener } = parts(page);
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    release();
    await expect(page.locator('vt-header')).toHaveAttribute('data-vt-ready');
    await drawFrames(page);
    await expect(drawer).toBeHidden();
    // Whoever presses from now on, be it an extension of the browser.
    await opener.evaluate((button: HTMLButtonElement) => button.click());
    await expect(drawer).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, goes down a level and closes', async ({ page }) => {
      await page.goto(`${site.en}/`);
      const { drawer, level, opener } = parts(page);
      await opener.click();
      await expect(drawer).toBeVisible();
      await level('Products').click();
      await expect(drawer.getByRole('link', { name: 'Products overview' })).toBeInViewport();
      await drawer.getByRole('button', { name: 'Close the menu' }).click();
      await expect(drawer).toBeHidden();
    });
  });
});

for (const { what, tag, press, mark } of [
  { what: 'a dot of the opening carousel', tag: 'vt-hero-carousel', press: '.dot', mark: 'aria-current' },
  { what: 'a tab of the industries', tag: 'vt-home-solutions', press: '.slide-tab', mark: 'aria-selected' },
])
  test(`${what} is marked in a frame of its own, before the slides that it moves are painted`, async ({ page }) => {
    await page.goto(site.en);
    const carousel = page.locator(tag).first().locator('.carousel');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveClass(/\bsettled\b/);
    const changes = await carousel.evaluateHandle(
      (section, attributeFilter) => {
        const framesOf = new Map<string | null, number>();
        let frame = 0;
        const count = () => {
          frame += 1;
          requestAnimationFrame(count);
        };
        count();
        new MutationObserver((records) => {
          for (const { attributeName } of records) if (!framesOf.has(attributeName)) framesOf.set(attributeName, frame);
        }).observe(section, { subtree: true, attributeFilter });
        return framesOf;
      },
      [mark, 'data-place'],
    );
    await carousel.locator(press).nth(2).click();
    await expect(carousel.locator('.slide').nth(2)).toHaveAttribute('data-place', 'shown');
    const [marked, placed] = await changes.evaluate(
      (frames, name) => [frames.get(name), frames.get('data-place')],
      mark,
    );
    expect(placed).toBeGreaterThan(Number(marked) + 1);
  });

// By the browser's own clock: a taken one calls for frames that nobody paints.
test('the opening carousel never shows two slides over one another as its script comes', async ({ page }) => {
  await page.goto(`${site.en}/`);
  const opacities = await page.waitForFunction(() => {
    const carousel = document.querySelector('vt-hero-carousel .carousel.live');
    return carousel && [...carousel.querySelectorAll('.slide')].map((slide) => getComputedStyle(slide).opacity);
  });
  expect(await opacities.jsonValue()).toEqual(['1', '0', '0', '0']);
});

test.describe('the opening carousel', () => {
  const parts = (page: Page) => {
    const carousel = page.locator('vt-hero-carousel').first().locator('.carousel');
    const dot = (number: number) => carousel.getByRole('button', { name: new RegExp(`^Slide ${number} of`) });
    const isShown = (number: number) => expect(dot(number)).toHaveAttribute('aria-current', 'true');
    return { carousel, dot, isShown };
  };

  test.beforeEach(async ({ page }) => {
    await takeClock(page);
  });

  test('shows the next slide after five seconds', async ({ page }) => {
    await page.goto(`${site.en}/`);
    const { carousel, isShown } = parts(page);
    await expect(carousel).toHaveClass(/\blive\b/);
    await isShown(1);
    await page.clock.runFor(5000);
    await isShown(2);
  });

  test('stands still for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site.en}/`);
    const { carousel, dot, isShown } = parts(page);
    await expect(carousel).toHaveClass(/\blive\b/);
    await page.clock.runFor(30_000);
    await isShown(1);
    await dot(2).click();
    await isShown(2);
  });

  test('stops at its pause button and goes on at the same', async ({ page }) => {
    await page.goto(`${site.en}/`);
    const { carousel, isShown } = parts(page);
    await expect(carousel).toHaveClass(/\blive\b/);
    const leave = async () => {
      await page.mouse.move(720, 890);
      await page.locator(':focus').blur();
    };
    await carousel.getByRole('button', { name: 'Pause the slides' }).click();
    await leave();
    await page.clock.runFor(30_000);
    await isShown(1);
    await carousel.getByRole('button', { name: 'Play the slides' }).click();
    await leave();
    await page.clock.runFor(5000);
    await isShown(2);
  });

  test('waits while the pointer or the focus is on it', async ({ page }) => {
    await page.goto(`${site.en}/`);
    const { carousel, isShown } = parts(page);
    await expect(carousel).toHaveClass(/\blive\b/);
    await carousel.hover();
    await page.clock.runFor(30_000);
    await isShown(1);
    await page.mouse.move(720, 890);
    await tabTo(carousel.getByRole('link').first());
    await page.clock.runFor(30_000);
    await isShown(1);
  });
});
