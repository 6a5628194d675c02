import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { text as words } from '../../widgets/form/form.text.ts';
import { partner, site } from './addresses.ts';
import { consult, expectedValues, fill, fillByKeyboard, findForm, isLead, type Mark } from './consult-form.ts';
import { screenOf } from './screens.ts';
import { expect, expectAccessible, holdRequests, holdsFocus, tabTo, takeClock, test } from './support.ts';

const marks = ['cn', 'en'] as const;
const calls = /\/api\/internal\/form$/;

/** The form as the page's modal, with what opens it. */
function findModal(page: Page, mark: Mark) {
  const words = consult[mark];
  const dialog = page.getByRole('dialog', { name: words.title });
  const opener = page.locator('vt-header .bar > [data-vt-open]').filter({ visible: true });
  return { ...findForm(dialog, mark), dialog, opener, close: dialog.getByRole('button', { name: words.close }) };
}

async function openModal(page: Page, mark: Mark, path = '/') {
  await page.goto(site[mark] + path);
  const modal = findModal(page, mark);
  await modal.opener.click();
  await expect(modal.name).toBeVisible();
  return modal;
}

for (const mark of marks) {
  const words = consult[mark];

  test(`the ${mark} form is opened, filled and sent by keyboard alone`, async ({ page }) => {
    await page.goto(site[mark]);
    const modal = findModal(page, mark);
    await tabTo(modal.opener);
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toBeVisible();
    await expect.poll(() => holdsFocus(modal.dialog)).toBe(true);
    await fillByKeyboard(page, modal, mark);
    const sending = page.waitForRequest(isLead);
    await page.keyboard.press('Enter');
    expect((await sending).postDataJSON().fieldValues).toEqual(expectedValues(mark));
    await expect(page.getByRole('status').filter({ hasText: words.sent })).toBeVisible();
    const thanks = page.getByRole('dialog', { name: words.thanks });
    await expect(thanks).toBeVisible();
    expect(await holdsFocus(thanks)).toBe(true);
    await expectAccessible(page);
    await tabTo(thanks.getByRole('button', { name: words.done, exact: true }));
    await page.keyboard.press('Enter');
    await expect(thanks).toBeHidden();
    await expect(modal.opener).toBeFocused();
  });

  test(`the ${mark} form draws the edge of each field that is wrong in red, and of no other`, async ({ page }) => {
    const modal = await openModal(page, mark);
    const edges = () =>
      modal.form.locator('[data-field]').evaluateAll((fields) =>
        fields.flatMap((field) => {
          const control = field.querySelector(
            'summary, select, textarea:not(.other), input:not([type="checkbox"], [type="radio"])',
          );
          return control ? [getComputedStyle(control).borderColor] : [];
        }),
      );
    const before = await edges();
    expect(new Set(before).size).toBe(1);
    await modal.send.press('Enter');
    await expect(modal.name).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(async () => new Set(await edges())).toEqual(new Set(['rgb(179, 38, 30)', before[0]]));
    const wrong = (await edges()).filter((edge) => edge !== before[0]);
    // The last one is optional.
    expect([before.length, wrong.length]).toEqual([7, 6]);
  });

  test(`the ${mark} form says what is wrong beside each field, and leads to the first`, async ({ page }) => {
    const modal = await openModal(page, mark);
    await modal.email.fill('nobody@nowhere');
    await modal.send.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: words.invalid })).toBeVisible();
    await expect(modal.name).toBeFocused();
    await expect(modal.name).toHaveAttribute('aria-invalid', 'true');
    await expect(modal.name).toHaveAccessibleDescription(words.nameMissing);
    await expect(modal.email).toHaveAccessibleDescription(words.emailWrong);
    const size = modal.form.getByRole('radiogroup', { name: words.size.label });
    await expect(size).toHaveAccessibleDescription(new RegExp(words.sizeMissing));
    await expect(modal.consent).toHaveAccessibleDescription(words.consentMissing);
    await expectAccessible(page);
  });
}

test('an error is the one that there is, also where a browser has translated the one before', async ({ page }) => {
  const words = consult.en;
  const modal = await openModal(page, 'en');
  await modal.send.press('Enter');
  await expect(modal.form.locator('.error').first()).not.toBeEmpty();
  // As translations of pages do: other words, in elements of their own.
  await modal.form.evaluate((form) => {
    for (const error of form.querySelectorAll('.error')) {
      const font = document.createElement('font');
      font.textContent = 'Übersetzt';
      error.firstChild?.replaceWith(font);
    }
  });
  await modal.email.fill('ada');
  await modal.send.press('Enter');
  await expect(modal.form.getByText(words.emailWrong)).toBeVisible();
  await expect(modal.email).toHaveAccessibleDescription(words.emailWrong);
});

