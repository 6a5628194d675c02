import type { Page } from '@playwright/test';
import * as constants from '../../contract/constants.ts';
import { site } from './addresses.ts';
import { expect, takeClock, test } from './support.ts';

/**
 * Every constant of section 9 against the page that shows it. A page that shows one adds a row: which constant, where, and
 * what a visitor's browser measures there. `value` is taken from the constant, so that the page has to follow it. What no
 * page shows, or another test looks at better, stands in `elsewhere` with the place where it is held; a constant that is in
 * neither fails.
 */
interface Row {
  constant: keyof typeof constants;
  /** What the page does by it: "the home banner is 720 px high". */
  shows: string;
  mark?: 'cn' | 'en';
  path: string;
  width?: number;
  value: unknown;
  measure(page: Page): Promise<unknown>;
}

const { homeBanner, solutionBanner, defaultFormId, imageScale } = constants;
const phone = 390;
/** Less than any width that the specification names. */
const smallest = 360;

const rows: readonly Row[] = [
  {
    constant: 'phoneBreakpoint',
    shows: 'the last width at which a banner has its picture for phones',
    path: '/',
    width: constants.phoneBreakpoint - 1,
    value: true,
    measure: (page) => showsPhonePicture(page),
  },
  {
    constant: 'phoneBreakpoint',
    shows: 'the first width at which a banner has its wide picture',
    path: '/',
    width: constants.phoneBreakpoint,
    value: false,
    measure: (page) => showsPhonePicture(page),
  },
  {
    constant: 'homeBanner',
    shows: 'how high the opening banner is on a desktop',
    path: '/',
    value: homeBanner.height,
    measure: (page) => heightOf(page, 'vt-hero-carousel .carousel'),
  },
  {
    constant: 'homeBanner',
    shows: 'how high the opening banner is on a phone, at least: it grows with its words',
    path: '/',
    width: phone,
    value: `${homeBanner.phoneHeight}px`,
    measure: (page) => styleOf(page, 'vt-hero-carousel .banner', 'min-height'),
  },
  {
    constant: 'homeBanner',
    shows: 'how high a later banner is',
    path: '/',
    value: homeBanner.height,
    measure: (page) => heightOf(page, 'vt-hero-carousel ~ vt-hero-carousel .carousel'),
  },
  {
    constant: 'homeBanner',
    shows: 'how long the opening banner stands',
    path: '/',
    value: homeBanner.interval,
    measure: (page) => timeTurn(page, 'vt-hero-carousel'),
  },
  {
    constant: 'homeBanner',
    shows: 'how long the opening banner fades',
    path: '/',
    value: homeBanner.fade,
    measure: (page) =>
      page
        .locator('vt-hero-carousel .carousel.live .slide')
        .first()
        .evaluate((slide) => {
          const { transitionProperty, transitionDuration } = getComputedStyle(slide);
          const at = transitionProperty.split(', ').indexOf('opacity');
          return Math.round(Number.parseFloat(transitionDuration.split(', ')[at] ?? '') * 1000);
        }),
  },
  {
    constant: 'carouselInterval',
    shows: 'how long a slide of another carousel stands',
    path: '/',
    value: constants.carouselInterval,
    measure: (page) => timeTurn(page, 'vt-news'),
  },
  ...(['/', '/solution'] as const).flatMap((path): Row[] => [
    {
      constant: 'solutionBanner',
      shows: `how high an industry stands at ${path} on a desktop`,
      path,
      value: solutionBanner.height,
      measure: (page) => heightOf(page, '.industry'),
    },
    {
      constant: 'solutionBanner',
      shows: `how long an industry stands at ${path}`,
      path,
      value: solutionBanner.interval,
      measure: (page) => timeTurn(page, path === '/' ? 'vt-home-solutions' : 'vt-solution-list'),
    },
  ]),
  {
    constant: 'solutionBanner',
    shows: 'how high an industry stands on a phone, at least: it grows with its words',
    path: '/solution',
    width: phone,
    value: `${solutionBanner.phoneHeight}px`,
    measure: (page) => styleOf(page, '.industry', 'min-height'),
  },
  {
    constant: 'industryLogos',
    shows: 'how many customers an industry names on the home page',
    path: '/',
    value: constants.industryLogos,
    measure: (page) => page.locator('vt-home-solutions .customers').first().locator('img').count(),
  },
  {
    constant: 'newsPageSize',
    shows: 'how many news the home page has',
    path: '/',
    value: constants.newsPageSize,
    measure: (page) => page.locator('vt-news .latest > li').count(),
  },
  {
    constant: 'imageScale',
    shows: 'how much larger than shown a picture is fetched at least',
    path: '/',
    value: true,
    measure: (page) =>
      page.locator('main img[src*="?w="]').evaluateAll(
        (images, scale) =>
          images.length > 0 &&
          images.every((image) => {
            const asked = Number(new URL((image as HTMLImageElement).src).searchParams.get('w'));
            // The widest step is the widest there is.
            return asked >= Math.min(2880, Number(image.getAttribute('width')) * scale);
          }),
        imageScale,
      ),
  },
  ...[1024, 1440].map(
    (width): Row => ({
      constant: 'productColumns',
      shows: `how many products stand side by side at ${width} px`,
      path: '/product',
      width,
      value: constants.productColumns,
      measure: (page) => countBeside(page, 'vt-product-list .group:first-child .card'),
    }),
  ),
  ...['/product', '/product-category/501', '/privacy'].map(
    (path): Row => ({
      constant: 'anchorListWidth',
      shows: `how wide the list of anchors is at ${path}`,
      path,
      value: `${constants.anchorListWidth}px`,
      measure: (page) => styleOf(page, '.anchors', 'width'),
    }),
  ),
  ...constants.logoWall.map(
    ({ from, columns }): Row => ({
      constant: 'logoWall',
      shows: `how many logos stand side by side at ${from || smallest} px`,
      path: '/',
      width: from || smallest,
      value: columns,
      measure: (page) => countLogos(page, 'offsetLeft'),
    }),
  ),
  ...(['desktop', 'phone'] as const).map(
    (screen): Row => ({
      constant: 'logoRows',
      shows: `how many rows of logos a ${screen} has`,
      path: '/',
      width: screen === 'phone' ? constants.phoneBreakpoint - 1 : constants.phoneBreakpoint,
      value: constants.logoRows[screen],
      measure: (page) => countLogos(page, 'offsetTop'),
    }),
  ),
  {
    constant: 'caseColumns',
    shows: 'how many cases are side by side on a desktop',
    path: '/cases',
    value: constants.caseColumns.desktop,
    measure: (page) => countColumns(page, '.case-grid'),
  },
  {
    constant: 'caseColumns',
    shows: 'how many cases are side by side on a phone',
    path: '/cases',
    width: phone,
    value: constants.caseColumns.phone,
    measure: (page) => countColumns(page, '.case-grid'),
  },
  {
    constant: 'caseSlides',
    shows: 'how many cases a carousel has side by side',
    path: '/product-category/501',
    value: constants.caseSlides,
    measure: (page) => page.locator('vt-case-carousel .slide[data-place="shown"]').count(),
  },
  {
    constant: 'descriptionLines',
    shows: 'how many lines a card has for its text',
    path: '/cases',
    value: String(constants.descriptionLines),
    measure: (page) => styleOf(page, '.case-line', '-webkit-line-clamp'),
  },
  ...(['cn', 'en'] as const).map(
    (mark): Row => ({
      constant: 'defaultFormId',
      shows: `which form the ${mark} header's button opens`,
      mark,
      path: '/',
      value: String(defaultFormId(mark, '/')),
      measure: (page) => page.locator('vt-header [data-vt-open="form"]').first().getAttribute('data-vt-form-id'),
    }),
  ),
];

