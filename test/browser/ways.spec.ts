import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult, fill, findForm } from './consult-form.ts';
import { expect, expectAccessible, test } from './support.ts';

const address = `${partner}/ways`;

/** A long page of somebody else's, with the loader and what stands in it. */
async function visit(page: Page, html: string, hash = '') {
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ways</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <script async src="${site.cn}/loader.js"></script></head>
        <body><main><h1>Ways</h1>${html}<div style="height: 300vh"></div><label>Search <input></label></main></body></html>`,
    }),
  );
  await page.goto(address + hash);
  return findForm(page.getByRole('dialog'), 'en');
}

/** Until what waits on the page waits. */
const isReady = (page: Page) => expect(page.locator('vt-opener:not([data-vt-ready])')).toHaveCount(0);

/**
 * The form's own dialog: what waits in its place until it is ready can be closed too. Its entry in the history is given
 * back a moment later, and a browser that is told to reload meanwhile may do neither.
 */
async function close(page: Page) {
  const dialog = page.locator('vt-form[data-vt-ready]').getByRole('dialog');
  await dialog.getByRole('button', { name: consult.en.close }).click();
  await page.waitForFunction(() => !history.state?.vtState);
}

const leave = (page: Page) =>
  page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));

/** Until the loader has carried out all that it was told, which it does in order. */
async function settle(page: Page) {
  const mark = await page.evaluate(() => {
    const mark = `${performance.now()}`;
    window.vitrine.push(['identify', { hidden: { mark } }]);
    return mark;
  });
  await page.waitForFunction((mark) => window.vitrine.visitor?.hidden?.mark === mark, mark);
}

const scrollTo = (page: Page, part: number) =>
  page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), part);

test.describe('the address', () => {
  test('opens the form that its hash names, and loses the hash', async ({ page }) => {
    const { name } = await visit(page, '', '#vt-form-4001');
    await expect(name).toBeVisible();
    expect(page.url()).toBe(address);
    await close(page);
    await expect(name).toBeHidden();
    expect(page.url()).toBe(address);
  });

  test('opens it also where a mail’s tool has put its own words behind the hash', async ({ page }) => {
    const { name } = await visit(page, '', '#vt-form-4001?utm_source=mail');
    await expect(name).toBeVisible();
    expect(page.url()).toBe(address);
  });

  test('opens it from a link within the page, each time', async ({ page }) => {
    const { name } = await visit(page, '<a href="#vt-form">Ask us</a>');
    for (const _ of ['first', 'again']) {
      await page.getByRole('link', { name: 'Ask us' }).click();
      await expect(name).toBeVisible();
      await close(page);
      await expect(name).toBeHidden();
    }
  });

  test('leads to an element of the page that has that id', async ({ page }) => {
    await visit(page, '<a href="#vt-form-1">To the form</a><vt-form form-id="4001" id="vt-form-1"></vt-form>');
    await page.getByRole('link', { name: 'To the form' }).click();
    await expect(findForm(page, 'en').name).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(page.url()).toBe(`${address}#vt-form-1`);
  });

  test('that names something else is refused in words', async ({ page, faults }) => {
    faults.expect(/opens nothing/);
    const said = page.waitForEvent('console', (message) => message.text().includes('opens nothing'));
    await visit(page, '', '#vt-fom-1');
    expect((await said).text()).toContain('#vt-fom-1 opens nothing. A form is opened by #vt-form');
  });
});

