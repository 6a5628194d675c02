import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * A folder, with those that it lies in; one that is there already stays as it is. Node's own `recursive` tries for ever
 * where the system says that the folder above is missing though it is there, as below /proc.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const make = () =>
    mkdir(folder, { mode }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeFolder(path.dirname(folder), mode);
    await make();
  });
}
