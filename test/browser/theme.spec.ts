import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type WidgetName, widgets } from '../../loader/widgets.ts';
import { type Color, contrastOf, luminance } from '../luminance.ts';
import { partner, site } from './addresses.ts';
import { writeTag } from './bare-tags.ts';
import { consult, findForm } from './consult-form.ts';
import { readStyles, strictPolicy } from './host-page.ts';
import { expect, expectAccessible, holdRequests, test } from './support.ts';

const loader = `<script async src="${site.cn}/loader.js"></script>`;
/** A dark page whose policy allows no style sheet of its own, but the colours that its attributes say. */
const dark = '<body bgcolor="#0b0d10" text="#e6e6e6">';
const form = '<vt-form form-id="4001"></vt-form>';

async function serve(page: Page, body: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      body: `<!doctype html><html lang="en"><title>A dark page</title><link rel="icon" href="${site.cn}/files/icons/favicon.svg">${dark}<h1>A dark page</h1>${body}`,
    }),
  );
  await page.goto(`${partner}/plain.html`, { waitUntil: 'commit' });
}

const themed = (html: string, theme: string) => html.replace(/<(vt-[a-z-]+)/, `<$1 theme="${theme}"`);

/** What a browser shows of a widget's ground, its words and its fields. */
const lookOf = (widget: Locator) =>
  widget.evaluate(({ shadowRoot }) => {
    const root = shadowRoot?.querySelector('.vt') ?? undefined;
    if (!root) return 'nothing';
    const { backgroundColor, color, colorScheme } = getComputedStyle(root);
    return `${color} on ${backgroundColor}, ${colorScheme}`;
  });
const looks = {
  light: 'rgb(15, 27, 45) on rgb(255, 255, 255), light',
  dark: 'rgb(233, 237, 243) on rgb(18, 22, 29), dark',
};

/** Every computed style of what is seen of a widget: what is folded in has none before the browser lays it out. */
const readInner = (widget: Locator) =>
  widget.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('*') ?? [])]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const styles = getComputedStyle(element);
        return [...styles].map((name) => `${element.localName} ${name}: ${styles.getPropertyValue(name)}`).join('\n');
      }),
  );

/** What a page asks the vendor's server for, scripts apart. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  return calls;
}

/** WCAG 1.4.1 and 1.4.3, in axe's tags. */
const contrast = ['wcag141', 'wcag143'];

const openForm = (page: Page) => page.getByRole('dialog', { name: consult.en.title });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [index, name] of (Object.keys(widgets) as WidgetName[]).entries())
  test(`vt-${name} is legible in the dark, and leaves a strict page as it is`, async ({ page }) => {
    const release = await holdRequests(page, /\/loader\.js$/);
    // Colours are no matter of language: these take turns.
    const [mark, lang] = index % 2 === 0 ? (['cn', 'zh-CN'] as const) : (['en', 'en'] as const);
    await serve(
      page,
      `<div lang="${lang}"><p>Before</p>${themed(writeTag(name, mark), 'dark')}</div><p>An end</p>${loader}`,
      { 'content-security-policy': strictPolicy },
    );
    await expect(page.getByText('An end')).toBeVisible();
    const before = await readStyles(page);
    release();
    for (const tag of await page.locator(`body > div > vt-${name}`).all()) {
      await tag.evaluate((element) => element.previousElementSibling?.scrollIntoView({ behavior: 'instant' }));
      await expect(tag).toHaveAttribute('data-vt-ready');
      expect(await lookOf(tag)).toMatch(/, dark$/);
    }
    for (const nested of await page.locator(`vt-${name} [data-vt-ready]`).all())
      expect(await lookOf(nested)).toMatch(/, dark$/);
    await expectAccessible(page, undefined, contrast);
    expect(await readStyles(page)).toEqual(before);
  });