test('an error goes when its field is changed or come to', async ({ page }) => {
  const words = consult.cn;
  const modal = await openModal(page, 'cn');
  await modal.send.press('Enter');
  await expect(modal.name).toHaveAccessibleDescription(words.nameMissing);
  await expect(modal.name).toBeFocused();
  await page.keyboard.type('王');
  await expect(modal.name).toHaveAccessibleDescription('');
  await expect(modal.name).toHaveAttribute('aria-invalid', 'false');
  await expect(modal.company).toHaveAttribute('aria-invalid', 'true');
  await modal.company.focus();
  await expect(modal.company).toHaveAttribute('aria-invalid', 'false');
  await expect(modal.consent).toHaveAttribute('aria-invalid', 'true');
  await modal.consent.check();
  await expect(modal.consent).toHaveAttribute('aria-invalid', 'false');
});

test('the errors of all fields go that were filled in one go, as by an extension', async ({ page }) => {
  const modal = await openModal(page, 'en');
  await modal.send.press('Enter');
  await expect(modal.company).toHaveAttribute('aria-invalid', 'true');
  await modal.form.evaluate((form) => {
    for (const input of form.querySelectorAll<HTMLInputElement>('[data-field] > input')) {
      input.value = input.type === 'email' ? 'ada@example.com' : '+49 30 1234567';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  for (const field of [modal.company, modal.phone, modal.email])
    await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test.describe('the modal', () => {
  test('holds the focus, whichever way it goes', async ({ page }) => {
    const { dialog, close } = await openModal(page, 'en');
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press(key);
        expect(await holdsFocus(dialog)).toBe(true);
      }
    }
    await tabTo(close);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  test('closes on Esc amid typing and after Tab, and gives the focus back', async ({ page }) => {
    const { dialog, opener, name } = await openModal(page, 'en');
    for (const keys of [['x'], ['Tab'], ['Shift+Tab', 'Shift+Tab']]) {
      await expect(dialog).toBeVisible();
      await name.focus();
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
    }
  });

  test('shows all that there is to choose from, also where its field is at the foot of a phone', async ({ page }) => {
    await page.setViewportSize(screenOf(390));
    const { interests, interest, form } = await openModal(page, 'en');
    await interests.click();
    for (const value of [...consult.en.interests.values, 'Other'])
      await expect(interest(value)).toBeInViewport({ ratio: 1 });
    await expect(interests).toBeInViewport({ ratio: 1 });
    await expect(form.getByText(consult.en.interests.label)).toBeInViewport({ ratio: 1 });
  });

  test('closes by a press beside it', async ({ page }) => {
    const { dialog } = await openModal(page, 'en');
    await page.mouse.click(40, 450);
    await expect(dialog).toBeHidden();
  });

  test('keeps what was typed through closing and opening', async ({ page }) => {
    const modal = await openModal(page, 'en');
    await fill(modal, 'en');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    await modal.opener.click();
    await expect(modal.name).toHaveValue(consult.en.name.value);
    await expect(modal.industry).toHaveValue(consult.en.industry.value);
    await expect(modal.size(consult.en.size.value)).toBeChecked();
    await expect(modal.more).toHaveValue(consult.en.more.value);
  });

  test('is empty again after it was sent', async ({ page }) => {
    const modal = await openModal(page, 'en');
    await fill(modal, 'en');
    await modal.send.click();
    await expect(page.getByRole('dialog', { name: consult.en.thanks })).toBeVisible();
    await page.keyboard.press('Escape');
    await modal.opener.click();
    await expect(modal.name).toHaveValue('');
    await expect(modal.size(consult.en.size.value)).not.toBeChecked();
    await expect(modal.consent).not.toBeChecked();
  });

  test('is the same for every button that opens it', async ({ page }) => {
    const modal = await openModal(page, 'en');
    await modal.name.fill('Ada');
    await page.keyboard.press('Escape');
    await page.locator('vt-consult-cta').getByRole('link').first().click();
    await expect(modal.name).toHaveValue('Ada');
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });

  test('is accessible on a phone, opened from the header', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.cn);
    await page.locator('vt-header [data-vt-open]').filter({ visible: true }).click();
    const { dialog, name } = findModal(page, 'cn');
    await expect(name).toBeVisible();
    await expect.poll(() => holdsFocus(dialog)).toBe(true);
    await expectAccessible(page);
  });

  test('stands open over the home page at its own address', async ({ page }) => {
    await page.goto(`${site.en}/form/4001`);
    const modal = findModal(page, 'en');
    await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
    expect(await modal.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await holdsFocus(modal.dialog)).toBe(true);
    await expectAccessible(page);
    await fill(modal, 'en');
    await modal.send.click();
    await expect(modal.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the choice "other"', () => {
  test('reveals a text that is sent with it', async ({ page }) => {
    const modal = await openModal(page, 'cn');
    await fill(modal, 'cn');
    const text = modal.form.getByRole('textbox', { name: '感兴趣的产品: 请说明' });
    await expect(text).toBeHidden();
    await modal.form.locator('summary').click();
    await modal.interest('其他').check();
    await text.fill('设备租赁');
    const sending = page.waitForRequest(isLead);
    await modal.send.click();
    const { fieldValues } = (await sending).postDataJSON();
    expect(fieldValues).toContainEqual({
      formFieldBO: { id: 106 },
      value: '企业资源计划, 供应链与采购, 其他（设备租赁）',
    });
    await expect(modal.dialog).toBeHidden();
  });
});

test.describe('what is sent', () => {
  test('tells the page, the device and the address of the first visit', async ({ page, faults }) => {
    // The page of a solution may not be there yet; where a form was opened is told all the same.
    faults.expect(/404.*\/solution\/7/);
    const landing = `${site.en}/?bd_vid=8123&utm_source=baidu`;
    await page.goto(landing);
    await page.goto(`${site.en}/solution/7`);
    const modal = findModal(page, 'en');
    await modal.opener.click();
    await fill(modal, 'en');
    const sending = page.waitForRequest(isLead);
    await modal.send.click();
    const request = await sending;
    const { trafficAccessReq, elapsed, ...lead } = request.postDataJSON();
    expect(lead).toEqual({
      site: { id: 2 },
      form: { id: 4001 },
      fieldValues: expectedValues('en'),
      shown: { name: consult.en.title, fields: expect.arrayContaining([expect.objectContaining({ name: 'Name' })]) },
      formTypeSource: 'SOLUTION',
      sourceId: '7',
      consent: { policyVersion: expect.any(String) },
    });
    expect(elapsed).toBeGreaterThan(0);
    expect(trafficAccessReq).toEqual({
      bd_vid: '8123',
      ext_info: expect.any(String),
      deviceType: 2,
      deviceId: expect.stringMatching(/./),
      logidUrl: `${site.en}/solution/7`,
    });
    expect(JSON.parse(trafficAccessReq.ext_info)).toMatchObject({ firstTouchUrl: landing });
    expect(await request.allHeaders()).toMatchObject({ 'cache-control': 'no-cache' });
    await expect(modal.dialog).toBeHidden();
  });

  /** The chunk that tells devices apart, by what it does: its name says nothing to those who block by names. */
  const readsDevice = (script: string) => script.includes('toDataURL');

  test('asks for the device only when the visitor sends', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => response.url().includes('/v/') && scripts.push(response.text()));
    const readers = async () => (await Promise.all(scripts)).filter(readsDevice);
    const modal = await openModal(page, 'en');
    await fill(modal, 'en');
    await page.waitForLoadState('networkidle');
    expect(await readers()).toHaveLength(0);
    await modal.send.click();
    await expect(modal.dialog).toBeHidden();
    expect(await readers()).toHaveLength(1);
  });

  test('goes without the device where a blocker holds that back', async ({ page, faults }) => {
    faults.expect(/device id|ERR_FAILED/);
    await page.route(/\/v\//, async (route) => {
      const response = await route.fetch();
      await (readsDevice(await response.text()) ? route.abort() : route.fulfill({ response }));
    });
    const modal = await openModal(page, 'cn');
    await fill(modal, 'cn');
    const sending = page.waitForRequest(isLead);
    await modal.send.click();
    expect((await sending).postDataJSON().trafficAccessReq.deviceId).toBeUndefined();
    await expect(modal.dialog).toBeHidden();
    // What is fetched ahead may be on its way still.
    await page.unrouteAll({ behavior: 'wait' });
  });

  for (const phone of ['+86 138-1234-5678', '１３８１２３４５６７８', '0086 13812345678']) {
    test(`takes the phone number ${phone} for what it is`, async ({ page }) => {
      const modal = await openModal(page, 'cn');
      await fill(modal, 'cn');
      await modal.phone.fill(phone);
      const sending = page.waitForRequest(isLead);
      await modal.send.click();
      const { fieldValues } = (await sending).postDataJSON();
      expect(fieldValues).toContainEqual({ formFieldBO: { id: 103 }, value: '13812345678' });
      await expect(modal.dialog).toBeHidden();
    });
  }

  test('goes once, however often the button is pressed', async ({ page }) => {
    const leads: string[] = [];
    page.on('request', (request) => isLead(request) && leads.push(request.url()));
    const release = await holdRequests(page, calls);
    const modal = await openModal(page, 'cn');
    await fill(modal, 'cn');
    await modal.send.focus();
    const sending = page.waitForRequest(isLead);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await sending;
    await expect(modal.form).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('status').filter({ hasText: consult.cn.sent })).toBeVisible();
    expect(leads).toHaveLength(1);
  });
});

test.describe('when the network fails', () => {
  const failing = /ERR_|Failed to load resource|could not/;

  /** Lets every lead fail until the answered function is called, and notes the keys they came under. */
  async function failLeads(page: Page) {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => isLead(request) && keys.push(request.headers()['idempotency-key']));
    await page.route(calls, (route) => route.abort('connectionreset'));
    return { keys, mend: () => page.unroute(calls) };
  }

  test('the form says so, and keeps everything', async ({ page, faults }) => {
    faults.expect(failing);
    await failLeads(page);
    const modal = await openModal(page, 'cn');
    await fill(modal, 'cn');
    await modal.send.click();
    await expect(modal.dialog.getByRole('alert')).toHaveText(consult.cn.lost);
    await expect(modal.name).toHaveValue(consult.cn.name.value);
    await expect(modal.more).toHaveValue(consult.cn.more.value);
    await expect(modal.consent).toBeChecked();
    await expectAccessible(page);
  });

  test('the form sends itself again under the same key', async ({ page, faults }) => {
    faults.expect(failing);
    await takeClock(page);
    const { keys, mend } = await failLeads(page);
    const modal = await openModal(page, 'cn');
    await fill(modal, 'cn');
    await modal.send.click();
    await expect(modal.dialog.getByRole('alert')).toHaveText(consult.cn.lost);
    // At once: what is under way by itself would be past its deadline when the clock jumps.
    await mend();
    await page.clock.fastForward('05:00');
    // Its word of thanks may be gone by the time that this looks; what stands in the form's place stays.
    await expect(page.getByRole('dialog', { name: consult.cn.thanks })).toBeVisible();
    expect(keys.length).toBeGreaterThan(1);
    expect(keys[0]).toMatch(/^\S{16,}$/);
    expect(new Set(keys).size).toBe(1);
  });

  test('the same values stay with their key through a reload, and others get a key of their own', async ({
    page,
    faults,
  }) => {
    faults.expect(failing);
    const { keys, mend } = await failLeads(page);
    const modal = await openModal(page, 'en');
    await fill(modal, 'en');
    await modal.send.click();
    await expect(modal.dialog.getByRole('alert')).toHaveText(consult.en.lost);
    await page.reload();
    await modal.opener.click();
    await expect(modal.dialog.getByRole('alert')).toContainText('it is here again');
    await expect(modal.name).toHaveValue(consult.en.name.value);
    await expect(modal.industry).toHaveValue(consult.en.industry.value);
    await expect(modal.interests).toContainText(consult.en.interests.values[0]);
    await expect(modal.consent).not.toBeChecked();
    await expectAccessible(page);
    await modal.consent.check();
    await modal.send.click();
    await expect(modal.dialog.getByRole('alert')).toHaveText(consult.en.lost);
    await modal.more.fill('Something else');
    await mend();
    await modal.send.click();
    await expect(modal.dialog).toBeHidden();
    expect(keys.length).toBeGreaterThan(2);
    const [first, other] = new Set(keys);
    expect(keys).toEqual(keys.map((_, index) => (index < keys.length - 1 ? first : other)));
    expect(other).not.toBe(first);
  });
});

test.describe('when a script does not come', () => {
  const failing = /ERR_FAILED|Failed to fetch dynamically imported module|vt-form/;

  test('a press opens the form once the network is back', async ({ page, faults }) => {
    faults.expect(failing);
    const { opener, name } = findModal(page, 'en');
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    let isTold = false;
    // The network is back with the press: one that is back before it may bring the form by itself, which was asked for
    // ahead as well.
    await page.route(/\/w~*\/form\.js/, async (route) =>
      isTold && !(await retry.isVisible()) ? route.continue() : route.abort(),
    );
    await page.goto(site.en);
    await opener.click();
    await expect(retry).toBeVisible();
    isTold = true;
    await retry.click();
    await expect(name).toBeFocused();
  });

  test('a form that cannot be sent says so, and goes at the next press', async ({ page, faults }) => {
    faults.expect(failing);
    await page.route(/\/v\//, async (route) => {
      const response = await route.fetch();
      const sends = (await response.text()).includes('Idempotency-Key');
      await (sends ? route.abort() : route.fulfill({ response }));
    });
    const modal = await openModal(page, 'cn');
    await fill(modal, 'cn');
    await modal.send.click();
    await expect(modal.dialog.getByRole('alert')).toHaveText(words.unreachable.cn);
    await expect(modal.name).toHaveValue(consult.cn.name.value);
    await page.unrouteAll();
    await modal.send.click();
    await expect(page.getByRole('status').filter({ hasText: consult.cn.sent })).toBeVisible();
  });

  test('a form that nobody had come to before the network went is sent by itself once it is back', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto(`${partner}/plain.html`);
    const form = findForm(page, 'cn');
    await expect(form.name).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fill(form, 'cn');
    await form.send.click();
    await expect(page.getByRole('alert')).toHaveText(words.unreachable.cn);
    const sending = page.waitForRequest(isLead);
    await context.setOffline(false);
    expect((await sending).postDataJSON().fieldValues).toEqual(expectedValues('cn'));
    await expect(page.getByRole('heading', { name: consult.cn.thanks })).toBeVisible();
  });
});

