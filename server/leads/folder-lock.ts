import path from 'node:path';
import Database from 'libsql';

/** Told by the system, so that a server which was killed, and one in another container, count as what they are. */
export interface FolderLock {
  /** Whether another server of this machine keeps its leads in the folder. */
  isTaken: boolean;
  release(): void;
}

/**
 * Marks a data folder as this server's for as long as it runs. It keeps nobody out: a restart that costs no visitor an
 * answer has two for a while. The command line does without it.
 */
export function lockFolder(folder: string): FolderLock {
  let database: InstanceType<typeof Database> | undefined;
  let isTaken = false;
  try {
    database = new Database(path.join(folder, 'server.lock'));
    database.exec('begin exclusive');
  } catch (error) {
    // Whatever else stands in its way, such as a full disk, stands in a lead's too, and is told there.
    isTaken = (error as { code?: unknown }).code === 'SQLITE_BUSY';
  }
  return { isTaken, release: () => void database?.close() };
}

/** What two servers on one folder do to each other, and what to do where that was not meant. */
export const explainShared = (folder: string) =>
  `Another server runs on DATA_DIR=${folder} too. No lead is lost between them, but either delivers those of both to where its own settings lead, and counts RATE_LIMIT alone. Unless this is a restart, stop one of them, or give it a folder of its own.`;
