import { execFileSync } from 'node:child_process';
import { type FSWatcher, watch, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WatchOptions, watchFolder } from '../../../server/content/watch.ts';

// A bound on hanging, not on slowness.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let base: string;
let root: string;
const ends: (() => void)[] = [];
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'vitrine-watch-'));
  root = path.join(base, 'content');
  await mkdir(path.join(root, 'cn/news'), { recursive: true });
  await writeFile(path.join(root, 'cn/news/a.md'), 'one');
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await rm(base, { recursive: true, force: true });
});

/** A watch that has no clock to fall back on unless it is given one. */
async function observe(options: Partial<WatchOptions> = {}) {
  let resolveNext: () => void = () => undefined;
  let seen = 0;
  const onTrouble = vi.fn();
  const interval = 100_000_000;
  ends.push(
    await watchFolder(root, {
      interval,
      onTrouble,
      ...options,
      onChange: () => {
        seen += 1;
        resolveNext();
      },
    }),
  );
  return {
    onTrouble,
    count: () => seen,
    /** Does something and waits until it is told. */
    async told(change: () => unknown) {
      const heard = new Promise<void>((resolve) => {
        resolveNext = resolve;
      });
      await change();
      await heard;
    },
  };
}

const write = (name: string, text = 'two') => writeFile(path.join(root, name), text);

/** Every one of these is followed by a plain change, which a deaf watch would miss. */
describe('a change is told, and the next one too, when', () => {
  const changes: Record<string, () => unknown> = {
    'a file is written': () => write('cn/news/a.md'),
    'a file is replaced by rename': async () => {
      await write('cn/news/.a.md.tmp');
      await rename(path.join(root, 'cn/news/.a.md.tmp'), path.join(root, 'cn/news/a.md'));
    },
    'sed edits in place': () => execFileSync('sed', ['-i', 's/one/two/', path.join(root, 'cn/news/a.md')]),
    'an editor moves the old file away first': async () => {
      await rename(path.join(root, 'cn/news/a.md'), path.join(root, 'cn/news/a.md~'));
      await write('cn/news/a.md');
      await rm(path.join(root, 'cn/news/a.md~'));
    },
    'a folder comes with all that is in it': async () => {
      await mkdir(path.join(base, 'en/news'), { recursive: true });
      await rename(path.join(base, 'en'), path.join(root, 'en'));
    },
    'a folder is removed and made again': async () => {
      await rm(path.join(root, 'cn'), { recursive: true });
      await mkdir(path.join(root, 'cn/news'), { recursive: true });
    },
    'a folder is swapped for another': async () => {
      await mkdir(path.join(base, 'next/news'), { recursive: true });
      await rename(path.join(root, 'cn'), path.join(base, 'last'));
      await rename(path.join(base, 'next'), path.join(root, 'cn'));
    },
    'the whole folder is removed and made again': async () => {
      await rm(root, { recursive: true });
      await mkdir(path.join(root, 'cn/news'), { recursive: true });
    },
  };
  it.each(Object.entries(changes))('%s', async (_, change) => {
    const { told, onTrouble } = await observe();
    await told(change);
    await told(() => write('cn/news/later.md'));
    await told(() => write('cn/news/later.md', 'again'));
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('the folder above is removed and made again', async () => {
    root = path.join(base, 'site/content');
    await mkdir(path.join(root, 'cn/news'), { recursive: true });
    const { told } = await observe();
    await told(() => rm(path.join(base, 'site'), { recursive: true }));
    await told(() => mkdir(path.join(root, 'cn/news'), { recursive: true }));
    await told(() => write('cn/news/later.md'));
  });

  it('git checks out another branch', async () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: root });
    git('init', '-q', '-b', 'one');
    git('add', '.');
    git('commit', '-qm', 'one');
    git('checkout', '-qb', 'two');
    git('mv', 'cn/news', 'cn/product');
    await write('cn/product/b.md');
    git('add', '.');
    git('commit', '-qm', 'two');
    const { told } = await observe();
    await told(() => git('checkout', '-q', 'one'));
    await told(() => write('cn/news/a.md'));
    git('checkout', '-q', '.');
    await told(() => git('checkout', '-q', 'two'));
    await told(() => write('cn/product/later.md'));
  });

  it('the folder is a link that is swapped, as a release is', async () => {
    const link = path.join(base, 'current');
    const made = path.join(base, 'next');
    for (const name of ['content', 'second']) await mkdir(path.join(base, name, 'cn/news'), { recursive: true });
    await symlink('content', link);
    root = link;
    const { told } = await observe();
    await told(async () => {
      await symlink('second', made);
      await rename(made, link);
    });
    await told(() => writeFile(path.join(base, 'second/cn/news/later.md'), 'one'));
    // `ln -sfn` has a moment in which the link is gone.
    await told(() => execFileSync('ln', ['-sfn', 'content', link]));
    await told(() => writeFile(path.join(base, 'content/cn/news/later.md'), 'one'));
  });
});

