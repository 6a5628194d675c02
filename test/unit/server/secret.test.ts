import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeStartError } from '../../../server/app/start-error.ts';
import { readSecret } from '../../../server/base/secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('all who ask at once on one new folder get the same secret, and nothing else is left there', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret(undefined, folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('a secret that is there is read, and nothing is written: the disk may be full', async () => {
  const secret = await readSecret(undefined, folder);
  const written = async () => (await stat(folder, { bigint: true })).mtimeNs;
  const before = await written();
  expect(await readSecret(undefined, folder)).toBe(secret);
  expect(await written()).toBe(before);
});

test('a secret that is given is taken, and none is made', async () => {
  expect(await readSecret('given', folder)).toBe('given');
  expect(await readdir(folder)).toEqual([]);
});

test('a file that is too short to be a secret is named with its cure, in one line', async () => {
  await writeFile(path.join(folder, 'secret'), 'short');
  const failure: unknown = await readSecret(undefined, folder).catch((error: unknown) => error);
  expect(describeStartError(failure, {})).toMatch(/^\/.+secret is too short .* Delete it, and a new one is made\.$/);
});
