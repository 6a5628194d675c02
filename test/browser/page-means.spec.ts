import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { findForm } from './consult-form.ts';
import { writePartnerPage } from './host-page.ts';
import { expect, holdsFocus, test } from './support.ts';

/** What newer browsers give to pages, and what docs/embedding.md says of it. */
const loader = `<script async src="${site.cn}/loader.js"></script>`;
const opener = '<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>';
const form = '<vt-form form-id="1"></vt-form>';

const name = (page: Page) => findForm(page, 'en').name;

/** What the page's own script has noted as `seen`. */
const readSeen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen'));

async function openModal(page: Page) {
  await page.getByRole('button', { name: 'Talk to us' }).click();
  const dialog = page.getByRole('dialog');
  await expect(findForm(dialog, 'en').name).toBeVisible();
  return dialog;
}

test('a view transition waits for the form that is told to come at once, and for no other', async ({ page }) => {
  await writePartnerPage(page, `<h1>Page</h1><main></main>${loader}`);
  await page.waitForFunction(() => 'vtApi' in window);
  const woken = await page.evaluate(async () => {
    const woken: string[] = [];
    document.addEventListener('vt-wake', ({ target }) => woken.push((target as Element).id));
    const transition = document.startViewTransition(async () => {
      const ready = new Promise((resolve) => document.addEventListener('vt-ready', resolve, { once: true }));
      document
        .querySelector('main')
        ?.setHTMLUnsafe(
          '<vt-form id="now" form-id="1" wake="now"></vt-form><vt-news id="later" page-size="2"></vt-news>',
        );
      document.getElementById('later')?.scrollIntoView();
      await ready;
    });
    await transition.updateCallbackDone;
    return woken;
  });
  expect(woken).toEqual(['now']);
  await expect(page.locator('#now')).toHaveAttribute('data-vt-ready');
  await expect(page.locator('#later')).toHaveAttribute('data-vt-ready');
});

for (const { selector, ends, outcome } of [
  { selector: 'vt-form:not([mode])', ends: 'goes on', outcome: 'ready' },
  { selector: 'vt-form', ends: 'ends', outcome: 'InvalidStateError' },
]) {
  test(`a view transition ${ends} where ${selector} has a name, and a modal lies over a form`, async ({
    page,
    faults,
  }) => {
    faults.expect(/view-transition-name/);
    await writePartnerPage(page, `<style>${selector} { view-transition-name: form }</style>${opener}${form}${loader}`);
    await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
    await openModal(page);
    const came = await page.evaluate(() =>
      document
        .startViewTransition(() => {})
        .ready.then(
          () => 'ready',
          (error) => error.name,
        ),
    );
    expect(came).toBe(outcome);
  });
}

