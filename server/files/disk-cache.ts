import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes that are kept under names, on disk, up to a total size. The longest unread go first. */
export interface DiskCache {
  /** Undefined also where the disk fails: a cache may cost time, never an answer. */
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps the bytes where there is room. Never rejects. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Gives room to what needs the disk more. @returns whether anything went; a disk that fails gives nothing */
  giveRoom(): Promise<boolean>;
  /** @returns why entries cannot be kept just now, in words, or nothing */
  check(): Promise<string | undefined>;
}

export interface DiskCacheOptions {
  folder: string;
  /** All entries together. */
  mostBytes: number;
  /** What must stay free on the disk for others: below it entries go, and no new one is kept. */
  leastFree: number;
  /** Told once when entries can no longer be kept, and why. */
  onFull: (reason: string) => void;
  /** Told once when they can be kept again. */
  onRoom: () => void;
  /** Free bytes of the disk; by default the disk is asked. */
  readFree?: (folder: string) => Promise<number>;
}

interface Kept {
  size: number;
  usedAt: number;
}

/** The part of all that may be kept that goes where somebody else finds no room. */
const given = 0.1;

/** Drafts begin so, and entries never. */
const draftMark = '.';

/** Opens the cache of a folder. Whole files only are ever seen in it: they are written beside it and renamed. */
export function createDiskCache(options: DiskCacheOptions): DiskCache {
  const { folder, mostBytes, leastFree, onFull, onRoom, readFree = askDisk } = options;
  const belowFloor = `less than ${Math.round(leastFree / 1024 / 1024)} MB of the disk are free`;
  let known: Promise<Map<string, Kept>> | undefined;
  let isFull = false;
  /** What the last writing failed by, other than for want of room. */
  let failure: string | undefined;

  const list = async () => {
    const kept = new Map<string, Kept>();
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      // Left by a process that was killed while it wrote.
      if (entry.name.startsWith(draftMark)) await rm(file, { force: true });
      else if (entry.isFile()) {
        const { size, mtimeMs } = await stat(file);
        kept.set(entry.name, { size, usedAt: mtimeMs });
      }
    }
    return kept;
  };

  const open = async () => {
    // Whoever wanted its room may have removed all of it, and what is known with it.
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) known = undefined;
    // What failed once, by too many open files for one, may work the next time.
    known ??= list().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  const remove = async (kept: Map<string, Kept>, name: string) => {
    await rm(path.join(folder, name), { force: true });
    kept.delete(name);
  };

  /** Removes the longest unread until so many bytes are gone. */
  const release = async (kept: Map<string, Kept>, bytes: number) => {
    let left = bytes;
    for (const [name, { size }] of [...kept].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (left <= 0) return;
      await remove(kept, name);
      left -= size;
    }
  };

  /** Makes room for an entry. @returns why there is none */
  const makeRoom = async (kept: Map<string, Kept>, size: number): Promise<string | undefined> => {
    const total = [...kept.values()].reduce((sum, entry) => sum + entry.size, size);
    // A tenth of room, so that not every entry that follows has to look again.
    if (total > mostBytes) await release(kept, total - mostBytes * 0.9);
    const lacking = leastFree + size - (await readFree(folder));
    if (lacking <= 0) return undefined;
    await release(kept, lacking);
    return (await readFree(folder)) >= leastFree + size ? undefined : belowFloor;
  };

  const keep = async (name: string, bytes: Buffer): Promise<string | undefined> => {
    const kept = await open();
    const lack = await makeRoom(kept, bytes.length);
    if (lack !== undefined) return lack;
    const draft = path.join(folder, draftMark + randomBytes(6).toString('hex'));
    try {
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path.join(folder, name));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      // What others need of the disk comes before what can be made anew.
      if (codeOf(error) === 'ENOSPC') await release(kept, mostBytes * given);
      throw error;
    }
    kept.set(name, { size: bytes.length, usedAt: Date.now() });
    return undefined;
  };

  return {
    async read(name) {
      const kept = await open().catch(() => undefined);
      if (!kept) return undefined;
      const now = new Date();
      const file = path.join(folder, name);
      try {
        // Whether or not it is known here: another process may have made it meanwhile.
        const bytes = await readFile(file);
        kept.set(name, { size: bytes.length, usedAt: now.getTime() });
        await utimes(file, now, now).catch(() => undefined);
        return bytes;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') kept.delete(name);
        return undefined;
      }
    },
    async write(name, bytes) {
      const lack = await keep(name, bytes).then(
        (noRoom) => {
          failure = undefined;
          return noRoom;
        },
        (error: unknown) => {
          const code = codeOf(error);
          failure = code === 'ENOSPC' ? undefined : code;
          return code;
        },
      );
      if (lack !== undefined && !isFull) onFull(lack);
      if (lack === undefined && isFull) onRoom();
      isFull = lack !== undefined;
    },
    async giveRoom() {
      try {
        const kept = await open();
        const before = kept.size;
        await release(kept, mostBytes * given);
        return kept.size < before;
      } catch {
        return false;
      }
    },
    async check() {
      try {
        const kept = await open();
        const total = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
        // What is kept can make room for what comes.
        return (await readFree(folder)) + total < leastFree ? belowFloor : failure;
      } catch (error) {
        return codeOf(error);
      }
    },
  };
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

/** Bytes of the disk that this user may still write. */
async function askDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
