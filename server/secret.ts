import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key of signed links and address hashes: the setting's, or one that is made once and kept in the data folder. */
export async function readSecret(given: string | undefined, dataFolder: string): Promise<string> {
  if (given !== undefined) return given;
  const file = path.join(dataFolder, 'secret');
  await mkdir(dataFolder, { recursive: true });
  try {
    // Two servers may start at once on one folder: only one of them makes it.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${file} is too short to be a secret. Delete it, and a new one is made.`);
  return secret;
}
