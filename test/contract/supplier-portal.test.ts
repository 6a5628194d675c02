import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../server/base/settings.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { runProcess } from './support/run-process.ts';
import { sitePages } from './support/site-pages.ts';

const entry = 'https://supplier.example';
const demo = { CONTENT_DIR: 'examples/content' };
const asPage = { accept: 'text/html' };

let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  app = await runApp({ ...demo, SUPPLIER_ORIGIN: entry }, sitePages);
  closed = await runApp(demo, sitePages);
});
afterAll(() => Promise.all([app.stop(), closed.stop()]));

async function open(path: string, from = app) {
  const answer = await from.get(path, asPage);
  const html = await answer.text();
  return { status: answer.status, html };
}

describe('a page below the supplier portal’s address', () => {
  it.each([
    ['/cn/go1688', 200, 'cn'],
    ['/cn/go1688/purchaser', 200, 'cn'],
    ['/en/go1688/supplier', 200, 'en'],
    ['/en/go1688/no/such/page', 404, 'en'],
    ['/cn/go1688/supplier/%E0%A4%A', 400, 'cn'],
  ])('wears the portal, be it a fault: %s', async (path, status, mark) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    const [brand = ''] = /<a [^>]*class="brand"[\s\S]*?<\/a>/.exec(page.html) ?? [];
    expect(brand).toContain(`logo-go1688-${mark}.svg`);
    expect(brand).toContain(`href="/${mark}/go1688"`);
    const [menu = ''] = /<nav [^>]*class="menu [\s\S]*?<\/nav>/.exec(page.html) ?? [];
    expect([...menu.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `/${mark}/go1688/purchaser`,
      `/${mark}/go1688/supplier`,
      entry,
    ]);
    expect(page.html).toContain(`data-vt-form-id="${mark === 'cn' ? 14008 : 4001}"`);
    expect(page.html).not.toMatch(/data-vt-form-id="1"/);
  });

  it.each(['/cn', '/cn/go16888', '/en/no/such/page'])(
    'is none where the address only looks like it: %s',
    async (path) => {
      expect((await open(path)).html).not.toContain('logo-go1688');
    },
  );

  it('leads nowhere else where the portal’s host is not known', async () => {
    for (const path of ['/cn/go1688', '/en/go1688/purchaser', '/en/go1688/none']) {
      const { html } = await open(path, closed);
      expect(html).not.toContain('supplier.example');
      expect(html).not.toMatch(/登录平台|Sign in/);
    }
  });

  it('keeps its place when the language changes', async () => {
    const { html } = await open('/cn/go1688/purchaser');
    expect(html).toMatch(
      /<a [^>]*href="\/en\/go1688\/purchaser"[^>]*class="language"|<a [^>]*class="language"[^>]*href="\/en\/go1688\/purchaser"/,
    );
  });

  it('says without a script what is needed, which steps there are, and has the papers and the form in it', async () => {
    const { html } = await open('/en/go1688/supplier');
    for (const words of ['Business license and legal representative', 'Join in four steps', 'Receive leads'])
      expect(html.replaceAll('<wbr>', '')).toContain(words);
    expect(html).toMatch(/<form [^>]*action="\/en\/form\/4001"/);
    for (const file of ['go1688-agreement.en.pdf', 'go1688-payment.en.pdf'])
      expect((await app.get(`/files/documents/${file}`)).headers.get('content-type')).toBe('application/pdf');
    expect(html).toMatch(/href="\/files\/documents\/go1688-agreement\.en\.pdf"[^>]*download/);
    expect(html).toContain('href="/files/documents/go1688-payment.en.pdf"');
  });
});

describe('the setting of the portal’s host', () => {
  it.each(['supplier.example', 'https://supplier.example/path', 'javascript:alert(1)'])('is no %s', (value) => {
    expect(() => readSettings({ SUPPLIER_ORIGIN: value })).toThrow(/SUPPLIER_ORIGIN/);
  });

  it.each([
    [{}, 1],
    [{ SUPPLIER_ORIGIN: entry }, 0],
  ])('is missed at the start in one line: with %o %i', async (env, count) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
    const { child, ended, lines } = await runProcess({ DATA_DIR: folder, LOG_LEVEL: 'info', ...env });
    child.kill('SIGTERM');
    await ended;
    expect(lines().match(/.*SUPPLIER_ORIGIN is not set.*\n/g) ?? []).toHaveLength(count);
    await rm(folder, { recursive: true });
  });
});

describe('a page in a frame', () => {
  const policyOf = async (path: string, from = app) =>
    (await from.get(path, asPage)).headers.get('content-security-policy') ?? '';

  it.each(['/cn/ai', '/en/ai', '/cn/ai/close'])('is dark, and frames the site’s own alone: %s', async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toMatch(/<html [^>]*data-theme="dark"/);
    expect(html).toContain('<header class="shell dark"');
    expect(html).toMatch(/<iframe [^>]*src="\/files\/pages\/ai[^"]*"[^>]*title="[^"]+"/);
    expect(await policyOf(path)).toMatch(/frame-src 'self';/);
  });

  it('frames exactly the host that the content names', async () => {
    const other = await runApp({}, sitePages);
    try {
      expect(await policyOf('/cn/ai', other)).toMatch(/frame-src 'self' https:\/\/static\.example;/);
    } finally {
      await other.stop();
    }
  });

  it.each(['/cn/ai/nothing', '/en/ai/close/more'])('is none where there is no such page: %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('runs nothing and sends nothing, and stays measurable', async () => {
    const policy = await policyOf('/files/pages/ai.cn.html');
    expect((await app.get('/files/pages/ai.cn.html')).headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toMatch(/sandbox allow-same-origin(?!.*allow-scripts)/);
    expect(policy).not.toContain('script-src');
    // The frame is of the site's own page; which other sites may frame that is for its route to say.
    expect(policy).toContain("frame-ancestors 'self';");
  });

  it('has its style in a sheet that several share', async () => {
    const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(
      await (await app.get('/files/pages/ai.cn.html')).text(),
    );
    const { status, headers } = await app.get(`/files/pages/${sheet?.[1]}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(await policyOf('/files/pages/ai.cn.html')).toContain("style-src 'unsafe-inline' 'self';");
  });
});
