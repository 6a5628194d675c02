import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { bundle, root } from './bundle.ts';
import { fixtureFolder } from './run-app.ts';

/** Calls, files and leads without the pages. */
const serverEntry = path.join(import.meta.dirname, 'server-process.ts');

export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens; undefined when it ended instead. */
  origin: string | undefined;
  /** What it wrote to its standard output so far. */
  lines(): string;
  /** What it wrote to its error output so far. */
  errors(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** What is run, relative to the folder that it is run in. */
interface Program {
  folder: string;
  entry: string;
}

/**
 * Starts the server as a process of its own.
 * @param output what it writes both its outputs to
 */
export async function spawnServer(
  env: Record<string, string>,
  program?: Program,
  output: 'pipe' | number = 'pipe',
): Promise<ChildProcess> {
  return spawn(process.execPath, [program?.entry ?? (await bundle(serverEntry))], {
    cwd: program?.folder ?? root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PARTNER_PORT: '0',
      CONTENT_DIR: fixtureFolder,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', output, output],
  });
}

/** The same, and waits until it listens or has ended. */
export async function runProcess(env: Record<string, string>, program?: Program): Promise<ServerProcess> {
  const child = (await spawnServer(env, program)) as ChildProcessByStdio<null, Readable, Readable>;
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  let said = '';
  const lines = createInterface({ input: child.stdout });
  const listening = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      said += `${line}\n`;
      const origin = /^Vitrine is at (http:\S+?),?(?:\s|$)/.exec(line)?.[1];
      if (origin) resolve(origin);
    });
  });
  const origin = await Promise.race([listening, ended.then(() => undefined)]);
  return { child, origin, lines: () => said, errors: () => errors, ended };
}

/** Runs `leads` as a process of its own, to its end. */
export async function runLeadsProcess(
  line: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; out: string; told: string }> {
  const entry = await bundle(path.join(root, 'server/cli/leads.ts'));
  const child = spawn(process.execPath, [entry, ...line], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, told, [code]] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, out: out.join(''), told: told.join('') };
}
