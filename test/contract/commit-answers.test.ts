import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectDatabase } from '../../server/leads/database.ts';
import { createPostgresDatabase, describeOnPostgres, type TestDatabase } from './support/databases.ts';
import { createLead } from './support/lead.ts';
import { type PostgresProxy, runPostgresProxy } from './support/postgres-proxy.ts';
import { runApp, type TestApp } from './support/run-app.ts';

describeOnPostgres('a commit', () => {
  let database: TestDatabase;
  let proxy: PostgresProxy;
  let app: TestApp;
  beforeEach(async () => {
    database = await createPostgresDatabase();
    proxy = await runPostgresProxy(database.url ?? '');
    app = await runApp({ DATABASE_URL: proxy.url });
  });
  afterEach(async () => {
    await app.stop();
    await proxy.stop();
    await database.drop();
  });

  const send = (key: string) => app.post('/api/internal/form', createLead(), { 'idempotency-key': key });
  const listIds = async () => (await app.db.selectFrom('leads').select('id').execute()).map(({ id }) => id);
  const expectUnknown = async (response: Response) => {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await response.json()).toMatchObject({ code: '503', message: expect.stringContaining('is not known') });
  };

  it('whose answer is lost is told as unknown, and the same key finds out that it was stored', async () => {
    const key = randomUUID();
    proxy.commits = 'lose the answer';
    await expectUnknown(await send(key));
    proxy.commits = 'pass';
    const again = await send(key);
    expect(again.status).toBe(200);
    expect(await listIds()).toEqual([(await again.json()).data.id]);
  });

  it('that is late makes one lead with the other server that got the same key meanwhile', async () => {
    const other = await runApp({ DATABASE_URL: database.url ?? '' });
    const key = randomUUID();
    proxy.commits = 'hold';
    const first = send(key);
    await proxy.held.until((all) => all.length === 1);
    const second = other.post('/api/internal/form', createLead(), { 'idempotency-key': key });
    const countWaiting = async () =>
      (await sql`select 1 from pg_locks where not granted`.execute(other.db)).rows.length;
    while ((await countWaiting()) === 0);
    proxy.release();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).data.id as string));
    expect(new Set(ids).size).toBe(1);
    expect((await other.db.selectFrom('leads').select('id').execute()).map(({ id }) => id)).toEqual([ids[0]]);
    await other.stop();
  });

  it('that never reaches the database is told as unknown, and the same key stores it once', async () => {
    const key = randomUUID();
    proxy.commits = 'hold';
    await expectUnknown(await send(key));
    proxy.commits = 'pass';
    // What was held comes now, to a transaction that the database has given up.
    proxy.release();
    const again = await send(key);
    expect(again.status).toBe(200);
    expect(await listIds()).toEqual([(await again.json()).data.id]);
  });

  it('waits for the disk where the database is set not to', async () => {
    const plain = connectDatabase({ url: database.url, folder: '' });
    const [{ current_database: name = '' } = {}] = (
      await sql<{ current_database: string }>`select current_database()`.execute(plain)
    ).rows;
    await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(plain);
    // What was set when the lead was written, by the database's own word.
    await sql`create table seen (setting text)`.execute(plain);
    await sql`create function note() returns trigger language plpgsql as
      'begin insert into seen values (current_setting(''synchronous_commit'')); return new; end'`.execute(plain);
    await sql`create trigger note before insert on leads for each row execute function note()`.execute(plain);
    const fresh = await runApp({ DATABASE_URL: database.url ?? '' });
    const response = await fresh.post('/api/internal/form', createLead());
    expect(response.status).toBe(200);
    const { rows } = await sql`select setting, current_setting('synchronous_commit') as later from seen`.execute(
      fresh.db,
    );
    expect(rows).toEqual([{ setting: 'on', later: 'off' }]);
    await fresh.stop();
    await plain.destroy();
  });
});
