import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator, sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsTool } from '../../server/cli/leads/leads-tool.ts';
import { connectDatabase, type LeadDatabase, openDatabase } from '../../server/leads/database.ts';
import { migrations } from '../../server/leads/migrations.ts';
import { createPostgresDatabase, describeOnPostgres } from './support/databases.ts';
import { createLeadRow, storeRows } from './support/lead-rows.ts';
import { runCommand } from './support/run-command.ts';

let folder: string;
let db: LeadDatabase;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  db = await openDatabase({ folder });
  await storeRows(db, [createLeadRow(), createLeadRow()], ['webhook']);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});
const backUp = (...line: string[]) => runCommand(leadsTool, ['backup', ...line], { DATA_DIR: folder });

describe('a backup', () => {
  it('has every lead and delivery, is counted, and is nobody else’s to read', async () => {
    const copy = path.join(folder, 'copy.db');
    expect(await backUp(copy)).toMatchObject({ code: 0, told: `2 leads copied to ${copy}.\n` });
    const opened = new Database(copy, { readonly: true });
    expect(opened.prepare('select count(*) as count from outbox').all()).toEqual([{ count: 2 }]);
    opened.close();
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['copy.db', 'leads.db']);
  });

  it('waits for a lead that is being written', async () => {
    const copy = path.join(folder, 'copy.db');
    const server = new Database(path.join(folder, 'leads.db'));
    server.exec('begin exclusive');
    const running = backUp(copy);
    await new Promise((resolve) => setImmediate(resolve));
    server.exec('commit');
    server.close();
    expect(await running).toMatchObject({ code: 0 });
  });

  it('leaves a database of an earlier release as it is, so that this one can go back to the copy', async () => {
    const migrated = () => db.selectFrom(sql<{ name: string }>`kysely_migration`.as('done')).select('name').execute();
    const provider = { getMigrations: async () => ({ ...migrations }) };
    const old = path.join(folder, 'old');
    await mkdir(old);
    await db.destroy();
    db = connectDatabase({ folder: old });
    expect((await new Migrator({ db, provider }).migrateTo('002-outbox')).error).toBeUndefined();
    const before = await migrated();
    const copy = path.join(old, 'copy.db');
    expect(await runCommand(leadsTool, ['backup', copy], { DATA_DIR: old })).toMatchObject({ code: 0 });
    expect(await migrated()).toEqual(before);
    const opened = new Database(copy, { readonly: true });
    expect(opened.prepare('select name from kysely_migration').all()).toEqual(before);
    opened.close();
  });

  it('replaces nothing, and leaves nothing behind', async () => {
    const copy = path.join(folder, 'copy.db');
    await writeFile(copy, 'dear');
    expect(await backUp(copy)).toMatchObject({ code: 2, told: expect.stringContaining('is there already') });
    expect((await stat(copy)).size).toBe(4);
    expect((await readdir(folder)).sort()).toEqual(['copy.db', 'leads.db']);
  });

  it('says what it wants', async () => {
    expect(await backUp()).toMatchObject({ code: 2, told: expect.stringContaining('FILE') });
    expect(await backUp('a', 'b')).toMatchObject({ code: 2, told: expect.stringContaining('backup FILE') });
    const nowhere = path.join(folder, 'nowhere', 'copy.db');
    expect(await backUp(nowhere)).toMatchObject({ code: 2, told: expect.stringContaining('Make the folder') });
  });
});

describeOnPostgres('a backup of PostgreSQL', () => {
  it('is pointed to pg_dump', async () => {
    const database = await createPostgresDatabase();
    const env = { DATA_DIR: folder, DATABASE_URL: database.url ?? '' };
    expect(await runCommand(leadsTool, ['backup', 'x'], env)).toMatchObject({
      code: 2,
      told: expect.stringContaining('pg_dump'),
    });
    await database.drop();
  });
});
