import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, fill, findForm, type Mark } from './consult-form.ts';
import { writePartnerPage } from './host-page.ts';
import { screenOf } from './screens.ts';
import { expect, test } from './support.ts';

const calls = /\/api\/internal\/form$/;

/** Sends a form within a page while the network fails. @returns what brings that back, by which the form sends itself */
async function sendInVain(page: Page, mark: Mark) {
  await page.route(calls, (route) => route.abort('connectionreset'));
  await writePartnerPage(
    page,
    `<a href="#more">More</a><script async src="${site.cn}/loader.js" crossorigin="anonymous"></script>
    <vt-form site="${mark}" form-id="${consult[mark].formId}"></vt-form><p id="more" style="margin-top: 3000px">More</p>`,
  );
  const form = findForm(page, mark);
  await fill(form, mark);
  await form.send.press('Enter');
  await expect(form.form.getByRole('alert')).toHaveText(consult[mark].lost);
  await expect(form.send).toBeFocused();
  const mend = async () => {
    await page.unroute(calls);
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
  return { mend, thanks: page.locator('.thanks') };
}

for (const mark of ['cn', 'en'] as const)
  for (const width of [390, 1024])
    test(`who is still at a form that sends itself has the focus on its thanks, and is moved nowhere: ${mark}, ${width} px`, async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_|Failed to load resource/);
      await page.setViewportSize(screenOf(width));
      const { mend, thanks } = await sendInVain(page, mark);
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await expect(thanks).toHaveCount(0);
      await mend();
      await expect(thanks).toBeFocused();
      await expect(thanks).not.toBeInViewport();
    });

test('who has gone on from a form that sends itself is left there', async ({ page, faults }) => {
  faults.expect(/ERR_|Failed to load resource/);
  const { mend, thanks } = await sendInVain(page, 'en');
  const elsewhere = page.getByRole('link', { name: 'More' });
  await elsewhere.focus();
  await mend();
  await expect(thanks).toBeVisible();
  await expect(elsewhere).toBeFocused();
});
