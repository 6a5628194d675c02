import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importTypeScript } from '../../tools/import-typescript.mjs';
import { isSearchable, median, startClient, writeRequest } from './load.mjs';
import { runServer } from './run-server.mjs';

/** What growth may cost: times the demo's, bytes. How long a start takes is told and not judged: it is the machine's. */
const limits = { list: 2, memory: 600e6 };

const megabyte = 1e6;

/** Types of both sites and of the demo: what is of none of theirs finds nothing. */
const eventTypes = ['产品发布会', '客户现场会', '媒体交流会', '研讨会', '行业峰会', '展会'];
const filmTypes = ['Customer interview', 'Product demo', 'Product demonstration', 'Open class', 'Open lesson'];

/**
 * Questions that the server has not answered before, so that each is worked out: `{n}` makes them differ. Their answers
 * have as many entries in both sites.
 */
const searches = [
  ['/api/internal/activity/list', '{"site":{"id":1},"pageNo":1,"pageSize":10,"activity":{"startDate":{n}}}'],
  ['/api/internal/activity/list', '{"site":{"id":2},"pageNo":1,"activity":{"activityName":"nothing {n}"}}'],
  ['/api/internal/multimedia/resource/list', '{"site":{"id":2},"pageNo":1,"multimediaResource":{"startDate":{n}}}'],
  ['/api/internal/activity/list', ask(1, 'activity', { startDate: 0, activityTypes: eventTypes })],
  ['/api/internal/activity/list', ask(2, 'activity', { startDate: 0, activityName: 'e' })],
  ['/api/internal/multimedia/resource/list', ask(2, 'multimediaResource', { startDate: 0, resourceTypes: filmTypes })],
  ['/api/internal/multimedia/resource/list', ask(2, 'multimediaResource', { startDate: 0, titleContent: 'e' })],
  [
    '/api/internal/multimedia/resource/list',
    '{"site":{"id":2},"pageNo":1,"multimediaResource":{"titleContent":"nothing {n}"}}',
  ],
  ['/api/internal/news/list', '{"site":{"id":1,"n":{n}},"pageNo":1,"pageSize":9}'],
  ['/api/internal/corporate/publications/list', '{"site":{"id":2,"n":{n}},"pageNo":1}'],
];

/** A first page by filters that find more than it holds, from a moment on that differs each time. */
function ask(site, name, filter) {
  const body = JSON.stringify({ site: { id: site }, pageNo: 1, pageSize: 10, [name]: filter });
  return body.replace('"startDate":0', '"startDate":{n}');
}

/** Writes a large site into a folder that is not there yet. @returns how many entries it has */
export async function makeLargeSite(folder, entries = 30_000) {
  const { writeLargeSite } = await importTypeScript('test/bench/large-site/write-large-site.ts');
  return writeLargeSite(folder, entries);
}

/**
 * How the server bears a large site, beside the demo.
 * @returns rows of name, value, unit and most, which a value that is judged may not exceed
 */
export async function measureLarge({ entries = 30_000 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-large-'));
  const client = startClient();
  try {
    const content = path.join(folder, 'content');
    await makeLargeSite(content, entries);
    const demo = await runServer();
    const large = await runServer({ CONTENT_DIR: content });
    // While it makes its search ready, a server has little time for anything else.
    for (const { port } of [demo, large]) while (!(await isSearchable(port)));
    const ratios = [];
    for (const search of searches) ratios.push(await compare(client, search, demo, large));
    const { now, most } = large.memory();
    await Promise.all([demo.stop(), large.stop()]);
    return [
      { name: `start with ${entries} entries`, value: large.startTime, unit: 'ms' },
      { name: "list calls, times the demo's", value: Math.max(...ratios), most: limits.list, unit: '' },
      { name: 'memory with that and its search', value: now / megabyte, most: limits.memory / megabyte, unit: 'MB' },
      { name: 'the most memory it ever had', value: most / megabyte, most: limits.memory / megabyte, unit: 'MB' },
    ];
  } finally {
    client.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many times longer a list call takes: one connection, in turns, the median of all rounds. */
async function compare(client, [address, body], demo, large) {
  let count = 0;
  const write = () =>
    writeRequest({
      method: 'POST',
      address,
      body: body.replace('{n}', String(count++)),
      headers: { 'accept-encoding': 'br' },
    });
  const run = async ({ port }) => {
    const request = Array.from({ length: 4000 }, write);
    const { perSecond, wrong } = await client.load({ port, request, connections: 1, milliseconds: 700 });
    if (wrong > 0) throw new Error(`${wrong} answers to ${address} were not 200.`);
    return perSecond;
  };
  const rounds = [];
  for (let round = 0; round < 4; round += 1) rounds.push({ demo: await run(demo), large: await run(large) });
  rounds.shift();
  return median(rounds.map((round) => round.demo / round.large));
}
