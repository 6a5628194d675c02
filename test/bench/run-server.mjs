import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Starts the built server on free ports with a data folder of its own.
 * @returns its port, how long the start took in milliseconds, its memory in bytes, the seconds of the processor that it
 *   has taken, and how to end it, with its data folder or without
 */
export async function runServer(env = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'));
  const started = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      PARTNER_PORT: '0',
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /Vitrine is at http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
  });
  const startTime = performance.now() - started;
  const stop = async ({ keep = false } = {}) => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
    if (!keep) rmSync(data, { recursive: true, force: true });
  };
  return { port, startTime, data, memory: () => readMemory(server.pid), cpu: () => readProcessor(server.pid), stop };
}

/** Seconds of the processor that a process has taken, all its threads together. */
export function readProcessor(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // Linux counts in hundredths, whatever its clock.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident bytes now, and the most there ever were. */
function readMemory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
