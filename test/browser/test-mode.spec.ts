import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult, fill, fillPaperForm, findForm, isLead, type Mark } from './consult-form.ts';
import { countLeads } from './foreign/leads.ts';
import { expect, expectAccessible, test } from './support.ts';

const words = {
  cn: {
    note: '测试：在此提交的内容只作校验，不会保存。',
    title: '测试通过',
    kept: '没有保存',
    offline: '测试没有提交',
  },
  en: {
    note: 'Test: what is sent here is checked and not kept.',
    title: 'The test went well',
    kept: 'Nothing was kept',
    offline: 'the test was not sent',
  },
} as const;

/** A partner's page with this in its body. */
async function include(page: Page, mark: Mark, html: string, scripts = true): Promise<void> {
  const loader = scripts ? `<script async src="${site.cn}/loader.js"></script>` : '';
  const lang = mark === 'cn' ? 'zh-CN' : 'en';
  const body = `<!doctype html><html lang="${lang}"><title>Partner</title><meta name="viewport" content="width=device-width"><main><h1>Page</h1>${html}</main>${loader}`;
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto(`${partner}/plain.html`);
}

/** Somebody who is in no other lead. */
const createName = (mark: Mark, way: string) => `Test ${way} ${mark}`;

for (const mark of ['cn', 'en'] as const) {
  const { formId } = consult[mark];
  const { note, title, kept, offline } = words[mark];

  test(`a form in test mode says so, is checked by the server, thanked for and not kept (${mark})`, async ({
    page,
  }) => {
    await include(page, mark, `<vt-form form-id="${formId}" test></vt-form>`);
    const form = findForm(page, mark);
    const name = createName(mark, 'inline');
    await expect(page.getByRole('note')).toHaveText(note);
    await expectAccessible(page);
    await fill(form, mark);
    await form.name.fill(name);
    const answering = page.waitForResponse((response) => isLead(response.request()));
    await form.send.click();
    const answer = await answering;
    expect(await answer.json()).toMatchObject({ code: '200', data: { test: true } });
    expect(answer.request().postDataJSON()).not.toHaveProperty('trafficAccessReq');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('.thanks')).toContainText(kept);
    await expectAccessible(page);
    expect(await countLeads(name)).toBe(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /lead|draft/.test(key)))).toEqual([]);
  });

  test(`a button opens it as a test, and another one the same form in earnest (${mark})`, async ({ page }) => {
    const opener = `type="button" data-vt-open="form" data-vt-form-id="${formId}"`;
    await include(page, mark, `<button ${opener} data-vt-test>Try</button> <button ${opener}>Ask</button>`);
    const dialog = page.getByRole('dialog');
    const form = findForm(dialog, mark);
    const name = createName(mark, 'modal');
    await page.getByRole('button', { name: 'Try' }).click();
    await expect(dialog.getByRole('note')).toHaveText(note);
    await expectAccessible(page);
    await fill(form, mark);
    await form.name.fill(name);
    await form.send.click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: consult[mark].done }).click();
    expect(await countLeads(name)).toBe(0);
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(form.name).toBeVisible();
    await expect(dialog.getByRole('note')).toHaveCount(0);
    await fill(form, mark);
    await form.name.fill(name);
    await form.send.click();
    await expect(dialog.getByRole('heading', { name: consult[mark].thanks })).toBeVisible();
    expect(await countLeads(name)).toBe(1);
  });

  test(`a test without a network is not kept for later, and says so (${mark})`, async ({ page, context, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await include(page, mark, `<vt-form form-id="${formId}" test></vt-form>`);
    const form = findForm(page, mark);
    await fill(form, mark);
    await form.send.focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await form.send.click();
    await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => isLead(request) && sent.push(request.url()));
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await expect(form.send).toBeEnabled();
    expect(sent).toEqual([]);
    await form.send.click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  test.describe(`without script (${mark})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a form that the partner’s server included as a test posts one, and is told so', async ({ page, faults }) => {
      faults.expect(/\b422\b/);
      const answer = await fetch(`${site.cn}/fragment/form?form-id=${formId}&site=${mark}&test=`);
      await include(page, mark, await answer.text(), false);
      const form = findForm(page, mark);
      const name = createName(mark, 'fragment');
      await expect(page.getByRole('note')).toHaveText(note);
      await fill(form, mark);
      await form.name.fill(name);
      await form.company.fill('');
      // What is missing is asked for on a page that is still a test.
      await form.send.click();
      await expect(page).toHaveURL(`${site.cn}/${mark}/form/${formId}`);
      await expect(page.getByRole('note')).toHaveText(note);
      await form.company.fill(consult[mark].company.value);
      await form.send.click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('.thanks')).toContainText(kept);
      expect(await countLeads(name)).toBe(0);
    });
  });
}

test('a form that the partner’s server included as a test is taken over as one', async ({ page }) => {
  const answer = await fetch(`${site.cn}/fragment/form?form-id=4001&site=en&test=`);
  await include(page, 'en', await answer.text());
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await expect(page.getByRole('note')).toHaveText(words.en.note);
  const form = findForm(page, 'en');
  const name = createName('en', 'hydrated');
  await fill(form, 'en');
  await form.name.fill(name);
  await form.send.click();
  await expect(page.getByRole('heading', { name: words.en.title })).toBeVisible();
  expect(await countLeads(name)).toBe(0);
});

test('a page is told on its console that its form is a test', async ({ page, faults }) => {
  faults.expect(/test mode/);
  await include(page, 'en', '<vt-form form-id="4001" test></vt-form>');
  await expect(page.getByRole('note')).toBeVisible();
  const codes = await page.evaluate(
    () =>
      new Promise((resolve) =>
        window.vitrine.push([
          'diagnose',
          ({ findings }) => resolve(findings.map(({ code, mend }) => [code, mend?.line])),
        ]),
      ),
  );
  expect(codes).toEqual([['testMode', '<vt-form form-id="4001">']]);
});

test('a form that stands before a file is tested without its file', async ({ page }) => {
  await include(page, 'en', '<vt-form unlock="publication/508" test></vt-form>');
  const answer = await page.request.get(`${site.cn}/api/internal/corporate/publications/508`);
  const { id } = (await answer.json()).data.jumpBO.formBO;
  await page.locator('vt-form').evaluate((element, formId) => element.setAttribute('form-id', String(formId)), id);
  await (await fillPaperForm(page)).click();
  await expect(page.getByText('A test opens nothing.')).toBeVisible();
  await expect(page.locator('.files')).toHaveCount(0);
});
