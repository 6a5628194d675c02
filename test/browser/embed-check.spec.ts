import type { Page } from '@playwright/test';
import type { EmbedCheck } from '../../contract/entities/embed-check.ts';
import { writeLoader } from '../../contract/snippets.ts';
import { partner, site } from './addresses.ts';
import { consult, fill, findForm, isLead, type Mark } from './consult-form.ts';
import { readRelease } from './foreign/host.ts';
import { expect, expectAccessible, listenTo, tabTo, test } from './support.ts';

const words = {
  cn: {
    ...{
      headers: '响应标头',
      html: 'HTML',
      address: /页面地址/,
      check: '检查',
      found: '发现4处',
      nothing: '没有发现妨碍组件的地方',
      copy: '复制',
      copyLine: '复制：',
    },
    ...{ given: '请至少填写一项：响应标头、HTML或地址。', failed: /没能检查/ },
  },
  en: {
    ...{ headers: 'Response headers', html: 'HTML', address: /Address of the page/, check: 'Check' },
    ...{ found: '4 things were found', nothing: 'Nothing stands in the way' },
    ...{ copy: 'Copy', copyLine: 'Copy: ' },
    ...{ given: 'Give at least one of the three: headers, HTML or address.', failed: /could not be checked/ },
  },
} as const;

const fieldsOf = (page: Page, mark: Mark) => ({
  headers: page.getByLabel(words[mark].headers, { exact: true }),
  html: page.getByLabel(words[mark].html, { exact: true }),
  address: page.getByLabel(words[mark].address),
  check: page.getByRole('button', { name: words[mark].check, exact: true }),
});

/** The check with its script awake. */
async function open(page: Page, mark: Mark) {
  await page.goto(`${site[mark]}/embed/check`);
  const fields = fieldsOf(page, mark);
  await fields.headers.focus();
  await expect(page.locator('vt-embed-check')).toHaveAttribute('data-vt-ready');
  return fields;
}

