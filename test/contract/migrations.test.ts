import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, openDatabase } from '../../server/leads/database.ts';
import { migrations } from '../../server/leads/migrations.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { createLeadRow, storeRows } from './support/lead-rows.ts';
import { runProcess } from './support/run-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(folder, { recursive: true }));

describeOnBoth((createDatabase) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.drop());

  describe('a database of the first release', () => {
    it('is brought up to date with every lead and delivery that it holds', async () => {
      const old = connectDatabase({ url: database.url, folder });
      const provider = { getMigrations: async () => ({ ...migrations }) };
      expect((await new Migrator({ db: old, provider }).migrateTo('002-outbox')).error).toBeUndefined();
      const { site_mark: _, ...row } = createLeadRow();
      await old
        .insertInto('leads')
        .values(row as ReturnType<typeof createLeadRow>)
        .execute();
      const at = '2026-03-01T08:00:00.000Z';
      const delivery = {
        id: 'x',
        lead_id: row.id,
        destination: 'webhook',
        attempts: 0,
        next_attempt_at: at,
        created_at: at,
      };
      await old
        .insertInto('outbox')
        .values({ ...delivery, state: 'waiting' })
        .execute();
      await old.destroy();

      const db = await openDatabase({ url: database.url, folder });
      expect(await db.selectFrom('leads').selectAll().execute()).toMatchObject([
        { id: row.id, site_mark: null, site_id: 1 },
      ]);
      expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([{ id: 'x', locked_by: null }]);
      await db.destroy();
    });
  });

  describe('an id of the content', () => {
    it('may be longer than 32 bits', async () => {
      const db = await openDatabase({ url: database.url, folder });
      await storeRows(db, [createLeadRow({ form_id: 20_260_301_001, site_id: 9_000_000_001 })]);
      const [row] = await db.selectFrom('leads').selectAll().execute();
      expect(row).toMatchObject({ form_id: 20_260_301_001, site_id: 9_000_000_001 });
      await db.destroy();
    });
  });
});

describe('servers that start at once on one new folder', () => {
  it('all find the tables, whichever makes them', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => runProcess({ DATA_DIR: folder })));
    expect(servers.map(({ errors }) => errors())).toEqual(['', '', '', '']);
    expect(servers.every(({ origin }) => origin !== undefined)).toBe(true);
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
  });
});
