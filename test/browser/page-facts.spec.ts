import { site } from './addresses.ts';
import { expect, test } from './support.ts';

test('a rendered widget that loads again fetches its data, and in another language its words', async ({ page }) => {
  const calls: string[] = [];
  await page.goto(`${site.en}/form/4001`);
  const form = page.locator('vt-form').first();
  await expect(form).toHaveAttribute('data-vt-ready');
  page.on('request', (request) => {
    const [, call] = /\/api\/internal(\/(?:site|form)\/.*)/.exec(request.url()) ?? [];
    if (call) calls.push(call);
  });
  await form.evaluate((element) => element.setAttribute('form-id', '14008'));
  await expect(form.locator('form')).toHaveAttribute('action', '/form/4008');
  expect(calls).toEqual(['/form/14008?site=2']);
  await page.evaluate(() => {
    document.documentElement.lang = 'zh-CN';
  });
  await expect(form.locator('form')).toHaveAttribute('action', '/cn/form/14008');
  expect(calls.slice(1).sort()).toEqual(['/form/14008?site=1', '/site/1/dictionary']);
});

test('tags of a name that no widget has are told of once', async ({ page, faults }) => {
  faults.expect(/there is no widget "foo"/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto(site.en);
  const add = () =>
    page.evaluate(() => {
      for (const place of ['main', 'footer', 'body']) {
        const tag = document.createElement('vt-foo');
        tag.setAttribute('wake', 'now');
        document.querySelector(place)?.append(tag);
      }
    });
  const asked = page.waitForResponse(/\/w\/foo\.js$/);
  await add();
  await asked;
  await add();
  await expect
    .poll(() => told.filter((words) => words.includes('foo')))
    .toEqual([expect.stringMatching(/^vitrine: there is no widget "foo"\. There are .*\bform, /)]);
});
