import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** How long a burst of changes may go on before it is told, in milliseconds. */
const pause = 80;

/**
 * Tells, once a burst, that something below a folder has changed. It watches folders and not files: Node's own
 * recursive watch takes a kernel watch for each file on Linux, which a large site has too many of.
 * @returns a function that ends the watch
 */
export async function watchFolder(folder: string, onChange: () => void): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow().then(onChange), pause);
  };

  const follow = async () => {
    const folders = [folder, ...(await listFolders(folder))];
    if (closed) return;
    for (const [name, watcher] of watchers) {
      if (folders.includes(name)) continue;
      watcher.close();
      watchers.delete(name);
    }
    for (const name of folders) {
      if (watchers.has(name)) continue;
      try {
        const watcher = watch(name, { persistent: false }, touch);
        // A folder that goes away ends its watch with an error; the next burst sorts that out.
        watcher.on('error', () => {
          watcher.close();
          watchers.delete(name);
          touch();
        });
        watchers.set(name, watcher);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  };

  await follow();
  return () => {
    closed = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

async function listFolders(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((item) => item.isDirectory()).map((item) => path.join(item.parentPath, item.name));
}
