import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/leads/database.ts';
import { findFreeAddress } from './support/free-address.ts';
import { createLead } from './support/lead.ts';
import { beginLead } from './support/lead-in-flight.ts';
import { runProcess, type ServerProcess, spawnServer } from './support/run-process.ts';

let folder: string;
let running: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  running = undefined;
  await rm(folder, { recursive: true });
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  running = await runProcess({ DATA_DIR: folder, ...env });
  return running;
}

async function send(origin: string | undefined, key: string): Promise<string> {
  const response = await fetch(`${origin}/api/internal/form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(createLead()),
  });
  expect(response.status).toBe(200);
  return (await response.json()).data.id;
}

async function listIds(): Promise<string[]> {
  const db = await openDatabase({ folder });
  const leads = await db.selectFrom('leads').select('id').execute();
  await db.destroy();
  return leads.map(({ id }) => id);
}

describe('a server that is killed', () => {
  it('has kept every lead that it acknowledged', async () => {
    const { origin, child, ended } = await start();
    const ids = await Promise.all(Array.from({ length: 100 }, (_, index) => send(origin, `key-${index}`)));
    child.kill('SIGKILL');
    await ended;
    expect((await listIds()).sort()).toEqual(ids.sort());
  });

  it('has kept what it acknowledged while others were on their way', async () => {
    const { origin, child, ended } = await start();
    const acknowledged: string[] = [];
    const flood = Array.from({ length: 300 }, (_, index) =>
      send(origin, `key-${index}`).then(
        (id) => {
          acknowledged.push(id);
          if (acknowledged.length === 50) child.kill('SIGKILL');
        },
        () => undefined,
      ),
    );
    await Promise.all(flood);
    await ended;
    expect(await listIds()).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe('a server that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s', async (signal) => {
    const { child, ended } = await start();
    child.kill(signal);
    expect(await ended).toBe(0);
  });

  it('says so on /readyz first, and answers as ever for DRAIN_SECONDS', async () => {
    const { origin, child, ended } = await start({ DRAIN_SECONDS: '600' });
    const ask = async (address: string) => (await fetch(origin + address)).status;
    expect(await ask('/readyz/pages')).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => ask('/readyz/pages'), { interval: 20 }).toBe(503);
    expect([await ask('/readyz'), await ask('/healthz'), await ask('/api/internal/form/1')]).toEqual([503, 200, 200]);
    child.kill('SIGKILL');
    await ended;

    const brief = await start({ DRAIN_SECONDS: '1' });
    brief.child.kill('SIGTERM');
    expect(await brief.ended).toBe(0);
  });

  it('is not held up by a connection that a browser opened ahead', async () => {
    const { origin = '', child, ended } = await start();
    const { hostname, port } = new URL(origin);
    const ahead = connect(Number(port), hostname);
    await once(ahead, 'connect');
    // The server has taken it once it answers another.
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    ahead.destroy();
  });

  it('finishes the lead that is in flight', async () => {
    const { origin, child, ended } = await start();
    const lead = await beginLead(origin);
    child.kill('SIGTERM');
    const answer = await lead.finish();
    const { data } = JSON.parse((await answer.toArray()).join('')) as { data: { id: string } };
    expect(await ended).toBe(0);
    expect(await listIds()).toEqual([data.id]);
  });
});

describe('a server whose database is read-only', () => {
  /** As SQLite takes a file whose header asks for a later SQLite to write it. */
  async function lockAgainstWriting(): Promise<void> {
    await (await openDatabase({ folder })).destroy();
    const file = await open(path.join(folder, 'leads.db'), 'r+');
    await file.write(Buffer.from([9]), 0, 1, 18);
    await file.close();
  }
  const readLog = (server: ServerProcess) =>
    server
      .lines()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { msg: string; cause?: string; err?: object });

  it('says so as soon as it has started, serves pages, and tells what kept each lead from being stored', async () => {
    await lockAgainstWriting();
    const server = await start();
    await expect
      .poll(() => readLog(server))
      .toMatchObject([{ msg: 'leads cannot be stored', cause: 'the database is read-only' }]);
    expect((await fetch(`${server.origin}/api/internal/form/1`)).status).toBe(200);
    const refused = await fetch(`${server.origin}/api/internal/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(createLead()),
    });
    expect(refused.status).toBe(503);
    const err = { type: 'SqliteError', code: 'SQLITE_READONLY', reason: 'attempt to write a readonly database' };
    await expect.poll(() => readLog(server).at(-1)).toMatchObject({ msg: 'a lead could not be stored', err });
  });
});

describe('a server whose log cannot be written', () => {
  const askOften = async (origin: string | undefined) => {
    for (let asked = 0; asked < 3000; asked += 50)
      await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${origin}/healthz`)).arrayBuffer()));
  };

  it('answers and stops as ever while nobody reads it', async () => {
    const { origin, child } = await start({ LOG_LEVEL: 'debug' });
    child.stdout?.pause();
    await askOften(origin);
    await send(origin, 'key');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    child.stdout?.resume();
  });

  it('starts, answers and stops as ever while its disk is full', async () => {
    const { host, port } = await findFreeAddress();
    const full = openSync('/dev/full', 'w');
    const child = await spawnServer({ DATA_DIR: folder, HOST: host, PORT: port, LOG_LEVEL: 'debug' }, undefined, full);
    const ended = once(child, 'exit');
    const origin = `http://${host}:${port}`;
    const isUp = () =>
      fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await expect.poll(isUp, { timeout: 20_000 }).toBe(true);
      await askOften(origin);
      await send(origin, 'key');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      closeSync(full);
    }
  });
});

describe('a server that cannot start', () => {
  it.each<{ wrong: Record<string, string>; says: RegExp }>([
    { wrong: { PORT: 'many' }, says: /^Setting PORT="many" will not do: .+\n$/ },
    { wrong: { LOG_LEVEL: 'loud' }, says: /^Setting LOG_LEVEL="loud" will not do: .+\n$/ },
    { wrong: { CONTENT_DIR: '/nowhere/at/all' }, says: /^\/nowhere\/at\/all does not exist\. CONTENT_DIR=.+\n$/ },
  ])('says why in one line: $wrong', async ({ wrong, says }) => {
    const { ended, errors } = await start(wrong);
    expect(await ended).toBe(1);
    expect(errors()).toMatch(says);
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { ended, errors } = await start({ PORT: String(port), HOST: '127.0.0.1' });
    expect(await ended).toBe(1);
    expect(errors()).toMatch(new RegExp(`^Port ${port} .+PORT.+\n$`));
    other.close();
  });
});