test('a page that changes its language keeps what was typed under new labels', async ({ page }) => {
  await page.goto(`${partner}/plain.html`);
  const before = findForm(page, 'cn');
  await fill(before, 'cn');
  await page.locator('html').evaluate((html) => html.setAttribute('lang', 'en'));
  const after = findForm(page, 'en');
  await expect(after.name).toHaveValue(consult.cn.name.value);
  await expect(before.form).toBeHidden();
  await expect(after.industry).toHaveValue(consult.en.industry.value);
  await after.interests.click();
  for (const value of consult.en.interests.values) await expect(after.interest(value)).toBeChecked();
  await after.interests.click();
  await expect(after.size(consult.en.size.value)).toBeChecked();
  await expect(after.more).toHaveValue(consult.cn.more.value);
  const sending = page.waitForRequest(isLead);
  await after.send.click();
  const { site, form, fieldValues } = (await sending).postDataJSON();
  expect({ site, form }).toEqual({ site: { id: 2 }, form: { id: 4001 } });
  expect(fieldValues).toContainEqual({ formFieldBO: { id: 400105 }, value: consult.en.industry.value });
  await expect(page.getByText(consult.en.thanks)).toBeVisible();
});

test('the thank-you of a form leaves no scrap of a sentence for its last line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const modal = await openModal(page, 'cn');
  await fill(modal, 'cn');
  await modal.send.click();
  const desc = page.getByRole('dialog', { name: consult.cn.thanks }).locator('.thanks > p');
  const lines = await desc.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ width }) => width);
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) / 2);
});