test.describe('a form that opens by itself', () => {
  test('does so at its part of the page, once in a session', async ({ page }) => {
    const html = '<vt-opener open="scroll:50" form-id="4001"></vt-opener>';
    const { name } = await visit(page, html);
    await isReady(page);
    await scrollTo(page, 0.1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await scrollTo(page, 0.6);
    await expect(name).toBeVisible();
    await expectAccessible(page);
    await close(page);
    await scrollTo(page, 0.1);
    await scrollTo(page, 0.9);
    await page.reload();
    await isReady(page);
    await scrollTo(page, 0.9);
    await leave(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const [what, style] of Object.entries({
    'the body': 'html, body { height: 100%; overflow-x: hidden }',
    'a box of the application': 'body { margin: 0 } main { height: 100vh; overflow: auto }',
  }))
    test(`does so at its part of the page also where ${what} scrolls in place of the window`, async ({ page }) => {
      const { name } = await visit(
        page,
        `<style>${style}</style><div id="small" style="height: 50px; overflow: auto"><p style="height: 500px">Small</p></div>
        <vt-opener open="scroll:50" form-id="4001"></vt-opener>`,
      );
      await isReady(page);
      const scroll = (selector: string, part: number) =>
        page.locator(selector).evaluate(async (element, part) => {
          const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
          element.scrollTop = element.scrollHeight * part;
          await scrolled;
        }, part);
      const box = what === 'the body' ? 'body' : 'main';
      await scroll('#small', 0.6);
      await scroll(box, 0.1);
      await settle(page);
      await expect(page.locator('vt-form')).toHaveCount(0);
      await scroll(box, 0.6);
      await expect(name).toBeVisible();
    });

  test('does so as the mouse leaves, not over a dialog of the page nor while somebody types', async ({ page }) => {
    const { name } = await visit(
      page,
      '<vt-opener open="exit" form-id="4001"></vt-opener><dialog id="own">Own <button autofocus>OK</button></dialog>',
    );
    await isReady(page);
    await page.evaluate(() => (document.getElementById('own') as HTMLDialogElement).showModal());
    await leave(page);
    await expect(page.locator('vt-form')).toHaveCount(0);
    await page.evaluate(() => (document.getElementById('own') as HTMLDialogElement).close());
    await page.getByLabel('Search').focus();
    await leave(page);
    await expect(page.locator('vt-form')).toHaveCount(0);
    await page.getByLabel('Search').blur();
    await leave(page);
    await expect(name).toBeVisible();
  });

  test('does not once its visitor has opened it', async ({ page }) => {
    const { name } = await visit(
      page,
      '<vt-opener open="exit" form-id="4001"></vt-opener><button data-vt-open="form" data-vt-form-id="4001">Ask</button>',
    );
    await isReady(page);
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(name).toBeVisible();
    await close(page);
    await expect(name).toBeHidden();
    await leave(page);
    await expect(name).toBeHidden();
  });

  test('opens alone where several would at once: the others wait, and have their turn', async ({ page, faults }) => {
    const { name } = await visit(
      page,
      `<vt-opener open="exit" form-id="4001"></vt-opener>
      <vt-opener open="exit" form-id="4002" mode="slide-in"></vt-opener>
      <vt-opener open="exit" widget="media-player" videos='[{"url":"/none.mp4","title":"Film"}]'></vt-opener>`,
    );
    await isReady(page);
    const open = page.locator('vt-form[open], vt-media-player[open]');
    await leave(page);
    await expect(name).toBeVisible();
    await settle(page);
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute('form-id', '4001');
    await close(page);
    await expect(open).toHaveCount(0);
    // Whichever of the two is told first: the film may be, and it is not there.
    faults.expect(/none\.mp4|NotSameOrigin/);
    await leave(page);
    await expect(open).toHaveCount(1);
    await settle(page);
    await expect(open).toHaveCount(1);
    await expect(open).not.toHaveAttribute('form-id', '4001');
  });

  test("waits while a dialog stands in somebody else's shadow root, not for one that is hidden there", async ({
    page,
  }) => {
    await visit(page, '<vt-opener open="exit" form-id="4001"></vt-opener><own-dialog></own-dialog>');
    await isReady(page);
    const show = (html: string) =>
      page.locator('own-dialog').evaluate((host, html) => {
        const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
        root.innerHTML = html;
        root.querySelector('dialog')?.showModal();
      }, html);
    const div = (style: string) =>
      `<div role="dialog" aria-modal="true" style="position: fixed; inset: 0; ${style}">Own</div>`;
    for (const html of ['<dialog>Own</dialog>', div('')]) {
      await show(html);
      await leave(page);
      await settle(page);
      await expect(page.locator('vt-form')).toHaveCount(0);
    }
    await show(div('visibility: hidden'));
    await leave(page);
    await expect(page.locator('vt-form').getByRole('dialog', { name: consult.en.title })).toBeVisible();
  });

  test('waits while somebody types in a frame', async ({ page }) => {
    const { name } = await visit(
      page,
      '<vt-opener open="exit" form-id="4001"></vt-opener><iframe title="Pay" srcdoc="<input aria-label=Card>"></iframe>',
    );
    await isReady(page);
    await page.frameLocator('iframe').getByLabel('Card').focus();
    await leave(page);
    await settle(page);
    await expect(page.locator('vt-form')).toHaveCount(0);
    await page.getByLabel('Search').focus();
    await page.getByLabel('Search').blur();
    await leave(page);
    await expect(name).toBeVisible();
  });

  for (const written of ['', 'form-id="1"', 'form-id="4001"'])
    test(`is the consult form also where it is written as <vt-opener ${written}>, and not opened once that was`, async ({
      page,
    }) => {
      const { name } = await visit(
        page,
        `<vt-opener open="exit" ${written}></vt-opener>
        <button data-vt-open="form" data-vt-form-id="1">Ask 1</button><button data-vt-open="form">Ask</button>`,
      );
      await isReady(page);
      const button = written.includes('"1"') ? 'Ask' : 'Ask 1';
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(name).toBeVisible();
      await close(page);
      await expect(name).toBeHidden();
      await leave(page);
      await settle(page);
      await expect(page.locator('vt-form[open]')).toHaveCount(0);
    });

  test('takes no place in the page, and is told what it does not understand', async ({ page, faults }) => {
    faults.expect(/has no meaning/);
    const said = page.waitForEvent('console', (message) => message.text().includes('vitrine: open='));
    await visit(page, '<vt-opener open="scrol:50 exit"></vt-opener>');
    expect((await said).text()).toContain('open="scrol:50 exit" has no meaning at scrol:50');
    await isReady(page);
    const box = await page.locator('vt-opener').boundingBox();
    expect(box?.height ?? 0).toBe(0);
  });
});

test.describe('a form at the side of the screen', () => {
  for (const width of [390, 1440])
    test(`slides in and is used as in the middle, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { name } = await visit(
        page,
        '<button data-vt-open="form" data-vt-form-id="4001" data-vt-mode="slide-in">Ask</button>',
      );
      await page.getByRole('button', { name: 'Ask' }).click();
      await expect(name).toBeVisible();
      await expectAccessible(page);
      await name.fill('Ada');
      const panel = page.locator('vt-form .panel');
      const place = () => panel.evaluate((element) => element.getBoundingClientRect().toJSON());
      await expect.poll(async () => Math.round((await place()).right)).toBe(width);
      if (width === 1440) expect(await place()).toMatchObject({ top: 0, width: 480 });
      await page.keyboard.press('Escape');
      await expect(name).toBeHidden();
      await expect(page.getByRole('button', { name: 'Ask' })).toBeFocused();
      await page.getByRole('button', { name: 'Ask' }).click();
      await expect(name).toHaveValue('Ada');
    });

  test('what it says for a moment stands within it, not across its edge', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit(page, '<vt-form form-id="4001" mode="slide-in" open></vt-form>');
    await page.locator('vt-form').getByRole('button', { name: 'Send', exact: true }).click();
    const said = page.getByRole('status').filter({ hasText: 'Please check the form' }).locator('.toast');
    const panel = await page.locator('vt-form .panel').boundingBox();
    await expect.poll(async () => (await said.boundingBox())?.x).toBeGreaterThan(panel?.x ?? Infinity);
  });

  test('what it says once all is sent stands above the mark of the thanks, not on it', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit(page, '<vt-form form-id="4001" mode="slide-in" open test></vt-form>');
    const parts = findForm(page, 'en');
    await fill(parts, 'en');
    await parts.send.click();
    const tick = page.locator('vt-form .tick');
    await expect(tick).toBeVisible();
    const said = page.getByRole('status').filter({ hasText: /./ }).locator('.toast');
    const bottom = await said.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan((await tick.boundingBox())?.y ?? 0);
  });
});
