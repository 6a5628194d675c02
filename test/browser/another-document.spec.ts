import { site } from './addresses.ts';
import { consult, fill, findForm, isLead } from './consult-form.ts';
import { writePartnerPage } from './host-page.ts';
import { expect, test } from './support.ts';

const words = consult.en;

test('a form that was moved into a frame says there what is wrong, is sent from there, and thanks', async ({
  page,
}) => {
  await writePartnerPage(
    page,
    `<h1>Page</h1><main><vt-form form-id="1"></vt-form></main><iframe title="Frame" width="900" height="900"></iframe>
<script async src="${site.cn}/loader.js"></script>`,
  );
  await findForm(page, 'en').name.fill('Ada Byron');
  const leads: number[] = [];
  page.on('response', (response) => void (isLead(response.request()) && leads.push(response.status())));
  await page.locator('vt-form').evaluate((form) => {
    document.querySelector('iframe')?.contentDocument?.body.append(form);
  });
  const frame = page.frameLocator('iframe').locator('body');
  const parts = findForm(frame, 'en');
  await expect(parts.name).toHaveValue('Ada Byron');
  await parts.send.click();
  await expect(frame.getByText(words.consentMissing)).toBeVisible();
  await fill(parts, 'en');
  await parts.send.click();
  await expect(frame.getByRole('heading', { name: words.thanks })).toBeVisible();
  await expect(frame.getByText(words.sent, { exact: true })).toBeVisible();
  await frame.locator('vt-form').evaluate((form, place) => place?.append(form), await page.$('main'));
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
  expect(leads).toEqual([200]);
});
