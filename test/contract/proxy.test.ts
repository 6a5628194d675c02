import { afterEach, describe, expect, it } from 'vitest';
import { createLead } from './support/lead.ts';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
afterEach(() => app.stop());

const english = {
  site: { id: 2 },
  form: { id: 4001 },
  fieldValues: [
    { formFieldBO: { id: 400101 }, value: 'Ann' },
    { formFieldBO: { id: 400102 }, value: '555' },
  ],
};

/** Sends one lead for each header. @returns the answers' statuses */
async function sendVia(forwarded: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const header of forwarded)
    statuses.push((await app.post('/api/internal/form', createLead(), { 'x-forwarded-for': header })).status);
  return statuses;
}

describe('the limit of leads a minute', () => {
  it('counts the connection’s address where no proxy is trusted, whatever a client claims', async () => {
    app = await runApp({ RATE_LIMIT: '2' });
    expect(await sendVia(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([200, 200, 429]);
  });

  it.each(['1', '127.0.0.0/8', 'loopback'])(
    'counts the address that the proxy saw with TRUST_PROXY=%s',
    async (trust) => {
      app = await runApp({ RATE_LIMIT: '1', TRUST_PROXY: trust });
      expect(await sendVia(['203.0.113.1', '203.0.113.2', '203.0.113.1'])).toEqual([200, 200, 429]);
    },
  );

  it.each([
    ['1', '203.0.113.1:1001', '203.0.113.1:1002'],
    ['1', '[2001:db8::1]:1001', '[2001:db8::1]:1002'],
    ['1', '[2001:db8::1]', '2001:db8:0:0::2'],
    ['loopback,10.0.0.0/8', '203.0.113.1:1001, 10.0.0.1:1', '203.0.113.1:1002, 10.0.0.1:2'],
  ])('does not count the ports that a proxy writes, with TRUST_PROXY=%s: %s', async (trust, first, second) => {
    app = await runApp({ RATE_LIMIT: '1', TRUST_PROXY: trust });
    expect(await sendVia([first, second, '198.51.100.9'])).toEqual([200, 429, 200]);
  });

  it('does not count what a client wrote before the proxy did', async () => {
    app = await runApp({ RATE_LIMIT: '1', TRUST_PROXY: '1' });
    expect(await sendVia(['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1'])).toEqual([200, 429]);
  });

  it('looks behind two proxies of one’s own, and no further', async () => {
    app = await runApp({ RATE_LIMIT: '1', TRUST_PROXY: '2' });
    expect(await sendVia(['198.51.100.1, 203.0.113.1, 10.0.0.1', '198.51.100.2, 203.0.113.1, 10.0.0.1'])).toEqual([
      200, 429,
    ]);
  });

  it('takes a household’s IPv6 addresses for one', async () => {
    app = await runApp({ RATE_LIMIT: '1', TRUST_PROXY: '1' });
    expect(await sendVia(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'])).toEqual([200, 429, 200]);
  });

  it('counts each form by itself', async () => {
    app = await runApp({ RATE_LIMIT: '1' });
    expect((await app.post('/api/internal/form', createLead())).status).toBe(200);
    expect((await app.post('/api/internal/form', createLead(english))).status).toBe(200);
    expect((await app.post('/api/internal/form', createLead())).status).toBe(429);
  });

  it('tells a foreign page too how long to wait', async () => {
    app = await runApp({ RATE_LIMIT: '1' });
    const origin = 'https://cn.partner.example';
    await app.post('/api/internal/form', createLead(), { origin });
    const { status, headers } = await app.post('/api/internal/form', createLead(), { origin });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('a host that a page writes itself', () => {
  it('makes no foreign page one of the site’s own, whatever proxy is trusted', async () => {
    app = await runApp({ TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://www.example.com' });
    const send = (headers: Record<string, string>) =>
      app.post('/api/internal/form', createLead(), { origin: 'https://evil.example', ...headers });
    expect((await send({})).status).toBe(403);
    expect((await send({ 'x-forwarded-host': 'evil.example' })).status).toBe(403);
  });
});
