import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { fixtureFolder } from './run-app.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Below node_modules, where the bundle finds the packages that it leaves out. */
const bundle = path.join(root, `node_modules/.cache/vitrine-test/start-${process.pid}.mjs`);
let building: Promise<unknown> | undefined;

/** The server's own entry, without the pages, as one file that Node can run. */
async function buildServer(): Promise<string> {
  building ??= build({
    entryPoints: [path.join(import.meta.dirname, 'server-process.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  await building;
  return bundle;
}

export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens; undefined when it ended instead. */
  origin: string | undefined;
  /** What it wrote to its error output so far. */
  errors(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts the server as a process of its own, and waits until it listens or has ended. */
export async function runProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await buildServer()], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PARTNER_PORT: '0',
      CONTENT_DIR: fixtureFolder,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const lines = createInterface({ input: child.stdout });
  const listening = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const origin = /^Vitrine is at (http:\S+?),?(?:\s|$)/.exec(line)?.[1];
      if (origin) resolve(origin);
    });
  });
  const origin = await Promise.race([listening, ended.then(() => undefined)]);
  return { child, origin, errors: () => errors, ended };
}
