import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogStream, type LogStream } from '../../../server/app/log-stream.ts';

let folder: string;
let pipe: number;
let lost: number[];
let retries: (() => void)[];
let log: LogStream;

const retryByHand = (retry: () => void) => {
  retries.push(retry);
  return () => undefined;
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  const name = path.join(folder, 'pipe');
  execFileSync('mkfifo', [name]);
  pipe = openSync(name, constants.O_RDWR | constants.O_NONBLOCK);
  lost = [];
  retries = [];
  log = createLogStream({ descriptor: pipe, timer: retryByHand });
  log.onLost((lines) => lost.push(lines));
});
afterEach(async () => {
  closeSync(pipe);
  await rm(folder, { recursive: true });
});

/** Takes what is in the pipe, until nothing more comes of another attempt. */
async function readAll(): Promise<string[]> {
  const chunk = Buffer.alloc(1024 * 1024);
  let text = '';
  const read = () => {
    try {
      text += chunk.subarray(0, readSync(pipe, chunk)).toString();
      return true;
    } catch {
      return false;
    }
  };
  await expect
    .poll(() => {
      const isMore = read();
      for (const retry of retries.splice(0)) retry();
      return !isMore && retries.length === 0 && text.endsWith('\n');
    })
    .toBe(true);
  return text.split('\n').slice(0, -1);
}

/** Writes lines of 1,000 characters until many more were written than wait. */
async function overfill(): Promise<number> {
  const lines = 3000;
  for (let line = 0; line < lines; line += 1) log.write(`${String(line).padEnd(999, '.')}\n`);
  await expect.poll(() => retries.length).toBe(1);
  return lines;
}

it('lines come in their order and whole', async () => {
  for (const line of ['a', '线', 'c']) log.write(`${line}\n`);
  await expect.poll(() => readAll()).toEqual(['a', '线', 'c']);
});

it('a pipe that nobody reads costs the lines for which there is no room, which are counted, and no others', async () => {
  const written = await overfill();
  expect(lost).toEqual([]);
  const kept = await readAll();
  expect(kept.map(Number.parseFloat)).toEqual(kept.map((_, index) => index));
  expect(kept.length).toBeGreaterThan(1000);
  expect(lost).toEqual([written - kept.length]);
  log.write('after\n');
  expect(await readAll()).toEqual(['after']);
  expect(lost).toHaveLength(1);
});

it('a process that ends waits for no pipe, and leaves in it what it takes', async () => {
  log.write('before\n');
  log.end();
  await expect.poll(() => readAll()).toEqual(['before']);
  await overfill();
  log.end();
});

it('a full disk is no fault', async () => {
  const full = openSync('/dev/full', 'w');
  const onFull = createLogStream({ descriptor: full, timer: retryByHand });
  onFull.write('a\n');
  await expect.poll(() => retries.length).toBe(1);
  onFull.end();
  closeSync(full);
});
