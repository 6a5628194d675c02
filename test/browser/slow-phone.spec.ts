import type { Page } from '@playwright/test';
import { site } from './addresses.ts';
import { consult, findForm } from './consult-form.ts';
import { expect, holdRequests, saveData, test } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const consultButton = (page: Page) => page.locator('vt-header [data-vt-open]').filter({ visible: true });
const { title } = consult.cn;

test('a tap before any script has come follows the link to the form', async ({ page }) => {
  const release = await holdRequests(page, /\/loader\.js/);
  await page.goto(site.cn, { waitUntil: 'commit' });
  await consultButton(page).tap();
  await page.waitForURL(/\/form\/1$/, { waitUntil: 'commit' });
  await expect(findForm(page, 'cn').name).toBeVisible();
  release();
});

test('a tap while the scripts are on their way shows that it counts, and opens the form with all of it', async ({
  page,
}) => {
  const releaseApi = await holdRequests(page, /\/w\/api\.js/);
  const releaseForm = await holdRequests(page, /\/w\/form\.js/);
  await page.goto(site.cn);
  await page.waitForFunction(() => 'vtApi' in window);
  await consultButton(page).tap();
  await expect(consultButton(page)).toHaveAttribute('aria-busy', 'true');
  releaseApi();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveText(/正在打开/);
  await expect(findForm(dialog, 'cn').form).toHaveCount(0);
  releaseForm();
  await expect(findForm(dialog, 'cn').name).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await expect(page.getByRole('form', { name: title })).toHaveCount(1);
  expect(page.url()).not.toContain('/form/');
});

test('Back before the form is there closes what stands in for it, and stays on the page', async ({ page }) => {
  const steps = () => page.evaluate(() => history.length);
  const releaseForm = await holdRequests(page, /\/w\/form\.js/);
  await page.goto(`${site.cn}/privacy`);
  await page.goto(site.cn);
  const before = await steps();
  const address = page.url();
  await consultButton(page).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveText(/正在打开/);
  await expect.poll(steps).toBe(before + 1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await consultButton(page).tap();
  await expect(dialog).toBeVisible();
  releaseForm();
  await expect(findForm(dialog, 'cn').name).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(`${site.cn}/privacy`);
});

test('one tap at first paint leads to the form on a slow phone with a slow line', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.enable');
  // A poor 3G line: 400 ms there and back, 50 KB a second.
  const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(site.cn, { waitUntil: 'commit' });
  await consultButton(page).tap();
  // In the dialog or on its own page, whichever was there first.
  const form = findForm(page, 'cn');
  await expect(form.name).toBeVisible();
  await form.name.fill(consult.cn.name.value);
  const name = page.getByLabel(consult.cn.name.label, { exact: true });
  await expect(page.locator('vt-form[data-vt-ready]').filter({ has: name })).toHaveCount(1);
  await expect(form.name).toHaveValue(consult.cn.name.value);
});

test('a page at rest has its form ready: a tap asks for nothing of it', async ({ page }) => {
  await page.goto(site.cn);
  await expect(page.locator('vt-form[data-vt-ready]')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await consultButton(page).tap();
  await expect(findForm(page.getByRole('dialog'), 'cn').name).toBeVisible();
  expect(asked.filter((path) => /^\/api\/|\/(api|form|modal|overlay)[.\w]*$/.test(path))).toEqual([]);
  await expect(page.getByRole('form', { name: title })).toHaveCount(1);
});

test('a visitor who saves data gets the form when pointing at what opens it', async ({ page }) => {
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.cn, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /form/.test(path))).toEqual([]);
  await consultButton(page).focus();
  await expect(page.locator('vt-form[data-vt-ready]')).toHaveCount(1);
  expect(asked.filter((path) => /form\/1$/.test(path))).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
