import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../base/make-folder.ts';
import { UsageError } from '../command.ts';

/** The list of what an export has written: it says that the folder is one's own. */
const listName = '.vitrine-export.json';

export interface TargetFolder {
  write(file: string, bytes: Buffer | string): Promise<void>;
  /** Removes what an earlier export wrote and this one did not. @returns how many files changed, and how many went */
  finish(): Promise<{ written: number; removed: number }>;
}

/**
 * A folder that is empty, or that an earlier export wrote. What is the same stays untouched; what somebody else put there
 * stays too.
 * @throws UsageError where it is somebody else's
 */
export async function openTarget(folder: string): Promise<TargetFolder> {
  const before = await readList(folder);
  const list = new Map<string, string>();
  let written = 0;

  return {
    async write(file, content) {
      const bytes = Buffer.from(content);
      const hash = createHash('sha256').update(bytes).digest('base64url');
      const known = list.get(file);
      list.set(file, hash);
      if (known === hash) return;
      const place = path.join(folder, file);
      const there = before.get(file) === hash ? await readFile(place).catch(() => undefined) : undefined;
      if (there?.equals(bytes)) return;
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, bytes);
      written += 1;
    },

    async finish() {
      const gone = [...before.keys()].filter((file) => !list.has(file));
      for (const file of gone) await remove(folder, file);
      const files = Object.fromEntries([...list].sort(([a], [b]) => (a < b ? -1 : 1)));
      await writeFile(path.join(folder, listName), `${JSON.stringify({ files }, undefined, 1)}\n`);
      return { written, removed: gone.length };
    },
  };
}

async function readList(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') throw new UsageError(`${folder} is a file. Name a folder.`);
    if (error.code !== 'ENOENT') throw error;
    await makeFolder(folder);
    return [] as string[];
  });
  if (names.length === 0) {
    // From the first file on the folder is an export's own, also when this one is broken off.
    await writeFile(path.join(folder, listName), '{"files":{}}\n');
    return new Map();
  }
  if (!names.includes(listName))
    throw new UsageError(
      `${folder} is not empty, and no export wrote it: it has no ${listName}. Name an empty folder, or a new one.`,
    );
  const { files } = JSON.parse(await readFile(path.join(folder, listName), 'utf8')) as {
    files: Record<string, string>;
  };
  return new Map(Object.entries(files));
}

async function remove(folder: string, file: string): Promise<void> {
  const root = path.resolve(folder);
  const place = path.resolve(root, file);
  // The list may have been changed by hand.
  if (!place.startsWith(root + path.sep)) return;
  await rm(place, { force: true });
  // Folders that are empty now go with it.
  for (let up = path.dirname(place); up.startsWith(root + path.sep); up = path.dirname(up))
    if (
      !(await rmdir(up).then(
        () => true,
        () => false,
      ))
    )
      break;
}
