import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/leads/database.ts';
import { expectKeptAndDelivered } from './support/expect-kept.ts';
import { createLead } from './support/lead.ts';
import { runLeadsProcess, runProcess, type ServerProcess } from './support/run-process.ts';
import { runWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

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
async function send({ origin }: ServerProcess): Promise<string> {
  const response = await fetch(`${origin}/api/internal/form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(createLead()),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { id: string } }).data.id;
}
const sendTo = (...each: ServerProcess[]) =>
  Promise.all(Array.from({ length: 40 }, (_, index) => send(each[index % each.length] as ServerProcess)));

describe('a second server on a data folder', () => {
  it('says so, and both keep their leads and deliver each once, also as the first ends', async () => {
    const first = await start();
    const second = await start();
    expect(first.lines()).not.toContain('Another server');
    expect(second.lines()).toContain(`Another server runs on DATA_DIR=${folder} too.`);

    const acknowledged = await sendTo(first, second);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    acknowledged.push(...(await sendTo(second)));
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
