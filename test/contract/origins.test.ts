import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelopeSchema } from '../../contract/schemas/envelope.ts';
import { createLead } from './support/lead.ts';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ PUBLIC_ORIGIN: 'https://www.example.com', ALLOW_ORIGINS: 'https://landing.example' });
});
afterAll(() => app.stop());

const preflight = (path: string, origin: string) =>
  fetch(`${app.origin}/api/internal${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
const send = (origin: string, lead = createLead()) => app.post('/api/internal/form', lead, { origin });

describe('a foreign page', () => {
  it('reads content from anywhere', async () => {
    const response = await app.get('/api/internal/site/list', { origin: 'https://anyone.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await preflight('/news/list', 'https://anyone.example')).headers.get('access-control-allow-origin')).toBe(
      '*',
    );
  });

  it('reads why a form that it would show is not there, as it reads every other call', async () => {
    const response = await app.get('/api/internal/widget/form?form-id=999', { origin: 'https://anyone.example' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    expect(response.headers.get('vary')).toBeNull();
  });

  it('asks for permission once, not before every call', async () => {
    const { status, headers } = await preflight('/news/list', 'https://anyone.example');
    expect(status).toBe(204);
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(600);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    'https://cn.partner.example',
    'https://landing.example',
    'https://www.example.com',
    'https://en.www.example.com',
    // As a name in full is written; a proxy hands the host on without its dot.
    'https://www.example.com.',
  ])('of the known origin %s may post a form', async (origin) => {
    const response = await send(origin);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const allowed = (await preflight('/form', origin)).headers;
    expect(allowed.get('access-control-allow-origin')).toBe(origin);
    expect(allowed.get('access-control-allow-headers')).toContain('idempotency-key');
  });

  it('may say more with a call than that takes, as a page does whose own fetch adds to all of them', async () => {
    const response = await fetch(`${app.origin}/api/internal/form`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://landing.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key,x-csrf-token',
      },
    });
    expect(response.headers.get('access-control-allow-headers')).toContain('x-csrf-token');
  });

  it.each([
    'https://evil.example',
    'http://localhost:8080',
    'null',
    'https://example.com.evil.example',
    'https://www.example.com.evil.example',
    'https://landing.example.evil.example',
    'https://landing.example:8443',
    'https://en.www.example.com:8443',
    'http://en.www.example.com',
    'https://sub.landing.example',
    'https://cn.partner.example.evil.example',
    'https://www.example.com:8443',
    'https://xwww.example.com',
  ])('of the unknown origin %s may not, stores nothing, and can read why', async (origin) => {
    const { status, headers } = await preflight('/form', origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toBe('Origin');

    const count = () => app.db.selectFrom('leads').select('id').execute();
    const before = await count();
    const response = await send(origin);
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin');
    const refusal = errorEnvelopeSchema.parse(await response.json());
    expect(refusal).toMatchObject({ code: '403', message: expect.stringMatching(/ALLOW_ORIGINS/) });
    expect(await count()).toEqual(before);
  });

  it.each(['/form/', '/form?from=landing', '/form/?a'])('is told the same at %s', async (path) => {
    const origin = 'https://evil.example';
    const response = await app.post(`/api/internal${path}`, createLead(), { origin });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, origin]);
    expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
    expect(response.headers.get('vary')).toBe('Origin');
    expect((await preflight(path, origin)).headers.get('access-control-allow-methods')).toBe('POST');
  });

  it.each(['PUT', 'DELETE'])('gets no leave to %s anything', async (method) => {
    const { headers } = await preflight('/form', 'https://evil.example');
    expect(headers.get('access-control-allow-methods')).not.toContain(method);
  });

  it('that one site knows may not post for another', async () => {
    expect((await send('https://en.partner.example')).status).toBe(403);
  });

  it('is not needed: a client without a page may post', async () => {
    const answers = [createLead(), {}].map((lead) => app.post('/api/internal/form', lead));
    const [taken, refused] = await Promise.all(answers);
    expect([taken?.status, refused?.status]).toEqual([200, 400]);
    // For a page's own the same answer would have another header.
    for (const answer of [taken, refused]) expect(answer?.headers.get('vary')).toBe('Origin');
  });
});

describe('a demo on a loopback address', () => {
  it.each(['http://localhost:3001', 'http://127.0.0.1:5500', 'http://shop.localhost', 'http://[::1]:8080'])(
    'takes forms from %s',
    async (origin) => {
      const demo = await runApp();
      expect((await demo.post('/api/internal/form', createLead(), { origin })).status).toBe(200);
      await demo.stop();
    },
  );
});
