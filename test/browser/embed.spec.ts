import type { Page } from '@playwright/test';
import { writeLoader } from '../../contract/snippets.ts';
import { partner, site } from './addresses.ts';
import { fill, findForm, type Mark } from './consult-form.ts';
import { expectWhole } from './screens.ts';
import { expect, expectAccessible, listenTo, tabTo, test } from './support.ts';

const words = {
  cn: {
    copy: '复制代码',
    copied: '已复制',
    tag: '代码管理器',
    preview: '预览：表单',
    refused: /本页面未获授权/,
    held: '预览没有加载出来',
  },
  en: {
    ...{ copy: 'Copy the code', copied: 'Copied', tag: 'Tag manager', preview: 'Preview: Form' },
    refused: /This page is not allowed to send forms to us/,
    held: 'There is no preview',
  },
} as const;

/** The builder with its script awake. */
async function open(page: Page, mark: Mark, query = ''): Promise<void> {
  await page.goto(`${site[mark]}/embed${query}`);
  await page.locator('vt-embed-builder select').first().hover();
  await expect(page.locator('vt-embed-builder')).toHaveAttribute('data-vt-ready');
}

const shownCode = (page: Page) => page.locator('pre code').filter({ visible: true });

/** The code for one kind of page, as it stands there. */
async function readCode(page: Page, tab: string): Promise<string> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  return (await shownCode(page).textContent()) ?? '';
}