/** Constants that are held in another place: why, and where. */
const elsewhere: Partial<Record<keyof typeof constants, string>> = {
  toastDuration: 'seen for a moment: test/unit/kit/toast.test.ts',
  lazyMargin: 'an observer of bare widgets: test/unit/kit/image.test.tsx',
  lightFrom: 'pictures of the content: test/unit/contract/theme.test.ts',
  callDeadline: 'not of section 9: test/unit/kit/call.test.ts',
  pageDataId: 'an id, of no section: test/browser/page-facts.spec.ts',
  deviceIdWait: 'not of section 9: test/unit/form/traffic.test.ts',
  linkLifetime: 'not of section 9: test/unit/widgets/form-unlock.test.ts',
  linkTrust: 'not of section 9: test/unit/widgets/paper.test.tsx',
  largeFile: 'iOS alone: test/unit/kit/document-link.test.tsx',
  defaultMark: 'hosts: test/browser/languages.spec.ts',
  pageSize: 'calls: test/contract/calls.test.ts',
  siteIcon: 'a file of the content: test/browser/bare.spec.ts',
  toFormPath: 'an address: test/contract/addresses.test.ts',
  supplierPortalAddress: 'an address: test/contract/addresses.test.ts',
};

for (const { constant, shows, mark = 'en', path, width = 1440, value, measure } of rows) {
  test(`${constant}: ${shows}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await takeClock(page);
    await page.goto(site[mark] + path);
    expect(await measure(page)).toEqual(value);
  });
}

test('every constant is held against a page, or says where else', () => {
  const held = new Set([...rows.map(({ constant }) => constant as string), ...Object.keys(elsewhere)]);
  expect(Object.keys(constants).filter((name) => !held.has(name))).toEqual([]);
});

/** The height of the first element of a selector, in CSS pixels. */
function heightOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);
}

/** How many elements of a selector stand in one row with the first. */
function countBeside(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((all) => {
    const tops = all.map((each) => each.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });
}

/** Whether the first picture that has one for phones shows that. */
function showsPhonePicture(page: Page): Promise<boolean> {
  return page
    .locator('main picture')
    .first()
    .evaluate((picture) => {
      const phone = picture.querySelector('source')?.srcset ?? '';
      return picture.querySelector('img')?.currentSrc === new URL(phone, location.href).href;
    });
}

/** How many columns or rows of logos are whole in their frame. */
function countLogos(page: Page, way: 'offsetLeft' | 'offsetTop'): Promise<number> {
  return page.locator('vt-case-wall .wall').evaluate((frame, name) => {
    const seen = [...frame.querySelectorAll('li')].filter(
      ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth <= frame.clientWidth + 1,
    );
    return new Set(seen.map((logo) => logo[name])).size;
  }, way);
}

/** How many columns the first grid of a selector has. */
async function countColumns(page: Page, selector: string): Promise<number> {
  return (await styleOf(page, selector, 'grid-template-columns')).split(' ').length;
}

/** A computed property of the first element of a selector. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** The milliseconds from one turn of a widget's carousel to the next, by the page's clock, to a tenth of a second. */
async function timeTurn(page: Page, widget: string): Promise<number> {
  const carousel = page.locator(`${widget} .carousel`).first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveClass(/\blive\b/);
  // From now on time passes here alone.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
  const current = carousel.locator('.slide[data-place="shown"]');
  const turn = async () => {
    const before = await current.getAttribute('aria-label');
    for (let passed = 100; passed <= 20_000; passed += 100) {
      await page.clock.runFor(100);
      if ((await current.getAttribute('aria-label')) !== before) return passed;
    }
    throw new Error(`The carousel of ${widget} does not turn.`);
  };
  await turn();
  return turn();
}
