import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nameDraft } from './data-folder.ts';
import { SettingsError } from './settings.ts';

/** The key of signed links and address hashes: the setting's, or one that is made once and kept in the data folder. */
export async function readSecret(given: string | undefined, dataFolder: string): Promise<string> {
  if (given !== undefined) return given;
  const file = path.join(dataFolder, 'secret');
  await mkdir(dataFolder, { recursive: true });
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
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32)
    throw new SettingsError(`${file} is too short to be a secret. Delete it, and a new one is made.`);
  return secret;
}