/** A page of somebody else's, with the code in it. */
async function paste(page: Page, code: string, lang = 'en'): Promise<void> {
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>Partner</title><body><main><h1>Page</h1>\n${code}\n</main></body></html>`,
    }),
  );
  await page.goto(`${partner}/plain.html`);
}

for (const [mark, form] of [
  ['cn', 1],
  ['en', 4001],
] as const)
  for (const tab of ['HTML', 'WordPress', words[mark].tag])
    test(`the code for ${tab} brings the form to life on a page of another origin: ${mark}`, async ({ page }) => {
      await open(page, mark, `?site=${mark}&vt-accent=%230a5c36`);
      await paste(page, await readCode(page, tab), mark === 'cn' ? 'zh-CN' : 'en');
      const widget = page.locator('vt-form');
      await expect(widget).toHaveAttribute('data-vt-ready');
      await expect(widget).toHaveAttribute('form-id', String(form));
      await expect(findForm(widget, mark).send).toHaveCSS('background-color', 'rgb(10, 92, 54)');
    });

test('a dark page has a dark form: in the preview, whose ground is dark, and by the code', async ({ page }) => {
  await open(page, 'en');
  const preview = page.frameLocator('iframe');
  const widget = preview.locator('vt-form');
  await expect(widget.locator('.vt').first()).toHaveCSS('color-scheme', 'light');
  await page.getByLabel('Light or dark').selectOption({ label: 'For a dark page' });
  await expect(page).toHaveURL(/[?&]theme=dark/);
  await expect(preview.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(widget.locator('.vt').first()).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('Light or dark').selectOption({ label: 'As the visitor’s system is' });
  await expect(preview.locator('html')).toHaveCSS('color-scheme', 'light dark');
  const code = await readCode(page, 'HTML');
  expect(code).toContain(' theme="auto"');
  await page.emulateMedia({ colorScheme: 'dark' });
  await paste(page, code);
  await expect(page.locator('vt-form .vt').first()).toHaveCSS('color-scheme', 'dark');
});

for (const tab of ['HTML', 'Tag manager'])
  test(`a pinned release comes with the hash that the browser holds it against: ${tab}`, async ({ page }) => {
    await open(page, 'en', '?release=pinned&widget=event-list&page-size=3');
    const code = await readCode(page, tab);
    expect(code).toMatch(/\/v\/[\w.-]+\/loader\.js/);
    expect(code).toMatch(/sha384-[\w+/]{64}/);
    await paste(page, code);
    await expect(page.locator('vt-event-list')).toHaveAttribute('data-vt-ready');
    const script = page.locator('script[src*="loader.js"]');
    expect(
      await script.evaluate((element: HTMLScriptElement) => [element.integrity.slice(0, 7), element.crossOrigin]),
    ).toEqual(['sha384-', 'anonymous']);
  });

for (const { tab, query } of [
  { tab: 'HTML', query: '&widget=form' },
  { tab: 'HTML', query: '&widget=form&theme=dark' },
  { tab: 'Tag manager', query: '&widget=event-list' },
  { tab: 'HTML', query: '&widget=news-list' },
])
  test(`a page that shows a widget sooner names all its scripts, and each is fetched once: ${tab} ${query}`, async ({
    page,
  }) => {
    await open(page, 'en', `?release=early${query}`);
    const code = await readCode(page, tab);
    const asks = /\/v\/[^/]+\/.+\.js$/;
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (asks.test(request.url()) && request.frame() === page.mainFrame()) fetched.push(request.url());
    });
    await paste(page, code);
    await expect(page.locator('[data-vt-ready]')).toBeVisible();
    const named = code.match(/https?:[^"]+/g) ?? [];
    expect(fetched.sort()).toEqual(named.filter((address) => asks.test(address)).sort());
  });

for (const [mode, role] of [
  ['button', 'button'],
  ['link', 'link'],
] as const)
  test(`a form over the page is opened by a ${mode} with the words that were chosen, in the colours that were chosen`, async ({
    page,
  }) => {
    await open(page, 'en', `?mode=${mode}&label=Write+%26+ask&vt-accent=%230a5c36`);
    await paste(page, await readCode(page, 'HTML'));
    await expect(page.locator('script[src*="loader.js"]')).toHaveCount(1);
    await page.waitForFunction(() => 'vtApi' in window);
    await page.getByRole(role, { name: 'Write & ask' }).click();
    // For a moment there are two: the one that waited for the form has not left yet.
    const { send } = findForm(page.getByRole('dialog'), 'en');
    await expect(send).toBeVisible();
    await expect(send).toHaveCSS('background-color', 'rgb(10, 92, 54)');
  });

for (const mark of ['cn', 'en'] as const)
  test(`the preview of a form that opens on scrolling has words for it, and a page to scroll: ${mark}`, async ({
    page,
  }) => {
    await open(page, mark, '?mode=scroll');
    const inner = page.locator(`iframe[title="${words[mark].preview}"]`).contentFrame();
    await expect(inner.locator('vt-opener')).toHaveAttribute('data-vt-ready');
    await expect(inner.getByText(/^(Scroll down|向下滚动)/)).toBeInViewport();
    await inner.locator('body').evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
    // The dialog that waited for the form may be there for a moment beside the form's own.
    await expect(inner.getByRole('dialog').filter({ has: page.locator('form') })).toBeVisible();
  });

for (const mark of ['cn', 'en'] as const)
  test(`the preview is alive in a document of no origin, and its form is refused in words: ${mark}`, async ({
    page,
    faults,
  }) => {
    faults.expect(/403/);
    await open(page, mark);
    const frame = page.locator(`iframe[title="${words[mark].preview}"]`);
    const inner = frame.contentFrame();
    await expect(inner.locator('vt-form')).toHaveAttribute('data-vt-ready');
    expect(await inner.locator('body').evaluate(() => self.origin)).toBe('null');
    const form = findForm(inner.locator('vt-form'), mark);
    await fill(form, mark);
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/internal/form') && answer.request().method() === 'POST',
    );
    // A frame of another process may lose a click while the page around it still scrolls to it.
    await form.send.press('Enter');
    expect((await answered).status()).toBe(403);
    await expect(inner.getByText(words[mark].refused)).toBeVisible();
  });

for (const mark of ['cn', 'en'] as const)
  test(`a preview whose loader is held back says so in words, and no other does: ${mark}`, async ({ page, faults }) => {
    const inner = page.frameLocator('iframe');
    const silent = inner.getByText(words[mark].held);
    const wait = () =>
      silent.evaluate((words) => {
        for (const animation of words.getAnimations()) animation.finish();
      });
    await open(page, mark, '?widget=event-list');
    await expect(inner.locator('vt-event-list')).toHaveAttribute('data-vt-ready');
    await wait();
    await expect(silent).toBeHidden();

    faults.expect(/loader\.js/);
    await page.route(/\/loader\.js$/, (route) =>
      route.request().frame().parentFrame() ? route.abort() : route.continue(),
    );
    await open(page, mark, '?widget=event-list');
    await expect(silent).toBeAttached();
    await expect(silent).toBeHidden();
    await wait();
    await expect(silent).toBeVisible();
  });

test('what is chosen begins where what is typed does, and has its arrow within the field', async ({ page }) => {
  await open(page, 'en');
  await page.setViewportSize({ width: 1440, height: 900 });
  const choice = page.getByLabel('What to show');
  await expect(choice).toHaveCSS('appearance', 'none');
  // A browser's own list sets its words further in than its padding says.
  const inset = await page
    .getByLabel('Words on the button or link')
    .evaluate((field) => getComputedStyle(field).paddingInlineStart);
  await expect(choice).toHaveCSS('padding-inline-start', inset);
  expect(await choice.evaluate((field) => getComputedStyle(field).backgroundImage)).toContain('gradient');
});

for (const mark of ['cn', 'en'] as const)
  test(`each way to appear is read whole on a phone: ${mark}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, mark);
    const field = page.locator('vt-embed-builder select[name="mode"]');
    for (const way of await field
      .locator('option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')))) {
      await field.selectOption(way ?? '');
      await expectWhole(page);
    }
  });

