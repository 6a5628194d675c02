import path from 'node:path';
import { inspect } from 'node:util';
import { type Settings, SettingsError, settingsTable } from '../base/settings.ts';
import { ContentError } from '../content/faults.ts';

type Describe = (error: NodeJS.ErrnoException, settings: Partial<Settings>) => string;

/** Faults of the machine that an operator can mend, by their code. */
const known: Readonly<Record<string, Describe>> = {
  EADDRINUSE: (_, { PORT, HOST }) =>
    `Port ${PORT} of ${HOST} is taken by another process. Stop that one, or set PORT to a free one.`,
  EADDRNOTAVAIL: (_, { HOST }) => `HOST=${HOST} is no address of this machine. Set HOST to one, or to localhost.`,
  ENOTFOUND: ({ message }, { DATABASE_URL }) =>
    `A host name is not known: ${message}. Correct HOST${DATABASE_URL ? ' or DATABASE_URL' : ''}.`,
  EACCES: describeDenial,
  EPERM: describeDenial,
  EROFS: ({ message }) => `The disk cannot be written to: ${message}. Set DATA_DIR to a folder that can.`,
  ENOSPC: ({ message }) => `The disk is full: ${message}. Make room, or set DATA_DIR to another disk.`,
  EMFILE: describeNoDescriptors,
  ENFILE: describeNoDescriptors,
  ENOENT: ({ path: missing }, settings) =>
    `${missing === undefined ? 'A file' : path.resolve(missing)} does not exist. ${cureIn(missing, settings, 'set it to that folder') ?? 'Make it, or correct what names it.'}`,
  ENOTDIR: describeNoFolder,
  EEXIST: describeNoFolder,
  ECONNREFUSED: () => 'The database of DATABASE_URL does not answer. Start it, or correct the address.',
  '28P01': () => 'The database of DATABASE_URL refuses the user or the password. Correct the address.',
  '28000': ({ message }) => `The database of DATABASE_URL refuses the user: ${message}. Correct the address.`,
  '3D000': ({ message }) => `${message}. Create it, or correct DATABASE_URL.`,
  '42501': ({ message }) => `The database of DATABASE_URL refuses: ${message}. Give its user the right to make tables.`,
  SQLITE_BUSY: (_, { DATA_DIR }) =>
    `${DATA_DIR}/leads.db is locked by another process. Let that one end, or stop it, and try again.`,
  SQLITE_CANTOPEN: (_, { DATA_DIR }) =>
    `${DATA_DIR}/leads.db cannot be opened, or its journal beside it. Give this user the right to read and write both.`,
  SQLITE_NOTADB: (_, { DATA_DIR }) =>
    `${DATA_DIR}/leads.db is no database. Put a backup in its place, or move it away.`,
  SQLITE_FULL: (_, { DATA_DIR }) =>
    `The disk of ${DATA_DIR} is full, or that of the file that was to be written. Make room, and try again.`,
  SQLITE_IOERR: ({ message }, { DATA_DIR }) =>
    `The disk of ${DATA_DIR} fails: ${message}. Look at it, and put the folder on another one if it goes on.`,
  SQLITE_CORRUPT: (_, { DATA_DIR }) =>
    `${DATA_DIR}/leads.db is damaged. Keep a copy of it, and put a backup in its place: "Restore" in docs/operating.md.`,
};

/** The settings that name folders. */
const folderNames = ['CONTENT_DIR', 'DATA_DIR', 'BROWSER_DIR', 'GALLERY_DIR'] as const;

function describeDenial({ message }: NodeJS.ErrnoException): string {
  return `Access was denied: ${message}. Give this user the right to it, or set PORT, DATA_DIR or CONTENT_DIR otherwise.`;
}

function describeNoDescriptors({ message }: NodeJS.ErrnoException): string {
  return `Too many files are open: ${message}. Raise their limit to some thousand (ulimit -n, LimitNOFILE= of systemd, ulimits of a container).`;
}

function describeNoFolder({ path: place }: NodeJS.ErrnoException, settings: Partial<Settings>): string {
  const cure = cureIn(place, settings, 'set it to a folder') ?? 'Make it one, or correct what names it.';
  return `${place === undefined ? 'A path' : path.resolve(place)} is no folder, or lies in none. ${cure}`;
}

/** What to do with the setting in whose folder a place lies; undefined where something else names it. */
function cureIn(place: string | undefined, settings: Partial<Settings>, cure: string): string | undefined {
  const depth = (each: (typeof folderNames)[number]) => path.resolve(settings[each] ?? '').length;
  // One folder may lie in another: the inner one is meant.
  const [name] = folderNames
    .filter((each) => {
      const folder = settings[each];
      return place !== undefined && folder !== undefined && isWithin(place, folder);
    })
    .sort((one, other) => depth(other) - depth(one));
  return name && `${name}=${settings[name]}: ${cure}. ${settingsTable[name].description}`;
}

function isWithin(place: string, folder: string): boolean {
  const between = path.relative(folder, place);
  return between.split(path.sep)[0] !== '..' && !path.isAbsolute(between);
}

/** Kysely's words for a database in which a migration has run that this release does not have. */
const newer = /^corrupted migrations: previously executed migration (\S+) is missing/;

const describeNewer = (migration: string) =>
  `The database of the leads is newer than this release, which does not know "${migration}". Start the release that was here before, or restore the backup that was made before the upgrade (docs/operating.md).`;

/** Why the server did not start: what an operator can mend in one line (content: one for each fault), a bug with its stack and its causes. */
export function describeStartError(error: unknown, settings: Partial<Settings>): string {
  if (error instanceof SettingsError || error instanceof ContentError) return error.message;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const [, unknown] = newer.exec(cause.message) ?? [];
    if (unknown !== undefined) return describeNewer(unknown);
    const { code } = cause as NodeJS.ErrnoException;
    // SQLite says more of some of its faults in a longer code, such as SQLITE_IOERR_WRITE.
    const [kind = code] = /^SQLITE_[A-Z]+/.exec(code ?? '') ?? [];
    const describe = kind !== undefined && Object.hasOwn(known, kind) ? known[kind] : undefined;
    if (describe) return describe(cause, settings);
  }
  return error instanceof Error ? inspect(error) : String(error);
}
