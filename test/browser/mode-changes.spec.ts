import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, fill, findForm, isLead } from './consult-form.ts';
import { writePartnerPage } from './host-page.ts';
import { expect, test } from './support.ts';

/** A form that was sent in the page, and whose answer waits for the test. */
async function send(page: Page, refusal?: object, status = 400) {
  await writePartnerPage(
    page,
    `<script async src="${site.cn}/loader.js" crossorigin="anonymous"></script><vt-form form-id="1"></vt-form>`,
  );
  const form = findForm(page, 'en');
  await fill(form, 'en');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/internal\/form$/, async (route) => {
    await answered;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await (refusal ? route.fulfill({ status, headers, json: refusal }) : route.continue());
  });
  const asked = page.waitForRequest(isLead);
  await form.send.click();
  await asked;
  return answer;
}

const changeMode = (page: Page) =>
  page.locator('vt-form').evaluate((element) => {
    element.setAttribute('mode', 'modal');
    element.setAttribute('open', '');
  });
const replace = (page: Page) => page.locator('vt-form').evaluate((element) => element.replaceWith(element.cloneNode()));

/** Its page shows it in a dialog before there is an answer. */
async function sendAndChangeMode(page: Page, refusal?: object) {
  const answer = await send(page, refusal);
  await changeMode(page);
  const dialog = page.getByRole('dialog', { name: consult.en.title });
  await expect(dialog).toBeVisible();
  return { form: findForm(dialog, 'en'), answer };
}

/** Its page puts another tag of the same form in its place, as frameworks do that draw anew. */
async function sendAndReplace(page: Page, refusal?: object) {
  const answer = await send(page, refusal);
  const posted: string[] = [];
  page.on('request', (request) => isLead(request) && posted.push(request.url()));
  await replace(page);
  const form = findForm(page, 'en');
  await expect(form.form.getByRole('button', { name: 'Sending' })).toBeVisible();
  return { form, answer, posted };
}

test('a form whose mode changes while it is being sent goes on with that', async ({ page }) => {
  const { form, answer } = await sendAndChangeMode(page);
  await expect(form.name).toHaveValue(consult.en.name.value);
  await expect(form.form.getByRole('button', { name: 'Sending' })).toBeVisible();
  answer();
  await expect(page.getByRole('dialog').getByRole('heading', { name: consult.en.thanks })).toBeVisible();
});

test('a form whose mode changed while it was being sent is empty for the next one', async ({ page }) => {
  const { form, answer } = await sendAndChangeMode(page);
  await expect(form.name).toHaveValue(consult.en.name.value);
  answer();
  await page.getByRole('button', { name: 'Fill in another form' }).click();
  await expect(form.name).toHaveValue('');
});

test('what the server finds wrong with a form whose mode has changed meanwhile is said beside its field', async ({
  page,
  faults,
}) => {
  faults.expect(/answered 400|status of 400/);
  const faulty = { code: '400', message: 'Bad', data: { faults: [{ field: '400101', message: 'No such name' }] } };
  const { form, answer } = await sendAndChangeMode(page, faulty);
  await expect(form.name).toHaveValue(consult.en.name.value);
  answer();
  await expect(form.form.getByText('No such name')).toBeVisible();
  await expect(form.name).toBeFocused();
});

test('a form whose tag is replaced while it is being sent is thanked for in the new one, and sent once', async ({
  page,
}) => {
  const { form, answer, posted } = await sendAndReplace(page);
  await expect(form.name).toHaveValue(consult.en.name.value);
  answer();
  const thanks = page.locator('vt-form').getByRole('heading', { name: consult.en.thanks });
  await expect(thanks).toBeVisible();
  await expect(page.locator('vt-form').getByRole('status').filter({ hasText: /\S/ })).not.toHaveCount(0);
  expect(posted).toEqual([]);
});

test('what the server finds wrong with a form whose tag was replaced is said in the new one', async ({
  page,
  faults,
}) => {
  faults.expect(/answered 400|status of 400/);
  const faulty = { code: '400', message: 'Bad', data: { faults: [{ field: '400101', message: 'No such name' }] } };
  const { form, answer } = await sendAndReplace(page, faulty);
  answer();
  await expect(form.form.getByText('No such name')).toBeVisible();
  await expect(form.name).toHaveValue(consult.en.name.value);
  await expect(form.name).toBeFocused();
});

const nothingStored = () => {
  for (const kind of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, kind, {
      get: () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
};

for (const [what, change] of Object.entries({ 'whose mode changes': changeMode, 'whose tag is replaced': replace })) {
  test(`a form ${what} while it is being sent says that it was, where nothing can be stored`, async ({ page }) => {
    await page.addInitScript(nothingStored);
    const answer = await send(page);
    await change(page);
    await expect(findForm(page, 'en').name).toHaveValue('');
    answer();
    await expect(page.getByRole('status').filter({ hasText: consult.en.sent })).toBeVisible();
  });

  test(`a form ${what} while it is being sent says that it was not, and keeps what was typed, where nothing can be stored`, async ({
    page,
    faults,
  }) => {
    faults.expect(/answered 503|status of 503/);
    await page.addInitScript(nothingStored);
    const answer = await send(page, { code: '503', message: 'Busy' }, 503);
    await change(page);
    await expect(findForm(page, 'en').name).toHaveValue('');
    answer();
    await expect(
      page.getByRole('status').filter({ hasText: 'We could not save your details just now.' }),
    ).toBeVisible();
    await expect(findForm(page, 'en').name).toHaveValue(consult.en.name.value);
  });
}

test('a form whose page changes its language while it is being sent says in that one that it was not', async ({
  page,
  faults,
}) => {
  faults.expect(/answered 503|status of 503/);
  const answer = await send(page, { code: '503', message: 'Busy' }, 503);
  await page.locator('html').evaluate((html) => html.setAttribute('lang', 'zh'));
  await expect(findForm(page, 'cn').form).toBeVisible();
  answer();
  await expect(page.locator('vt-form').getByRole('alert')).toContainText('系统暂时繁忙');
});
