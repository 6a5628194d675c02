import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SetTimer, setTimer } from '../../server/base/timer.ts';
import { type LeadDatabase, openDatabase } from '../../server/leads/database.ts';
import { createLeadLimit, type RateLimit, removeFull } from '../../server/leads/shared-rate-limit.ts';
import { createPostgresDatabase, describeOnBoth, describeOnPostgres, type TestDatabase } from './support/databases.ts';

let folder: string;
let database: TestDatabase;
let db: LeadDatabase;
let failures: unknown[];

async function open(createDatabase: () => Promise<TestDatabase>) {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  database = await createDatabase();
  db = await openDatabase({ url: database.url, folder });
  failures = [];
}

async function close() {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
}

/** @param timer never tells that time is up, but where it is given */
const createLimit = (perMinute: number, timer: SetTimer = () => () => undefined): RateLimit =>
  createLeadLimit({
    timer,
    db,
    perMinute,
    secret: 'a key of both servers',
    whenPrepared: async () => undefined,
    onAlone: (error) => failures.push(error),
  });

async function takeInTurn(limit: RateLimit, ...senders: string[]): Promise<number[]> {
  const waits = [];
  for (const sender of senders) waits.push(await limit(sender));
  return waits;
}

describeOnBoth((createDatabase) => {
  beforeEach(() => open(createDatabase));
  afterEach(close);

  describe('a limit', () => {
    it('lets a minute’s worth pass at once, then tells how long to wait', async () => {
      const [first, second, third] = await takeInTurn(createLimit(2), 'a', 'a', 'a');
      expect([first, second]).toEqual([0, 0]);
      expect(third).toBeGreaterThan(0);
      expect(third).toBeLessThanOrEqual(30);
    });

    it('lets no more pass where many come at once', async () => {
      const limit = createLimit(20);
      const waits = await Promise.all(Array.from({ length: 50 }, async () => limit('a')));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
      expect(failures).toEqual([]);
    });

    it('counts each sender by itself', async () => {
      const limit = createLimit(1);
      expect((await Promise.all(['a', 'b', 'a'].map(limit))).map((wait) => wait === 0)).toEqual([true, true, false]);
    });

    it('of nothing is none', async () => {
      const limit = createLimit(0);
      expect(new Set(await Promise.all(Array.from({ length: 100 }, () => limit('a'))))).toEqual(new Set([0]));
    });
  });
});

describeOnPostgres('on PostgreSQL a limit', () => {
  beforeEach(() => open(createPostgresDatabase));
  afterEach(close);
  /** As if that much time had passed, in milliseconds. */
  const pass = (milliseconds: number) =>
    db
      .updateTable('rate_limits')
      .set({ full_at: sql`full_at - ${milliseconds}::float8` })
      .execute();

  it('counts what all servers take together', async () => {
    const [here, there] = [createLimit(30), createLimit(30)];
    const waits = await Promise.all(Array.from({ length: 80 }, (_, index) => (index % 2 ? here : there)('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30);
    expect(failures).toEqual([]);
  });

  it('fills evenly, and to no more than a minute’s worth', async () => {
    // A server of its own for each, so that none has counted before.
    const take = async () => (await createLimit(2)('a')) === 0;
    expect([await take(), await take(), await take()]).toEqual([true, true, false]);
    await pass(30_000);
    expect([await take(), await take()]).toEqual([true, false]);
    await pass(600_000);
    expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  });

  it('makes nobody wait longer than a minute for a clock that was set back', async () => {
    const servers = [createLimit(1), createLimit(1)];
    expect(await servers[0]?.('a')).toBe(0);
    await pass(-3_600_000);
    expect(await servers[1]?.('a')).toBeLessThanOrEqual(60);
  });

  it('keeps no address, and nothing of who has not come for a minute', async () => {
    const limit = createLimit(60);
    await takeInTurn(limit, '203.0.113.7 1', '203.0.113.8 1');
    const rows = await db.selectFrom('rate_limits').select('sender').execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    await pass(60_000);
    await limit('203.0.113.7 1');
    await removeFull(db);
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
  });

  it('costs nobody anything where the database cannot count: each server counts alone', async () => {
    await db.transaction().execute(async (transaction) => {
      await sql`lock table rate_limits`.execute(transaction);
      const waits = await takeInTurn(createLimit(2, setTimer), 'a', 'a', 'a');
      expect(waits.map((wait) => wait === 0)).toEqual([true, true, false]);
      expect(failures).toHaveLength(1);
    });
  });
});

describe('servers with one key', () => {
  it('count in their memory where the leads stand in a file', async () => {
    await open(async () => ({ url: undefined, drop: async () => undefined }));
    expect([await createLimit(1)('a'), await createLimit(1)('a')]).toEqual([0, 0]);
    await close();
  });
});
