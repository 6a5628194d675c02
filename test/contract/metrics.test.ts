import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../server/app/start.ts';
import { readSettings, type Settings } from '../../server/base/settings.ts';
import { openDatabase } from '../../server/leads/database.ts';
import { createLead } from './support/lead.ts';
import { createLeadRow, storeRows } from './support/lead-rows.ts';
import { fixtureFolder } from './support/run-app.ts';
import { runProcess } from './support/run-process.ts';
import { sitePages } from './support/site-pages.ts';

let folder: string;
let server: RunningServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(folder, { recursive: true });
});

async function start(env: Record<string, string> = {}): Promise<Settings> {
  const base = { DATA_DIR: folder, CONTENT_DIR: fixtureFolder, LOG_LEVEL: 'silent' };
  const settings = readSettings({ ...base, PORT: '0', PARTNER_PORT: '0', METRICS_PORT: '0', ...env });
  server = await startServer(settings, { registerPages: sitePages });
  return settings;
}

const ask = (address: string, init?: RequestInit) => fetch(`${server?.addresses[0]}${address}`, init);

/** The samples of a metric, e.g. `{ 'outcome="kept"': 1 }`. */
async function read(name: string): Promise<Record<string, number>> {
  const text = await (await fetch(server?.metrics ?? '')).text();
  const lines = [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)];
  return Object.fromEntries(
    lines.filter(([, metric]) => metric === name).map(([, , labels = '', value]) => [labels, Number(value)]),
  );
}

const send = (body: unknown, headers: Record<string, string> = {}) =>
  ask('/api/internal/form', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('metrics', () => {
  it('have every name that docs/operating.md asks by', async () => {
    await start();
    const docs = await readFile('docs/operating.md', 'utf8');
    const named = new Set(docs.match(/\b(?:vitrine|nodejs|process)_[a-z0-9_]+_[a-z0-9_]+\b/g));
    const told = await (await fetch(server?.metrics ?? '')).text();
    const there = new Set(
      [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
    expect(named.size).toBeGreaterThan(8);
    expect([...named].filter((name) => !there.has(name))).toEqual([]);
  });

  it('count requests by route and status, and tell those that a cache answered', async () => {
    await start();
    for (let round = 0; round < 3; round++) await (await ask('/')).text();
    await (await ask('/healthz')).text();
    await (await ask('/nowhere')).text();
    const name = 'vitrine_http_request_duration_seconds_count';
    await expect
      .poll(() => read(name))
      .toMatchObject({
        'method="GET",route="/healthz",status="200",cache="miss"': 1,
        'method="GET",route="/*",status="404",cache="miss"': 1,
        'method="GET",route="/*",status="200",cache="miss"': 1,
        'method="GET",route="",status="200",cache="hit"': 2,
      });
  });

  it('time the rendering of a page, once for all who read it', async () => {
    await start();
    for (let round = 0; round < 3; round++) await (await ask('/')).text();
    expect(await read('vitrine_page_render_duration_seconds_count')).toEqual({ 'page="/"': 1 });
  });

  it('count what became of leads, and how long the oldest has waited for its delivery', async () => {
    const away = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
    const { port } = await new Promise<AddressInfo>((resolve) =>
      away.once('listening', () => resolve(away.address() as AddressInfo)),
    );
    await start({ WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: 'a secret of sixteen' });
    expect(await read('vitrine_leads_total')).toEqual({
      'outcome="kept"': 0,
      'outcome="repeated"': 0,
      'outcome="invalid"': 0,
      'outcome="refused"': 0,
    });
    const headers = { 'idempotency-key': 'once-and-again' };
    const native = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    for (let sent = 0; sent < 3; sent += 1) expect((await send(createLead(), headers)).status).toBe(200);
    expect((await send({ ...createLead(), fieldValues: [] })).status).toBe(422);
    // Without script, what will not do is found before it is a lead.
    for (const body of ['consent=2026-01', 'consent=2026-01&test=true'])
      expect((await ask('/form/1', { method: 'POST', headers: native, body })).status).toBe(422);
    expect((await send(createLead(), { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await read('vitrine_leads_total')).toEqual({
      'outcome="kept"': 1,
      'outcome="repeated"': 2,
      'outcome="invalid"': 2,
      'outcome="refused"': 1,
    });
    expect(await read('vitrine_outbox_leads')).toEqual({
      'destination="webhook",state="pending"': 1,
      'destination="webhook",state="parked"': 0,
    });
    expect((await read('vitrine_outbox_oldest_seconds'))['destination="webhook"']).toBeGreaterThan(0);
    away.close();
  });

  it('tell at the first look how long a lead has waited, and never that it waits since a time to come', async () => {
    const db = await openDatabase({ folder });
    await storeRows(db, [createLeadRow({ created_at: '2999-01-01T00:00:00.000Z' })], ['webhook']);
    await db.destroy();
    await start({ WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'a secret of sixteen' });
    expect((await read('vitrine_outbox_oldest_seconds'))['destination="webhook"']).toBe(0);
  });

  it('tell whether a lead could be stored', async () => {
    await start();
    expect(await read('vitrine_leads_ready')).toEqual({ '': 1 });
    await rename(path.join(folder, 'leads.db'), path.join(folder, 'moved.db'));
    await expect.poll(() => read('vitrine_leads_ready'), { timeout: 5000 }).toEqual({ '': 0 });
  });

  it('tell of the process and of its event loop', async () => {
    await start();
    expect(Object.keys(await read('nodejs_eventloop_lag_seconds'))).toHaveLength(1);
    expect(Object.keys(await read('process_resident_memory_bytes'))).toHaveLength(1);
  });

  it('are on an address of their own, and nothing else is there', async () => {
    await start();
    expect((await ask('/metrics')).status).toBe(404);
    expect((await fetch(new URL('/', server?.metrics))).status).toBe(404);
  });

  it('are not there unless they were asked for', async () => {
    await start({ METRICS_PORT: '' });
    expect(server?.metrics).toBeUndefined();
  });

  it('say in words where their port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    await expect(start({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken by another process. Set METRICS_PORT to a free one.`,
    );
    taken.close();
  });

  it('say in words that the host of their own setting is not known', async () => {
    await expect(start({ METRICS_HOST: 'no host' })).rejects.toThrow(/^METRICS_HOST=no host is no name of a host /);
  });
});

describe('a request that belongs to a trace', () => {
  it('is told in the log by the trace’s id', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { origin, child, ended, lines } = await runProcess({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
    await fetch(`${origin}/healthz`, { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });
    await fetch(`${origin}/readyz/pages`, { headers: { traceparent: '00-nonsense' } });
    child.kill('SIGTERM');
    await ended;
    const told = lines()
      .split('\n')
      .filter((line) => line.includes('"answered"'))
      .map((line) => JSON.parse(line));
    expect(told.map(({ route, trace_id }) => [route, trace_id])).toEqual([
      ['/healthz', trace],
      ['/readyz/pages', undefined],
    ]);
  });
});
