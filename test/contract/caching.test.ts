import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

/** The answer as it comes over the wire; fetch would decompress it. */
async function ask(path: string, headers: Record<string, string>, body?: string) {
  const asking = request(`${app.origin}/api/internal${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

describe.each([
  { what: 'a call that gets', path: '/form/1', body: undefined },
  { what: 'a call that posts', path: '/homepage', body: '{"id":1}' },
])('the answer to $what', ({ path, body }) => {
  it('comes compressed in the form that is taken', async () => {
    const plain = await ask(path, {}, body);
    const br = await ask(path, { 'accept-encoding': 'gzip, br' }, body);
    const gzip = await ask(path, { 'accept-encoding': 'gzip' }, body);
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    for (const { headers, bytes } of [plain, br, gzip]) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(bytes.length);
    }
  });

  it('is not sent again to who has it in that form', async () => {
    const accept = { 'accept-encoding': 'br' };
    const { headers } = await ask(path, accept, body);
    expect(headers['cache-control']).toContain('stale-while-revalidate');
    const again = await ask(path, { ...accept, 'if-none-match': `W/${headers.etag}` }, body);
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-encoding']).toBeUndefined();
    expect((await ask(path, { 'if-none-match': String(headers.etag) }, body)).status).toBe(200);
  });
});

describe('what a bare widget fetches', () => {
  it('has nothing of a site that its pages alone need', async () => {
    const sites = (await (await app.get('/api/internal/site/list')).json()) as { data: Record<string, unknown>[] };
    for (const site of sites.data) {
      expect(site).not.toHaveProperty('origins');
      expect(site).not.toHaveProperty('description');
    }
  });
});