test('what is chosen is read whole where text is twice as large', async ({ page }) => {
  await open(page, 'en');
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // The widest of the choices decides how wide a field would like to be.
  const cut = await page.locator('vt-embed-builder .options > .field select').evaluateAll(
    (fields) =>
      fields.filter((field) => {
        const width = field.clientWidth;
        const chosen = (field as HTMLSelectElement).selectedOptions[0];
        const alone = field.cloneNode() as HTMLSelectElement;
        alone.style.cssText = 'position: absolute; width: max-content';
        if (chosen) alone.append(chosen.cloneNode(true));
        field.after(alone);
        const asked = alone.clientWidth;
        alone.remove();
        return asked > width;
      }).length,
  );
  expect(cut).toBe(0);
});

test('on a phone no tag and no directive ends a line at its hyphen, nor does any leave its box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, 'cn');
  const torn = await page
    .locator('vt-embed-builder code')
    .filter({ visible: true })
    .evaluateAll((codes) =>
      codes.flatMap((code) => {
        const { right } = code.getBoundingClientRect();
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const letters: { letter: string; top: number; right: number }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const [place, letter] of [...(node.nodeValue ?? '')].entries()) {
            const range = document.createRange();
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            const box = range.getBoundingClientRect();
            letters.push({ letter, top: box.top, right: box.right });
          }
        return letters.flatMap((each, index) => {
          const next = letters[index + 1];
          const atHyphen = each.letter === '-' && next && next.top > each.top + 4;
          return atHyphen || each.right > right + 1
            ? [
                letters
                  .slice(index - 6, index + 7)
                  .map(({ letter }) => letter)
                  .join(''),
              ]
            : [];
        });
      }),
    );
  expect(torn).toEqual([]);
});

test('printed, each code has the width of the sheet, in ink on paper', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, 'en');
  await page.emulateMedia({ media: 'print' });
  const codes = page.locator('pre');
  await expect(codes).toHaveCount(5);
  const width = await page.locator('.bench').evaluate((bench) => {
    const { paddingLeft, paddingRight } = getComputedStyle(bench);
    return bench.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  for (const code of await codes.all()) {
    await expect(code).toBeVisible();
    await expect(code).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect((await code.boundingBox())?.width).toBeCloseTo(width, 0);
  }
});

