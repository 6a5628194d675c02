import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export interface Postgres {
  /** Address of its first database. */
  url: string;
  /** Kills every process of it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again, after `kill`. */
  start(): Promise<void>;
  /** Every process of it hangs until `thaw`. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** The newest installed PostgreSQL's folder of programs: Debian's places first, then the PATH. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))));
}

const isRoot = () => process.getuid?.() === 0;

/** Why none can be started here; nothing where one can. */
export function explainMissing(): string | undefined {
  if (!findPrograms()) return 'it is not installed here (Debian: apt-get install postgresql)';
  const readsUsers = () => (statSync('/etc/passwd').mode & 0o004) !== 0;
  // It looks up the name of whom it runs as.
  return isRoot() && !readsUsers() ? 'whom root lends it may not read /etc/passwd (chmod 644 /etc/passwd)' : undefined;
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function findUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined) throw new Error('There is no user that PostgreSQL could run as.');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Starts a PostgreSQL of its own in a new folder, reached through a socket in that folder.
 * @returns nothing where none can be started
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const programs = findPrograms();
  if (!programs || explainMissing()) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-pg-'));
  const user = findUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const initial = ['--pgdata', data, '--username', 'vitrine', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'];
  await promisify(execFile)(path.join(programs, 'initdb'), initial, options);
  let server: ChildProcess;
  const start = async () => {
    const settings = ['listen_addresses=', 'fsync=off', 'max_connections=200'].flatMap((setting) => ['-c', setting]);
    server = spawn(path.join(programs, 'postgres'), ['-D', data, '-k', folder, '-p', '5432', ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await readiness(server);
  };
  const signal = async (name: NodeJS.Signals) => {
    const parent = server.pid ?? 0;
    // The parent hangs meanwhile, so that it starts no more of them.
    process.kill(parent, 'SIGSTOP');
    const all = [...(await listChildren(parent)), parent];
    for (const id of all) signalIfAlive(id, name);
  };
  await start();
  return {
    url: `postgres:///postgres?host=${encodeURIComponent(folder)}&port=5432&user=vitrine`,
    kill: async () => {
      const ended = once(server, 'exit');
      await signal('SIGKILL');
      await ended;
    },
    start: async () => {
      // The system takes a moment to be rid of what was killed, and PostgreSQL looks for it.
      for (let refused = true; refused; ) {
        refused = await start().then(
          () => false,
          (error: Error) => {
            if (!error.message.includes('shared memory block')) throw error;
            return true;
          },
        );
      }
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'close');
        await signal('SIGCONT');
        server.kill('SIGINT');
        await ended;
      }
      await rm(folder, { recursive: true });
    },
  };
}

async function listChildren(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, of]) => (of === parent ? [child] : []));
}

function signalIfAlive(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function readiness(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stderr ?? process.stdin })) {
    said.push(line);
    if (line.includes('database system is ready to accept connections')) {
      // What it says later must not fill the pipe.
      server.stderr?.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}
