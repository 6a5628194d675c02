import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, fill, findForm, isLead } from './consult-form.ts';
import { writePartnerPage } from './host-page.ts';
import { expect, test } from './support.ts';

/** A form that was sent in the page, and whose answer waits for the test. */
async function send(page: Page, refusal?: object) {
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
    await (refusal ? route.fulfill({ status: 400, headers, json: refusal }) : route.continue());
  });
  const asked = page.waitForRequest(isLead);
  await form.send.click();
  await asked;
  return answer;
}

/** Its page shows it in a dialog before there is an answer. */
async function sendAndChangeMode(page: Page, refusal?: object) {
  const answer = await send(page, refusal);
  await page.locator('vt-form').evaluate((element) => {
    element.setAttribute('mode', 'modal');
    element.setAttribute('open', '');
  });
  const dialog = page.getByRole('dialog', { name: consult.en.title });
  await expect(dialog).toBeVisible();
  return { form: findForm(dialog, 'en'), answer };
}

/** Its page puts another tag of the same form in its place, as frameworks do that draw anew. */
async function sendAndReplace(page: Page, refusal?: object) {
  const answer = await send(page, refusal);
  const posted: string[] = [];
  page.on('request', (request) => isLead(request) && posted.push(request.url()));
  await page.locator('vt-form').evaluate((element) => element.replaceWith(element.cloneNode()));
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
