import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/leads/database.ts';
import { expectKeptAndDelivered } from './support/expect-kept.ts';
import { createLead } from './support/lead.ts';
import { runLeadsProcess, runProcess, type ServerProcess } from './support/run-process.ts';
import { runWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const rounds = 20;
const leadsPerRound = 60;

let folder: string;
let receiver: WebhookReceiver;
const servers: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  receiver = await runWebhookReceiver();
});
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await receiver.stop();
  await rm(folder, { recursive: true });
});

const settings = () => ({
  DATA_DIR: folder,
  WEBHOOK_URL: receiver.url,
  WEBHOOK_SECRET: 'a key that the receiver has',
  LOG_LEVEL: 'warn',
});
async function start(): Promise<ServerProcess> {
  const server = await runProcess(settings());
  servers.push(server);
  return server;
}

/** Sends leads, some at once, for as long as it may. @returns the ids of those that were acknowledged */
async function flood(
  origin: string | undefined,
  mayGoOn: (sent: number) => boolean,
  onAnswer: () => void = () => undefined,
): Promise<string[]> {
  const acknowledged: string[] = [];
  const sendOne = async () => {
    const response = await fetch(`${origin}/api/internal/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(createLead()),
    });
    const { data } = (await response.json()) as { data: { id: string } };
    if (response.status === 200) acknowledged.push(data.id);
    onAnswer();
  };
  let sent = 0;
  const sender = async () => {
    while (mayGoOn(sent)) {
      sent += 1;
      await sendOne();
    }
  };
  // What was on its way when the server died was not acknowledged, and fails here.
  await Promise.allSettled(Array.from({ length: 8 }, sender));
  return acknowledged;
}

describe('a server that is killed at any moment under load', () => {
  it(`loses no lead that it acknowledged and no copy, ${rounds} times over`, { timeout: rounds * 30_000 }, async () => {
    const acknowledged: string[] = [];
    // One answer in ten is a failure, so that kills also meet rows that are to be tried again.
    receiver.answer((response) => response.writeHead(randomInt(10) === 0 ? 500 : 204).end());
    for (let round = 0; round < rounds; round += 1) {
      const { child, origin, ended, errors } = await start();
      expect(errors()).toBe('');
      // A moment is one of what happens: an answer to a visitor, or a request to the receiver.
      let moments = randomInt(1, 2 * leadsPerRound);
      const onMoment = () => {
        moments -= 1;
        if (moments === 0) child.kill('SIGKILL');
      };
      receiver.onReceived(onMoment);
      acknowledged.push(...(await flood(origin, (sent) => sent < leadsPerRound, onMoment)));
      child.kill('SIGKILL');
      await ended;
    }

    receiver.answer((response) => response.writeHead(204).end());
    const delivered = await runLeadsProcess(['deliver'], settings());
    expect(delivered.code).toBe(0);

    const db = await openDatabase({ folder });
    await expectKeptAndDelivered(db, acknowledged, receiver);
    await db.destroy();
  });
});

/** A backup is a database: it is put in the place of another and read. */
async function listCopied(copy: string): Promise<string[]> {
  const place = path.join(folder, 'restored');
  await mkdir(place);
  await rename(copy, path.join(place, 'leads.db'));
  const db = await openDatabase({ folder: place });
  const leads = await db.selectFrom('leads').select('id').execute();
  await db.destroy();
  expect(leads.length).toBeGreaterThan(20);
  return leads.map(({ id }) => id);
}

describe('the command line', () => {
  it('works beside a server under load, and costs no visitor an answer', async () => {
    const { origin, child, ended } = await start();
    let done = false;
    let sent = 0;
    const flooding = flood(origin, (count) => {
      sent = count;
      return !done;
    });
    await receiver.received.until((all) => all.length > 20);
    const copy = path.join(folder, 'copy.db');
    const commands = [
      ['backup', copy],
      ['list'],
      ['export', '--csv'],
      ['erase', '--phone', '13900139000', '--yes'],
      ['deliver'],
    ];
    const results = await Promise.all(commands.map((line) => runLeadsProcess(line, settings())));
    done = true;
    // Nobody has the number that is erased.
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0, 1, 0]);
    const acknowledged = await flooding;
    expect(acknowledged.length).toBe(sent);
    expect(acknowledged).toEqual(expect.arrayContaining(await listCopied(copy)));
    await receiver.received.until((all) => new Set(all.map(({ delivery }) => delivery)).size >= acknowledged.length);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(receiver.received.items.map(({ lead }) => lead.id).sort()).toEqual(acknowledged.sort());
  });
});

describe('a second server on a data folder', () => {
  it('says so, and both keep their leads and deliver each once, also as the first ends', async () => {
    const first = await start();
    const second = await start();
    expect(first.lines()).not.toContain('Another server');
    expect(second.lines()).toContain(`Another server runs on DATA_DIR=${folder} too.`);

    const send = ({ origin }: ServerProcess) => flood(origin, (sent) => sent < leadsPerRound);
    const acknowledged = (await Promise.all([first, second].map(send))).flat();
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    acknowledged.push(...(await send(second)));
    expect(acknowledged).toHaveLength(3 * leadsPerRound);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);

    expect((await runLeadsProcess(['deliver'], settings())).code).toBe(0);
    const db = await openDatabase({ folder });
    await expectKeptAndDelivered(db, acknowledged, receiver);
    await db.destroy();
    expect(receiver.received.items).toHaveLength(acknowledged.length);
  });

  it('is none where the one before was killed, or ended', async () => {
    for (const signal of ['SIGKILL', 'SIGTERM', 'SIGTERM'] as const) {
      const { child, ended, lines } = await start();
      expect(lines()).not.toContain('Another server');
      child.kill(signal);
      await ended;
    }
  });
});