test('the code follows what is chosen, and so do the preview and the address', async ({ page }) => {
  await open(page, 'en');
  await page.getByLabel('What to show').selectOption({ label: 'List of events' });
  await page.getByLabel('How many on a page').fill('4');
  await page.getByLabel('How it looks').selectOption({ label: 'Cards with pictures' });
  await expect(shownCode(page)).toContainText('<vt-event-list page-size="4" view="cards"></vt-event-list>');
  await expect(page).toHaveURL(/\?widget=event-list&page-size=4&view=cards$/);
  const list = page.locator('iframe').contentFrame().locator('vt-event-list');
  await expect(list).toHaveAttribute('data-vt-ready');
  await expect(list).toHaveAttribute('page-size', '4');
  await page.reload();
  await expect(page.getByLabel('How many on a page')).toHaveValue('4');
  await expect(page.locator('vt-embed-builder code').first()).toContainText('page-size="4"');
});

test('what is wrong is said beside its field, and left out of the code', async ({ page }) => {
  await open(page, 'en', '?form-id=999');
  await expect(page.getByLabel('Which form')).toHaveAccessibleDescription(
    'There is no form 999. Choose one from the list.',
  );
  await page.getByText('Colors and corners').click();
  const field = page.getByLabel('Buttons', { exact: true });
  await field.fill('red');
  await expect(field).toHaveAccessibleDescription(/“red” is no color/);
  await expect(shownCode(page)).not.toContainText('red');
  await field.fill('#0a5c36');
  await expect(field).toHaveAccessibleDescription('');
  await expect(shownCode(page)).toContainText('vt-form { --vt-accent: #0a5c36; }');
  await page.getByLabel('What to show').selectOption({ label: 'Video player' });
  await expect(page.getByLabel('Address of the film')).toHaveAccessibleDescription(/Give a film’s address/);
  await expectAccessible(page);
});

test('the clipboard has the code when the page says so, each time anew', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'en', '?widget=news');
  const code = await readCode(page, 'React');
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const { heard } = await listenTo(page.getByRole('status').filter({ visible: true }));
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(heard).toEqual(['', 'Copied']);
  await page.getByLabel('How many on a page').fill('3');
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);
});

test('where the clipboard is refused, the code is selected, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) },
    });
  });
  await open(page, 'en');
  const code = await readCode(page, 'HTML');
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('status').filter({ visible: true })).toContainText('The code is selected');
  expect(await page.evaluate(() => String(getSelection()))).toBe(code);
  const { heard } = await listenTo(page.getByRole('status').filter({ visible: true }));
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(heard).toEqual(['', expect.stringContaining('The code is selected')]);
});

test('all of it is reached and used by the keyboard', async ({ page }) => {
  await page.goto(`${site.en}/embed`);
  const widget = page.getByLabel('What to show');
  await tabTo(widget);
  await expect(page.locator('vt-embed-builder')).toHaveAttribute('data-vt-ready');
  await page.keyboard.type('List of ev');
  await expect(shownCode(page)).toContainText('<vt-event-list>');
  await tabTo(page.getByRole('tab', { name: 'HTML' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Tag manager' })).toBeFocused();
  await expect(shownCode(page)).toContainText('document.createElement("vt-event-list")');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is a form whose answer has the code', async ({ page }) => {
    await page.goto(`${site.en}/embed`);
    await expect(page.locator('code').first()).toContainText('<vt-form form-id="4001">');
    await page.getByLabel('What to show').selectOption({ label: 'List of events' });
    await page.getByRole('button', { name: 'Show the code' }).click();
    await expect(page.locator('code').first()).toContainText('<vt-event-list></vt-event-list>');
    const guide = await page.getByRole('link', { name: 'All about embedding' }).getAttribute('href');
    const told = await fetch(site.cn + guide);
    expect(await told.text()).toContain(writeLoader({ origin: site.cn }));
  });
});
