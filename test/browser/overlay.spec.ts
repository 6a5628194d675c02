import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { prototype } from './foreign/pages/libraries.ts';
import { writePartnerPage } from './host-page.ts';
import { drawFrames, expect, holdsFocus, test } from './support.ts';

interface Place {
  visit(page: Page): Promise<unknown>;
  /** What opens the form, and the form in its dialog. */
  opener: string;
}

const places = {
  'a page of the site': {
    visit: (page) => page.goto(site.en),
    opener: 'vt-header .bar > .primary',
  },
  'a foreign page': {
    visit: (page) => page.goto(`${partner}/plain.html`),
    opener: '[data-vt-open]',
  },
} satisfies Record<string, Place>;

/** The dialog of the form, once the form stands in it. */
async function openForm(page: Page, opener: string) {
  await page.locator(opener).click();
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Waits for the browser to have gone back over the overlay's entry. */
const expectState = (page: Page, state: unknown) =>
  expect.poll(() => page.evaluate(() => history.state)).toEqual(state);

for (const [name, { visit, opener }] of Object.entries(places)) {
  test.describe(`an overlay on ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${site.cn}/privacy`);
      await visit(page);
    });

    test('closes by Back, which stays on the page and gives the focus back', async ({ page }) => {
      const address = page.url();
      const dialog = await openForm(page, opener);
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(address);
      await expect(page.locator(opener)).toBeFocused();
      await openForm(page, opener);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(`${site.cn}/privacy`);
    });

    test('stays for the second press of a double click on its opener, and closes for a press beside it', async ({
      page,
    }) => {
      const dialog = await openForm(page, opener);
      // Beside the panel, wherever the opener stands.
      await page.mouse.move(8, 8);
      for (const clickCount of [2, 1]) {
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
        if (clickCount === 2) await dialog.locator('input:visible').first().fill('Ada');
      }
      await expect(dialog).toBeHidden();
    });

    for (const close of ['Escape', 'Enter']) {
      test(`that was closed with ${close} leaves no step behind`, async ({ page }) => {
        const dialog = await openForm(page, opener);
        if (close === 'Enter') await dialog.locator('.dialog-close').focus();
        await page.keyboard.press(close);
        await expect(dialog).toBeHidden();
        await expectState(page, null);
        await page.goBack();
        await expect(page).toHaveURL(`${site.cn}/privacy`);
      });
    }

    for (const [close, by] of [
      ['Esc', (page: Page) => page.keyboard.press('Escape')],
      ['Back', (page: Page) => page.goBack()],
    ] as const) {
      test(`that was closed by ${close} leaves the visitor where they were, far from the anchor that they came by`, async ({
        page,
      }) => {
        await page.evaluate(() => {
          const start = document.createElement('div');
          start.id = 'start';
          start.style.height = '2000px';
          document.body.prepend(start);
          location.hash = 'start';
        });
        const dialog = await openForm(page, opener);
        const place = await page.evaluate(() => scrollY);
        expect(place).toBeGreaterThan(500);
        await by(page);
        await expect(dialog).toBeHidden();
        await expectState(page, null);
        await drawFrames(page);
        expect(await page.evaluate(() => scrollY)).toBe(place);
        await expect(page.locator(opener)).toBeFocused();
        expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
      });
    }

    test('is no new page to a router, and leaves its state alone', async ({ page }) => {
      await page.evaluate(() => {
        history.replaceState({ route: 7 }, '');
        const heard: string[] = [];
        Object.assign(window, { heard });
        addEventListener('popstate', ({ state }) => heard.push(`at ${state.route}`));
        const own = history.pushState.bind(history);
        history.pushState = (...given) => {
          heard.push('pushState');
          own(...given);
        };
      });
      const dialog = await openForm(page, opener);
      expect(await page.evaluate(() => history.state.route)).toBe(7);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expectState(page, { route: 7 });
      await openForm(page, opener);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectState(page, { route: 7 });
      expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['at 7', 'at 7']);
      // Its own steps are heard as before.
      await page.evaluate(() => {
        history.pushState({ route: 8 }, '', '#8');
        history.back();
      });
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
        .toEqual(['at 7', 'at 7', 'pushState', 'at 7']);
    });

    test('that was open when the page was loaded again is closed then, and opens as ever', async ({ page }) => {
      const dialog = await openForm(page, opener);
      await page.reload();
      await expect(dialog).toBeHidden();
      await openForm(page, opener);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectState(page, null);
      await page.goBack();
      await expect(page).toHaveURL(`${site.cn}/privacy`);
    });

    test('stays, when the page itself goes on to another address, and takes none of its steps away', async ({
      page,
    }) => {
      const dialog = await openForm(page, opener);
      await page.evaluate(() => history.pushState({ route: 9 }, '', '?step=9'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/step=9/);
      await openForm(page, opener);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expectState(page, { route: 9 });
    });
  });
}

