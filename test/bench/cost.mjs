import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importTypeScript } from '../../tools/import-typescript.mjs';
import { makeLargeSite } from './large.mjs';
import { describeLead, fetchPlainly, median, startClient, writeRequest } from './load.mjs';
import { runNginx } from './run-nginx.mjs';
import { runServer } from './run-server.mjs';

const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const page = writeRequest({ address: '/', headers });
/** As small as nginx can give it from a file made before, without a module that few have. */
const gzipped = { address: '/', headers: { 'accept-encoding': 'gzip' } };
const list = writeRequest({
  method: 'POST',
  address: '/api/internal/news/list',
  headers,
  body: '{"site":{"id":1},"pageNo":1,"pageSize":9}',
});

/** Turns that are taken with nginx. */
const rounds = 5;

/** Pages that are rendered once each. */
const mostRendered = 200;

/**
 * What one server takes of the processor and of memory. Other programs make a measure of time worthless, and this one
 * only a little worse.
 * @yields rows of name, value and unit, each as it is measured; those with PostgreSQL where that is installed
 */
export async function* measureCost({ milliseconds = 3000, entries = 30_000 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-cost-'));
  const client = startClient();
  const { startPostgres } = await importTypeScript('test/contract/support/postgres.ts');
  const postgres = await startPostgres();
  try {
    yield* measureServer(client, milliseconds, {}, 'the demo');
    yield await compareWithNginx(client, milliseconds);
    yield await measureLeads(client, milliseconds, {}, 'a file');
    if (postgres) yield await measureLeads(client, milliseconds, { DATABASE_URL: postgres.url }, 'PostgreSQL');
    const content = path.join(folder, 'content');
    await makeLargeSite(content, entries);
    yield* measureServer(client, milliseconds, { CONTENT_DIR: content }, `${entries} entries`);
  } finally {
    client.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function* measureServer(client, milliseconds, env, what) {
  const tell = (name, value, unit) => ({ name: `${what}: ${name}`, value, unit });
  // The first start measures pictures, and makes what later ones remember.
  const first = await runServer(env);
  yield tell('first start', first.cpu(), 's');
  const { data } = first;
  await first.stop({ keep: true });
  const server = await runServer({ ...env, DATA_DIR: data });
  yield tell('start', server.cpu(), 's');
  yield tell('memory after the start', server.memory().now / 1e6, 'MB');
  yield tell('a page that is rendered', await costOfRendering(server), 'ms');
  yield tell('a page from memory', await costOf(server, client, { request: page, milliseconds }), 'ms');
  yield tell('a list from memory', await costOf(server, client, { request: list, milliseconds }), 'ms');
  yield tell('memory after these', server.memory().now / 1e6, 'MB');
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** The same bytes, in turns: what a page from memory costs here for what a file of it costs nginx. */
async function compareWithNginx(client, milliseconds) {
  const name = "a page from memory, times nginx's cost of the same bytes as a file";
  const server = await runServer();
  // Asked more than once, it has its smallest form.
  for (let count = 0; count < 20; count += 1) await fetchPlainly(server.port, gzipped);
  const nginx = await runNginx(await fetchPlainly(server.port, gzipped));
  if (!nginx) {
    await server.stop();
    return { name: `${name}: not measured, for nginx is missing (apt-get install nginx)`, value: 0, unit: '' };
  }
  const request = writeRequest(gzipped);
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await costOf(server, client, { request, milliseconds });
    ratios.push(ours / (await costOf(nginx, client, { request, milliseconds })));
  }
  await nginx.stop();
  await server.stop();
  return { name, value: median(ratios), unit: '' };
}

async function measureLeads(client, milliseconds, env, where) {
  const server = await runServer({ ...env, RATE_LIMIT: '100000000' });
  const body = await describeLead(server.port);
  const request = writeRequest({ method: 'POST', address: '/api/internal/form', body });
  const value = await costOf(server, client, { request, milliseconds });
  await server.stop();
  return { name: `a lead, kept in ${where}`, value, unit: 'ms' };
}

/** Milliseconds of the processor for each of many equal questions. */
async function costOf(server, client, { request, milliseconds }) {
  const run = () => client.load({ port: server.port, request, connections: 16, milliseconds });
  await run();
  const before = server.cpu();
  const { answers, wrong } = await run();
  if (wrong > 0) throw new Error(`${wrong} of ${answers} answers were not 200.`);
  return ((server.cpu() - before) * 1000) / answers;
}

/** Each page once, with its compression. */
async function costOfRendering(server) {
  const { body } = await fetchPlainly(server.port, { address: '/sitemap.txt' });
  const addresses = body
    .toString()
    .trim()
    .split('\n')
    .map((line) => new URL(line).pathname);
  const chosen = addresses.slice(0, mostRendered);
  const before = server.cpu();
  for (const address of chosen) await fetchPlainly(server.port, { address, headers });
  return ((server.cpu() - before) * 1000) / chosen.length;
}
