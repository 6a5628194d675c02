import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeShown } from '../../contract/form-fields.ts';
import { fixtureFolder, runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

let folder: string;
let app: TestApp;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  await cp(fixtureFolder, folder, { recursive: true });
  app = await runApp({ CONTENT_DIR: folder }, sitePages);
});
afterEach(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const filled = { 'field-101': '李雷 & <b>', 'field-102': '13800138000', consent: '2026-01' };

/** Posts a form as a browser without script does. */
async function post(values: Record<string, string> | [string, string][], address = '/form/1', headers = {}) {
  return await ask(new URLSearchParams(values).toString(), 'application/x-www-form-urlencoded', address, headers);
}

async function ask(body: string, type: string, address = '/form/1', headers = {}) {
  const response = await fetch(app.origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': type, ...headers },
    body,
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const leads = async () =>
  (await app.db.selectFrom('leads').selectAll().execute()).map((lead) => ({
    ...lead,
    values: JSON.parse(lead.field_values) as object[],
  }));

/** The value that the page has in a control. */
const controlOf = (html: string, name: string) => new RegExp(`<[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
const alertOf = (html: string) => /role="alert"[^>]*>([^<]*)/.exec(html)?.[1];

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8');
  await writeFile(path.join(folder, file), edit(text));
  await app.content.reload();
}

function seen(): string {
  const form = app.content.find('form', 1)?.value;
  return JSON.stringify(form && describeShown(form));
}

describe('a form that is posted without script', () => {
  it('may have as many characters as the browser has counted, though it posts each end of a line as two', async () => {
    const lines = Array.from({ length: 100 }, () => 'x'.repeat(49));
    expect((await post({ ...filled, 'field-101': lines.join('\r\n') })).status).toBe(303);
    expect((await leads())[0]?.values[0]).toMatchObject({ value: lines.join('\n') });
  });

  it('is kept, and answered with thanks that a reload does not send again', async () => {
    const { status, headers } = await post(filled);
    expect([status, headers.get('location')]).toEqual([303, '/form/1/sent']);
    expect((await leads()).map(({ values }) => values[0])).toEqual([{ id: 101, label: '姓名', value: '李雷 & <b>' }]);
  });

  it('counts for the page that led to it; for another page, and for another file, it is another lead', async () => {
    const ways = ['?source=%2Factivity%2F102', '?source=%2Factivity%2F104', '?source=%2Fproduct%2F7', ''];
    const files = ['?unlock=publication%2F7', '?unlock=publication%2F8'];
    for (const way of [...ways, ...files, ...ways]) expect((await post(filled, `/form/1${way}`)).status).toBe(303);
    expect((await leads()).map(({ source_type: type, source_id: id }) => [type, id])).toEqual([
      ['INDEX_MODEL', '102'],
      ['INDEX_MODEL', '104'],
      ['PRODUCT', '7'],
      ['INDEX_MODEL', null],
      ['INDEX_MODEL', null],
      ['INDEX_MODEL', null],
    ]);
  });

  it.each([
    ['without consent', { ...filled, consent: '' }, '请先阅读并同意隐私政策'],
    ['with consent to what never was', { ...filled, consent: '1999-01' }, '隐私政策已更新'],
    ['with a wrong number', { ...filled, 'field-102': '12' }, '请输入正确的手机号码'],
    ['with a text that is too long', { ...filled, 'field-107': 'x'.repeat(6000) }, '备注过长'],
  ])('%s is a page in its language that says so and keeps what was typed', async (_why, values, words) => {
    const { status, headers, html } = await post(values);
    expect(status).toBe(422);
    expect(headers.get('content-type')).toContain('text/html');
    expect(html).toContain('<html lang="zh-CN"');
    expect(html).toContain(words);
    expect(controlOf(html, 'field-101')).toContain('李雷 &amp; &lt;b>');
    expect(await leads()).toEqual([]);
  });

  it('keeps the tick that was set, unless it was for another version', async () => {
    const ticked = async (consent: string) =>
      controlOf((await post({ ...filled, consent, 'field-102': '12' })).html, 'consent').includes('checked');
    expect(await ticked('2026-01')).toBe(true);
    expect(await ticked('1999-01')).toBe(false);
  });

  it.each([
    ['application/json', '{"consent":{"a":1}}'],
    ['text/plain', 'field-101=x'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('in another form than browsers do (%s) is told so by a page', async (type, body) => {
    const { status, headers, html } = await ask(body, type);
    expect(status).toBe(415);
    expect(headers.get('content-type')).toContain('text/html');
    expect(alertOf(html)).toMatch(/^无法读取提交的内容/);
    expect(controlOf(html, 'field-101')).not.toBe('');
  });

  it('compressed, as no browser sends it, is told so by a page', async () => {
    const { status, html } = await post(filled, '/form/1', { 'content-encoding': 'gzip' });
    expect([status, alertOf(html)]).toEqual([415, expect.stringMatching(/^无法读取提交的内容/)]);
  });

  it('keeps every text, as long as a field takes and as large as a browser makes it', async () => {
    const text = '采'.repeat(5000);
    const shown = {
      name: 'A',
      fields: Array.from({ length: 20 }, (_, at) => ({ id: 901 + at, name: 'B', type: 'TEXTAREA', required: false })),
    };
    const texts = Object.fromEntries(shown.fields.map(({ id }) => [`field-${id}`, text]));
    const { status, html } = await post({ ...filled, ...texts, consent: '', shown: JSON.stringify(shown) });
    expect(status).toBe(422);
    expect(html.match(/<textarea[^>]*>采{5000}</g)).toHaveLength(20);
  });

  it('that is too large, or has too many values, is told so by a page', async () => {
    const large = await post({ ...filled, 'field-107': 'x'.repeat(1_100_000) });
    expect([large.status, alertOf(large.html)]).toEqual([413, expect.stringMatching(/^提交的内容过大/)]);
    const many = await post(Array.from({ length: 1001 }, (_, index): [string, string] => [`field-${index}`, 'x']));
    expect([many.status, alertOf(many.html)]).toEqual([413, expect.stringMatching(/^提交的内容过大/)]);
    const names = await post([
      ...Object.entries(filled),
      ...Array.from({ length: 900 }, () => ['x', 'y'] as [string, string]),
    ]);
    expect(names.status).toBe(303);
  });

  it.each(['__proto__', 'constructor', 'toString', 'field-101[]', 'field-101.value', '\u0000', '%'])(
    'is kept whatever else stands in it: %j',
    async (name) => {
      const { status } = await post([...Object.entries(filled), [name, 'x'], [name, 'y']]);
      expect(status).toBe(303);
    },
  );

  it('from a page that may not send is shown on our own page, with all that was typed, and nothing is kept', async () => {
    const { status, html } = await post(filled, '/form/1', { origin: 'https://evil.example' });
    expect(status).toBe(403);
    expect(alertOf(html)).toMatch(/^原页面未获授权/);
    expect(controlOf(html, 'field-102')).toContain('13800138000');
    expect(controlOf(html, 'consent')).toContain('checked');
    expect(await leads()).toEqual([]);
  });

  it('from a page that the browser keeps to itself is told so, and may be sent from ours', async () => {
    const { status, html } = await post(filled, '/form/1', { origin: 'null' });
    expect([status, alertOf(html)]).toEqual([403, expect.stringMatching(/^浏览器没有告知/)]);
    expect(controlOf(html, 'field-102')).toContain('13800138000');
    expect(await leads()).toEqual([]);
  });

  it('too often is asked to wait, and told how long', async () => {
    const strict = await runApp({ RATE_LIMIT: '1' }, sitePages);
    const send = (name: string) =>
      fetch(`${strict.origin}/en/form/4001`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ 'field-400101': name, 'field-400102': '5', consent: '2026-01' }),
      });
    expect((await send('Ann')).status).toBe(303);
    const late = await send('Bob');
    const html = await late.text();
    const seconds = late.headers.get('retry-after');
    expect([late.status, Number(seconds) > 0]).toEqual([429, true]);
    expect(alertOf(html)).toContain(`please try again in ${seconds} seconds`);
    expect(controlOf(html, 'field-400101')).toContain('Bob');
    await strict.stop();
  });

  it('while nothing can be stored is asked to come back, and keeps what was typed', async () => {
    await sql`alter table leads rename to away`.execute(app.db);
    const { status, headers, html } = await post(filled);
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(alertOf(html)).toMatch(/^系统暂时繁忙/);
    expect(controlOf(html, 'field-102')).toContain('13800138000');
    await sql`alter table away rename to leads`.execute(app.db);
  });

  it('tells in itself what the visitor saw', async () => {
    const html = await (await app.get('/form/1')).text();
    expect(controlOf(html, 'shown').replaceAll('&quot;', '"')).toContain(seen());
  });
});

describe('a form that changes while it is open without script', () => {
  it('and has lost a field and an option keeps both', async () => {
    const shown = seen();
    await change('cn/form/consult.md', (text) => text.replace(/^.*备注.*\n/m, '').replace('[ERP, HCM]', '[HCM]'));
    const { status } = await post([
      ...Object.entries({ ...filled, shown, 'field-107': '年底' }),
      ['field-105', 'ERP'],
      ['field-105', 'HCM'],
    ]);
    expect(status).toBe(303);
    expect((await leads())[0]?.values.slice(2)).toEqual([
      { id: 105, label: '关注的产品', value: 'ERP, HCM', earlier: true },
      { id: 107, label: '备注', value: '年底', earlier: true },
    ]);
  });

  it('is shown again as it was filled where something in it is wrong', async () => {
    const shown = seen();
    await change('cn/form/consult.md', (text) => text.replace(/^.*备注.*\n/m, '').replace('[ERP, HCM]', '[HCM]'));
    const { status, html } = await post([
      ...Object.entries({ ...filled, shown, 'field-102': '12', 'field-107': '年底' }),
      ['field-105', 'ERP'],
    ]);
    expect(status).toBe(422);
    expect(html).toContain('年底');
    expect(/<input[^>]*value="ERP"[^>]*>/.exec(html)?.[0]).toContain('checked');
  });

  it.each([
    ['is a draft by now', 'id: 1\ndraft: true\n', '/'],
    ['is another by now', 'id: 77\n', '/form/77/sent'],
  ])('and %s is kept, and thanked for', async (_what, now, thanks) => {
    const shown = seen();
    await change('cn/form/consult.md', (text) => text.replace('id: 1\n', now));
    const { status, headers } = await post({ ...filled, shown });
    expect([status, headers.get('location')]).toEqual([303, thanks]);
    expect((await leads()).map(({ form_id, form_name }) => [form_id, form_name])).toEqual([[1, '预约顾问']]);
  });

  it('and is another by now is shown again as it was filled where something in it is wrong', async () => {
    const shown = seen();
    await change('cn/form/consult.md', (text) => text.replace('id: 1\n', 'id: 77\n').replace('姓名', '公司'));
    const { status, html } = await post({ ...filled, shown, 'field-102': '12' });
    expect(status).toBe(422);
    expect(html).toContain('姓名');
    expect(controlOf(html, 'field-101')).toContain('李雷');
    expect(html).toContain('请输入正确的手机号码');
  });

  it('and whose policy changes is shown again with the new one, and all that was typed', async () => {
    await change('cn/site/cn.md', (text) => text.replace('version: 2026-01', 'version: 2026-09'));
    const { status, html } = await post(filled);
    expect(status).toBe(422);
    expect(html).toContain('隐私政策已更新');
    expect(controlOf(html, 'consent')).toContain('value="2026-09"');
    expect(controlOf(html, 'field-102')).toContain('13800138000');
  });
});

describe('what is posted elsewhere', () => {
  it.each([
    ['/', 405],
    ['/form/abc', 405],
    ['/form/0', 405],
    ['/form/99', 404],
    ['/en/form/99', 404],
    ['/form/1/sent', 405],
    ['/product/1', 405],
  ])('%s is no form', async (address, wanted) => {
    const { status, html } = await post(filled, address);
    expect([status, await leads()]).toEqual([wanted, []]);
    expect(html).toContain('<vt-footer');
    expect(html).not.toContain('<vt-consult-form');
  });
});
