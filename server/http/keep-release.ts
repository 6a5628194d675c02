import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDraft, removeIfLeft } from '../base/data-folder.ts';
import { writeWhole } from '../base/write-whole.ts';

/**
 * Copies a build to where releases are kept. What is there already is not written: the disk may be full, and another
 * server that shares the folder may be reading it. Else each file is put in place whole.
 */
export async function keepRelease(browserFolder: string, folder: string): Promise<void> {
  const found = await readdir(browserFolder, { recursive: true, withFileTypes: true });
  for (const entry of found.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    await keep(await readFile(file), path.join(folder, path.relative(browserFolder, file)));
  }
}

async function keep(bytes: Buffer, file: string): Promise<void> {
  const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!kept?.equals(bytes)) await writeWhole(file, bytes);
}

/** Removes what a server that was killed while it kept a release had half written of it, in whichever release's folder. */
export async function clearDrafts(keptFolder: string): Promise<void> {
  for (const entry of await readdir(keptFolder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && isDraft(entry.name)) await removeIfLeft(path.join(entry.parentPath, entry.name));
}