const kept = {
  Turbo: { turbo: { restorationIdentifier: 'a' } },
  Astro: { index: 0, scrollX: 0, scrollY: 0 },
  htmx: { htmx: true },
  Livewire: { alpine: { snapshotIdx: 1 } },
  Unpoly: { up: {} },
  Pjax: { url: '/plain.html', title: 'Partner', uid: 'pjax1', scrollPos: [0, 0] },
};
for (const [router, state] of Object.entries(kept)) {
  test(`an overlay that closes makes ${router} show nothing anew, and leaves it what it keeps`, async ({ page }) => {
    await page.goto(`${partner}/plain.html`);
    await page.evaluate((kept) => {
      history.replaceState(kept, '');
      // They show a page anew where they find what they keep.
      addEventListener('popstate', ({ state }) => state && document.body.replaceChildren());
    }, state);
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      const dialog = await openForm(page, '[data-vt-open]');
      await close();
      await expect(dialog).toBeHidden();
      await expectState(page, state);
      await expect(page.locator('[data-vt-open]')).toBeFocused();
    }
  });
}

test('an overlay leaves a page what it keeps by other names, and writes nothing into entries that have nothing', async ({
  page,
}) => {
  await page.goto(`${partner}/plain.html`);
  await page.evaluate(() => {
    history.pushState({ popup: true, htmxVersion: 2 }, '', '#2');
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('popstate', ({ state }) => heard.push(state));
  });
  const dialog = await openForm(page, '[data-vt-open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectState(page, { popup: true, htmxVersion: 2 });
  await openForm(page, '[data-vt-open]');
  // Over its own entry and ours at once, as from the list that a browser shows of what was visited.
  await page.evaluate(() => history.go(-2));
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => history.state)).toBeNull();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([{ popup: true, htmxVersion: 2 }, null]);
});

test('two steps in one breath leave a page its own way with its place', async ({ page }) => {
  await page.goto(`${partner}/plain.html`);
  await openForm(page, '[data-vt-open]');
  const during = await page.evaluate(() => {
    for (let step = 0; step < 2; step += 1) dispatchEvent(new PopStateEvent('popstate'));
    return history.scrollRestoration;
  });
  expect(during).toBe('manual');
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
});

