import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes that are kept under names, on disk, up to a total size. The longest unread go first. */
export interface DiskCache {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

interface Kept {
  size: number;
  usedAt: number;
}

/** Opens the cache of a folder. Whole files only are ever seen in it: they are written beside it and renamed. */
export function createDiskCache(folder: string, mostBytes: number): DiskCache {
  let known: Promise<Map<string, Kept>> | undefined;

  const list = async () => {
    await mkdir(folder, { recursive: true });
    const kept = new Map<string, Kept>();
    for (const name of await readdir(folder)) {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      kept.set(name, { size, usedAt: mtimeMs });
    }
    return kept;
  };

  const open = () => {
    known ??= list();
    return known;
  };

  const makeRoom = async (kept: Map<string, Kept>) => {
    let total = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
    if (total <= mostBytes) return;
    for (const [name, { size }] of [...kept].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      // A tenth of room, so that not every picture that follows has to look again.
      if (total <= mostBytes * 0.9) return;
      kept.delete(name);
      total -= size;
      await rm(path.join(folder, name), { force: true });
    }
  };

  return {
    async read(name) {
      const entry = (await open()).get(name);
      if (!entry) return undefined;
      const now = new Date();
      entry.usedAt = now.getTime();
      const file = path.join(folder, name);
      try {
        const bytes = await readFile(file);
        await utimes(file, now, now);
        return bytes;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        (await open()).delete(name);
        return undefined;
      }
    },
    async write(name, bytes) {
      const kept = await open();
      const draft = path.join(folder, `.${randomBytes(6).toString('hex')}`);
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
      kept.set(name, { size: bytes.length, usedAt: Date.now() });
      await makeRoom(kept);
    },
  };
}
