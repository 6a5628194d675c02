import {
  describeLead,
  fetchPlainly,
  median,
  startBareServer,
  startClient,
  startCommits,
  writeRequest,
} from './load.mjs';
import { runServer } from './run-server.mjs';

const accept = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** What is asked, and which share of a bare server's answers per second it has to reach. */
const races = [
  { name: 'pages per second', least: 0.8, ask: { address: '/', headers: accept } },
  {
    name: 'list calls per second',
    least: 0.8,
    ask: {
      method: 'POST',
      address: '/api/internal/news/list',
      headers: accept,
      body: '{"site":{"id":1},"pageNo":1,"pageSize":9}',
    },
  },
];

/** Rounds in turn, so that whatever else the machine does meets both. */
const rounds = 9;

/** How many durable leads there have to be for each of the driver's own commits of a single row. */
const leastLeads = 0.7;

/**
 * Everything that is measured by the second, in one run.
 * @returns rows of name, perSecond, bare (what it is held against), ratio (the median of all rounds) and least
 */
export async function measureThroughput({ milliseconds = 700, connections = 32 } = {}) {
  const server = await runServer();
  const client = startClient();
  try {
    const rows = [];
    for (const race of races) rows.push(await runRace(race, { server, client, milliseconds, connections }));
    return [...rows, await raceLeads({ server, client, milliseconds, connections })];
  } finally {
    client.stop();
    await server.stop();
  }
}

/** Answers per second beside those of a bare node:http server that sends the same bytes. */
async function runRace({ name, least, ask }, { server, client, milliseconds, connections }) {
  const bare = await startBareServer(await fetchPlainly(server.port, ask));
  const request = writeRequest(ask);
  const run = async (port) => {
    const { perSecond, wrong } = await client.load({ port, request, connections, milliseconds });
    if (wrong > 0) throw new Error(`${wrong} answers to ${ask.address} were not 200.`);
    return perSecond;
  };
  const row = await takeTurns(
    () => run(bare.port),
    () => run(server.port),
  );
  bare.stop();
  return { name, least, ...row };
}

/** Leads per second, each on the disk before its answer, beside the driver's own commits in the same folder. */
async function raceLeads({ server, client, milliseconds, connections }) {
  const body = await describeLead(server.port);
  const request = writeRequest({ method: 'POST', address: '/api/internal/form', body });
  const run = async () => {
    const { perSecond, wrong } = await client.load({ port: server.port, request, connections, milliseconds });
    if (wrong > 0) throw new Error(`${wrong} leads were not taken.`);
    return perSecond;
  };
  const commits = startCommits();
  const row = await takeTurns(() => commits.run({ folder: server.data, milliseconds }), run);
  commits.stop();
  return { name: 'durable leads per second', least: leastLeads, ...row };
}

/** Both in turn, so that whatever else the machine does meets both; the first round warms the compiler. */
async function takeTurns(runBare, runOurs) {
  const measured = [];
  for (let round = 0; round <= rounds; round += 1) measured.push({ bare: await runBare(), ours: await runOurs() });
  measured.shift();
  return {
    perSecond: median(measured.map(({ ours }) => ours)),
    bare: median(measured.map(({ bare }) => bare)),
    ratio: median(measured.map(({ ours, bare }) => ours / bare)),
  };
}