for (const mark of ['cn', 'en'] as const) {
  test(`a policy that blocks widgets is told what to add, the focus goes there, and it is accessible: ${mark}`, async ({
    page,
  }) => {
    const { headers, check } = await open(page, mark);
    await headers.fill("content-security-policy: default-src 'self'");
    await check.click();
    const heading = page.getByRole('heading', { name: words[mark].found });
    await expect(heading).toBeFocused();
    const lines = page.locator('vt-embed-check pre');
    await expect(lines).toHaveText(
      ['script-src', 'connect-src', 'img-src', 'media-src'].map((name) => `${name} 'self' ${site.cn}`),
    );
    for (const line of await lines.allTextContents()) {
      const copy = page.getByRole('button', { name: words[mark].copyLine + line, exact: true });
      await expect(copy).toHaveText(words[mark].copy);
    }
    // Elsewhere what floats covers half of a button now and then.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
  });

  test(`where nothing stands in the way, that is said: ${mark}`, async ({ page }) => {
    const { html, check } = await open(page, mark);
    await html.fill(`<script async src="${site.cn}/loader.js"></script>\n<vt-form></vt-form>`);
    await check.click();
    await expect(page.getByRole('heading', { name: words[mark].nothing })).toBeFocused();
    await expectAccessible(page);
  });

  test(`what cannot be checked is refused in words beside its field: ${mark}`, async ({ page }) => {
    const { headers, html, address, check } = await open(page, mark);
    await check.click();
    await expect(page.getByRole('alert')).toHaveText(words[mark].given);
    await expect(headers).toBeFocused();
    const { heard } = await listenTo(page.getByRole('alert'));
    await check.click();
    await expect.poll(heard).toEqual(['', words[mark].given]);
    await expect(headers).toBeFocused();
    await html.fill('x'.repeat(200_001));
    await address.fill('partner.example');
    await check.click();
    await expect(html).toBeFocused();
    await expect(html).toHaveAccessibleDescription(/200001.*200000/);
    await expect(address).toHaveAccessibleDescription(/https:\/\//);
    await expect(page.getByRole('alert')).toHaveText('');
    await expectAccessible(page);
  });

  test(`that the server did not answer is said, and it may be tried again: ${mark}`, async ({ page, faults }) => {
    faults.expect(/request failed: net::ERR_FAILED|Failed to load resource|No answer from/);
    const { headers, check } = await open(page, mark);
    await headers.fill("default-src 'self'");
    await page.route('**/embed/check', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await check.click();
    await expect(page.getByRole('alert')).toHaveText(words[mark].failed);
    await page.unroute('**/embed/check');
    await check.click();
    await expect(page.getByRole('heading', { name: words[mark].found })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('');
  });
}

test('whoever checks more than a server takes is asked to wait', async ({ page, faults }) => {
  faults.expect(/429|Too much came/);
  const { headers, check } = await open(page, 'en');
  await headers.fill("default-src 'self'");
  const busy = { code: '429', message: 'Too much came from this address. Try again in 30 s.', data: null };
  await page.route('**/api/internal/embed/check', (route) => route.fulfill({ status: 429, json: busy }));
  await check.click();
  await expect(page.getByRole('alert')).toHaveText('That was a lot to check. Please try again in a minute.');
});

test('a line is copied by its button, which says so each time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { headers, check } = await open(page, 'en');
  await headers.fill("img-src 'self'");
  await check.click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`img-src 'self' ${site.cn}`);
  const { heard } = await listenTo(page.getByRole('status').filter({ hasText: 'Copied' }));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(heard).toEqual(['', 'Copied']);
});

test('an address that may send no forms is told what to ask for', async ({ page }) => {
  const { address, check } = await open(page, 'en');
  await address.fill('https://partner.example/contact');
  await check.click();
  await expect(page.locator('vt-embed-check pre')).toHaveText('https://partner.example');
});

test('it is reached from where the code is made, leads back, and is used by the keyboard', async ({ page }) => {
  await page.goto(`${site.en}/embed`);
  await page.getByRole('link', { name: 'Check your page for what stands in the way' }).click();
  await expect(page).toHaveURL(`${site.en}/embed/check`);
  const { headers, html, address, check } = fieldsOf(page, 'en');
  await tabTo(headers);
  await expect(page.locator('vt-embed-check')).toHaveAttribute('data-vt-ready');
  await page.keyboard.type('sandbox');
  for (const next of [html, address, check]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One thing was found' })).toBeFocused();
  await page.getByRole('link', { name: 'Make the code' }).click();
  await expect(page).toHaveURL(`${site.en}/embed`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs them, and sends what was pasted nowhere', async ({ page }) => {
    await page.goto(`${site.en}/embed/check`);
    await expect(page.getByText('The check needs scripts in your browser.')).toBeVisible();
    const { headers, check } = fieldsOf(page, 'en');
    await headers.fill("default-src 'self'");
    await check.click();
    await expect(page).toHaveURL(`${site.en}/embed/check`);
  });
});

/** A page of somebody else's, with its policy and what is in it. */
async function serve(page: Page, headers: Readonly<Record<string, string>>, html: string): Promise<void> {
  await page.route(`${partner}/plain.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,"><body><h1>Page</h1>${html}</body></html>`,
    }),
  );
  await page.goto(`${partner}/plain.html`);
}

