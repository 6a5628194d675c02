import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FreeAddress } from './free-address.ts';

/** Where a program is; systems keep servers off a user's own path. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Where nginx keeps what is under way, as lines of its configuration: without them in folders of the system. */
export const keepIn = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');

export interface WebServer {
  pid: number | undefined;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/**
 * Runs a web server until it is stopped.
 * @returns once it listens
 * @throws Error with what it said, where it ends before
 */
export async function runWebServer(
  program: string,
  line: readonly string[],
  { host, port }: FreeAddress,
  env?: NodeJS.ProcessEnv,
): Promise<WebServer> {
  const child = spawn(findProgram(program) ?? program, line, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  for (let listens = false; !listens; ) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${said}`);
    const socket = connect({ host, port: Number(port) });
    listens = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!listens) await setTimeout(20);
  }
  return {
    pid: child.pid,
    signal: (name) => child.kill(name),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
