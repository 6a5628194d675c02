import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { Agent, type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/leads/database.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { expectKeptAndDelivered } from './support/expect-kept.ts';
import { type FreeAddress, findFreeAddress, randomLoopback } from './support/free-address.ts';
import { type Image, makeImage } from './support/image.ts';
import { createLead } from './support/lead.ts';
import { missingPackages, type Nginx, runNginx } from './support/nginx.ts';
import { explainMissing, type Postgres, startPostgres } from './support/postgres.ts';
import { runLeadsProcess, runProcess, type ServerProcess } from './support/run-process.ts';
import { runWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const packages = missingPackages();
const noPostgres = explainMissing();
const reasons = [
  ...(packages.length > 0 ? [`Install what is missing (Debian: apt-get install ${packages.join(' ')})`] : []),
  ...(noPostgres ? [`PostgreSQL: ${noPostgres}`] : []),
];
if (reasons.length > 0) console.warn(`\n*** deploy/ is NOT tested. ${reasons.join('; ')}. ***\n`);

/** What compose.yaml puts together, without containers: nginx with its TLS, two servers, one PostgreSQL, one content. */
describe.skipIf(reasons.length > 0)('two servers behind nginx', () => {
  let image: Image;
  let content: Awaited<ReturnType<typeof copyContent>>;
  let folders: string[];
  let places: FreeAddress[];
  let postgres: Postgres;
  let receiver: WebhookReceiver;
  let nginx: Nginx;
  let front: FreeAddress;
  let agent: Agent;
  const servers: (ServerProcess | undefined)[] = [];
  const acknowledged: string[] = [];

  const settings = (index: number): Record<string, string> => ({
    NODE_ENV: 'production',
    HOST: places[index]?.host ?? '',
    PORT: places[index]?.port ?? '',
    PUBLIC_ORIGIN: 'https://example.test',
    CONTENT_DIR: content.options.folder,
    DATA_DIR: folders[index] ?? '',
    DATABASE_URL: postgres.url,
    SECRET: 'a key of both servers, of 32 characters',
    TRUST_PROXY: '1',
    RATE_LIMIT: '40',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'a key that the receiver has',
    LOG_LEVEL: 'info',
  });
  const start = async (index: number, more: Record<string, string> = {}) => {
    const server = await runProcess({ ...settings(index), ...more }, image);
    expect(server.errors()).toBe('');
    servers[index] = server;
  };
  const end = async (index: number, signal: NodeJS.Signals) => {
    servers[index]?.child.kill(signal);
    return servers[index]?.ended;
  };

  beforeAll(async () => {
    [image, content, postgres, receiver, folders, places, front] = await Promise.all([
      makeImage(),
      copyContent(),
      startPostgres() as Promise<Postgres>,
      runWebhookReceiver(),
      Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), 'vitrine-')))),
      Promise.all([findFreeAddress(), findFreeAddress()]),
      findFreeAddress(),
    ]);
    await Promise.all([start(0), start(1)]);
    const [first, second] = places.map(({ host, port }) => `${host}:${port}`) as [string, string];
    const plain = await findFreeAddress();
    nginx = await runNginx({
      VITRINE_FIRST: first,
      VITRINE_SECOND: second,
      VITRINE_HTTP: `${plain.host}:${plain.port}`,
      VITRINE_HTTPS: `${front.host}:${front.port}`,
      VITRINE_HOSTS: '.example.test',
      VITRINE_CACHE_SIZE: '64m',
    });
    // A connection for each request: one that is kept may be closed by nginx just when it is used again.
    agent = new Agent({ ca: nginx.certificate });
  }, 300_000);

  afterAll(async () => {
    agent?.destroy();
    await Promise.all([0, 1].map((index) => end(index, 'SIGKILL')));
    await nginx?.stop();
    await receiver?.stop();
    await postgres?.stop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
    await content?.clear();
    await image?.remove();
  });

  /** @param from the address that the visitor has */
  const ask = async (address: string, options: RequestOptions = {}, body?: string, from?: string) => {
    const asking = request({
      ...front,
      path: address,
      servername: 'example.test',
      agent,
      localAddress: from,
      ...options,
      headers: { host: 'example.test', ...options.headers },
    });
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    const { statusCode: status, headers } = answer;
    return { status, headers, cache: headers['cache-status'], text: await text(answer) };
  };
  const send = (from: string, headers: Record<string, string> = { 'idempotency-key': randomUUID() }) =>
    ask(
      '/api/internal/form',
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      JSON.stringify(createLead()),
      from,
    );
  const acknowledge = (answer: { text: string }) => {
    const { data } = JSON.parse(answer.text) as { data: { id: string } };
    acknowledged.push(data.id);
  };
  /** A visitor whose cookies no cache answers, so that a server has to. */
  const uncached = { headers: { cookie: 'other=1' } };

  it('speak HTTP/2 by TLS, and only by the names of the site', async () => {
    const session = connect(`https://${front.host}:${front.port}`, {
      ca: nginx.certificate,
      servername: 'en.example.test',
    });
    const stream = session.request({ ':path': '/', ':authority': 'en.example.test' });
    const [headers] = (await once(stream, 'response')) as [Record<string, string>];
    expect(headers[':status']).toBe(200);
    expect(await text(stream)).toContain('lang="en"');
    session.close();
    expect((await ask('/', { headers: { host: 'another.test' } })).status).toBe(421);
    expect((await ask('/readyz')).status).toBe(404);
  });

  it('name in their logs the trace that a request came with, or the one that began before them', async () => {
    const test = (headers: Record<string, string> = {}) =>
      ask(
        '/api/internal/form',
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        JSON.stringify(createLead({ test: true })),
        randomLoopback(),
      );
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect((await test({ traceparent: `00-${trace}-00f067aa0ba902b7-01` })).status).toBe(200);
    expect((await test()).status).toBe(200);
    const traces = () =>
      servers.flatMap((server) => [...(server?.lines() ?? '').matchAll(/"trace_id":"([^"]*)"/g)].map(([, id]) => id));
    await expect.poll(traces, { interval: 50 }).toHaveLength(2);
    expect(traces()).toContain(trace);
    expect(traces().find((id) => id !== trace)).toMatch(/^[\da-f]{32}$/);
  });

  it('are asked for a page as often as its headers say, and a change is seen at once', async () => {
    const news = (title: string) => `---\nid: 1\ntitle: ${title}\ncreateTime: 2026-01-01\n---\nText.\n`;
    const isOnBoth = async (title: string) => {
      for (const { host, port } of places) {
        const show = async () => (await fetch(`http://${host}:${port}/article-detail/news/1`)).text();
        await expect.poll(show, { interval: 50 }).toContain(title);
      }
    };
    await content.write('cn/news/a.md', news('Before'));
    await isOnBoth('Before');
    await expect.poll(async () => (await ask('/article-detail/news/1')).text, { interval: 50 }).toContain('Before');
    await expect.poll(async () => (await ask('/article-detail/news/1')).cache, { interval: 5 }).toBe('nginx; hit');
    const kept = await ask('/article-detail/news/1', { headers: { 'accept-encoding': 'br' } });
    expect(kept.headers['content-encoding']).toBe('br');
    expect(
      (await ask('/article-detail/news/1', { headers: { 'if-none-match': String(kept.headers.etag) } })).status,
    ).toBe(304);
    expect((await ask('/article-detail/news/1', uncached)).cache).toBe('nginx; fwd=bypass');
    // Of another language and another host there is another page at the same address.
    expect((await ask('/', { headers: { host: 'en.example.test' } })).text).toContain('lang="en"');
    expect((await ask('/')).text).toContain('lang="zh-CN"');

    await content.write('cn/news/a.md', news('After'));
    await isOnBoth('After');
    await expect.poll(async () => (await ask('/article-detail/news/1')).text, { interval: 50 }).toContain('After');
    // What it had is asked about by its ETag, and need not come again.
    await expect
      .poll(async () => (await ask('/article-detail/news/1')).cache, { interval: 50 })
      .toContain('revalidated');
  });

  it.each([
    ['with a dot after its host', '/about-us/news', 'en.example.test.', 'en.example.test', 'en'],
    [
      'with another host in its first line',
      'https://example.test/news.atom',
      'en.example.test',
      'example.test',
      'zh-CN',
    ],
    ['with another host as its header', 'https://en.example.test/news.atom', 'example.test', 'en.example.test', 'en'],
  ])('keep nothing for one host that another one says: a request %s', async (_, target, host, kept, lang) => {
    const address = target.replace(/^https:..[^/]+/, '');
    const own = `${address}?${randomUUID()}`;
    // Whoever comes first fills the cache for all.
    const crooked = await ask(target.replace(address, own), { headers: { host } });
    expect(crooked.status).toBe(200);
    const plain = await ask(own, { headers: { host: kept } });
    expect([plain.status, /lang="([^"]+)"/.exec(plain.text)?.[1]]).toEqual([200, lang]);
  });

  it('answer calls and scripts once, and leads and what is for one visitor each time', async () => {
    const [release = ''] = await readdir(path.join(folders[0] ?? '', 'assets/v'));
    for (const address of ['/api/internal/form/1', `/v/${release}/loader.js`]) {
      await ask(address);
      expect([address, (await ask(address)).cache]).toEqual([address, 'nginx; hit']);
    }
    const from = randomLoopback();
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await send(from, key), await send(from, key)];
    expect([first.status, first.text]).toEqual([200, second.text]);
    expect(first.cache).toBeUndefined();
    acknowledge(first);
    expect((await ask('/no-such-page')).cache).toBe((await ask('/no-such-page')).cache);
  });

  it('hold one limit for one visitor, whom nobody else can claim to be', async () => {
    const from = randomLoopback();
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        send(from, { 'idempotency-key': randomUUID(), 'x-forwarded-for': `203.0.113.${index}` }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    taken.forEach(acknowledge);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(70 - taken.length);
    expect(taken.length).toBeGreaterThanOrEqual(40);
    expect(taken.length).toBeLessThanOrEqual(40 + Math.ceil((performance.now() - begun) * (40 / 60_000)));
    expect((await send(randomLoopback())).status).toBe(200);
  });

  it('lose no page and no lead while one is killed, both are rolled to the next release and nginx reads its file anew', async () => {
    const [release = ''] = await readdir(path.join(folders[0] ?? '', 'assets/v'));
    const next = await image.makeNextRelease();
    const more = { BROWSER_DIR: next.folder };
    let busy = true;
    const failures: unknown[] = [];
    let pages = 0;
    const read = async () => {
      while (busy) {
        const { status, text: html } = await ask('/about-us/news', uncached);
        if (status === 200) pages += 1;
        else failures.push(['page', status, html.slice(0, 200)]);
        // The scripts of whichever release, from whichever server there is.
        const script = /\/v\/[^"]+loader\.js/.exec(html)?.[0] ?? '/none';
        const answer = await ask(script);
        if (answer.status !== 200) failures.push([script, answer.status]);
      }
    };
    const write = async () => {
      while (busy) {
        const answer = await send(randomLoopback());
        if (answer.status === 200) acknowledge(answer);
        else failures.push(['lead', answer.status, answer.text.slice(0, 200)]);
      }
    };
    const post = async () => {
      while (busy) {
        const body = new URLSearchParams({ 'field-101': '李雷', 'field-102': '13800138000', consent: '2026-01' });
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const answer = await ask('/form/1', { method: 'POST', headers }, body.toString(), randomLoopback());
        if (answer.status !== 303) failures.push(['posted form', answer.status, answer.text.slice(0, 200)]);
      }
    };
    const served = async (count: number) => {
      const from = pages;
      await expect.poll(() => pages, { interval: 20, timeout: 60_000 }).toBeGreaterThan(from + count);
    };
    const visitors = Promise.all([read(), write(), write(), post()]);
    visitors.catch(() => undefined);
    try {
      await served(5);
      await end(0, 'SIGKILL');
      await served(5);
      await start(0);
      nginx.reload();
      await served(5);
      for (const index of [0, 1]) {
        expect(await end(index, 'SIGTERM')).toBe(0);
        await served(5);
        await start(index, more);
        await served(5);
        // One server has the new release by now, and the other not yet: every chunk of both is there all the same.
        const files = (await readdir(path.join(next.folder, 'w'))).slice(0, 12);
        const addresses = files.flatMap((file) => [release, next.name].map((name) => `/v/${name}/w/${file}?${index}`));
        const answers = await Promise.all(addresses.map((address) => ask(address)));
        for (const [at, { status }] of answers.entries()) if (status !== 200) failures.push([addresses[at], status]);
      }
    } finally {
      busy = false;
      await visitors;
    }
    expect(failures).toEqual([]);
  }, 300_000);

  it('deliver each lead that was acknowledged once', async () => {
    for (const index of [0, 1]) expect(await end(index, 'SIGTERM')).toBe(0);
    const db = await openDatabase({ url: postgres.url, folder: folders[0] ?? '' });
    // Nobody is left whose lease has to be waited for.
    await db.updateTable('outbox').set({ locked_by: null, locked_until: null }).execute();
    expect((await runLeadsProcess(['deliver'], settings(0))).code).toBe(0);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    await expectKeptAndDelivered(db, acknowledged, receiver);
    await db.destroy();
  });

  it('are missed by nobody who asks for a page that was asked for before; others are told in words', async () => {
    const page = await ask('/article-detail/news/1');
    expect([page.status, page.cache]).toEqual([200, 'nginx; hit; detail=stale']);
    expect(page.text).toContain('After');
    const none = await ask('/nobody/asked/before');
    expect(none.status).toBe(503);
    expect(none.headers['retry-after']).toBe('5');
    expect(none.text).toContain('暂时无法访问');
    for (const headers of [undefined, {}]) {
      const lead = await send(randomLoopback(), headers);
      expect([lead.status, lead.headers['retry-after']]).toEqual([503, '5']);
      expect(JSON.parse(lead.text)).toMatchObject({ code: '503', data: null });
    }
    expect(JSON.parse((await ask('/api/internal/form/1?nobody')).text)).toMatchObject({ code: '503', data: null });
  });

  it('leave nothing of a lead in nginx’ folder', async () => {
    expect(await readFile(path.join(nginx.folder, 'nginx.conf'), 'utf8')).not.toContain('VITRINE_F');
    const files = await readdir(nginx.folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      expect(await readFile(path.join(file.parentPath, file.name), 'latin1')).not.toContain('138 0013 8000');
  });
});
