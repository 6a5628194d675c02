import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type LeadDatabase, openDatabase } from '../../server/leads/database.ts';
import { createLead } from './support/lead.ts';
import { createLeadRow, storeRows } from './support/lead-rows.ts';
import { runApp } from './support/run-app.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'vitrine-')), 'data');
  await mkdir(folder, { mode: 0o755 });
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

describe('a file that another process has locked', () => {
  it('keeps a lead waiting and no other answer, and takes the lead once it is free', async () => {
    const app = await runApp({ DATA_DIR: folder });
    const other = new Database(path.join(folder, 'leads.db'));
    other.exec('begin exclusive');
    let answered = false;
    const sending = app.post('/api/internal/form', createLead()).finally(() => {
      answered = true;
    });
    for (let asked = 0; asked < 5; asked += 1) expect((await app.get('/api/internal/news/1')).status).toBe(200);
    expect(answered).toBe(false);
    other.exec('rollback');
    expect((await sending).status).toBe(200);
    other.close();
    await app.stop();
  });

  it('is opened once it is free', async () => {
    await (await openDatabase({ folder })).destroy();
    const other = new Database(path.join(folder, 'leads.db'));
    other.exec('begin exclusive');
    const opening = openDatabase({ folder });
    // The lock is met on the next turn, at the first thing that is asked of the file.
    await new Promise((resolve) => setImmediate(resolve));
    other.exec('rollback');
    const db = await opening;
    await storeRows(db, [createLeadRow()]);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
    other.close();
    await db.destroy();
  });

  it('is told by its code when it stays locked for longer than anybody waits', async () => {
    await (await openDatabase({ folder })).destroy();
    const other = new Database(path.join(folder, 'leads.db'));
    other.exec('begin exclusive');
    const db = connectDatabase({ folder, patience: 0 });
    await expect(storeRows(db, [createLeadRow()])).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.close();
    await db.destroy();
  });

  const row = { id: 1, checked_at: '2026-03-01T08:00:00.000Z', filler: '' };
  it.each<{ what: string; lock: string; act: (db: LeadDatabase) => Promise<unknown> }>([
    {
      what: 'a write by itself',
      lock: 'begin immediate',
      act: (db) => db.insertInto('storage_checks').values(row).execute(),
    },
    {
      what: 'a write that answers',
      lock: 'begin immediate',
      act: (db) => db.deleteFrom('outbox').returning('id').execute(),
    },
    { what: 'a transaction', lock: 'begin immediate', act: (db) => storeRows(db, [createLeadRow()]) },
    { what: 'a reading', lock: 'begin exclusive', act: (db) => db.selectFrom('leads').select('id').execute() },
  ])('keeps nothing from being stored once it is free: $what that it held up', async ({ lock, act }) => {
    await (await openDatabase({ folder })).destroy();
    const db = connectDatabase({ folder, patience: 0 });
    const count = () => other.prepare('select id from leads').all().length;
    const other = new Database(path.join(folder, 'leads.db'));
    await storeRows(db, [createLeadRow()]);
    other.exec(lock);
    await expect(act(db)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec('rollback');
    // What is written by itself is there for others at once, and is not undone by what comes after it.
    await db.insertInto('leads').values(createLeadRow()).execute();
    expect(count()).toBe(2);
    await storeRows(db, [createLeadRow()]);
    expect(count()).toBe(3);
    // Nothing is held any longer than it takes.
    other.exec('begin exclusive');
    other.exec('rollback');
    other.close();
    await db.destroy();
  });
});

describe('the file', () => {
  const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777;

  it('is nobody else’s to read', async () => {
    await (await openDatabase({ folder })).destroy();
    expect(await modeOf('leads.db')).toBe(0o600);
  });
});

describe('readiness', () => {
  const limitPages = (db: LeadDatabase, pages: number) =>
    sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);
  const tellLeads = async (response: Response) => ((await response.json()) as { leads: string }).leads;

  it('tells that leads cannot be stored for a full disk, and that pages can be had', async () => {
    const app = await runApp({ DATA_DIR: folder });
    expect(await tellLeads(await app.get('/readyz'))).toBe('ready');
    await limitPages(app.db, 1);
    const send = () => app.post('/api/internal/form', createLead({ trafficAccessReq: { ext_info: 'x'.repeat(4000) } }));
    let answer = await send();
    while (answer.status === 200) answer = await send();
    const unready = await app.get('/readyz');
    expect(unready.status).toBe(503);
    expect(await tellLeads(unready)).toBe('not ready: the disk is full');
    expect((await app.get('/readyz/pages')).status).toBe(200);
    await limitPages(app.db, 1_000_000);
    expect((await send()).status).toBe(200);
    expect((await app.get('/readyz')).status).toBe(200);
    await app.stop();
  });

  it('tells that leads cannot be stored where the journal cannot be made, as on a disk that turned read-only', async () => {
    const app = await runApp({ DATA_DIR: folder });
    const inTheWay = path.join(folder, 'leads.db-journal');
    await mkdir(inTheWay);
    const unready = await app.get('/readyz');
    expect(unready.status).toBe(503);
    expect(await tellLeads(unready)).toBe('not ready: the file or its journal cannot be written');
    expect((await app.post('/api/internal/form', createLead())).status).toBe(503);
    await rm(inTheWay, { recursive: true });
    expect((await app.post('/api/internal/form', createLead())).status).toBe(200);
    expect((await app.get('/readyz')).status).toBe(200);
    await app.stop();
  });

  it('takes no lead into a file that was moved from under it, tells so, and takes leads once it is back', async () => {
    const app = await runApp({ DATA_DIR: folder });
    expect((await app.post('/api/internal/form', createLead())).status).toBe(200);
    const [file, elsewhere] = [path.join(folder, 'leads.db'), path.join(folder, 'elsewhere.db')];
    await rename(file, elsewhere);
    // As a backup that is put in place of it would stand there.
    await copyFile(elsewhere, file);
    expect((await app.post('/api/internal/form', createLead())).status).toBe(503);
    expect(await tellLeads(await app.get('/readyz'))).toBe(
      'not ready: the file was moved or replaced: put it back, or start the server anew',
    );
    await rename(elsewhere, file);
    expect((await app.post('/api/internal/form', createLead())).status).toBe(200);
    expect(await tellLeads(await app.get('/readyz'))).toBe('ready');
    await app.stop();
  });

  it('tells that leads cannot be stored where nothing may be written, by trying', async () => {
    const app = await runApp({ DATA_DIR: folder });
    await sql`pragma query_only = on`.execute(app.db);
    const unready = await app.get('/readyz');
    expect(unready.status).toBe(503);
    expect(await tellLeads(unready)).toBe('not ready: the database is read-only');
    await app.stop();
  });
});
