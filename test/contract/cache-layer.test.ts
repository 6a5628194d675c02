import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CacheLayer } from '../../server/http/cache-layer.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

/** What the server behind the layer answers here. */
const behind = 'asked behind';

let app: TestApp;
let layer: CacheLayer;
/** The layer of the app, before a server that only tells that it was asked, and for what. */
let server: Server;
/** Called when the server behind the layer is asked. */
let onAsked = () => {};
beforeAll(async () => {
  app = await runApp({ PUBLIC_ORIGIN: 'http://localhost:3000' }, (scope, context) => {
    layer = context.cacheLayer;
    return sitePages(scope, context);
  });
  server = createServer(
    layer.before(async (asked, answer) => {
      onAsked();
      answer.end(`${behind}: ${await text(asked)}`);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await app.stop();
});

async function ask(port: number, path: string, body?: string, headers: Record<string, string> = {}) {
  const asking = request({
    host: '127.0.0.1',
    port,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: 'localhost:3000',
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const askApp = (...asked: [string, string?, Record<string, string>?]) =>
  ask(Number(new URL(app.origin).port), ...asked);
const askLayer = (...asked: [string, string?, Record<string, string>?]) =>
  ask((server.address() as AddressInfo).port, ...asked);

const list = '/api/internal/news/list';
const body = '{"site":{"id":1},"pageSize":2}';

it('answers a question that was answered before, and none that only resembles it', async () => {
  expect((await askLayer(list, body)).text).toBe(`${behind}: ${body}`);
  const { text: first } = await askApp(list, body);
  expect((await askLayer(list, body)).text).toBe(first);
  const other = body.replace('1', '2');
  expect((await askLayer(list, other)).text).toBe(`${behind}: ${other}`);
  expect((await askLayer(list)).text).toBe(`${behind}: `);
  expect((await askLayer(`${list}?a=b`, body)).text).toBe(`${behind}: ${body}`);
  expect((await askLayer('/api/internal/activity/list', body)).text).toBe(`${behind}: ${body}`);
});

it('leaves to the server what is no question: other content, and what is long', async () => {
  await askApp(list, body);
  expect((await askLayer(list, body, { 'content-type': 'text/plain' })).text).toBe(`${behind}: ${body}`);
  const long = body.replace('}', `,"x":"${'x'.repeat(1000)}"}`);
  expect((await askLayer(list, long)).text).toBe(`${behind}: ${long}`);
});

it('waits for the rest of a question whose beginning it knows', async () => {
  await askApp(list, body);
  const asking = request({
    port: (server.address() as AddressInfo).port,
    path: list,
    method: 'POST',
    headers: { connection: 'close', 'content-type': 'application/json', 'content-length': body.length + 1 },
  });
  const response = once(asking, 'response') as Promise<[IncomingMessage]>;
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  asking.write(body);
  await Promise.race([asked, response]);
  asking.end(' ');
  const [answer] = await response;
  expect(await text(answer)).toBe(`${behind}: ${body} `);
});

it('gives a page to those alone who asked as somebody did before: same address, host and language', async () => {
  const { text: page } = await askApp('/form/1');
  expect((await askLayer('/form/1')).text).toBe(page);
  const others: [string, Record<string, string>][] = [
    ['/form/1', { host: 'en.localhost:3000' }],
    ['/form/1', { cookie: 'lang=en' }],
    ['/form/1?preview=x', {}],
    ['/form/1/', {}],
  ];
  for (const [path, headers] of others) expect((await askLayer(path, undefined, headers)).text).toBe(`${behind}: `);
});

it('keeps nothing that was shown to one visitor', async () => {
  const paths = ['/form/1/preview?preview=x', '/api/internal/news/1?preview=x', '/no/such/page'];
  for (const path of paths) {
    await askApp(path);
    await askApp(path);
    expect((await askLayer(path)).text).toBe(`${behind}: `);
  }
});

it('tells who has it that it is the same, and knows nothing once the server stops', async () => {
  const { headers } = await askApp('/api/internal/news/1');
  const again = await askLayer('/api/internal/news/1', undefined, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', headers['cache-control']]);
  layer.stop();
  expect((await askLayer('/api/internal/news/1')).text).toBe(`${behind}: `);
});
