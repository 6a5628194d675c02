import { fetchPlainly, median, startBareServer, startClient, writeRequest } from './load.mjs';
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
const rounds = 5;

/**
 * Answers per second beside those of a bare node:http server that sends the same bytes.
 * @returns rows of name, perSecond, bare, ratio (the median of all rounds) and least
 */
export async function measureThroughput({ milliseconds = 1500, connections = 32 } = {}) {
  const server = await runServer();
  const client = startClient();
  const rows = [];
  try {
    for (const { name, least, ask } of races) {
      const answer = await fetchPlainly(server.port, ask);
      const bare = await startBareServer(answer);
      const request = writeRequest(ask);
      const run = async (port) => {
        const { perSecond, wrong } = await client.load({ port, request, connections, milliseconds });
        if (wrong > 0) throw new Error(`${wrong} answers to ${ask.address} were not 200.`);
        return perSecond;
      };
      // The first round of each warms the compiler.
      await run(bare.port);
      await run(server.port);
      const measured = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push({ bare: await run(bare.port), ours: await run(server.port) });
      rows.push({
        name,
        least,
        perSecond: median(measured.map(({ ours }) => ours)),
        bare: median(measured.map(({ bare: theirs }) => theirs)),
        ratio: median(measured.map(({ ours, bare: theirs }) => ours / theirs)),
      });
      bare.stop();
    }
  } finally {
    client.stop();
    await server.stop();
  }
  return rows;
}
