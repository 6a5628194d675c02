import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { median, startClient, writeRequest } from '../bench/load.mjs';
import { findFreeAddress } from './support/free-address.ts';
import { runProcess, type ServerProcess } from './support/run-process.ts';

/** Calls of one turn: what is young is collected in each, and all the rest only in some. */
const turn = 3000;

let folder: string;
let running: ServerProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(folder, { recursive: true });
});

it('lets go of calls that are answered from memory as soon as they are over', async () => {
  const { host, port } = await findFreeAddress();
  running = await runProcess({ DATA_DIR: folder, METRICS_HOST: host, METRICS_PORT: port });
  const { origin = '' } = running;
  const client = startClient();
  const request = writeRequest({
    method: 'POST',
    address: '/api/internal/news/list',
    body: '{"site":{"id":1},"pageNo":1,"pageSize":9}',
  });
  const callOften = (most: number) =>
    client.load({ port: Number(new URL(origin).port), request, connections: 16, most });
  /** Bytes that outlived a collection of what is young. */
  const readOld = async () => {
    const told = await (await fetch(`http://${host}:${port}/metrics`)).text();
    return Number(/^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)$/m.exec(told)?.[1]);
  };
  await callOften(turn);
  const kept: number[] = [];
  for (let turns = 0; turns < 5; turns += 1) {
    const before = await readOld();
    const { answers, wrong } = await callOften(turn);
    expect(wrong).toBe(0);
    kept.push(((await readOld()) - before) / answers);
  }
  client.stop();
  // Bytes a call, in the middle turn: one may meet a full collection, or a function that is compiled anew.
  expect(median(kept)).toBeLessThan(1000);
});