async function ask(headers: string, html: string): Promise<EmbedCheck['findings']> {
  const answer = await fetch(`${site.cn}/api/internal/embed/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site: { id: 2 }, headers, html }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: EmbedCheck }).data.findings;
}

/** A policy and a page with every line in them that was told. */
function mend(policy: string, html: string, findings: EmbedCheck['findings']): { policy: string; html: string } {
  let directives = policy.split('; ');
  let tags = html;
  for (const { mend, parts } of findings) {
    const { way, line } = mend ?? { way: 'add', line: '' };
    const filled = line.replace('…', 'seeds');
    if (line.startsWith('<script')) tags = tags.replace(/<script.*?<\/script>/, filled);
    else if (way === 'add') directives.push(line);
    else directives = directives.map((each) => (each.split(' ')[0] === line.split(' ')[0] ? filled : each));
    if (parts.tag?.startsWith('<script')) tags = tags.replace(/<script.*?<\/script>/, parts.tag.replace('…', 'seeds'));
  }
  return { policy: directives.join('; '), html: tags };
}

for (const policy of [
  "default-src 'self'",
  "default-src 'none'; script-src 'self'",
  "script-src-elem 'none'; connect-src https:; img-src *; media-src *",
  "script-src 'strict-dynamic' 'nonce-seeds'; connect-src 'self'",
  "script-src 'strict-dynamic' 'sha256-AAAA'",
  "script-src 'nonce-seeds'",
  `script-src ${site.cn}/loader.js`,
  `connect-src ${site.cn}/api`,
])
  test(`a browser is as strict as the check says, and the lines that it gives mend it: ${policy}`, async ({
    page,
    faults,
  }) => {
    faults.expect(/Content Security Policy|policy violated|Failed to fetch|vt-form|No answer from|csp/);
    const html = `<script async src="${site.cn}/loader.js"></script><vt-form form-id="4001"></vt-form>`;
    const findings = await ask(`content-security-policy: ${policy}`, html);
    const blocking = findings.filter(({ weight }) => weight === 'blocks');
    expect(blocking.length).toBeGreaterThan(0);
    const kind = blocking[0]?.code === 'connectBlocked' ? 'connect-src' : 'script-src';
    const refused = page.waitForEvent('console', (message) => message.text().startsWith(`policy violated: ${kind}`));
    await serve(page, { 'content-security-policy': policy }, html);
    expect((await refused).text()).toContain(site.cn);

    const mended = mend(policy, html, findings);
    await page.unrouteAll();
    await serve(page, { 'content-security-policy': mended.policy }, mended.html);
    await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
    const left = await ask(`content-security-policy: ${mended.policy}`, mended.html);
    expect(left).toEqual([]);
  });

/** The script tag that pins the release which is served. */
async function pin(): Promise<{ tag: string; integrity: string }> {
  const { name, integrity } = await readRelease();
  return { tag: writeLoader({ origin: site.cn, pinned: { name, integrity } }), integrity };
}

for (const { about, headers, code } of [
  {
    about: 'strict-dynamic and nothing but the script’s hash',
    headers: (integrity: string) => ({ 'content-security-policy': `script-src 'strict-dynamic' '${integrity}'` }),
    code: 'hashOnly',
  },
  {
    about: 'a policy of integrity for scripts',
    headers: () => ({ 'integrity-policy': 'blocked-destinations=(script)' }),
    code: 'integrityPolicy',
  },
])
  test(`${about} lets the pinned script run, and keeps what it imports away, as the check says`, async ({
    page,
    faults,
  }) => {
    faults.expect(
      /Content Security Policy|policy violated|Failed to fetch|vt-form|Integrity-Policy|: csp|: integrity|page error/,
    );
    const { tag, integrity } = await pin();
    const given = headers(integrity);
    const failed = page.waitForEvent('console', (message) => message.text().includes('Failed to fetch'));
    await serve(page, given, `${tag}<vt-form form-id="4001"></vt-form>`);
    await failed;
    expect(await page.evaluate(() => typeof window.vitrine.version)).toBe('string');
    await expect(page.locator('vt-form')).not.toHaveAttribute('data-vt-ready');
    const findings = await ask(
      Object.entries(given)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      tag,
    );
    expect(findings.filter(({ weight }) => weight === 'blocks').map((finding) => finding.code)).toEqual([code]);
  });

for (const words of ['allow-scripts allow-same-origin', 'allow-scripts allow-same-origin allow-forms'])
  test(`a form in a sandbox of ${words} is sent once, by Enter as by its button`, async ({ page, faults }) => {
    faults.expect(/can escape its sandboxing|Blocked form submission/);
    const html = `<script async src="${site.cn}/loader.js"></script><vt-form form-id="4001"></vt-form>`;
    const given = `sandbox ${words}`;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (isLead(request)) sent.push(request.url());
    });
    await serve(page, { 'content-security-policy': given }, html);
    const form = findForm(page, 'en');
    await expect(form.name).toBeVisible();
    // The form begins once its script for sending has come.
    const begun = page.evaluate(
      () => new Promise<void>((begin) => document.addEventListener('vt-start', () => begin(), { once: true })),
    );
    await form.name.fill('Ada');
    await begun;
    await form.name.press('Enter');
    await expect(page.getByText(consult.en.sizeMissing)).toBeVisible();
    await fill(form, 'en');
    await form.send.click();
    await expect(page.getByRole('heading', { name: consult.en.thanks })).toBeVisible();
    expect(sent).toHaveLength(1);
    const findings = await ask(`content-security-policy: ${given}`, html);
    expect(findings.map(({ code }) => code)).toEqual(words.includes('allow-forms') ? [] : ['sandboxSearches']);
  });