test('an overlay closes by Back where its page has prevented the step back over the one before', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${partner}/plain.html`);
  const prevented = page.evaluate(
    () =>
      new Promise<void>((tell) => {
        const prevent = (event: Event & { navigationType?: string }) => {
          if (event.navigationType !== 'traverse' || !event.cancelable) return;
          event.preventDefault();
          navigation.removeEventListener('navigate', prevent);
          tell();
        };
        const { navigation } = window as unknown as { navigation: EventTarget };
        navigation.addEventListener('navigate', prevent);
      }),
  );
  const dialog = await openForm(page, '[data-vt-open]');
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await prevented;
  await page.clock.runFor(2000);
  await openForm(page, '[data-vt-open]');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expectState(page, null);
});

/** A page's own router, which goes on in a moment, and notes what is done to the history. */
const goesOn = `<script>
  const steps = [];
  const back = history.go.bind(history);
  history.go = (delta) => { steps.push('back'); back(delta); };
  const go = () => setTimeout(() => { steps.push('on'); history.pushState({ route: 2 }, '', '?route=2'); });
</script>`;

for (const { how, key, code } of [
  { how: 'as it hears of the closing', key: 'Escape', code: "document.addEventListener('vt-close', go)" },
  {
    ...{ how: 'after it has closed it', key: 'q' },
    code: "document.addEventListener('keydown', ({ key }) => key === 'q' && (document.querySelector('vt-form').removeAttribute('open'), go()))",
  },
]) {
  test(`a page that goes on to another address ${how} stays there`, async ({ page }) => {
    await writePartnerPage(
      page,
      `<h1>Page</h1><button data-vt-open="form" data-vt-form-id="1">Talk to us</button>${goesOn}<script>${code}</script><script async src="${site.en}/loader.js"></script>`,
    );
    const dialog = await openForm(page, '[data-vt-open]');
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    // Another one comes and goes, and with it all steps that were under way.
    await openForm(page, '[data-vt-open]');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expectState(page, { route: 2 });
    await expect(page).toHaveURL(/\?route=2$/);
    // A step back would have been under way, and has undone what the page does in some engines.
    expect(((await page.evaluate('steps')) as string[])[0]).toBe('on');
  });
}

const hiding = {
  'is not shown': '<div style="display:none">',
  'is closed': '<details><summary>More</summary>',
  'is inert': '<main inert>',
};

for (const [how, start] of Object.entries(hiding)) {
  test(`an overlay that was written into what ${how} opens over the page`, async ({ page }) => {
    await writePartnerPage(
      page,
      `<h1>Page</h1>${start}<vt-form mode="modal" form-id="1"></vt-form>${start.replace(/^<(\w+).*/, '</$1>')}<button data-vt-open="form" data-vt-form-id="1">Talk to us</button><script async src="${site.en}/loader.js"></script>`,
    );
    const dialog = await openForm(page, '[data-vt-open]');
    await dialog.getByLabel('Name', { exact: true }).click();
    await page.keyboard.type('Ada');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ada');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openForm(page, '[data-vt-open]');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ada');
  });
}

test('an overlay shows on a page whose rules hide what stands beside its application', async ({ page }) => {
  await writePartnerPage(
    page,
    `<style>body > :not(#app) { display: none !important }</style>
    <div id="app"><h1>Page</h1><button data-vt-open="form" data-vt-form-id="1">Talk to us</button></div><script async src="${site.en}/loader.js"></script>`,
  );
  for (const name of ['', 'Ada']) {
    const dialog = await openForm(page, '[data-vt-open]');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name);
    await dialog.getByLabel('Name', { exact: true }).fill('Ada');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('an overlay opens without an error on a page with Prototype, whose `remove` fails for what is not in the page', async ({
  page,
}) => {
  await writePartnerPage(
    page,
    `<script>${prototype}</script><button data-vt-open="form" data-vt-form-id="1">Talk to us</button><script async src="${site.en}/loader.js"></script>`,
  );
  const dialog = await openForm(page, '[data-vt-open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** As libraries trap the focus: what is focused or pressed outside of the box comes to nothing, unless the trap rests. */
const trapping = `<div id="box"><button data-vt-open="form" data-vt-form-id="1">Talk to us</button></div><script>
  const trap = { rests: false, pause() { this.rests = true }, unpause() { this.rests = false } };
  for (const type of ['focusin', 'mousedown', 'touchstart', 'click']) document.addEventListener(type, (event) => {
    if (trap.rests || event.composedPath().includes(document.getElementById('box'))) return;
    event.stopImmediatePropagation();
    if (event.cancelable) event.preventDefault();
    else document.querySelector('#box button').focus();
  }, true);
  // What the documents say.
  document.addEventListener('vt-open', () => trap.pause());
  document.addEventListener('vt-close', () => trap.unpause());
</script>`;

test('an overlay works over a dialog of the page whose focus trap rests meanwhile', async ({ page }) => {
  await writePartnerPage(page, `<h1>Page</h1>${trapping}<script async src="${site.en}/loader.js"></script>`);
  const dialog = await openForm(page, '[data-vt-open]');
  await dialog.getByLabel('Name', { exact: true }).click();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ACME');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ada');
  await expect(dialog.getByLabel('Company', { exact: true })).toHaveValue('ACME');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#box button')).toBeFocused();
});

for (const [chunk, place] of [
  ['api', 'a foreign page'],
  ['prepare', 'a page of the site'],
] as const)
  test(`an overlay stays, and closes by Back, where ${chunk} came at the second try`, async ({ page, faults }) => {
    faults.expect(/\/w\/|could not load|fetch/);
    await page.clock.install();
    await page.route(new RegExp(`/v/[^~]+/w/${chunk}\\.js`), (route) => route.abort());
    const { visit, opener } = places[place];
    await visit(page);
    const address = page.url();
    const dialog = await openForm(page, opener);
    // By then the dialog that waited in its place has given its step of the history back.
    await page.clock.runFor(200);
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
  });

/** As libraries walk through a dialog of theirs and close it, by keys that they hear of wherever they are pressed. */
const hearing = `<div id="box"><button data-vt-open="form" data-vt-form-id="1">Talk to us</button></div><script>
  const box = document.getElementById('box');
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') box.hidden = true;
    if (event.key !== 'Tab' || box.contains(document.activeElement)) return;
    event.preventDefault();
    box.querySelector('button').focus();
  });
