import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult, fill, findForm } from './consult-form.ts';
import { expect, expectAccessible, holdRequests, test } from './support.ts';

const loader = `<script async src="${site.cn}/loader.js"></script>`;
const strict = `default-src 'none'; script-src ${site.cn}; connect-src ${site.cn}; img-src ${site.cn}; require-trusted-types-for 'script'; trusted-types 'none'`;

/** A partner's page whose server has written a widget's HTML into it. */
async function include(page: Page, fragment: string, { scripts = loader, policy = '' } = {}): Promise<void> {
  const answer = await fetch(`${site.cn}/fragment/${fragment}`);
  expect(answer.status).toBe(200);
  const body = `<!doctype html><html lang="en"><title>Partner</title><meta name="viewport" content="width=device-width"><main><h1>Page</h1>${await answer.text()}</main>${scripts}`;
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {};
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({ headers, contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto(`${partner}/plain.html`, { waitUntil: 'commit' });
}

/** What a page asks the vendor's server for, scripts apart. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

test('a form that a partner’s server included is taken over as it stands: what was typed stays, and is sent', async ({
  page,
}) => {
  const calls = listCalls(page);
  const begin = await holdRequests(page, /\/loader\.js/);
  await include(page, 'form?form-id=1&site=en');
  const form = findForm(page.locator('vt-form'), 'en');
  await form.name.fill('Ada Byron');
  await form.name.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  begin();
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await expect(form.name).toHaveValue('Ada Byron');
  await expect(form.name).toBeFocused();
  await page.keyboard.type('n');
  await expect(form.name).toHaveValue('Adan Byron');
  await expectAccessible(page);
  expect(calls).toEqual([]);
  await fill(form, 'en');
  await form.send.click();
  await expect(page.getByText(consult.en.sent, { exact: true })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a folded list of choices names what was ticked in it before its script came', async ({ page }) => {
  const begin = await holdRequests(page, /\/loader\.js/);
  await include(page, 'form?form-id=1&site=en');
  const form = findForm(page.locator('vt-form'), 'en');
  const [first, second] = consult.en.interests.values;
  await form.interests.click();
  await form.interest(first).check();
  begin();
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await expect(form.interests).toHaveText(first);
  await form.interest(second).check();
  await expect(form.interests).toHaveText(`${first}, ${second}`);
  await form.interest(first).uncheck();
  await expect(form.interests).toHaveText(second);
});

test('what a page’s shortcuts want stays with the form that was taken over', async ({ page }) => {
  await include(page, 'form?form-id=1&site=en', {
    scripts: `<script>document.addEventListener('keydown', (event) => { if (event.key === 's') event.preventDefault(); })</script>${loader}`,
  });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  const { name } = findForm(page.locator('vt-form'), 'en');
  await name.focus();
  await page.keyboard.type('sss');
  await expect(name).toHaveValue('sss');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form stands there with its styles, and is sent to the vendor’s page of thanks', async ({ page }) => {
    await include(page, 'form?form-id=1&site=en', { scripts: '' });
    const form = findForm(page.locator('vt-form'), 'en');
    await expect(form.send).toHaveCSS('border-radius', /[1-9]/);
    await fill(form, 'en');
    await form.send.click();
    await expect(page).toHaveURL(new RegExp(`^${site.cn}/en/`));
    await expect(page.getByText(consult.en.thanks).first()).toBeVisible();
  });

  test('a list shows its events, whose links lead to the vendor', async ({ page }) => {
    await include(page, 'event-list?page-size=3&site=en', { scripts: '' });
    const links = page.locator('vt-event-list li a').filter({ visible: true });
    await expect(links.first()).toHaveAttribute('href', new RegExp(`^${site.cn}/en/activity/\\d+$`));
  });
});

test('under a policy that forbids its styles it comes the bare way, with the styles that no policy forbids', async ({
  page,
  faults,
}) => {
  faults.expect(/Content Security Policy|style-src-elem by inline/);
  await include(page, 'form?form-id=1&site=en', { policy: strict });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  const { send, name } = findForm(page.locator('vt-form'), 'en');
  await expect(name).toHaveCount(1);
  await expect(send).toHaveCSS('border-radius', /[1-9]/);
});

test('widgets within it are taken over too, and nothing is asked for twice', async ({ page }) => {
  const calls = listCalls(page);
  await include(page, 'home?site=en');
  const carousel = page.locator('vt-home vt-hero-carousel').first();
  await expect(carousel).toHaveAttribute('data-vt-ready');
  await page.locator('vt-home vt-news').scrollIntoViewIfNeeded();
  expect(calls).toEqual([]);
});

for (const [how, query] of Object.entries({ closed: 'mode=modal', open: 'mode=modal&open=' })) {
  test(`a form that came ${how} over the page, and is told to stand in it before what lays it there has come, stays in it`, async ({
    page,
  }) => {
    const modal = /\/w~*\/modal\.js/;
    const release = await holdRequests(page, modal);
    const asking = page.waitForRequest(modal);
    await include(page, `form?form-id=1&site=en&${query}`);
    const address = (await asking).url();
    const host = page.locator('vt-form');
    await host.evaluate((tag) => tag.removeAttribute('mode'));
    await expect(host).not.toHaveAttribute('aria-busy');
    release();
    // The same module, which the widget has waited for longer.
    await page.evaluate((url) => import(url), address);
    await expect(findForm(host, 'en').name).toBeVisible();
    await expect(page.locator('dialog')).toHaveCount(0);
  });
}

test('one that is taken out and put back stands there as before', async ({ page }) => {
  await include(page, 'event-list?page-size=3&site=en');
  const list = page.locator('vt-event-list');
  await expect(list).toHaveAttribute('data-vt-ready');
  const first = list.locator('li:has(h4)').first();
  const look = async () => {
    // The list becomes the one with pages as soon as its end is near.
    await expect(list.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    return first.evaluate((item) => {
      const { display, columnGap, borderBottomWidth, fontFamily } = getComputedStyle(item);
      return { display, columnGap, borderBottomWidth, fontFamily };
    });
  };
  const before = await look();
  expect(before.display).toBe('grid');
  await list.evaluate(async (element) => {
    const place = element.parentElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    place?.append(element);
  });
  await expect(list).toHaveAttribute('data-vt-ready');
  expect(await look()).toEqual(before);
});
