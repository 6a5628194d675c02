import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverAll } from '../../server/delivery/delivery-worker.ts';
import { createDestinationQueue, type DestinationQueue } from '../../server/delivery/destination-queue.ts';
import { createMail } from '../../server/delivery/mail.ts';
import { createOutbox, type Outbox } from '../../server/delivery/outbox.ts';
import { isDeadOwner, thisProcess } from '../../server/delivery/owner.ts';
import { createWebhook } from '../../server/delivery/webhook.ts';
import { type LeadDatabase, openDatabase } from '../../server/leads/database.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { createLeadRow, storeRows } from './support/lead-rows.ts';
import { runWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const hour = 3_600_000;
const secret = 'the key of this test';

describeOnBoth((createDatabase) => {
  let folder: string;
  let database: TestDatabase;
  let db: LeadDatabase;
  let receiver: WebhookReceiver;
  let clock: Date;
  let logged: { level: string; text: string }[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
    database = await createDatabase();
    db = await openDatabase({ url: database.url, folder });
    receiver = await runWebhookReceiver();
    clock = new Date('2026-03-01T08:00:00Z');
    logged = [];
  });
  afterEach(async () => {
    await receiver.stop();
    await db.destroy();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  const now = () => clock;
  const pass = (milliseconds: number) => {
    clock = new Date(clock.getTime() + milliseconds);
  };
  const say = (level: string) => (details: object, message: string) =>
    logged.push({ level, text: `${message} ${JSON.stringify(details)}` });
  const log = { warn: say('warn'), error: say('error') };
  const openOutbox = (owner = 'one') => createOutbox(db, owner, now);
  const openQueue = (outbox: Outbox = openOutbox()): DestinationQueue =>
    createDestinationQueue({
      destination: createWebhook({ url: receiver.url, secret }),
      outbox,
      log,
      now,
      random: () => 1,
    });
  const store = (count = 1) =>
    storeRows(
      db,
      Array.from({ length: count }, () => createLeadRow()),
      ['webhook'],
    );
  const findRow = () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

  describe('a lead that its receiver did not take', () => {
    it('goes again under the same id, and only when its time has come', async () => {
      await store();
      const queue = openQueue();
      receiver.answer((response) => response.writeHead(500).end());
      expect(await queue.round()).toMatchObject({ delivered: 0, again: 1, parked: 0 });
      expect(await queue.round()).toBeUndefined();
      receiver.answer((response) => response.writeHead(200).end('thanks'));
      pass(hour);
      expect(await queue.round()).toMatchObject({ delivered: 1, again: 0, parked: 0 });
      pass(hour);
      expect(await queue.round()).toBeUndefined();
      expect(new Set(receiver.received.items.map(({ delivery }) => delivery)).size).toBe(1);
      expect(await findRow()).toMatchObject({ state: 'delivered', attempts: 2, last_error: null, locked_by: null });
    });

    it('is parked after two days and more, and the log tells so without telling of whom', async () => {
      await store();
      const queue = openQueue();
      receiver.answer((response) => response.writeHead(503).end());
      let rounds = 0;
      while ((await findRow()).state === 'waiting') {
        await queue.round();
        rounds += 1;
        pass(hour);
      }
      expect(rounds).toBeGreaterThan(48);
      expect(receiver.received.items.length).toBeGreaterThan(12);
      const parked = logged.filter(({ level }) => level === 'error');
      expect(parked).toHaveLength(1);
      expect(parked[0]?.text).toMatch(/parked.+deliver --parked.+answered 503/);
      expect(JSON.stringify(logged)).not.toMatch(/李雷|13800138000/);
      expect(await openOutbox().countBacklog()).toEqual({ webhook: { pending: 0, parked: 1 } });
    });

    it('is parked at once when the receiver says that it is gone', async () => {
      await store();
      receiver.answer((response) => response.writeHead(410).end());
      expect(await openQueue().round()).toMatchObject({ delivered: 0, again: 0, parked: 1 });
    });

    it('does not follow a redirect', async () => {
      await store();
      receiver.answer((response) => response.writeHead(307, { location: '/elsewhere' }).end());
      expect(await openQueue().round()).toMatchObject({ delivered: 0, again: 1, parked: 0 });
      expect(receiver.received.items).toHaveLength(1);
      expect((await findRow()).last_error).toBe('answered 307');
    });

    it('waits while the receiver is down', async () => {
      await store();
      await receiver.stop();
      expect(await openQueue().round()).toMatchObject({ delivered: 0, again: 1, parked: 0 });
      expect((await findRow()).last_error).toBe('could not be reached: ECONNREFUSED');
    });

    it('is given up on by an answer that does not come', async () => {
      await store();
      const late = new AbortController();
      receiver.answer(() => late.abort());
      const destination = createWebhook({ url: receiver.url, secret, timeout: () => late.signal });
      const queue = createDestinationQueue({ destination, outbox: openOutbox(), log, now, random: () => 1 });
      expect(await queue.round()).toMatchObject({ delivered: 0, again: 1, parked: 0 });
      expect((await findRow()).last_error).toBe('gave no answer in time');
    });

    it('that is broken off by a stop goes again, and costs no attempt', async () => {
      await store();
      const queue = openQueue();
      receiver.answer(() => queue.breakOff());
      await queue.round();
      expect(await findRow()).toMatchObject({ state: 'waiting', attempts: 0, locked_by: null });
    });

    it('is known to have been begun though a stop broke it off, until it has arrived', async () => {
      await store();
      const queue = openQueue();
      receiver.answer(() => queue.breakOff());
      await queue.round();
      expect((await findRow()).last_error).toBe('was broken off as the server stopped');
      // What is not tried leaves what is known as it is.
      const outbox = openOutbox();
      const [claim] = await outbox.claim('webhook', 8);
      await outbox.settle([{ id: claim?.id ?? '', kind: 'released' }]);
      expect((await findRow()).last_error).toBe('was broken off as the server stopped');
      receiver.answer((response) => response.end());
      await openQueue().round();
      expect(await findRow()).toMatchObject({ state: 'delivered', last_error: null });
    });
  });

  describe('two servers', () => {
    it('deliver each row once', async () => {
      const ids = await store(200);
      const second = await openDatabase({ url: database.url, folder });
      const destinations = [createWebhook({ url: receiver.url, secret })];
      const work = [db, second].map((connection, index) =>
        deliverAll({ destinations, outbox: createOutbox(connection, `server ${index}`, now), log, now }),
      );
      const tallies = await Promise.all(work);
      await second.destroy();
      expect(receiver.received.items.map(({ lead }) => lead.id).sort()).toEqual(ids.sort());
      expect(tallies.reduce((sum, { webhook }) => sum + (webhook?.delivered ?? 0), 0)).toBe(200);
    });

    it('take over from each other when one dies with a row in its hands', async () => {
      await store();
      expect(await openOutbox('one').claim('webhook', 8)).toHaveLength(1);
      expect(await openOutbox('two').claim('webhook', 8)).toHaveLength(0);
      pass(60_000);
      expect(await openOutbox('two').claim('webhook', 8)).toHaveLength(1);
    });

    it('leave each other a lease to its end, and every round of a destination fits into one', async () => {
      await store();
      await openOutbox('one').claim('webhook', 8);
      pass(59_999);
      expect(await openOutbox('two').claim('webhook', 8)).toHaveLength(0);
      const mail = createMail({ url: 'smtp://127.0.0.1:1', from: 'a@b.example', to: [], host: 'b.example' });
      for (const { perRound, atOnce, longest } of [createWebhook({ url: receiver.url, secret }), mail])
        expect(Math.ceil(perRound / atOnce) * longest).toBeLessThan(60_000);
    });

    it('do not give up or put off what the other has taken over', async () => {
      await store();
      const [claim] = await openOutbox('one').claim('webhook', 8);
      pass(60_000);
      await openOutbox('two').claim('webhook', 8);
      const id = claim?.id ?? '';
      const before = await findRow();
      await openOutbox('one').settle([{ id, kind: 'again', at: new Date('2027-01-01'), reason: 'x' }]);
      await openOutbox('one').settle([{ id, kind: 'parked', reason: 'x' }]);
      await openOutbox('one').settle([{ id, kind: 'released' }]);
      expect(await findRow()).toEqual(before);
    });

    it('do not undo what the other has delivered meanwhile', async () => {
      await store();
      const [claim] = await openOutbox('one').claim('webhook', 8);
      pass(60_000);
      await openOutbox('two').claim('webhook', 8);
      const id = claim?.id ?? '';
      await openOutbox('one').settle([{ id, kind: 'delivered' }]);
      await openOutbox('two').settle([{ id, kind: 'parked', reason: 'x' }]);
      expect((await findRow()).state).toBe('delivered');
    });
  });

  describe('a recall', () => {
    const refuse = async () => {
      receiver.answer((response) => response.writeHead(500).end());
      const queue = openQueue();
      for (let tried = 0; tried < 3; tried += 1) {
        await queue.round();
        pass(hour);
      }
    };

    it('makes what waits due at once, and keeps its count of attempts', async () => {
      await store();
      await refuse();
      await openQueue().round();
      expect(await openOutbox().claim('webhook', 8)).toHaveLength(0);
      expect(await openOutbox().recall({ parked: false })).toBe(1);
      expect(await findRow()).toMatchObject({ state: 'waiting', attempts: 4, next_attempt_at: clock.toISOString() });
      expect(await openOutbox().claim('webhook', 8)).toHaveLength(1);
    });

    it('leaves what was given up, unless it is asked for that too, which then begins anew', async () => {
      await store();
      await refuse();
      receiver.answer((response) => response.writeHead(410).end());
      await openQueue().round();
      expect(await openOutbox().recall({ parked: false })).toBe(0);
      expect(await findRow()).toMatchObject({ state: 'parked', attempts: 4 });
      expect(await openOutbox().recall({ parked: true })).toBe(1);
      expect(await findRow()).toMatchObject({ state: 'waiting', attempts: 0, parked_at: null });
    });

    it('of what was given up leaves those that merely wait their count of attempts', async () => {
      const [given, waits] = await store(2);
      await refuse();
      receiver.answer((response, { lead }) => response.writeHead(lead.id === given ? 410 : 500).end());
      await openQueue().round();
      expect(await openOutbox().recall({ parked: true })).toBe(2);
      const rows = await db.selectFrom('outbox').select(['lead_id', 'attempts', 'next_attempt_at']).execute();
      expect(new Map(rows.map(({ lead_id, attempts }) => [lead_id, attempts]))).toEqual(
        new Map([
          [given, 0],
          [waits, 4],
        ]),
      );
      expect(rows.every((row) => row.next_attempt_at === clock.toISOString())).toBe(true);
    });
  });

  describe('a receiver that asks for a pause', () => {
    it.each(['7200', 'Sun, 01 Mar 2026 10:00:00 GMT'])('gets it: Retry-After: %s', async (value) => {
      await store();
      receiver.answer((response) => response.writeHead(429, { 'retry-after': value }).end());
      const destination = createWebhook({ url: receiver.url, secret, now });
      const queue = createDestinationQueue({ destination, outbox: openOutbox(), log, now, random: () => 0 });
      expect(await queue.round()).toMatchObject({ again: 1 });
      expect((await findRow()).next_attempt_at).toBe('2026-03-01T10:00:00.000Z');
      // A server that begins meanwhile keeps to it as well.
      pass(hour);
      expect(await openOutbox().claim('webhook', 8)).toEqual([]);
      pass(hour);
      expect(await openOutbox().claim('webhook', 8)).toHaveLength(1);
    });
  });

  describe('a clock that is set back by an hour', () => {
    it('holds up no new lead, and none that is tried again', async () => {
      await store(2);
      // It stands still meanwhile, so that whatever the other one does is a setting.
      const outbox = createOutbox(db, 'one', now, () => 0);
      receiver.answer((response, { lead }) => response.writeHead(lead.id === first ? 500 : 204).end());
      const [{ id: first = '' } = {}] = await db.selectFrom('leads').select('id').execute();
      const queue = openQueue(outbox);
      expect(await queue.round()).toMatchObject({ delivered: 1, again: 1 });
      await storeRows(db, [createLeadRow({ created_at: clock.toISOString() })], ['webhook']);
      pass(-hour);
      receiver.answer((response) => response.writeHead(204).end());
      expect(await queue.round()).toMatchObject({ delivered: 2 });
    });

    it('does not lengthen the lease of a dead server', async () => {
      await store();
      await openOutbox('one').claim('webhook', 8);
      pass(-hour);
      expect(await openOutbox('two').claim('webhook', 8)).toHaveLength(1);
    });

    it('leaves what waits rightly', async () => {
      await store();
      const outbox = createOutbox(db, 'one', now, () => 0);
      receiver.answer((response) => response.writeHead(500).end());
      const queue = openQueue(outbox);
      for (let tried = 0; tried < 12; tried += 1) {
        await queue.round();
        pass(3 * hour);
      }
      const waits = await findRow();
      pass(-6 * hour);
      clock = new Date(Date.parse(waits.next_attempt_at) - 2 * hour);
      expect(await queue.round()).toBeUndefined();
      expect(await findRow()).toEqual(waits);
    });
  });

  describe('a row that a dead process held', () => {
    it('is free at once, and one that a living process holds is not', async () => {
      await store(2);
      await openOutbox(`${hostname()}/${process.pid}/before`).claim('webhook', 1);
      await openOutbox(`${hostname()}/${process.ppid}/alive`).claim('webhook', 1);
      await openOutbox().releaseOf(isDeadOwner);
      expect(await openOutbox().claim('webhook', 8)).toHaveLength(1);
    });

    it('is told from those of this process and of other hosts', () => {
      expect(isDeadOwner(thisProcess)).toBe(false);
      expect(isDeadOwner('another-host/1/x')).toBe(false);
    });
  });

  describe('a lead that is erased while its copy waits in a server’s hands', () => {
    /** One at a time, so that the others wait while the first is on its way. */
    const openSlowQueue = (outbox: Outbox = openOutbox()) =>
      createDestinationQueue({
        destination: { ...createWebhook({ url: receiver.url, secret }), atOnce: 1 },
        outbox,
        log,
        now,
        random: () => 1,
      });

    it('is not sent any more, and nothing is said of it', async () => {
      await store(3);
      let erased: Promise<unknown> = Promise.resolve();
      receiver.answer((response, { lead }) => {
        erased = db.deleteFrom('leads').where('id', '!=', lead.id).execute();
        void erased.then(() => response.writeHead(204).end());
      });
      expect(await openSlowQueue().round()).toEqual({ delivered: 1, again: 0, parked: 0 });
      await erased;
      expect(receiver.received.items).toHaveLength(1);
      expect(logged).toEqual([]);
    });

    it('nor is one that another server has taken over', async () => {
      await store(2);
      let taken: Promise<unknown> = Promise.resolve();
      receiver.answer((response) => {
        taken = db.updateTable('outbox').set({ locked_by: 'two' }).execute();
        void taken.then(() => response.writeHead(204).end());
      });
      expect(await openSlowQueue().round()).toMatchObject({ delivered: 1 });
      await taken;
      expect(receiver.received.items).toHaveLength(1);
      const rows = await db.selectFrom('outbox').select(['state', 'locked_by', 'attempts']).orderBy('state').execute();
      expect(rows).toMatchObject([{ state: 'delivered' }, { state: 'waiting', locked_by: 'two', attempts: 1 }]);
    });

    it('is kept back where the database cannot say whether it is, and costs no attempt', async () => {
      await store();
      const outbox = openOutbox();
      const isHeld: Outbox['isHeld'] = () => Promise.reject(new Error('the database is away'));
      expect(await openSlowQueue({ ...outbox, isHeld }).round()).toEqual({ delivered: 0, again: 0, parked: 0 });
      expect(receiver.received.items).toEqual([]);
      expect(await findRow()).toMatchObject({ state: 'waiting', attempts: 0, locked_by: null });
    });
  });

  describe('a database that cannot be written to for a while', () => {
    it('does not make a lead go twice', async () => {
      await store();
      const outbox = openOutbox();
      let full = true;
      const settle: Outbox['settle'] = (rows) =>
        full ? Promise.reject(new Error('the disk is full')) : outbox.settle(rows);
      const queue = openQueue({ ...outbox, settle });
      await expect(queue.round()).rejects.toThrow('full');
      pass(hour);
      await expect(queue.round()).rejects.toThrow('full');
      full = false;
      await queue.round();
      expect(receiver.received.items).toHaveLength(1);
      expect((await findRow()).state).toBe('delivered');
    });
  });
});