</script>`;

test('an overlay is walked through and closed by its own keys over a dialog of the page that hears of all keys', async ({
  page,
}) => {
  await writePartnerPage(page, `<h1>Page</h1>${hearing}<script async src="${site.en}/loader.js"></script>`);
  const dialog = await openForm(page, '[data-vt-open]');
  await dialog.getByLabel('Name', { exact: true }).click();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Company', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#box button')).toBeFocused();
  // Its own keys are the page's again.
  await page.keyboard.press('Escape');
  await expect(page.locator('#box')).toBeHidden();
});

/** As libraries hold the rest of the page while a dialog of theirs is open. */
const holding = (what: string) => `<div id="box" role="dialog" aria-modal="true" aria-label="Ours">
  <button data-vt-open="form" data-vt-form-id="1">Talk to us</button></div>${what}<script>
  const hold = () => { for (const each of document.body.children) if (each.id !== 'box') each.inert = each.ariaHidden = true };
  hold();
</script>`;

for (const [where, what] of Object.entries({
  'was written beside': '<vt-form mode="modal" form-id="1"></vt-form>',
  'is made beside': '',
})) {
  test(`an overlay that ${where} a dialog of the page, which makes all else inert, can be used`, async ({ page }) => {
    await writePartnerPage(page, `<h1>Page</h1>${holding(what)}<script async src="${site.en}/loader.js"></script>`);
    for (const name of ['Ada', 'Grace']) {
      const dialog = await openForm(page, '[data-vt-open]');
      await dialog.getByLabel('Name', { exact: true }).click();
      await page.keyboard.type(name);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await page.evaluate('hold()');
    }
    const dialog = await openForm(page, '[data-vt-open]');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(/Ada/);
  });
}

test('an overlay turns by the wheel on a page that scrolls by a script of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await writePartnerPage(
    page,
    `<body style="height:5000px"><h1>Page</h1><button data-vt-open="form" data-vt-form-id="1">Talk to us</button><script>
    window.turned = 0;
    addEventListener('wheel', (event) => { event.preventDefault(); turned += event.deltaY }, { passive: false });
    </script><script async src="${site.en}/loader.js"></script>`,
  );
  const dialog = await openForm(page, '[data-vt-open]');
  await dialog.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => Reflect.get(window, 'turned'))).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turned'))).toBe(300);
});

test('the cross of an overlay is told from the fields that it stands over in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${site.en}/form/4001`);
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('an overlay that came open with its page leaves Back to the page', async ({ page }) => {
  await page.goto(`${site.en}/privacy`);
  await page.goto(`${site.en}/form/4001`);
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(`${site.en}/privacy`);
});