for (const width of [390, 1024])
  test(`words over a light picture can be read in the dark, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await serve(page, `${themed(writeTag('solution-hero', 'en'), 'dark')}${loader}`);
    const heading = page.locator('vt-solution-hero h1');
    await expect(heading).toBeVisible();
    const picture = page.locator('vt-solution-hero .backdrop img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await heading.evaluate(({ style }) => {
      style.color = 'transparent';
    });
    const { data, info } = await sharp(await heading.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let brightest = 0;
    for (let at = 0; at < data.length; at += info.channels)
      brightest = Math.max(brightest, luminance([...data.subarray(at, at + 3)] as unknown as Color));
    // WCAG 1.4.3, for large words.
    expect(contrastOf(luminance([233, 237, 243]), brightest)).toBeGreaterThan(3);
  });

test('the marks of customers stand on white where no picture is behind them in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await serve(page, `${themed(writeTag('home-solutions', 'en'), 'dark')}${loader}`);
  const mark = page.locator('vt-home-solutions .customers img').first();
  await expect(mark).toBeVisible();
  await expect(mark).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(mark).toHaveCSS('filter', 'none');
});

test('a form is never seen light before it is dark', async ({ page }) => {
  const release = await holdRequests(page, /\/w\/theme\.js$/);
  const asked = page.waitForRequest(/\/w\/theme\.js$/);
  await serve(page, themed(form, 'dark') + loader);
  await asked;
  expect(await lookOf(page.locator('vt-form'))).toBe('nothing');
  release();
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  expect(await lookOf(page.locator('vt-form'))).toBe(looks.dark);
});

test('a form whose dark cannot be had is light, says so on the console, and is there', async ({ page, faults }) => {
  faults.expect(/theme\.js/);
  const told: string[] = [];
  page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
  await page.route(/\/theme\.js/, (route) => route.abort());
  await serve(page, themed(form, 'dark') + loader);
  await expect(page.locator('vt-form').getByLabel(consult.en.name.label, { exact: true })).toBeVisible();
  expect(await lookOf(page.locator('vt-form'))).toBe(looks.light);
  expect(told.join('\n')).toMatch(/error: .*theme\.js/);
});

test('a light one asks for nothing of the dark', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await serve(page, `${form}${themed(form, 'light')}${loader}`);
  for (const tag of await page.locator('vt-form').all()) {
    await expect(tag).toHaveAttribute('data-vt-ready');
    expect(await lookOf(tag)).toBe(looks.light);
  }
  expect(asked.filter((url) => url.includes('theme'))).toEqual([]);
});

test('auto is what the visitor’s system is, and follows it without a call', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await serve(page, themed(form, 'auto') + loader);
  const widget = page.locator('vt-form');
  await expect(widget).toHaveAttribute('data-vt-ready');
  expect(await lookOf(widget)).toBe(looks.dark);
  const calls = listCalls(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => lookOf(widget)).toBe(looks.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => lookOf(widget)).toBe(looks.dark);
  expect(calls).toEqual([]);
});

test('a theme that changes is followed without a call, what was typed stays, and light again is what it was', async ({
  page,
}) => {
  await serve(page, form + loader);
  const widget = page.locator('vt-form');
  await expect(widget).toHaveAttribute('data-vt-ready');
  const { name } = findForm(widget, 'en');
  await name.fill('Ada');
  await name.blur();
  const calls = listCalls(page);
  const before = await readInner(widget);
  await widget.evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect.poll(() => lookOf(widget)).toBe(looks.dark);
  await expect(name).toHaveValue('Ada');
  await expectAccessible(page, undefined, contrast);
  await widget.evaluate((element) => element.removeAttribute('theme'));
  await expect.poll(() => readInner(widget)).toEqual(before);
  expect(calls).toEqual([]);
});

test('a page’s own colours go before those of the dark', async ({ page }) => {
  await serve(page, `<style>:root { --vt-paper: #000; --vt-accent: #0a5c36; }</style>${themed(form, 'dark')}${loader}`);
  const widget = page.locator('vt-form');
  await expect(widget).toHaveAttribute('data-vt-ready');
  await expect(widget.locator('.vt').first()).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  const { send } = findForm(widget, 'en');
  await expect(send).toHaveCSS('background-color', 'rgb(10, 92, 54)');
  await expect(send).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('a theme that there is none of is told on the console, and is light', async ({ page, faults }) => {
  faults.expect(/there is no theme "blue"/);
  const told = page.waitForEvent('console', (message) => message.text().includes('there is no theme "blue"'));
  await serve(page, themed(form, 'blue') + loader);
  expect((await told).text()).toContain('There are light, dark, auto.');
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  expect(await lookOf(page.locator('vt-form'))).toBe(looks.light);
});

test('what is printed is on paper', async ({ page }) => {
  await serve(page, themed(form, 'dark') + loader);
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await page.emulateMedia({ media: 'print' });
  expect(await lookOf(page.locator('vt-form'))).toMatch(/on rgb\(255, 255, 255\), light$/);
});

test.describe('what opens', () => {
  const button = (words: string, theme = '') =>
    `<button data-vt-open="form" data-vt-form-id="4001"${theme}>${words}</button>`;

  test('by a button that says dark waits in the dark, is dark, and for the next button light', async ({ page }) => {
    await serve(page, `${button('Dark', ' data-vt-theme="dark"')}${button('Light')}${loader}`);
    await page.waitForFunction(() => 'vtApi' in window);
    const release = await holdRequests(page, /\/w\/form\.js$/);
    await page.getByRole('button', { name: 'Dark' }).click();
    const waiting = page.getByRole('dialog').filter({ hasText: 'Opening…' });
    await expect(waiting).toHaveCSS('color-scheme', 'dark');
    await expectAccessible(page, undefined, contrast);
    release();
    await expect(openForm(page)).toBeVisible();
    expect(await lookOf(page.locator('vt-form'))).toBe(looks.dark);
    await expect(page.locator('vt-form .panel')).toHaveCSS('background-color', 'rgb(18, 22, 29)');
    await expectAccessible(page, undefined, contrast);
    await page.getByRole('button', { name: consult.en.close }).click();
    await page.getByRole('button', { name: 'Light' }).click();
    await expect(openForm(page)).toBeVisible();
    expect(await lookOf(page.locator('vt-form'))).toBe(looks.light);
  });

  test('from within a dark widget is dark', async ({ page }) => {
    await serve(page, `${themed('<vt-consult-cta></vt-consult-cta>', 'dark')}${loader}`);
    await page.locator('vt-consult-cta [data-vt-open]').first().click();
    await expect(openForm(page)).toBeVisible();
    expect(await lookOf(page.locator('vt-form'))).toBe(looks.dark);
  });

  test('by a script is as the script says, a player too', async ({ page }) => {
    await serve(page, loader);
    await page.waitForFunction(() => 'vtApi' in window);
    await page.evaluate(
      (url) => window.vitrine.open('media-player', { videos: [{ url, title: 'A film' }], theme: 'dark' }),
      `${site.cn}/files/videos/clip-1.mp4`,
    );
    const player = page.locator('vt-media-player');
    await expect(player).toHaveAttribute('data-vt-ready');
    await expect(player.getByRole('dialog', { name: 'A film' })).toBeVisible();
    expect(await lookOf(player)).toBe(looks.dark);
  });

  test('by itself is as the tag says', async ({ page }) => {
    await serve(page, `<vt-opener open="time:1" form-id="4001" theme="dark"></vt-opener>${loader}`);
    await expect(openForm(page)).toBeVisible();
    expect(await lookOf(page.locator('vt-form'))).toBe(looks.dark);
  });
});

test.describe('a fragment', () => {
  const include = async (page: Page, query: string, scripts = '') => {
    const answer = await fetch(`${site.cn}/fragment/${query}`);
    expect(answer.status).toBe(200);
    await serve(page, (await answer.text()) + scripts);
  };

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('is dark, whatever stands in it, and auto is what the visitor’s system is', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await include(page, 'form?form-id=1&site=en&theme=auto');
      expect(await lookOf(page.locator('vt-form'))).toBe(looks.dark);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await lookOf(page.locator('vt-form'))).toBe(looks.light);
      await include(page, 'home?site=en&theme=dark');
      for (const ground of await page.locator('vt-home .vt').all())
        await expect(ground).toHaveCSS('color-scheme', 'dark');
    });
  });

  test('is taken over as it stands: it follows its tag, and what opens from it is dark', async ({ page }) => {
    const calls = listCalls(page);
    await include(page, 'consult-cta?site=en&theme=dark', loader);
    const widget = page.locator('vt-consult-cta');
    await expect(widget).toHaveAttribute('theme', 'dark');
    expect(await lookOf(widget)).toBe(looks.dark);
    expect(calls).toEqual([]);
    await widget.locator('[data-vt-open]').first().click();
    await expect(openForm(page)).toBeVisible();
    expect(await lookOf(page.locator('vt-form'))).toBe(looks.dark);
    await page.keyboard.press('Escape');
    await widget.evaluate((element) => element.setAttribute('theme', 'light'));
    expect(await lookOf(widget)).toBe(looks.light);
  });
});

