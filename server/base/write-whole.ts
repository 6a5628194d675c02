import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nameDraft } from './data-folder.ts';

/**
 * Writes a file of the data folder so that whoever reads it meanwhile, and a process that is killed, have it as it was or
 * as it is to be.
 * @throws what the disk says; nothing is left behind then
 */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = nameDraft(file);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
