import { type Dirent, type FSWatcher, type Stats, watch } from 'node:fs';
import { lstat, readdir, readlink, stat } from 'node:fs/promises';
import path from 'node:path';

/** Whether a path below the root, with forward slashes, is not looked at. */
export type Skip = (name: string) => boolean;

interface Options {
  root: string;
  skip: Skip;
  onEvent: () => void;
  /** Node's own; tests set it. */
  start?: typeof watch;
}

interface Watched {
  watcher: FSWatcher;
  identity: string;
}

/** More links than this on the way to a folder go round in a circle. */
const mostLinks = 40;

/**
 * Kernel watches on every folder below a root, and on every name that leads to it, so that a root that is removed and
 * made again, or a link that is swapped, is seen. It watches folders and not files: a large site has too many.
 */
export function watchFolders({ root, skip, onEvent, start = watch }: Options) {
  const watched = new Map<string, Watched>();
  let leading = new Map<string, Set<string>>();
  let failure: NodeJS.ErrnoException | undefined;

  const drop = (key: string) => {
    watched.get(key)?.watcher.close();
    watched.delete(key);
  };

  /** Also tells whether the folder is still there. A folder of the same path is not always the same folder. */
  const keep = async (key: string, folder: string, isMeant: (name: string) => boolean): Promise<void> => {
    const identity = identify(await stat(folder));
    if (watched.get(key)?.identity === identity) return;
    drop(key);
    const watcher = start(folder, { persistent: false }, (event, name) => {
      // A folder that goes away tells its own name and is silent from then on, also when its number is used again.
      if (event === 'rename' && name === path.basename(folder)) drop(key);
      if (name === null || isMeant(name) || name === path.basename(folder)) onEvent();
    });
    watcher.on('error', () => {
      drop(key);
      onEvent();
    });
    watched.set(key, { watcher, identity });
    // Swapped between the question and the watch: one of the two is of the other folder.
    if (identify(await stat(folder)) !== identity) {
      drop(key);
      onEvent();
    }
  };

  const attempt = async <Told>(step: () => Promise<Told>): Promise<Told | undefined> => {
    try {
      return await step();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Gone meanwhile: its parent is watched, and tells when it comes back.
      if (code !== 'ENOENT' && code !== 'ENOTDIR') failure ??= error as NodeJS.ErrnoException;
      return undefined;
    }
  };

  const walk = async (below: string, wanted: Set<string>): Promise<void> => {
    const folder = path.join(root, below);
    wanted.add(folder);
    await attempt(() => keep(folder, folder, (name) => !skip(path.posix.join(below, name))));
    // Listed after it is watched: what comes between the two is seen by one of them.
    const items = (await attempt(() => readdir(folder, { withFileTypes: true }))) ?? [];
    for (const item of items) {
      const name = path.posix.join(below, item.name);
      if (!skip(name) && (await isFolder(root, below, item))) await walk(name, wanted);
    }
  };

  return {
    /** Watches what is new and lets go of what is gone. @returns why something cannot be watched or listed */
    async follow(): Promise<NodeJS.ErrnoException | undefined> {
      failure = undefined;
      const wanted = new Set<string>();
      leading = (await attempt(() => listLeading(root))) ?? leading;
      for (const folder of leading.keys()) {
        const key = `${folder}\0`;
        wanted.add(key);
        await attempt(async () => {
          try {
            await keep(key, folder, (name) => leading.get(folder)?.has(name) ?? false);
          } catch (error) {
            // A folder above that may be passed and not listed is no matter for this server.
            if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
          }
        });
      }
      await walk('', wanted);
      for (const key of [...watched.keys()]) if (!wanted.has(key)) drop(key);
      return failure;
    },
    end: () => {
      for (const key of [...watched.keys()]) drop(key);
    },
  };
}

/** Also a link right below the root, as to a folder of pictures elsewhere; deeper ones could go round in circles. */
export async function isFolder(root: string, below: string, item: Dirent): Promise<boolean> {
  if (item.isDirectory() || !item.isSymbolicLink() || below !== '') return item.isDirectory();
  const target = await stat(path.join(root, item.name)).catch(() => undefined);
  return target?.isDirectory() ?? false;
}

function identify({ dev, ino, birthtimeMs }: Stats): string {
  return `${dev} ${ino} ${birthtimeMs}`;
}

/** Every name on the way to a folder, by the folder that it stands in; through links as the system goes. */
async function listLeading(folder: string): Promise<Map<string, Set<string>>> {
  const leading = new Map<string, Set<string>>();
  let { root: current } = path.parse(path.resolve(folder));
  let names = path.relative(current, path.resolve(folder)).split(path.sep).filter(Boolean);
  for (let links = 0; names.length > 0 && links < mostLinks; ) {
    const [name = '', ...further] = names;
    leading.set(current, (leading.get(current) ?? new Set()).add(name));
    const place = path.join(current, name);
    const found = await lstat(place).catch(() => undefined);
    if (!found) break;
    names = further;
    if (!found.isSymbolicLink()) {
      current = place;
      continue;
    }
    links += 1;
    const target = path.resolve(current, await readlink(place));
    ({ root: current } = path.parse(target));
    names = [...path.relative(current, target).split(path.sep).filter(Boolean), ...further];
  }
  return leading;
}
