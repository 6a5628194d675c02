import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult, findForm } from './consult-form.ts';
import { expect, expectAccessible, holdRequests, test } from './support.ts';

const loader = `<script async src="${site.cn}/loader.js"></script>`;

/** A page of a partner's, as this test writes it. */
async function write(page: Page, html: string) {
  await page.context().grantPermissions(['local-network-access'], { origin: partner });
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Partner</title>${html}`,
    }),
  );
  await page.goto(`${partner}/plain.html`);
}

const name = (page: Page) => page.locator('vt-form').getByLabel('Name', { exact: true });

for (const own of [
  '<div id="vitrine">Ours</div>',
  '<script>var vitrine = "ours"</script>',
  '<script>function vitrine() {}</script>',
]) {
  test(`a page with a vitrine of its own keeps it, and its widgets work: ${own}`, async ({ page }) => {
    await write(
      page,
      `${own}<script>var before = window.vitrine; (window.vtApi = window.vtApi || []).push(['identify', { prefill: { Name: 'Ada' } }])</script>${loader}<h1>Page</h1><vt-form form-id="1"></vt-form>`,
    );
    await expect(name(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'before') === window.vitrine)).toBe(true);
    expect(await page.evaluate(() => typeof Reflect.get(window, 'vtApi').open)).toBe('function');
  });
}

for (const [ground, ink] of [
  ['#0b0d12', '#f2f2f2'],
  ['#f4efe4', '#222222'],
]) {
  test(`a form is legible on a page of ${ground}`, async ({ page }) => {
    await write(
      page,
      `<meta name="color-scheme" content="light dark"><body style="background:${ground};color:${ink}"><main><h1>Page</h1><vt-form form-id="1"></vt-form></main>${loader}`,
    );
    await expect(name(page)).toBeVisible();
    await expectAccessible(page);
  });
}

test('a widget is hidden and disabled with the part of the page that it stands in', async ({ page }) => {
  await write(
    page,
    `<div id="part" style="visibility:hidden;pointer-events:none"><vt-form form-id="1" wake="now"></vt-form></div>${loader}`,
  );
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await expect(name(page)).toBeHidden();
  await page.locator('#part').evaluate((part) => part.style.setProperty('visibility', 'visible'));
  await expect(name(page)).toBeVisible();
  expect(await name(page).evaluate((input) => getComputedStyle(input).pointerEvents)).toBe('none');
});

for (const capture of [false, true]) {
  test(`what is typed stays in the form, whose page has shortcuts${capture ? ' that it hears first' : ''}`, async ({
    page,
  }) => {
    await write(
      page,
      `<input id="search"><script>
      window.heard = [];
      document.addEventListener('keydown', (event) => {
        heard.push(event.key);
        if (event.key === 's' || event.key === 'Enter') { event.preventDefault(); document.getElementById('search').focus(); }
      }, ${capture});
      document.addEventListener('input', () => heard.push('input'));
    </script><vt-form form-id="1"></vt-form>${loader}`,
    );
    await name(page).focus();
    await page.keyboard.type('thistles');
    await expect(name(page)).toHaveValue('thistles');
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['Escape']);
  });
}

/** A page that hears keys, in its turn or first of all, and takes Enter, space, arrows and its own shortcuts. */
const listening = (capture: boolean) => `<input id="search"><script>
  window.heard = [];
  document.addEventListener('keydown', (event) => {
    heard.push((event.ctrlKey ? 'Control+' : '') + (event.altKey ? 'Alt+' : '') + event.key);
    if (!/Tab|Escape/.test(event.key)) { event.preventDefault(); document.getElementById('search').focus(); }
  }, ${capture});
</script>`;
const heard = (page: Page) => page.evaluate(() => (Reflect.get(window, 'heard') as string[]).splice(0));

for (const capture of [false, true]) {
  test(`keys that press stay with the form's controls, whose page has shortcuts${capture ? ' that it hears first' : ''}`, async ({
    page,
  }) => {
    await write(page, `${listening(capture)}<vt-form form-id="1"></vt-form>${loader}`);
    const form = findForm(page.locator('vt-form'), 'en');
    await form.send.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(consult.en.nameMissing)).toBeVisible();
    await form.interests.focus();
    await page.keyboard.press('Space');
    const interest = form.interest(consult.en.interests.values[0]);
    await expect(interest).toBeVisible();
    await interest.focus();
    await page.keyboard.press('Space');
    await expect(interest).toBeChecked();
    await form.size('Under 100').focus();
    await page.keyboard.press('Space');
    await expect(form.size('Under 100')).toBeChecked();
    await form.industry.focus();
    await page.keyboard.type('Ret');
    await expect(form.industry).toHaveValue(consult.en.industry.value);
    expect(await heard(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await heard(page)).toEqual(['Tab']);
  });

  test(`the page's own shortcuts work from within the form${capture ? ', when it hears them first' : ''}`, async ({
    page,
  }) => {
    await write(page, `${listening(capture)}<vt-form form-id="1"></vt-form>${loader}`);
    const { send, consent, more } = findForm(page.locator('vt-form'), 'en');
    for (const [control, key] of [
      [send, '/'],
      [consent, 's'],
      [send, 'Control+k'],
      [more, 'Control+k'],
      [more, 'Control+Enter'],
      [more, 'Alt+s'],
    ] as const) {
      await control.focus();
      await page.keyboard.press(key);
      expect((await heard(page)).at(-1)).toBe(key);
      await expect(page.locator('#search')).toBeFocused();
    }
  });
}