test('the thank-you of a form is accessible', async ({ page }) => {
  await page.goto(`${site.en}/form/4001/sent`);
  await expect(page.getByText(consult.en.thanks)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const mark of marks) {
    const words = consult[mark];
    const address = `${site[mark]}/form/${words.formId}`;

    test(`the ${mark} form is checked by the server and answered with thanks`, async ({ page, faults }) => {
      faults.expect(/422/);
      await page.goto(address);
      const parts = findForm(page, mark);
      await parts.company.fill(words.company.value);
      await parts.send.click();
      await expect(parts.name).toHaveAttribute('aria-invalid', 'true');
      await expect(parts.name).toHaveAccessibleDescription(words.nameMissing);
      await expect(parts.consent).toHaveAccessibleDescription(words.consentMissing);
      await expect(parts.company).toHaveValue(words.company.value);
      await fill(parts, mark);
      await parts.send.click();
      await expect(page).toHaveURL(`${address}/sent`);
      await expect(page.getByText(words.thanks)).toBeVisible();
      await page.reload();
      await expect(page.getByText(words.thanks)).toBeVisible();
    });
  }
});

test('the mark of an error grows with the words beside it, in the form and in its toast', async ({ page }) => {
  await page.goto(`${site.en}/privacy`);
  const measureMarks = async () => {
    await page.evaluate(() => window.vitrine.push(['open', 'form', {}]));
    await page.getByRole('dialog').getByRole('button', { name: consult.en.send }).click();
    const words = [page.locator('.error').filter({ hasText: consult.en.nameMissing }), page.locator('.toast.bad')];
    return Promise.all(
      words.map((each) => each.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').width))),
    );
  };
  const marks = await measureMarks();
  await page.reload();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // A browser measures in 64ths of a pixel.
  expect(await measureMarks()).toEqual(marks.map((width) => expect.closeTo(2 * width, 1)));
});

for (const mark of ['cn', 'en'] as const)
  test(`what is ticked stands in the middle of its words’ first line, however large they are: ${mark}`, async ({
    page,
  }) => {
    await page.goto(`${site[mark]}/form/${consult[mark].formId}`);
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      const offsets = await page.locator('vt-form label:has([type="radio"], [type="checkbox"])').evaluateAll((labels) =>
        labels.map((label) => {
          const box = label.querySelector('input')?.getBoundingClientRect() ?? new DOMRect();
          const { lineHeight, paddingTop } = getComputedStyle(label);
          const line = label.getBoundingClientRect().top + Number.parseFloat(paddingTop);
          return box.top + box.height / 2 - line - Number.parseFloat(lineHeight) / 2;
        }),
      );
      expect(offsets.length).toBeGreaterThan(4);
      for (const offset of offsets) expect(Math.abs(offset)).toBeLessThan(0.5);
    }
  });