test('the globe is drawn anew where the ground under it changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await serve(page, `<vt-case-wall lang="en"></vt-case-wall>${loader}`);
  const stage = page.locator('vt-case-wall .stage');
  await expect(stage).toHaveClass(/turning/);
  const canvas = await stage.locator('canvas').elementHandle();
  await page.locator('vt-case-wall').evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect.poll(() => canvas?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(stage).toHaveClass(/turning/);
});

test('in the dark customers’ marks stand on plates that nothing shines through', async ({ page }) => {
  await serve(page, themed(writeTag('case-wall', 'en'), 'dark') + loader);
  const mark = page.locator('vt-case-wall .wall img').first();
  await expect(mark).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(mark).toHaveCSS('opacity', '1');
});

test('on the site, who wants more contrast reads quiet words at 7 to 1, and sees its lines at 3 to 1', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(`${site.en}/search?q=production`);
  const [ratios] = await page.locator('vt-search > .vt').evaluateAll((roots) =>
    roots.map((root) => {
      const probe = root.appendChild(document.createElement('i'));
      return ['--soft', '--mute', '--line'].map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color.match(/\d+/g)?.map(Number);
      });
    }),
  );
  const [soft, mute, line] = (ratios ?? []).map((color) => contrastOf(luminance(color as unknown as Color), 1));
  expect(soft).toBeGreaterThan(7);
  expect(mute).toBeGreaterThan(7);
  expect(line).toBeGreaterThan(3);
});