test('a sign that is written with AltGr or Option is no shortcut', async ({ page }) => {
  await write(page, `${listening(true)}<vt-form form-id="1"></vt-form>${loader}`);
  for (const modifiers of [{ ctrlKey: true, altKey: true }, { altKey: true }])
    await name(page).evaluate(
      (input, held) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { key: '@', bubbles: true, composed: true, ...held })),
      modifiers,
    );
  expect(await heard(page)).toEqual([]);
});

test.describe('a chunk that does not arrive', () => {
  test.beforeEach(({ faults }) => faults.expect(/v\/|could not load|vt-form|fetch/));

  for (const chunk of ['form', 'kit', 'ground']) {
    test(`is asked for again elsewhere: ${chunk}`, async ({ page }) => {
      const asked: string[] = [];
      await page.route(new RegExp(`/v/[^~]+/(w/)?${chunk}\\.js`), (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      await write(page, `<vt-form form-id="1"></vt-form>${loader}`);
      await expect(name(page)).toBeVisible();
      expect(asked.length).toBeGreaterThan(0);
    });
  }

  test('is said in its place, with a way to try again, and what the page wrote there stays', async ({ page }) => {
    await page.route(/\/w~*\/form\.js/, (route) => route.abort());
    await write(page, `<vt-form form-id="1"><a href="/form">Write to us</a></vt-form>${loader}`);
    const retry = page.locator('vt-form').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await page.unroute(/\/w~*\/form\.js/);
    await retry.click();
    await expect(name(page)).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
});

test('a policy that knows the script by its nonce alone is kept', async ({ page }) => {
  await write(
    page,
    `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-r4nd0m'; style-src 'none'">
    <script nonce="r4nd0m">
      window.violations = [];
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => violations.push(blockedURI));
    </script>
    <script async nonce="r4nd0m" src="${site.cn}/loader.js"></script>
    <vt-form form-id="1"></vt-form><button data-vt-open="form" data-vt-form-id="1">Talk to us</button>`,
  );
  await expect(name(page)).toBeVisible();
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
});

test('what no widget is called is not opened, and the console names those there are', async ({ page, faults }) => {
  faults.expect(/there is no widget/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await write(page, `${loader}<button onclick="vitrine.open('nothing')">Open</button>`);
  await page.waitForFunction(() => 'vtApi' in window);
  const button = page.getByRole('button', { name: 'Open' });
  for (const times of [1, 2]) {
    await button.click();
    await expect.poll(() => told.filter((words) => words.includes('"nothing" was not opened'))).toHaveLength(times);
    await expect(page.locator('vt-nothing')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  expect(
    told.filter((words) => /^vitrine: there is no widget "nothing"\. There are .*\bform, /.test(words)),
  ).toHaveLength(1);
});

test('the focus stays with what is tried again, and goes to what comes of it', async ({ page, faults }) => {
  faults.expect(/could not load|status of 503|answered 503|vt-form/);
  await page.route('**/api/internal/form/1?*', (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, json: { code: '503', message: '' } }),
  );
  await write(page, `<vt-form form-id="1"><a href="${site.en}/form/1">Write to us</a></vt-form>${loader}`);
  const retry = page.locator('vt-form').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(page.locator('vt-form')).not.toHaveAttribute('aria-busy');
  await retry.focus();
  const again = page.waitForResponse(/form\/1\?/);
  await page.keyboard.press('Enter');
  await again;
  await expect(retry).toBeFocused();
  await page.unroute('**/api/internal/form/1?*');
  await page.keyboard.press('Enter');
  await expect(name(page)).toBeVisible();
  await expect(page.locator('vt-form')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name(page)).toBeFocused();
});

test('a tap on a button opens a dialog at once, which fills when its form has come', async ({ page }) => {
  const release = await holdRequests(page, /\/v\/[^~]+\/w\/form\.js/);
  await write(page, `<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>${loader}`);
  await page.waitForFunction(() => 'vtApi' in window);
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/Opening/);
  release();
  await expect(name(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Talk to us' })).toBeFocused();
});
