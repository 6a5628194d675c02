import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';

/** Forward only, in the order of their names. What has run anywhere is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('idempotency_key', 'text', (column) => column.unique())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('site_id', 'integer', (column) => column.notNull())
        .addColumn('form_id', 'integer', (column) => column.notNull())
        .addColumn('form_name', 'text', (column) => column.notNull())
        .addColumn('field_values', 'text', (column) => column.notNull())
        .addColumn('source_type', 'text')
        .addColumn('source_id', 'text')
        .addColumn('traffic', 'text')
        .addColumn('consent_version', 'text')
        .addColumn('consent_at', 'text')
        .addColumn('suspect', 'text')
        .addColumn('address_hash', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('leads_created_at').on('leads').columns(['created_at', 'id']).execute();
    },
  },
  '002-outbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('destination', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('delivered_at', 'text')
        .addUniqueConstraint('outbox_lead_destination', ['lead_id', 'destination'])
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
    },
  },
  '003-delivery': {
    async up(db: Kysely<unknown>) {
      // One column a statement: SQLite takes no more.
      await db.schema.alterTable('leads').addColumn('site_mark', 'text').execute();
      for (const name of ['locked_by', 'locked_until', 'parked_at'])
        await db.schema.alterTable('outbox').addColumn(name, 'text').execute();
      await db.schema
        .createTable('erasures')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('erased_at', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('leads', 'integer', (column) => column.notNull())
        .addColumn('deliveries', 'integer', (column) => column.notNull())
        .execute();
      // SQLite's integers have 64 bits; ids of the content may have more than PostgreSQL's 32, such as 20260301001.
      if (!isPostgres(db)) return;
      for (const name of ['site_id', 'form_id'])
        await db.schema
          .alterTable('leads')
          .alterColumn(name, (column) => column.setDataType('bigint'))
          .execute();
    },
  },
  '004-storage-checks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('storage_checks')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('checked_at', 'text', (column) => column.notNull())
        .addColumn('filler', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '005-rate-limits': {
    async up(db: Kysely<unknown>) {
      // The file has one server, which counts in its memory. A count need not outlive a crash: unlogged, it waits for no disk.
      if (isPostgres(db))
        await sql`create unlogged table rate_limits (
          sender text primary key,
          full_at double precision not null,
          granted integer not null
        ) with (fillfactor = 50)`.execute(db);
    },
  },
  '006-reached-receivers': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('outbox').addColumn('reached', 'text').execute();
    },
  },
};

const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };

/**
 * Brings a database up to date, wholly or not at all. Servers that start side by side wait for each other: on
 * PostgreSQL Kysely sees to both; on the file it takes no lock and no transaction, so that one is laid around it here.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  if (isPostgres(db)) return migrateToLatest(db);
  // The file has one connection, so that everything until the end is inside.
  await sql`begin immediate`.execute(db);
  try {
    await migrateToLatest(db);
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db);
    throw error;
  }
}

async function migrateToLatest<Tables>(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('The database of the leads could not be brought up to date.', { cause: error });
}
