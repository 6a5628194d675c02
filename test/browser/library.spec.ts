import { partner, site } from './addresses.ts';
import { consult, fill, findForm, isLead } from './consult-form.ts';
import { buildLibrary, writeLibraryPage } from './library-page.ts';
import { expect, test } from './support.ts';

test.beforeAll(buildLibrary);

const configured = `import { configure } from 'vitrine'; configure({ origin: '${site.cn}' });`;

test('a button of a page that prevents its clicks opens the form', async ({ page }) => {
  await writeLibraryPage(
    page,
    `${configured} import 'vitrine/elements/form';`,
    `<button type="button" data-vt-open="form" data-vt-form="1">Ask</button>
    <script>document.querySelector('button').addEventListener('click', (event) => event.preventDefault())</script>`,
  );
  await page.waitForFunction(() => 'vtApi' in window);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
});

test('a page built with the form alone shows and sends it, and asks no origin for scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).origin);
  });
  const files = await writeLibraryPage(
    page,
    `${configured} import 'vitrine/elements/form';`,
    '<vt-form form-id="1"></vt-form>',
  );
  const form = findForm(page, 'en');
  await fill(form, 'en');
  const lead = page.waitForRequest(isLead);
  await form.send.click();
  await lead;
  await expect(page.getByRole('heading', { name: consult.en.thanks })).toBeVisible();
  expect(new Set(scripts)).toEqual(new Set([partner]));
  // What a player of unlocked videos needs is in the build; a list of events is not.
  expect(files.some((file) => file.includes('form.define'))).toBe(true);
  expect(files.some((file) => /event|home|news/.test(file))).toBe(false);
});

