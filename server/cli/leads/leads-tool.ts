import { access } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase, longPatience, updateDatabase } from '../../leads/database.ts';
import { type Tool, UsageError } from '../command.ts';
import { backup } from './backup.ts';
import { deliver } from './deliver.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import type { LeadsCommand, LeadsContext } from './leads-command.ts';
import { list } from './list.ts';

/** `leads`: looks after what the server keeps, also while it runs. */
export const leadsTool: Tool<LeadsContext> = {
  name: 'leads',
  settings: 'DATA_DIR or DATABASE_URL first of all',
  commands: {
    list: current(list),
    export: current(exportLeads),
    deliver: current(deliver),
    erase: current(erase),
    // Leaves what it copies as it is: an upgrade that goes wrong goes back to the copy, with the release before.
    backup,
  },
  async run(context, command) {
    const { DATABASE_URL: url, DATA_DIR: folder } = context.settings;
    if (url === undefined) await expectFile(path.join(folder, 'leads.db'));
    const db = connectDatabase({ url, folder, patience: longPatience });
    try {
      return await command({ ...context, db });
    } finally {
      await db.destroy();
    }
  },
};

/** A command for which the database is brought up to date first. */
function current(command: LeadsCommand): LeadsCommand {
  return {
    ...command,
    async run(context) {
      const { DATABASE_URL: url, DATA_DIR: folder } = context.settings;
      await updateDatabase(context.db, { url, folder });
      return command.run(context);
    },
  };
}

/** A mistyped folder must not become a new and empty database. */
async function expectFile(file: string): Promise<void> {
  await access(file).catch(() => {
    throw new UsageError(`${path.resolve(file)} does not exist. Set DATA_DIR or DATABASE_URL as for the server.`);
  });
}
