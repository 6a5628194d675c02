import { randomBytes } from 'node:crypto';
import { chmod, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Where a file of the data folder is written before it is renamed into place. No other writer's: in two containers both
 * servers are the first process.
 */
export function nameDraft(file: string): string {
  return `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
}

/** Whether a name is one that nameDraft gives. */
export const isDraft = (name: string) => /\.\d+\.[0-9a-f]{8}$/.test(name);

/** What a killed process left of them; an earlier release's have no chance in their names. */
const drafts = /^(?:secret|media-files\.json|sources)\.\d+(?:\.[0-9a-f]+)?$/;

/** What the server keeps there; whatever else is in the folder is not the server's to change. */
const own =
  /^(?:leads\.db.*|server\.lock.*|secret(?:\..*)?|media-files\.json(?:\..*)?|sources(?:\..*)?|assets|pictures)$/;

/** A draft that is younger may belong to a server that starts at the same moment. Milliseconds. */
const youngest = 60_000;

/**
 * Makes the data folder, and shuts it to other users of the machine: leads are personal data. What an earlier release
 * or another umask left open is shut; what belongs to another user stays as it is.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await makeFolder(folder, 0o700);
  // A folder that all may write to, such as /tmp, is meant to be open.
  if (((await stat(folder)).mode & 0o1000) === 0) await shut(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!own.test(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await shut(file, 0o700);
    if (!entry.isFile()) continue;
    if (!drafts.test(entry.name) || !(await removeIfLeft(file))) await shut(file, 0o600);
  }
}

/**
 * Removes a draft that a killed process left. On a disk that cannot be written to it stays.
 * @returns whether it was one
 */
export async function removeIfLeft(draft: string): Promise<boolean> {
  const wasLeft = await isLeft(draft);
  if (wasLeft) await rm(draft, { force: true }).catch(() => undefined);
  return wasLeft;
}

/** Whether a draft is a killed process's: what is gone by now has just been renamed by a server that lives. */
async function isLeft(draft: string): Promise<boolean> {
  const found = await stat(draft).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return found !== undefined && Date.now() - found.mtimeMs > youngest;
}

async function shut(file: string, mode: number): Promise<void> {
  try {
    if (((await stat(file)).mode & 0o777) !== mode) await chmod(file, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another user's, on a disk without such rights, or gone meanwhile, such as the journal of a database in use.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}