it('tells once of thousands of files that change together', async () => {
  const { told, count } = await observe();
  await told(() => {
    for (let index = 0; index < 3000; index += 1) writeFileSync(path.join(root, `cn/news/${index}.md`), 'x');
  });
  expect(count()).toBe(1);
  await told(() => write('cn/news/later.md'));
  expect(count()).toBe(2);
});

it('does not look below what is left out', async () => {
  await mkdir(path.join(root, '.git/objects'), { recursive: true });
  const started: string[] = [];
  const start = ((folder: string, ...rest: [never, never]) => {
    started.push(folder);
    return watch(folder, ...rest);
  }) as typeof watch;
  await observe({ skip: (name) => name === '.git', start });
  expect(started.filter((folder) => folder.startsWith(root))).toEqual(
    ['', 'cn', 'cn/news'].map((name) => path.join(root, name)),
  );
});

describe('what cannot be watched', () => {
  const refuse = (code: string, isRefused: (folder: string) => boolean) =>
    ((folder: string, ...rest: [never, never]): FSWatcher => {
      if (isRefused(folder)) throw Object.assign(new Error(`${code}: refused`), { code, path: folder });
      return watch(folder, ...rest);
    }) as typeof watch;

  it.each(['ENOSPC', 'EMFILE'])('is looked through from time to time, which is said once (%s)', async (code) => {
    const { told, onTrouble } = await observe({ start: refuse(code, () => true), interval: 10 });
    await told(() => write('cn/news/a.md'));
    await told(() => rm(path.join(root, 'cn'), { recursive: true }));
    await told(() => mkdir(path.join(root, 'cn/news'), { recursive: true }));
    await told(() => write('cn/news/later.md'));
    expect(onTrouble.mock.calls).toEqual([[expect.stringMatching(new RegExp(`${code}.*looked through every 0.01 s`))]]);
  });

  it('is watched again as soon as it can be', async () => {
    let isFull = true;
    const refused = refuse('ENOSPC', () => isFull);
    const watched = new Set<string>();
    const start = ((folder: string, ...rest: [never, never]) => {
      const watcher = refused(folder, ...rest);
      watched.add(path.relative(root, folder));
      return watcher;
    }) as typeof watch;
    const { told } = await observe({ start, interval: 10 });
    await told(() => write('cn/news/a.md'));
    await told(() => {
      isFull = false;
    });
    expect([...watched]).toEqual(expect.arrayContaining(['', 'cn', 'cn/news']));
    await told(() => write('cn/news/later.md'));
  });

  it('is told of by a folder that may not be read, and heard again once it may', async () => {
    // The superuser may read everything: for everyone the refusal is the test's own, beside the system's.
    let isShut = false;
    const start = refuse('EACCES', (name) => isShut && name.endsWith('cn/news'));
    const { told, onTrouble } = await observe({ start, interval: 10 });
    await told(async () => {
      isShut = true;
      await chmod(path.join(root, 'cn/news'), 0);
    });
    await told(async () => {
      isShut = false;
      await chmod(path.join(root, 'cn/news'), 0o755);
    });
    await told(() => write('cn/news/later.md'));
    expect(onTrouble.mock.calls).toEqual([[expect.stringContaining('cn/news cannot be watched (EACCES)')]]);
  });
});