test('the arrow of a list of choices grows with the words beside it', async ({ page }) => {
  await page.goto(`${site.en}/form/${consult.en.formId}`);
  const { industry } = findForm(page, 'en');
  const measureArrow = () =>
    industry.evaluate((element) => getComputedStyle(element).backgroundSize.split(' ').map(Number.parseFloat));
  const arrow = await measureArrow();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await measureArrow()).toEqual(arrow.map((side) => 2 * side));
});

test('a list of choices that the browser has filled in still has an arrow', async ({ page }) => {
  await page.goto(`${site.en}/form/${consult.en.formId}`);
  const { industry } = findForm(page, 'en');
  await expect(industry).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = `#${await industry.getAttribute('id')}`;
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
  await expect(industry).toHaveCSS('background-image', 'none');
  const { x, y, width, height } = (await industry.boundingBox()) as {
    [side in 'x' | 'y' | 'width' | 'height']: number;
  };
  const end = { x: x + width - 40, y: y + 8, width: 36, height: height - 16 };
  const { channels } = await sharp(await page.screenshot({ clip: end })).stats();
  expect(channels[0]?.min).toBeLessThan(128);
});

test('a list of choices is no higher in forced colours for what was chosen there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.en}/form/${consult.en.formId}`);
  const { interests, interest } = findForm(page, 'en');
  const { height } = (await interests.boundingBox()) ?? {};
  await interests.click();
  for (const value of consult.en.interests.values) await interest(value).check();
  await expect(interests).toContainText(consult.en.interests.values[1] as string);
  expect((await interests.boundingBox())?.height).toBe(height);
});

test('a form’s own page shows its form also where the script for that does not come, and it is sent', async ({
  page,
  faults,
}) => {
  faults.expect(/\/form\.js|vt-form/);
  await page.route(/\/w~*\/form\.js/, (route) => route.abort());
  await page.goto(site.en + toPath(addresses.form, consult.en.formId));
  // That is waited for no longer than some seconds.
  await page.locator('vt-form dialog').evaluate((dialog) => {
    for (const animation of dialog.getAnimations()) animation.finish();
  });
  const form = findForm(page, 'en');
  await fill(form, 'en');
  await form.send.click();
  await expect(page.getByText(consult.en.thanks)).toBeVisible();
});
