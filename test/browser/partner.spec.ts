import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { consult, fill, findForm, isLead, type Mark } from './consult-form.ts';
import { readStyles } from './host-page.ts';
import { expect, expectAccessible, test } from './support.ts';

/** Every page of the folder, so that a new one is tested from its first day. */
const names = readdirSync('examples/partner').filter((name) => name.endsWith('.html'));

const loader = `${site.cn}/loader.js`;

async function visit(page: Page, name: string) {
  await page.goto(`${partner}/${name}`);
  const mark: Mark = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'cn';
  const element = page.locator('vt-form').first();
  return { mark, element, inline: findForm(element, mark) };
}

/** Keeps the loader away, so that the page is as it was before anything was embedded. */
const blockLoader = (page: Page) =>
  page.route(loader, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

/** Serves the page with something more before the end of its body. */
async function addToBody(page: Page, name: string, html: string) {
  await page.route(`${partner}/${name}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${html}</body>`) });
  });
}

test('there are pages to embed in', () => {
  expect(names).toEqual(expect.arrayContaining(['hostile-css.html', 'plain.html', 'strict-csp.html']));
});

for (const name of names) {
  test.describe(`embedded in ${name}`, () => {
    test('the form stands there, accessible, and is sent across origins', async ({ page }) => {
      const { mark, element, inline } = await visit(page, name);
      await expect(inline.name).toBeVisible();
      const box = await element.boundingBox();
      expect(box?.height).toBeGreaterThan(400);
      await expectAccessible(page);
      await fill(inline, mark);
      const answering = page.waitForResponse((response) => isLead(response.request()));
      await inline.send.click();
      expect((await answering).status()).toBe(200);
      await expect(element.getByText(consult[mark].thanks)).toBeVisible();
    });

    test('a button of the page opens the form, which is sent across origins', async ({ page }) => {
      const { mark } = await visit(page, name);
      const dialog = page.getByRole('dialog');
      const modal = findForm(dialog, mark);
      await page.locator('[data-vt-open]').click();
      await expect(modal.name).toBeVisible();
      await fill(modal, mark);
      await modal.send.click();
      await expect(page.getByRole('status').filter({ hasText: consult[mark].sent })).toBeVisible();
      await expect(dialog.getByText(consult[mark].thanks)).toBeVisible();
    });

    test('it changes no computed style of its host, nor does the open modal', async ({ page }) => {
      await blockLoader(page);
      await visit(page, name);
      const before = await readStyles(page);
      expect(Object.keys(before).length).toBeGreaterThan(5);
      await page.unrouteAll();
      const { mark, inline } = await visit(page, name);
      await expect(inline.name).toBeVisible();
      expect(await readStyles(page)).toEqual(before);
      await page.evaluate(() => window.vitrine.push(['open', 'form', { formId: 1 }]));
      await expect(findForm(page.getByRole('dialog'), mark).name).toBeVisible();
      expect(await readStyles(page)).toEqual(before);
    });

    test('the loader may be included twice', async ({ page }) => {
      await visit(page, name);
      const version = await (await page.waitForFunction(() => window.vitrine?.version)).jsonValue();
      await addToBody(
        page,
        name,
        `<script src="${loader}"></script><script src="${site.cn}/v/${version}/loader.js"></script>`,
      );
      const { element, inline } = await visit(page, name);
      await expect(inline.name).toBeVisible();
      await expect(element.getByRole('form')).toHaveCount(1);
      await page.locator('[data-vt-open]').click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog').getByRole('form')).toHaveCount(1);
    });

    test('an element that is moved keeps what was typed', async ({ page }) => {
      const { mark, element, inline } = await visit(page, name);
      await fill(inline, mark);
      await element.evaluate((form) => document.body.prepend(form));
      await expect(inline.name).toHaveValue(consult[mark].name.value);
      await expect(inline.size(consult[mark].size.value)).toBeChecked();
      await inline.name.fill('Another');
      await inline.send.click();
      await expect(element.getByText(consult[mark].thanks)).toBeVisible();
    });

    test('an element that leaves and comes back works again', async ({ page }) => {
      const { mark, element, inline } = await visit(page, name);
      await expect(inline.name).toBeVisible();
      const form = await element.elementHandle();
      await form?.evaluate(async (node) => {
        node.remove();
        await new Promise(requestAnimationFrame);
        document.body.append(node);
      });
      await fill(inline, mark);
      await inline.send.click();
      await expect(element.getByText(consult[mark].thanks)).toBeVisible();
    });

    test('an element that a script adds later comes alive', async ({ page }) => {
      const { inline } = await visit(page, name);
      await expect(inline.name).toBeVisible();
      await page.evaluate(() => {
        const form = document.createElement('vt-form');
        form.id = 'later';
        Object.assign(form, { formId: 2 });
        document.body.append(form);
      });
      await expect(page.locator('#later').getByRole('form', { name: /活动报名|Event registration/ })).toBeVisible();
    });

    test('what was asked before the loader came is done once it has', async ({ page }) => {
      await page.addInitScript(() => {
        const queue = [['open', 'form', { formId: 1, prefill: { 101: 'ACME', 400101: 'ACME' } }]];
        Object.assign(window, { vitrine: queue });
      });
      const { mark } = await visit(page, name);
      await expect(findForm(page.getByRole('dialog'), mark).name).toHaveValue('ACME');
    });

    test('its events reach the page', async ({ page }) => {
      await page.addInitScript(() => {
        const heard = new Set<string>();
        Object.assign(window, { heard });
        for (const type of ['vt-ready', 'vt-open', 'vt-close', 'vt-submit']) {
          document.addEventListener(type, ({ bubbles, composed, target }) => {
            const isForm = target instanceof Element && target.localName === 'vt-form';
            if (isForm && bubbles && composed) heard.add(type);
          });
        }
      });
      const heard = () => page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);
      const { mark, inline } = await visit(page, name);
      await expect.poll(heard).toEqual(['vt-ready']);
      await page.locator('[data-vt-open]').click();
      await expect(findForm(page.getByRole('dialog'), mark).name).toBeVisible();
      await expect.poll(heard).toEqual(['vt-ready', 'vt-open']);
      await page.keyboard.press('Escape');
      await expect.poll(heard).toEqual(['vt-ready', 'vt-open', 'vt-close']);
      await fill(inline, mark);
      await inline.send.click();
      await expect.poll(heard).toEqual(['vt-ready', 'vt-open', 'vt-close', 'vt-submit']);
    });
  });
}

test('a page may listen, fill in what it knows and withhold traffic data', async ({ page }) => {
  const { inline } = await visit(page, 'plain.html');
  await expect(inline.name).toBeVisible();
  await page.evaluate(() => {
    window.vitrine.push(
      ['on', 'submit', (detail) => Object.assign(window, { heard: detail })],
      ['identify', { prefill: { 公司名称: 'ACME' }, hidden: { campaign: 'spring' } }],
      ['consent', { traffic: false }],
      ['open', 'form', { formId: 1 }],
    );
  });
  const modal = findForm(page.getByRole('dialog'), 'cn');
  await expect(modal.company).toHaveValue('ACME');
  await fill(modal, 'cn');
  const sending = page.waitForRequest(isLead);
  await modal.send.click();
  expect((await sending).postDataJSON().trafficAccessReq).toEqual({
    ext_info: JSON.stringify({ hidden: { campaign: 'spring' } }),
    deviceType: 2,
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toMatchObject({ formId: 1 });
});
