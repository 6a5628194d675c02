import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnlockPasses } from '../../server/gating/unlock-pass.ts';
import { runApp, type TestApp, testSecret } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const hour = 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await runApp({}, sitePages);
});
afterAll(() => app.stop());

const filled = 'field-101=Li&field-102=13800138000&consent=2026-01';

/** Posts a form as a browser without scripts does. */
const post = (address: string, headers: Record<string, string> = {}) =>
  fetch(app.origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: filled,
  });
const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/files\/[^"]*signature[^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
const show = async (address: string) => {
  const page = await app.get(address);
  return { page, html: await page.text() };
};

describe('a visitor without scripts', () => {
  it.each<[string, string, { referer?: string }]>([
    ['by what the address of the form asks for', '/form/1?unlock=publication%2F2', {}],
    ['by the page that the form stood in', '/form/1', { referer: 'page' }],
  ])('is led from the form to the file, %s', async (_, address, { referer }) => {
    const headers: Record<string, string> = referer ? { referer: `${app.origin}/periodical/2` } : {};
    const posted = await post(address, headers);
    expect(posted.status).toBe(303);
    const location = posted.headers.get('location') ?? '';
    expect(location).toMatch(/^\/form\/1\/sent\?unlocked=[\w.-]+$/);
    const { page, html } = await show(location);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const [link = '', ...more] = linksIn(html);
    expect(more).toEqual([]);
    const file = await app.get(link);
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
    // A reload shows it again, and sends nothing again.
    expect(linksIn((await show(location)).html)).toHaveLength(1);
  });

  it('is thanked without links where the form stood before nothing', async () => {
    expect((await post('/form/1?unlock=publication%2F999')).headers.get('location')).toBe('/form/1/sent');
    expect((await post('/form/1')).headers.get('location')).toBe('/form/1/sent');
    expect(linksIn((await show('/form/1/sent')).html)).toEqual([]);
  });

  it('keeps what is to be unlocked through a mistake: the form has no other address', async () => {
    const mistaken = await fetch(`${app.origin}/form/1?unlock=publication%2F2`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'field-101=Li',
    });
    expect(mistaken.status).toBe(422);
    const [form] = /<form[^>]* method="post"[^>]*>/.exec(await mistaken.text()) ?? [];
    expect(form).toBeDefined();
    expect(form).not.toContain('action');
  });
});

describe('the address of the thank-you', () => {
  const targets = [{ type: 'publication', id: 2 }] as const;
  const pass = (secret = testSecret, age = 0, formId = 1) =>
    createUnlockPasses(secret, () => new Date(Date.now() - age)).write(formId, targets);

  it('shows its links for an hour, and then the way to new ones', async () => {
    expect(linksIn((await show(`/form/1/sent?unlocked=${pass(testSecret, hour - 5000)}`)).html)).toHaveLength(1);
    const { html } = await show(`/form/1/sent?unlocked=${pass(testSecret, hour + 2000)}`);
    expect(linksIn(html)).toEqual([]);
    expect(html).toContain('href="/form/1?unlock=publication%2F2"');
  });

  it.each([
    ['another server’s', () => pass('another secret')],
    ['another form’s', () => pass(testSecret, 0, 9)],
    ['one with another target', () => pass().replace(/^[^.]+/, Buffer.from('media-resource/1').toString('base64url'))],
    ['one with a later time', () => pass().replace(/\.\d+\./, '.99999999999.')],
    ['nonsense', () => 'a.b.c'],
    ['a list', () => `${pass()}&unlocked=${pass()}`],
  ])('shows none for a pass that is %s', async (_, forge) => {
    const { page, html } = await show(`/form/1/sent?unlocked=${forge()}`);
    expect(page.status).toBe(200);
    expect(linksIn(html)).toEqual([]);
    expect(html).not.toContain('unlock=');
  });
});
