import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/leads/database.ts';
import { expectKeptAndDelivered } from './support/expect-kept.ts';
import { createLead } from './support/lead.ts';
import { explainMissing, type Postgres, startPostgres } from './support/postgres.ts';
import { runLeadsProcess, runProcess, type ServerProcess } from './support/run-process.ts';
import { runWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

/** Each server and the database once; more with KILL_ROUNDS. */
const rounds = Number(process.env.KILL_ROUNDS || 3);
const leadsPerRound = 60;

describe.skipIf(explainMissing())('two servers on one PostgreSQL', () => {
  let folders: string[];
  let postgres: Postgres;
  let receiver: WebhookReceiver;
  const servers: (ServerProcess | undefined)[] = [];
  beforeEach(async () => {
    folders = await Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), 'vitrine-'))));
    postgres = (await startPostgres()) as Postgres;
    receiver = await runWebhookReceiver();
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server?.child.kill('SIGKILL');
      await server?.ended;
    }
    await receiver.stop();
    await postgres.stop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });

  const settings = (index: number) => ({
    DATA_DIR: folders[index] ?? '',
    DATABASE_URL: postgres.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'a key that the receiver has',
    LOG_LEVEL: 'silent',
  });

  const post = (origin: string | undefined, key: string = randomUUID(), lead = createLead()) =>
    fetch(`${origin}/api/internal/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(lead),
    });
  /** One visitor's lead. @returns its id when it was acknowledged */
  const send = async (origin: string | undefined): Promise<string | undefined> => {
    const response = await post(origin);
    if (response.status !== 200) {
      expect(response.status).toBe(503);
      return undefined;
    }
    return ((await response.json()) as { data: { id: string } }).data.id;
  };

  it(`keep and deliver what they acknowledged, whichever is killed, ${rounds} times over`, {
    timeout: 60_000 + rounds * 30_000,
  }, async () => {
    const acknowledged: string[] = [];
    receiver.answer((response) => response.writeHead(randomInt(10) === 0 ? 500 : 204).end());
    for (let round = 0; round < rounds; round += 1) {
      for (const index of [0, 1]) servers[index] ??= await runProcess(settings(index));
      // One server, the other, the database, in turn; at a moment of what happens.
      const victim = round % 3;
      let killing: Promise<unknown> | undefined;
      let moments = randomInt(1, leadsPerRound);
      const onMoment = () => {
        moments -= 1;
        if (moments > 0 || killing) return;
        if (victim === 2) killing = postgres.kill();
        else {
          servers[victim]?.child.kill('SIGKILL');
          killing = servers[victim]?.ended;
        }
      };
      receiver.onReceived(onMoment);
      let sent = 0;
      const sender = async (_: unknown, index: number) => {
        for (; sent < leadsPerRound; sent += 1) {
          const server = servers[index % 2];
          // What was on its way to a server that died was not acknowledged.
          const id = await send(server?.origin).catch((error: unknown) => {
            if (error instanceof TypeError && victim === index % 2) return undefined;
            throw error;
          });
          if (id) acknowledged.push(id);
          onMoment();
        }
      };
      await Promise.all(Array.from({ length: 8 }, sender));
      moments = 0;
      onMoment();
      await killing;
      if (victim === 2) await postgres.start();
      else servers[victim] = undefined;
      // Whoever was not killed lives.
      for (const server of servers) if (server) expect(server.child.exitCode ?? server.child.signalCode).toBeNull();
    }

    receiver.answer((response) => response.writeHead(204).end());
    for (const server of servers) server?.child.kill('SIGTERM');
    for (const server of servers) if (server) expect(await server.ended).toBe(0);
    const db = await openDatabase({ url: postgres.url, folder: folders[0] ?? '' });
    // Nobody is left whose lease has to be waited for.
    await db.updateTable('outbox').set({ locked_by: null, locked_until: null }).execute();
    expect((await runLeadsProcess(['deliver'], settings(0))).code).toBe(0);
    await expectKeptAndDelivered(db, acknowledged, receiver);
    await db.destroy();
  });

  it('make one lead of a key that both get at once, and count one sender together', async () => {
    const shared = { ...settings(0), RATE_LIMIT: '40', SECRET: 'a key of both servers, of 32 characters' };
    for (const index of [0, 1]) servers[index] = await runProcess({ ...shared, DATA_DIR: folders[index] ?? '' });
    const ids = new Set<unknown>();
    const begun = performance.now();
    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID();
      const answers = await Promise.all(servers.map((server) => post(server?.origin, key)));
      const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ data: { id: string } }>));
      expect(bodies[0]?.data.id).toBe(bodies[1]?.data.id);
      ids.add(bodies[0]?.data.id);
    }
    expect(ids.size).toBe(10);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => post(servers[index % 2]?.origin)));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - taken);
    // Twenty were left, and what came back meanwhile.
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(taken).toBeLessThanOrEqual(20 + Math.ceil((performance.now() - begun) * (40 / 60_000)));
  });
});