test('a page with all elements opens what a button asks for, and finds tags that come later', async ({ page }) => {
  await writeLibraryPage(
    page,
    `import 'vitrine/elements'; ${configured}`,
    '<button data-vt-open="form" data-vt-form-id="1">Talk to us</button>',
  );
  await page.getByRole('button', { name: 'Talk to us' }).click();
  const dialog = page.getByRole('dialog', { name: consult.en.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => document.body.append(document.createElement('vt-news')));
  await expect(page.locator('vt-news').getByRole('article').first()).toBeVisible();
});

test('a queue that was filled before the library came is carried out by it', async ({ page }) => {
  await writeLibraryPage(
    page,
    `import 'vitrine/elements/form'; ${configured}`,
    `<script>(window.vitrine = window.vitrine || []).push(['open', 'form', { formId: 1, prefill: { Name: 'Ada' } }])</script>`,
  );
  await expect(findForm(page.getByRole('dialog'), 'en').name).toHaveValue('Ada');
});

test('the address opens the form that its hash names, from a link within the page as from the page itself', async ({
  page,
}) => {
  await writeLibraryPage(
    page,
    `${configured} import 'vitrine/elements/form';`,
    '<a href="#vt-form-1">Ask us</a><script>location.hash = "vt-form"</script>',
  );
  const { name } = findForm(page.getByRole('dialog'), 'en');
  await expect(name).toBeVisible();
  expect(page.url()).toBe(`${partner}/plain.html`);
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await page.getByRole('link', { name: 'Ask us' }).click();
  await expect(page.locator('vt-form[form-id="1"]').getByRole('dialog', { name: consult.en.title })).toBeVisible();
  await expect(name).toBeVisible();
  expect(page.url()).toBe(`${partner}/plain.html`);
});

test('a tag that was passed within what scrolls in the page wakes', async ({ page }) => {
  await writeLibraryPage(
    page,
    `${configured} import 'vitrine/elements/form';`,
    `<div style="height: 400px; overflow: auto"><vt-form form-id="1"></vt-form><p style="height: 4000px">Read on</p></div>
    <script>document.querySelector('div').scrollTop = 3000</script>`,
  );
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
});

test('without an origin the console says what to do, and the form comes once there is one', async ({
  page,
  faults,
}) => {
  faults.expect(/nobody said where the content is/);
  await writeLibraryPage(
    page,
    `import { configure } from 'vitrine'; import 'vitrine/elements/form'; window.later = () => configure({ origin: '${site.cn}' });`,
    '<vt-form form-id="1" wake="now"></vt-form>',
  );
  await expect
    .poll(() => page.consoleMessages().then((all) => all.map((each) => each.text())))
    .toEqual([
      "vitrine: nobody said where the content is. Call configure({ origin: 'https://HOST' }) from 'vitrine' before the page shows a widget.",
    ]);
  await page.evaluate('later()');
  await expect(findForm(page, 'en').name).toBeVisible();
});

test('a tag that the build has left out is named on the console', async ({ page, faults }) => {
  faults.expect(/<vt-news> is not included/);
  await writeLibraryPage(
    page,
    `${configured} import 'vitrine/elements/form';`,
    '<vt-news></vt-news><vt-form form-id="1"></vt-form>',
  );
  await expect(findForm(page, 'en').name).toBeVisible();
  await expect
    .poll(() => page.consoleMessages().then((all) => all.map((each) => each.text())))
    .toEqual([
      "vitrine: <vt-news> is not included. Import 'vitrine/elements/news', or 'vitrine/elements' for all widgets.",
    ]);
});

test('where a loader serves the page, the library leaves it the tags', async ({ page }) => {
  await writeLibraryPage(
    page,
    `${configured} import 'vitrine/elements/form';`,
    `<script src="${site.cn}/loader.js"></script><vt-form form-id="1"></vt-form>`,
  );
  await expect(findForm(page, 'en').name).toBeVisible();
  expect(await page.evaluate(() => window.vitrine.version)).toMatch(/-/);
});

test('React shows the form as a component, tells of the lead, and leaves it alone otherwise', async ({ page }) => {
  const files = await writeLibraryPage(
    page,
    `import { StrictMode, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    import { configure } from 'vitrine';
    import { Form } from 'vitrine/react/form';
    configure({ origin: '${site.cn}' });
    function Page() {
      const [presses, setPresses] = useState(0);
      const [said, say] = useState('');
      const refuse = ({ detail }) => presses < 2 && detail.refuse('Press twice');
      const tell = ({ detail }) => say('lead of ' + detail.formId + ' after ' + presses);
      return <>
        <Form formId={1} className="own" wake="now" prefill={{ Name: 'Ada' }} onVtBeforeSubmit={refuse} onVtSubmit={tell} />
        <button onClick={() => setPresses(presses + 1)}>Press</button>
        <output>{said}</output>
      </>;
    }
    createRoot(document.querySelector('main')).render(<StrictMode><Page /></StrictMode>);`,
    '<main></main>',
  );
  expect(files.some((file) => /event|home|news/.test(file))).toBe(false);
  await expect(page.locator('vt-form.own')).toHaveAttribute('form-id', '1');
  const form = findForm(page, 'en');
  await expect(form.name).toHaveValue('Ada');
  await fill(form, 'en');
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(form.name).toHaveValue(consult.en.name.value);
  await form.send.click();
  await expect(page.getByText('Press twice')).toBeVisible();
  await page.getByRole('button', { name: 'Press' }).click();
  await form.send.click();
  await expect(page.locator('output')).toHaveText('lead of 4001 after 2');
});

/** What a page takes for React: nothing else, or what Preact has in its place. */
const renderers: Record<string, Record<string, string>> = {
  React: {},
  Preact: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
    react: 'preact/compat',
  },
};

for (const [renderer, alias] of Object.entries(renderers))
  test(`a component opens and closes its form as its page says, on ${renderer}`, async ({ page }) => {
    await writeLibraryPage(
      page,
      `import { useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { configure } from 'vitrine';
      import { Form } from 'vitrine/react/form';
      configure({ origin: '${site.cn}' });
      function Page() {
        const [open, setOpen] = useState(true);
        window.setOpen = setOpen;
        return (
          <>
            <Form formId={1} mode="modal" open={open} onVtClose={() => setOpen(false)} />
            <output>{open ? 'open' : 'closed'}</output>
          </>
        );
      }
      createRoot(document.querySelector('main')).render(<Page />);`,
      '<main></main>',
      alias,
    );
    const setOpen = (open: boolean) =>
      page.evaluate((open) => (window as unknown as { setOpen(open: boolean): void }).setOpen(open), open);
    const form = findForm(page, 'en');
    await expect(form.name).toBeVisible();
    for (const times of ['once', 'and again']) {
      await setOpen(false);
      await expect(form.name, times).toBeHidden();
      await setOpen(true);
      await expect(form.name, times).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(form.name).toBeHidden();
    // The dialog is gone before its page has heard of it.
    await expect(page.locator('output')).toHaveText('closed');
    await setOpen(true);
    await expect(form.name).toBeVisible();
  });