test('an overlay that is asked for in a page that is rendered ahead opens once that is seen, and lies in its history', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  await writePartnerPage(
    page,
    `<script async src="${site.en}/loader.js"></script><script>
      (window.vitrine = window.vitrine || []).push(['open', 'form', { formId: 1 }], ['identify', { hidden: { asked: 'yes' } }])
    </script>`,
  );
  await page.waitForFunction(() => window.vitrine.visitor?.hidden?.asked);
  await expect(page.locator('vt-form')).toHaveCount(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  const dialog = page.getByRole('dialog', { name: 'Talk to an adviser' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(`${partner}/plain.html`);
});

test('an overlay that a page has written open, and that is rendered ahead, leaves the page its own entry in the history', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { pushState, replaceState } = History.prototype;
    // As browsers have it: a page that is rendered ahead makes no entries.
    History.prototype.pushState = replaceState;
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    addEventListener('show', () => {
      History.prototype.pushState = pushState;
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto(`${site.cn}/privacy`);
  await writePartnerPage(
    page,
    `<button data-vt-open="form" data-vt-form-id="1">Talk to us</button><vt-form form-id="1" site="en" mode="slide-in" open></vt-form>
    <script async src="${site.cn}/loader.js"></script>`,
  );
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  expect(await page.evaluate(() => history.state)).toBeNull();
  await page.evaluate(() => dispatchEvent(new Event('show')));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const dialog = await openForm(page, '[data-vt-open]');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await openForm(page, '[data-vt-open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectState(page, null);
  await expect(page).toHaveURL(`${partner}/plain.html`);
});

for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin']) {
  test(`an overlay works in a frame without an address that is sandboxed with ${sandbox}`, async ({ page, faults }) => {
    faults.expect(/can escape its sandboxing/);
    await page.goto(`${partner}/plain.html`);
    await page.evaluate(
      ([source, sandbox]) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', sandbox as string);
        frame.style.cssText = 'width: 900px; height: 900px';
        frame.srcdoc = `<!doctype html><button data-vt-open="form" data-vt-form-id="1">open</button><script src="${source}"></script>`;
        document.body.replaceChildren(frame);
      },
      [`${site.cn}/loader.js`, sandbox],
    );
    const frame = page.frameLocator('iframe');
    const dialog = frame.getByRole('dialog').filter({ has: frame.locator('form') });
    for (let round = 0; round < 2; round += 1) {
      await frame.getByRole('button', { name: 'open' }).click();
      await expect(dialog).toBeVisible();
      expect(await holdsFocus(dialog)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

test.describe('a QR code', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('closes by Back and stays on the page', async ({ page }) => {
    await page.goto(`${site.en}/privacy`);
    await page.goto(site.en);
    const address = page.url();
    await page.locator('.code-name').first().tap();
    const dialog = page.getByRole('dialog', { name: 'WeChat' });
    await expect(dialog).toBeVisible();
    await expect(page.locator('vt-footer')).toHaveAttribute('data-vt-ready');
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
  });
});

for (const [width, height, letters] of [
  [390, 600, 16],
  [900, 800, 16],
  [320, 640, 32],
] as const)
  test(`the first wrong field of a form over the page shows its label below the heading, at ${width} by ${height} px in letters of ${letters}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    // As a visitor sets it, which a window's measures in em follow.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await page.goto(`${site.en}/form/4001`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    const name = dialog.getByLabel('Name', { exact: true });
    await expect(name).toBeFocused();
    const heading = dialog.locator('hgroup');
    const label = dialog.locator('label').first();
    const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
    await expect
      .poll(async () => ((await label.boundingBox())?.y ?? 0) - bottom(await heading.boundingBox()))
      .toBeGreaterThanOrEqual(0);
    for (const part of [label, name]) await expect(part).toBeInViewport({ ratio: 1 });
  });

test('the heading of a form over the page does not cover the field that is typed into, where a page makes letters large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.en}/privacy`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    window.vitrine.open('form', { formId: 4001 });
  });
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  for (const field of [name, page.getByRole('dialog').getByLabel('Company', { exact: true })]) {
    await field.focus();
    const isOnTop = () =>
      field.evaluate((element) => {
        const { left, width, top, height } = element.getBoundingClientRect();
        const root = element.getRootNode() as Document | ShadowRoot;
        return root.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
    await expect.poll(isOnTop).toBe(true);
  }
});
