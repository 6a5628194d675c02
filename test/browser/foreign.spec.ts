import type { Locator, Page } from '@playwright/test';
import { callDeadline } from '../../contract/constants.ts';
import { site } from './addresses.ts';
import { consult, fill, findForm } from './consult-form.ts';
import { writePartnerPage } from './host-page.ts';
import { drawFrames, expect, expectAccessible, holdRequests, test } from './support.ts';

const loader = `<script async src="${site.cn}/loader.js"></script>`;

const name = (page: Page) => page.locator('vt-form').getByLabel('Name', { exact: true });

for (const own of [
  '<div id="vitrine">Ours</div>',
  '<script>var vitrine = "ours"</script>',
  '<script>function vitrine() {}</script>',
]) {
  test(`a page with a vitrine of its own keeps it, and its widgets work: ${own}`, async ({ page }) => {
    await writePartnerPage(
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
    await writePartnerPage(
      page,
      `<meta name="color-scheme" content="light dark"><body style="background:${ground};color:${ink}"><main><h1>Page</h1><vt-form form-id="1"></vt-form></main>${loader}`,
    );
    await expect(name(page)).toBeVisible();
    await expectAccessible(page);
  });
}

test('a widget is hidden and disabled with the part of the page that it stands in', async ({ page }) => {
  await writePartnerPage(
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
    await writePartnerPage(
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

for (const capture of [false, true]) {
  test(`a field takes the mouse and the clipboard on a page that forbids to copy it${capture ? ' before anything else' : ''}`, async ({
    page,
  }) => {
    await writePartnerPage(
      page,
      `<script>
      window.refused = [];
      for (const type of ['mousedown', 'selectstart', 'contextmenu', 'copy', 'cut', 'paste']) document.addEventListener(type, (event) => {
        // As such pages do, but for fields of their own.
        if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
        refused.push(type);
        event.preventDefault();
      }, ${capture});
    </script><h1>Page</h1><vt-form form-id="1"></vt-form>${loader}`,
    );
    await name(page).click();
    await page.keyboard.type('Ada');
    await name(page).dblclick();
    await page.keyboard.press('Control+x');
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Control+v');
    await expect(name(page)).toHaveValue('AdaAda');
    expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
    await page.getByRole('heading', { name: 'Page' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toContain('mousedown');
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
    await writePartnerPage(page, `${listening(capture)}<vt-form form-id="1"></vt-form>${loader}`);
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
    await writePartnerPage(page, `${listening(capture)}<vt-form form-id="1"></vt-form>${loader}`);
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
  await writePartnerPage(page, `${listening(true)}<vt-form form-id="1"></vt-form>${loader}`);
  for (const modifiers of [{ ctrlKey: true, altKey: true }, { altKey: true }])
    await name(page).evaluate(
      (input, held) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { key: '@', bubbles: true, composed: true, ...held })),
      modifiers,
    );
  expect(await heard(page)).toEqual([]);
});

test.describe('a chunk that does not arrive', () => {
  test.beforeEach(({ faults }) => faults.expect(/v\/|could not load|vt-form|fetch|kit\.js/));

  for (const chunk of ['form', 'kit', 'ground']) {
    test(`is asked for again elsewhere: ${chunk}`, async ({ page }) => {
      const asked: string[] = [];
      await page.route(new RegExp(`/v/[^~]+/(w/)?${chunk}\\.js`), (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      await writePartnerPage(page, `<vt-form form-id="1"></vt-form>${loader}`);
      await expect(name(page)).toBeVisible();
      expect(asked.length).toBeGreaterThan(0);
    });
  }

  test('is said in its place, with a way to try again, and what the page wrote there stays', async ({ page }) => {
    await page.route(/\/w~*\/form\.js/, (route) => route.abort());
    await writePartnerPage(page, `<vt-form form-id="1"><a href="/form">Write to us</a></vt-form>${loader}`);
    const retry = page.locator('vt-form').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await page.unroute(/\/w~*\/form\.js/);
    await retry.click();
    await expect(name(page)).toBeVisible();
    await expect(retry).toHaveCount(0);
  });

  test('is said in its place where it is what all widgets need, and what is pressed says so too', async ({ page }) => {
    await page.route(/\/kit\.js/, (route) => route.abort());
    const button = '<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>';
    await writePartnerPage(page, `${button}<vt-form form-id="1"></vt-form>${loader}`);
    const retry = page.locator('vt-form').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.getByRole('button', { name: 'Talk to us' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.unroute(/\/kit\.js/);
    await retry.first().click();
    await expect(name(page)).toBeVisible();
  });

  for (const [chunk, mode] of [
    ['ground', 'inline'],
    ['form.style', 'inline'],
    ['modal', 'modal'],
  ] as const)
    test(`and does not fail either is waited for as long as an answer: ${chunk}`, async ({ page }) => {
      await page.clock.install();
      const release = await holdRequests(page, new RegExp(`/w/${chunk}\\.js$`));
      await writePartnerPage(page, `<vt-form form-id="1" mode="${mode}" open></vt-form>${loader}`);
      const retry = page.locator('vt-form').getByRole('button', { name: 'Try again' });
      await expect
        .poll(async () => {
          await page.clock.runFor(callDeadline);
          return retry.count();
        })
        .toBe(1);
      release();
      await retry.click();
      await expect(name(page)).toBeVisible();
      await expect(retry).toHaveCount(0);
    });

  /** Lets the page wait for a chunk, and for the same elsewhere, for as long as it does. */
  async function waitInVain(page: Page, chunk: string, begin: () => Promise<unknown>) {
    await page.clock.install();
    const release = await holdRequests(page, new RegExp(`/${chunk}\\.js$`));
    const asked = ['', '~'].map((place) => page.waitForRequest(new RegExp(`/v/[^~]+${place}/(w/)?${chunk}\\.js$`)));
    await begin();
    for (const each of asked) {
      await each;
      await page.clock.runFor(callDeadline);
    }
    return release;
  }

  for (const [chunk, mode] of [
    ['form', 'inline'],
    ['form', 'modal'],
    ['kit', 'inline'],
  ] as const)
    test(`and does not fail either is asked for elsewhere, and then told of: ${chunk}, ${mode}`, async ({ page }) => {
      const release = await waitInVain(page, chunk, () =>
        writePartnerPage(page, `<vt-form form-id="1" mode="${mode}" open></vt-form>${loader}`),
      );
      const retry = page.locator('vt-form').getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      // What comes late comes all the same.
      release();
      await expect(name(page)).toBeVisible();
      await expect(retry).toHaveCount(0);
    });

  for (const chunk of ['form', 'kit', 'ground'])
    test(`since somebody in between has emptied it is said in its place: ${chunk}`, async ({ page }) => {
      const address = new RegExp(`/${chunk}\\.js$`);
      const headers = { 'access-control-allow-origin': '*' };
      await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', headers, body: '' }));
      await writePartnerPage(page, `<vt-form form-id="1"></vt-form>${loader}`);
      const retry = page.locator('vt-form').getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect(page.locator('vt-form')).not.toHaveAttribute('aria-busy');
    });

  test('to a press does not keep it waiting for ever', async ({ page }) => {
    const words: string[] = [];
    page.on('dialog', (dialog) => {
      words.push(dialog.message());
      void dialog.accept();
    });
    const button = page.getByRole('button', { name: 'Talk to us' });
    await waitInVain(page, 'api', async () => {
      await writePartnerPage(page, `<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>${loader}`);
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });
    await expect.poll(() => words).toEqual([expect.stringContaining('Please try again')]);
    await expect(button).not.toHaveAttribute('aria-busy');
  });

  test('to what was pressed is said in the dialog that waits for it', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await waitInVain(page, 'form', async () => {
      await writePartnerPage(page, `<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>${loader}`);
      await page.getByRole('button', { name: 'Talk to us' }).click();
      await expect(dialog).toContainText('Opening');
    });
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
  });

  test('since somebody in between has emptied it is said where it was opened, as no unknown name is', async ({
    page,
    faults,
  }) => {
    faults.expect(/media-player/);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(/\/media-player\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', headers, body: '' }),
    );
    await writePartnerPage(page, `<button data-vt-open="media-player">Watch</button>${loader}`);
    await page.getByRole('button', { name: 'Watch' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be loaded');
  });
});

test('a policy that knows the script by its nonce alone is kept', async ({ page }) => {
  await writePartnerPage(
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

test('a press that ends below an opener comes to nothing, and one heard there opens by the queue', async ({ page }) => {
  await writePartnerPage(
    page,
    `${loader}<div id="card"><button data-vt-open="form">Dead</button><button id="own">Own</button></div><script>
      document.getElementById('card').addEventListener('click', (event) => event.stopPropagation());
      document.getElementById('own').addEventListener('click', () =>
        (window.vitrine = window.vitrine || []).push(['open', 'form', { formId: 1 }]));
    </script>`,
  );
  await page.waitForFunction(() => 'vtApi' in window);
  await page.getByRole('button', { name: 'Dead' }).click();
  await expect(page.locator('vt-form')).toHaveCount(0);
  await page.getByRole('button', { name: 'Own' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
});

test('what no widget is called is not opened, and the console names those there are', async ({ page, faults }) => {
  faults.expect(/there is no widget|widget\/nothing/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await writePartnerPage(page, `${loader}<button onclick="vitrine.open('nothing')">Open</button>`);
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

test('what cannot even be told is no error of the page’s, and a dialog opens all the same', async ({
  page,
  faults,
}) => {
  // The console's own words are expected, and an error that nobody caught is not.
  faults.expect(/^(?!page error).*failure\.js/);
  await page.route(/failure\.js$/, (route) => route.abort());
  await writePartnerPage(
    page,
    `${loader}<button data-vt-open="form" data-vt-form-id="1" data-vt-mode="sidewards">Talk to us</button>`,
  );
  await page.waitForFunction(() => 'vtApi' in window);
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await refused;
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
});

test('the focus stays with what is tried again, and goes to what comes of it', async ({ page, faults }) => {
  faults.expect(/could not load|status of 503|answered 503|vt-form/);
  const form = /\/api\/internal\/(form\/1|widget\/form)\?/;
  await page.route(form, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, json: { code: '503', message: '' } }),
  );
  await writePartnerPage(page, `<vt-form form-id="1"><a href="${site.en}/form/1">Write to us</a></vt-form>${loader}`);
  const retry = page.locator('vt-form').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(page.locator('vt-form')).not.toHaveAttribute('aria-busy');
  await retry.focus();
  const again = page.waitForResponse(/form\/1\?/);
  await page.keyboard.press('Enter');
  await again;
  await expect(retry).toBeFocused();
  await page.unroute(form);
  await page.keyboard.press('Enter');
  await expect(name(page)).toBeVisible();
  await expect(page.locator('vt-form')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name(page)).toBeFocused();
});

for (const [way, close] of [
  ['by its call', () => Reflect.get(window, 'vtApi').push(['close', 'form'])],
  ['by the attribute, as frameworks do', () => document.querySelector('vt-form')?.removeAttribute('open')],
] as const)
  test(`a page closes a dialog also while its form is on the way: ${way}`, async ({ page }) => {
    const release = await holdRequests(page, /\/v\/[^~]+\/w\/form\.js/);
    await writePartnerPage(page, `<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>${loader}`);
    await page.waitForFunction(() => 'vtApi' in window);
    const button = page.getByRole('button', { name: 'Talk to us' });
    await button.click();
    await expect(page.getByRole('dialog')).toHaveText(/Opening/);
    await page.evaluate(close);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    release();
    await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.click();
    await expect(name(page)).toBeVisible();
  });

test('a form is sent, or says that it was not, also where the page has broken what loads scripts meanwhile', async ({
  page,
  faults,
}) => {
  faults.expect(/URL is not a constructor/);
  await writePartnerPage(page, `<vt-form form-id="1"></vt-form>${loader}`);
  const form = findForm(page.locator('vt-form'), 'en');
  await expect(form.send).toBeVisible();
  await page.evaluate(() => Object.assign(window, { own: URL, URL: '/api/' }));
  await fill(form, 'en');
  await form.send.click();
  await expect(page.locator('vt-form').getByRole('alert')).toContainText('Please try again');
  await expect(form.send).toHaveAccessibleName('Send');
  await page.evaluate(() => Object.assign(window, { URL: Reflect.get(window, 'own') }));
  await form.send.click();
  await expect(page.getByRole('heading', { name: consult.en.thanks })).toBeVisible();
});

test('a tap on a button opens a dialog at once, which fills when its form has come', async ({ page }) => {
  const release = await holdRequests(page, /\/v\/[^~]+\/w\/form\.js/);
  await writePartnerPage(page, `<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>${loader}`);
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

test.describe('on a page that scrolls by itself', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap reaches the fields of a form, which the page does not know', async ({ page }) => {
    await writePartnerPage(
      page,
      `<input id="own"><vt-form form-id="1" wake="now"></vt-form><script>
      for (const type of ['touchstart', 'touchend', 'pointerdown'])
        document.addEventListener(type, (event) => { if (!/^(INPUT|BUTTON|SELECT|TEXTAREA)$/.test(event.target.tagName)) event.preventDefault() }, { passive: false });
    </script>${loader}`,
    );
    await name(page).tap();
    await expect(name(page)).toBeFocused();
    const consent = page.getByRole('checkbox', { name: 'I have read' });
    await consent.tap();
    await expect(consent).toBeChecked();
  });
});

test('a dialog that a button opens moves nothing of the page’s columns', async ({ page }) => {
  await writePartnerPage(
    page,
    `<style>body { display: flex; flex-direction: column; justify-content: space-between; gap: 40px; min-height: 100vh; margin: 0 }</style>
    <main><h1>Page</h1><button type="button" data-vt-open="form" data-vt-form="1">Ask</button></main><footer>Foot</footer>${loader}`,
  );
  const places = () =>
    page.evaluate(() => [...document.querySelectorAll('main, footer')].map((part) => part.getBoundingClientRect().top));
  const before = await places();
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await places()).toEqual(before);
});

test('in a page that runs from right to left a widget runs as its words do, and nothing hangs out of the page', async ({
  page,
}) => {
  await writePartnerPage(
    page,
    `<script>Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })</script>
    <vt-form form-id="1" site="en"></vt-form><vt-event-list page-size="2" site="en"></vt-event-list>${loader}`,
  );
  for (const tag of await page.locator('vt-form, vt-event-list').all()) {
    await tag.scrollIntoViewIfNeeded();
    await expect(tag).toHaveAttribute('data-vt-ready');
    const root = tag.locator('.vt').first();
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(root).toHaveCSS('direction', 'ltr');
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

for (const [way, scroller, top] of [
  ['shortly before it comes into sight', 'html', 2050],
  ['once it was jumped over', 'html', 9999],
  ['once it was jumped over in what scrolls in a page by itself', 'main', 9999],
] as const) {
  test(`a form comes ${way}`, async ({ page }) => {
    await writePartnerPage(
      page,
      `<style>html,body{margin:0}main{display:flow-root}p{margin:0;height:3000px}</style>
${scroller === 'main' ? '<style>main{height:100vh;overflow:auto}</style>' : ''}<main><p></p><vt-form form-id="1"></vt-form><p></p></main>${loader}`,
    );
    await page.waitForFunction(() => window.vitrine);
    await page.evaluate(([selector, to]) => document.querySelector(selector)?.scrollTo(0, to), [
      scroller,
      top,
    ] as const);
    await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  });
}

test('a list of events that becomes the whole one as its end nears leaves the focus where it was', async ({ page }) => {
  const release = await holdRequests(page, /\/w\/event-whole\.js/);
  await writePartnerPage(page, `<vt-event-list page-size="3"></vt-event-list>${loader}`);
  const list = page.locator('vt-event-list');
  const first = list.locator('.event-row a').first();
  await first.focus();
  const words = await first.textContent();
  release();
  await expect(list.locator('.events')).toBeVisible();
  await expect(first).toHaveText(words ?? '');
  await expect(first).toBeFocused();
});

test('the filters of a list of events have the focus that the button had which brought them', async ({ page }) => {
  const release = await holdRequests(page, /\/activity\/place\/list\//);
  const pages = page.waitForResponse(/\/w\/event-whole\.js/);
  await writePartnerPage(page, `<vt-event-list page-size="3"></vt-event-list>${loader}`);
  const list = page.locator('vt-event-list');
  await list.getByRole('link', { name: 'Filter the events' }).focus();
  await page.keyboard.press('Enter');
  // The further pages, which nobody pressed for, come before the filters do.
  await (await pages).finished();
  release();
  await expect(list.getByRole('search')).toBeVisible();
  await expect(list).toBeFocused();
  expect(await list.evaluate((host) => host.shadowRoot?.activeElement?.closest('form')?.className)).toBe('filters');
});

test('the filters of a list of events stay where its end nears the screen as they come', async ({ page }) => {
  // The end is told to be near in the moment in which the filters stand there, and the list still watches it.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      readonly #say: () => void;
      constructor(heard: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(heard, options);
        this.#say = () => heard([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
      override observe(target: Element) {
        if (!target.matches('.all-events a')) return super.observe(target);
        const place = target.getRootNode();
        const filters = new MutationObserver(() => {
          if (!(place as ShadowRoot).querySelector('form.filters')) return;
          filters.disconnect();
          this.#say();
        });
        filters.observe(place, { childList: true, subtree: true });
      }
    };
  });
  await writePartnerPage(page, `<vt-event-list page-size="3"></vt-event-list>${loader}`);
  const list = page.locator('vt-event-list');
  await list.getByRole('link', { name: 'Filter the events' }).click();
  await expect(list.getByRole('search')).toBeVisible();
  await drawFrames(page, 10);
  await expect(list.getByRole('search')).toBeVisible();
});

for (const name of ['event', 'media', 'news', 'publication'])
  test(`a bare ${name}-list follows its language, and how many it is told to show`, async ({ page }) => {
    const tag = `vt-${name}-list`;
    await writePartnerPage(
      page,
      `${['en', 'cn'].map((site) => `<${tag} site="${site}" page-size="3" wake="now"></${tag}>`).join('')}${loader}`,
    );
    const [changed, other] = [page.locator(tag).first(), page.locator(tag).last()];
    const read = (list: Locator) => list.locator('li :is(h2, h3, h4)').allTextContents();
    await expect.poll(() => read(changed)).toHaveLength(3);
    await expect.poll(() => read(other)).toHaveLength(3);
    await changed.evaluate((list) => list.setAttribute('site', 'cn'));
    await expect.poll(() => read(changed)).toEqual(await read(other));
    await changed.evaluate((list) => list.setAttribute('page-size', '4'));
    await expect.poll(() => read(changed)).toHaveLength(4);
  });

test('a list of events that is shown as cards keeps that for the tab alone', async ({ page }) => {
  await writePartnerPage(page, `<vt-event-list page-size="4"></vt-event-list>${loader}`);
  const list = page.locator('vt-event-list');
  const choose = list.getByRole('button', { name: 'Cards' });
  await list.scrollIntoViewIfNeeded();
  await choose.click();
  await expect(list.locator('.card').first()).toBeVisible();
  expect(
    await page.evaluate(() => ({ beyond: { ...localStorage }, tab: sessionStorage.getItem('vt-event-view') })),
  ).toEqual({
    beyond: {},
    tab: 'cards',
  });
});

test('the thank-you shows its heading where the window is lower than the thank-you is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 170 });
  await writePartnerPage(
    page,
    `${loader}<vt-form form-id="4001"></vt-form><p style="height: 2000px">Open from nine to five.</p>`,
  );
  const form = findForm(page, 'en');
  await fill(form, 'en');
  // The window stands where neither end of the thank-you will be.
  await form.form.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY + 200));
  await form.send.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByRole('heading', { name: consult.en.thanks })).toBeInViewport({ ratio: 1 });
});

test('all that a widget shows is asked for in one call, before its own script has come', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/internal(\/[^?]+)/.exec(request.url()) ?? [];
    if (call) calls.push(call);
  });
  const release = await holdRequests(page, /\/kit\.js$/);
  const asked = page.waitForResponse(/\/widget\/form\?/);
  await writePartnerPage(page, `<vt-form form-id="4001"></vt-form>${loader}`);
  await asked;
  release();
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  expect(calls).toEqual(['/widget/form']);
});

for (const [what, address] of [
  ['what asks for it', /\/ask\.js$/],
  ['the answer', /\/widget\/form\?/],
] as const)
  test(`a form comes all the same where ${what} cannot be had`, async ({ page, faults }) => {
    faults.expect(/ask\.js|widget\/form|ERR_FAILED/);
    await page.route(address, (route) => route.abort());
    await writePartnerPage(page, `<vt-form form-id="4001"></vt-form>${loader}`);
    await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
    await expect(name(page)).toBeVisible();
  });

test('a lead is kept although what makes calls is had at the second try alone', async ({ page, faults }) => {
  faults.expect(/calls\.js|ERR_FAILED/);
  await page.route(/\/v\/[^~]+\/w\/calls\.js$/, (route) => route.abort());
  await writePartnerPage(page, `<vt-form form-id="4001"></vt-form>${loader}`);
  const form = findForm(page, 'en');
  await fill(form, 'en');
  await form.send.click();
  await expect(page.locator('vt-form').getByText(consult.en.thanks)).toBeVisible();
});
