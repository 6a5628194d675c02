import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { isPostgres } from '../../leads/is-postgres.ts';
import { UsageError } from '../command.ts';
import { count } from '../count.ts';
import type { LeadsCommand } from './leads-command.ts';

export const backup: LeadsCommand = {
  takes: 'FILE',
  about: 'copy the file of the leads, whole and checked, while the server goes on',
  options: {},
  async run({ db, positionals, tell }) {
    if (isPostgres(db)) {
      const cure = 'pg_dump --format=custom --file=FILE "$DATABASE_URL"';
      throw new UsageError(`The leads are in PostgreSQL, which is backed up by its own means: ${cure}`);
    }
    const [file = ''] = positionals;
    const draft = `${file}.part`;
    await reserve(draft);
    try {
      // One statement, and so one moment: the server's commits wait for it, and it waits for theirs.
      await sql`vacuum into ${draft}`.execute(db);
      const leads = check(draft);
      await sync(draft);
      // Unlike a rename it does not replace what is there.
      await link(draft, file).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EEXIST' ? new UsageError(`${file} is there already. Name another file.`) : error;
      });
      await sync(path.dirname(file));
      tell(`${count(leads, 'lead')} copied to ${file}.`);
    } finally {
      await rm(draft, { force: true });
    }
    return 0;
  },
};

/** Nobody else may read the copy either. */
async function reserve(draft: string): Promise<void> {
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST')
      throw new UsageError(`${draft} is there already: another backup runs, or was broken off. Remove it, or wait.`);
    if (error.code === 'ENOENT') throw new UsageError(`${path.dirname(draft)} does not exist. Make the folder first.`);
    throw error;
  });
  await handle.close();
}

/** Reads the whole copy. @returns how many leads are in it */
function check(file: string): number {
  const copy = new Database(file, { readonly: true });
  try {
    const [{ integrity_check: verdict = '' } = {}] = copy.prepare('pragma integrity_check').all() as Record<
      string,
      string
    >[];
    if (verdict !== 'ok') throw new Error(`The copy is not sound: ${verdict}`);
    const [{ count = 0 } = {}] = copy.prepare('select count(*) as count from leads').all() as { count?: number }[];
    return count;
  } finally {
    copy.close();
  }
}

/** A copy is worth something once it has reached the disk, its name included. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
