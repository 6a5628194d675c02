import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/leads/database.ts';
import { createLead } from './support/lead.ts';
import { beginLead } from './support/lead-in-flight.ts';
import { explainMissing, type Postgres, startPostgres } from './support/postgres.ts';
import { runProcess, type ServerProcess } from './support/run-process.ts';

let folder: string;
let postgres: Postgres;
let running: ServerProcess | undefined;

const start = async () => {
  running = await runProcess({ DATA_DIR: folder, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  return running;
};
const send = (origin: string | undefined, key: string = randomUUID()) =>
  fetch(`${origin}/api/internal/form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(createLead()),
  });
const idOf = async (response: Response) => ((await response.json()) as { data: { id: string } }).data.id;
const listIds = async () => {
  const db = await openDatabase({ url: postgres.url, folder });
  const leads = await db.selectFrom('leads').select('id').execute();
  await db.destroy();
  return leads.map(({ id }) => id);
};
const expectReadable = async (origin: string | undefined) => {
  expect((await fetch(`${origin}/api/internal/news/1`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz/pages`)).status).toBe(200);
};

describe.skipIf(explainMissing())('a PostgreSQL', () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
    postgres = (await startPostgres()) as Postgres;
  });
  afterEach(async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  it('that is away when the server starts costs forms only, and nothing once it is there', async () => {
    await postgres.kill();
    const { origin, child, ended } = await start();
    await expectReadable(origin);
    const key = randomUUID();
    const refused = await send(origin, key);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    const unready = await fetch(`${origin}/readyz`);
    expect(unready.status).toBe(503);
    expect(await unready.json()).toMatchObject({
      status: 'not ready',
      pages: 'ready',
      leads: 'not ready: the database cannot be reached',
    });
    await postgres.start();
    const taken = await send(origin, key);
    expect(taken.status).toBe(200);
    expect(await listIds()).toEqual([await idOf(taken)]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('that is killed under load ends no server and loses no lead, as often as it happens', async () => {
    const { origin, child, ended } = await start();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      let killed: Promise<void> | undefined;
      let sent = 0;
      const sender = async () => {
        // Some more after the kill, which find the database away.
        for (; sent < 150; sent += 1) {
          const response = await send(origin);
          expect([200, 503]).toContain(response.status);
          if (response.status === 200) acknowledged.push(await idOf(response));
          else expect(response.headers.get('retry-after')).toBe('10');
          if (sent > 60) killed ??= postgres.kill();
        }
      };
      await Promise.all(Array.from({ length: 8 }, sender));
      await killed;
      expect((await send(origin)).status).toBe(503);
      await expectReadable(origin);
      await postgres.start();
    }
    const last = await send(origin);
    expect(last.status).toBe(200);
    expect(await listIds()).toEqual(expect.arrayContaining([...acknowledged, await idOf(last)]));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('that hangs costs forms a 503 and nothing else, and goes on', async () => {
    const { origin, child, ended } = await start();
    expect((await send(origin)).status).toBe(200);
    await postgres.freeze();
    const key = randomUUID();
    const answers = await Promise.all([send(origin, key), send(origin), send(origin)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers[0]?.headers.get('retry-after')).toBe('10');
    await expectReadable(origin);
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
      pages: 'ready',
      leads: 'not ready: the database does not answer',
    });
    await postgres.thaw();
    const again = await send(origin, key);
    expect(again.status).toBe(200);
    expect(await listIds()).toHaveLength(2);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('that hangs does not keep the server from ending in order', async () => {
    const { origin, child, ended } = await start();
    expect((await send(origin)).status).toBe(200);
    await postgres.freeze();
    const lead = await beginLead(origin);
    child.kill('SIGTERM');
    const answer = await lead.finish();
    expect(answer.statusCode).toBe(503);
    answer.resume();
    expect(await ended).toBe(0);
  });
});
