import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nameDraft } from './data-folder.ts';
import { SettingsError } from './settings.ts';

/** The key of signed links and address hashes: the setting's, or one that is made once and kept in the data folder. */
export async function readSecret(given: string | undefined, dataFolder: string): Promise<string> {
  if (given !== undefined) return given;
  const file = path.join(dataFolder, 'secret');
  const secret = (await readIfThere(file)) ?? (await makeSecret(file));
  if (secret.length < 32)
    throw new SettingsError(`${file} is too short to be a secret. Delete it, and a new one is made.`);
  return secret;
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );

/** @returns the file's, which another server may have put there meanwhile */
async function makeSecret(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  // Two servers may start at once on one folder. Written aside and linked into place, the file is there whole or not at
  // all, and the first one's stays.
  const aside = nameDraft(file);
  await writeFile(aside, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  try {
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside);
  }
  return (await readFile(file, 'utf8')).trim();
}
