import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
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

  it('is not sent again to who has it', async () => {
    const accept = { 'accept-encoding': 'br' };
    const { headers } = await ask(path, accept, body);
    expect(headers['cache-control']).toContain('stale-while-revalidate');
    const again = await ask(path, { ...accept, 'if-none-match': String(headers.etag) }, body);
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-encoding']).toBeUndefined();
    expect((await ask(path, { ...accept, 'if-none-match': '"another"' }, body)).status).toBe(200);
  });
});

it('an answer by host says as much with a 304 as with its bytes', async () => {
  const path = '/multimedia/resource/type/list/1';
  const { headers, status } = await ask(path, {});
  const again = await ask(path, { 'if-none-match': String(headers.etag) });
  expect([status, again.status]).toEqual([200, 304]);
  for (const name of ['cache-control', 'vary', 'etag', 'access-control-allow-origin', 'x-content-type-options'])
    expect([name, again.headers[name]]).toEqual([name, headers[name]]);
});

describe('an answer that is given again', () => {
  const body = '{"site":{"id":1},"pageNo":1,"pageSize":2}';
  const accept = { 'accept-encoding': 'br' };

  it.each([
    { what: 'a call', path: '/news/1', body: undefined },
    { what: 'a list', path: '/news/list', body },
  ])('is the same to the byte, headers and all: $what', async ({ path, body: sent }) => {
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await ask(path, accept, sent));
    const [first, ...more] = answers.map(({ status, headers, bytes }) => {
      const { date: _, ...kept } = headers;
      return { status, headers: kept, bytes };
    });
    for (const answer of more) expect(answer).toEqual(first);
  });

  it('is not given to another question at the same address', async () => {
    await ask('/news/list', {}, body);
    await ask('/news/list', {}, body);
    const other = await ask('/news/list', {}, body.replace('"pageNo":1', '"pageNo":2'));
    expect(JSON.parse(other.bytes.toString()).data.data).toHaveLength(1);
    expect((await ask('/news/list', {}, '{"site":')).status).toBe(400);
    expect((await ask('/news/list', {}, '{}')).status).toBe(400);
  });

  it('is given however the question arrives', async () => {
    const whole = await ask('/news/list', {}, body);
    const { port } = new URL(app.origin);
    const socket = connect(Number(port), '127.0.0.1');
    const head = `POST /api/internal/news/list HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.setNoDelay(true);
    socket.write(head + body.slice(0, 5));
    await once(socket, 'connect');
    // The server has seen the first part once it answers another connection.
    await ask('/site/list', {});
    socket.end(body.slice(5));
    const answer = (await buffer(socket)).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.endsWith(whole.bytes.toString())).toBe(true);
  });

  it('has no body for who asks for its head', async () => {
    const { headers } = await ask('/news/1', {});
    const head = await fetch(`${app.origin}/api/internal/news/1`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(headers.etag);
  });
});

describe('what a bare widget fetches', () => {
  it('has nothing of a site that its pages alone need', async () => {
    const sites = (await (await app.get('/api/internal/site/list')).json()) as { data: Record<string, unknown>[] };
    for (const site of sites.data) {
      expect(site).not.toHaveProperty('origins');
      expect(site).not.toHaveProperty('title');
      expect(site).not.toHaveProperty('description');
      expect(site).not.toHaveProperty('filing');
    }
  });
});