for (const [how, close] of [
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`a router by the Navigation API that leaves the steps of a modal alone keeps its page, and the focus: ${how}`, async ({
    page,
  }) => {
    await writePartnerPage(
      page,
      `<main>First</main><a href="?page=2">Next</a>${opener}<script>
        seen = [];
        navigation.addEventListener('navigate', (event) => {
          const stays = event.destination.url === location.href;
          seen.push(stays ? 'stays' : 'goes');
          if (!stays) event.intercept({ handler: async () => { document.querySelector('main').textContent = 'Second' } });
        });
      </script>${loader}`,
    );
    const dialog = await openModal(page);
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Talk to us' })).toBeFocused();
    await expect.poll(() => readSeen(page)).toEqual(['stays', 'stays']);
    await expect(page.getByText('First')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Second')).toBeVisible();
    expect(await readSeen(page)).toEqual(['stays', 'stays', 'goes']);
  });
}

test('a tag in a shadow root with a registry of its own comes once that is told of it', async ({ page }) => {
  await writePartnerPage(
    page,
    `<div id="host"></div><script>
      (window.vitrine = window.vitrine || []).push(['watch', register()]);
      function register() {
        const registry = new CustomElementRegistry();
        const root = document.getElementById('host').attachShadow({ mode: 'open', customElementRegistry: registry });
        root.innerHTML = '<vt-form form-id="1"></vt-form>';
        customElements.whenDefined('vt-form').then((type) => registry.define('vt-form', type));
        return root;
      }
    </script>${loader}`,
  );
  await name(page).fill('Ada Byron');
  await expect(name(page)).toHaveValue('Ada Byron');
});

test('a popover closes as a modal is opened from it, and what opened it has the focus afterwards', async ({ page }) => {
  await writePartnerPage(
    page,
    `<button popovertarget="menu">Menu</button><div id="menu" popover>${opener}</div>${loader}`,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  const dialog = await openModal(page);
  await expect(page.locator('#menu')).toBeHidden();
  expect(await holdsFocus(dialog)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a popover that the page closes by itself stays below a modal that is opened from it', async ({ page }) => {
  await writePartnerPage(
    page,
    `<button popovertarget="menu">Menu</button><div id="menu" popover="manual">${opener}</div>${loader}`,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  const dialog = await openModal(page);
  await expect(page.locator('#menu')).toBeVisible();
  await findForm(dialog, 'en').name.fill('Ada Byron');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Talk to us' })).toBeFocused();
});

test('what cleans HTML leaves a link that opens the form, and the tag where it is told of both names', async ({
  page,
}) => {
  await writePartnerPage(page, `<main></main><aside></aside>${loader}`);
  await page.waitForFunction(() => 'vtApi' in window);
  await page.evaluate(() => {
    type Cleaned = { setHTML(html: string, options?: object): void } | null;
    const html = '<vt-form form-id="1"></vt-form><a href="#vt-form-1">Talk to us</a>';
    (document.querySelector('main') as never as Cleaned)?.setHTML(html);
    const sanitizer = { elements: [{ name: 'vt-form', attributes: ['form-id'] }] };
    (document.querySelector('aside') as never as Cleaned)?.setHTML(html, { sanitizer });
  });
  await expect(page.locator('main vt-form')).toHaveCount(0);
  await expect(findForm(page.locator('aside'), 'en').name).toBeVisible();
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await expect(findForm(page.getByRole('dialog'), 'en').name).toBeVisible();
});

test('in a closed shadow root a press on an opener is not heard, a listener of its own opens, and a watched tag comes', async ({
  page,
}) => {
  await writePartnerPage(
    page,
    `<div id="host"></div><script>
      const root = document.getElementById('host').attachShadow({ mode: 'closed' });
      root.innerHTML = '<button data-vt-open="form">Dead</button><button id="own">Own</button><vt-news page-size="2"></vt-news>';
      root.getElementById('own').onclick = () => vitrine.open('form', { formId: 1 });
      (window.vitrine = window.vitrine || []).push(['watch', root]);
      window.shut = root;
    </script>${loader}`,
  );
  await page.waitForFunction(() => Reflect.get(window, 'shut').querySelector('vt-news[data-vt-ready]'));
  const press = (label: string) =>
    page.evaluate(
      (label) =>
        [...(Reflect.get(window, 'shut') as ShadowRoot).querySelectorAll('button')]
          .find(({ textContent }) => textContent === label)
          ?.click(),
      label,
    );
  await press('Dead');
  await expect(page.locator('vt-form')).toHaveCount(0);
  await press('Own');
  await expect(findForm(page.getByRole('dialog'), 'en').name).toBeVisible();
});

test.describe('a page that registers custom properties', () => {
  const register = (name: string) =>
    `@property ${name} { syntax: '<color>'; inherits: false; initial-value: rgb(1, 2, 3) }`;
  const send = async (page: Page, css: string) => {
    await writePartnerPage(page, `<style>${css}</style>${form}${loader}`);
    const button = findForm(page, 'en').send;
    await expect(button).toBeVisible();
    return button;
  };

  test('leaves a form as it is by names with a prefix of its own, and by what it merely sets', async ({ page }) => {
    const css = `${register('--seeds-accent')} :root { --accent: rgb(1, 2, 3); --vt-accent: rgb(10, 92, 54) }`;
    await expect(await send(page, css)).toHaveCSS('background-color', 'rgb(10, 92, 54)');
  });

  test('takes what it names as a form does within itself', async ({ page }) => {
    const button = await send(page, `${register('--accent')} :root { --vt-accent: rgb(10, 92, 54) }`);
    await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  });
});
