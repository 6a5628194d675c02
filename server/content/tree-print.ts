import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFolder, type Skip } from './watch-folders.ts';

/** What tells one state of a file or folder from another; the reason where it cannot be looked at. */
async function printOf(place: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeMs, ctimeMs } = await stat(place);
    return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** Tells whether a path leads to the same folder as before. */
export async function printRoot(root: string): Promise<string> {
  try {
    const { dev, ino, birthtimeMs } = await stat(root);
    return `${dev} ${ino} ${birthtimeMs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** One hash over every file and folder below a root: it differs whenever one of them does. */
export async function printTree(root: string, skip: Skip): Promise<string> {
  const hash = createHash('sha256');
  const folders = [''];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    const folder = path.join(root, below);
    hash.update(`${below}\0${await printOf(folder)}\0`);
    const items = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      hash.update(`${error.code}\0`);
      return [];
    });
    for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = path.posix.join(below, item.name);
      if (skip(name)) continue;
      if (await isFolder(root, below, item)) folders.push(name);
      else hash.update(`${name}\0${await printOf(path.join(root, name))}\0`);
    }
  }
  return hash.digest('base64');
}
