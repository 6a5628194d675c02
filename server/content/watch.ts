import type { watch } from 'node:fs';
import { printRoot, printTree } from './tree-print.ts';
import { type Skip, watchFolders } from './watch-folders.ts';

/** How long it must be quiet before a burst of changes is told, in milliseconds. */
const quiet = 80;

/** A burst that does not end is told all the same. */
const longestBurst = 3000;

export interface WatchOptions {
  /** Something below the folder may have changed: told once for a burst of changes. */
  onChange: () => void;
  /** Told once for each reason for which the folder is looked through from time to time instead. */
  onTrouble?: (message: string) => void;
  /** Paths below the folder that do not matter; what stands below them neither. */
  skip?: Skip;
  /** Milliseconds between two looks at what cannot be watched, and at whether the folder is still the same. */
  interval?: number;
  /** Node's own; tests set it. */
  start?: typeof watch;
}

/**
 * Tells that something below a folder has changed. Kernel watches tell at once. Where they cannot be had, for want
 * of watches or of the right to read, the tree is compared from time to time and the watch tried again, so that
 * nothing makes it deaf for good. It keeps no process alive.
 * @returns a function that ends the watch
 */
export async function watchFolder(folder: string, options: WatchOptions): Promise<() => void> {
  const { onChange, onTrouble, skip = () => false, interval = 10_000, start } = options;
  const told = new Set<string | undefined>();
  let ended = false;
  let burst: { timer: NodeJS.Timeout; since: number } | undefined;
  let looking: NodeJS.Timeout | undefined;
  /** Set while not all can be watched: how the tree looked last time. */
  let tree: string | undefined;

  const touch = () => {
    if (ended) return;
    const now = performance.now();
    const since = burst?.since ?? now;
    clearTimeout(burst?.timer);
    const left = Math.max(0, Math.min(quiet, since + longestBurst - now));
    burst = { since, timer: setTimeout(() => void settle(), left).unref() };
  };

  const folders = watchFolders({ root: folder, skip, onEvent: touch, start });

  const follow = async () => {
    const failure = await folders.follow();
    if (ended) return folders.end();
    if (!failure) {
      tree = undefined;
      return;
    }
    tree ??= await printTree(folder, skip);
    if (told.has(failure.code)) return;
    told.add(failure.code);
    onTrouble?.(describeFailure(folder, failure, interval));
  };

  // One after the other: two at a time would watch the same folder twice.
  let following = Promise.resolve();
  const followNext = () => {
    following = following.then(follow);
    return following;
  };

  const settle = async () => {
    burst = undefined;
    await followNext();
    root = await printRoot(folder);
    if (!ended) onChange();
  };

  let root = await printRoot(folder);
  const look = async () => {
    const began = performance.now();
    const isPolling = tree !== undefined;
    const found = isPolling ? await printTree(folder, skip) : await printRoot(folder);
    if (isPolling ? tree !== undefined && found !== tree : found !== root) touch();
    if (isPolling) {
      if (tree !== undefined) tree = found;
      await followNext();
      // What changed between the last look and the first watch.
      if (tree === undefined) touch();
    } else root = found;
    // A tree that takes long to look through is looked through less often.
    if (!ended) looking = setTimeout(() => void look(), Math.max(interval, (performance.now() - began) * 20)).unref();
  };

  await followNext();
  looking = setTimeout(() => void look(), interval).unref();
  return () => {
    ended = true;
    clearTimeout(burst?.timer);
    clearTimeout(looking);
    folders.end();
  };
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'this user has no kernel watches left: raise fs.inotify.max_user_watches',
  EMFILE: 'too many files are open: raise the limit of open files, or fs.inotify.max_user_instances',
  ENFILE: 'the system has too many files open',
  EACCES: 'this user may not read all of it: give it the right to',
};

function describeFailure(folder: string, { code = '', path: place, message }: NodeJS.ErrnoException, interval: number) {
  const reason = reasons[code] ?? message;
  const where = code === 'EACCES' && place ? place : folder;
  return `${where} cannot be watched (${code}), for ${reason}. ${folder} is looked through every ${interval / 1000} s until it can.`;
}
