import { chmod, cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/leads/database.ts';
import { createLead } from './support/lead.ts';
import { fixtureFolder, runApp } from './support/run-app.ts';
import { runProcess } from './support/run-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (name = '') => ((await stat(path.join(folder, name))).mode & 0o777).toString(8);

it('a release that is older than the database says so in one line, with the cure', async () => {
  const db = await openDatabase({ folder });
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await db.destroy();
  const { ended, errors } = await runProcess({ DATA_DIR: folder });
  expect(await ended).toBe(1);
  expect(errors()).toMatch(/^The database of the leads is newer than this release.*"999-later".*backup.*\n$/);
});

it('a file of the leads that cannot be opened, as one that was put back by another user, is told of in one line', async () => {
  await mkdir(path.join(folder, 'leads.db'));
  const { ended, errors } = await runProcess({ DATA_DIR: folder });
  expect(await ended).toBe(1);
  expect(errors()).toMatch(/^\/.*\/leads\.db cannot be opened, .+ Give this user the right .+\n$/);
});

it('leads are kept where no other user of the machine can read them', async () => {
  await chmod(folder, 0o755);
  const { origin, child, ended } = await runProcess({ DATA_DIR: folder });
  const response = await fetch(`${origin}/api/internal/form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(createLead()),
  });
  expect(response.status).toBe(200);
  await fetch(`${origin}/files/pictures/dark.webp?w=100`).then((answer) => answer.arrayBuffer());
  child.kill('SIGTERM');
  await ended;
  expect([await modeOf(), await modeOf('leads.db'), await modeOf('secret'), await modeOf('pictures')]).toEqual([
    '700',
    '600',
    '600',
    '700',
  ]);
});

it('a folder of content that is gone is told of with the setting that names it, while the server goes on', async () => {
  const content = path.join(folder, 'content');
  await cp(fixtureFolder, content, { recursive: true });
  const { origin, child, ended, lines } = await runProcess({
    DATA_DIR: path.join(folder, 'data'),
    CONTENT_DIR: content,
  });
  await rename(content, `${content}-away`);
  await expect
    .poll(lines, { timeout: 30_000 })
    .toContain(`cannot be used: ${content} does not exist. CONTENT_DIR=${content}: set it to that folder.`);
  expect((await fetch(`${origin}/api/internal/form/1`)).status).toBe(200);
  child.kill('SIGKILL');
  await ended;
});

it('a busy machine may take as long for the pages as it needs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const app = await runApp({}, async (server) => {
      await vi.advanceTimersByTimeAsync(600_000);
      server.get('/late', () => 'here');
    });
    expect(await (await app.get('/late')).text()).toBe('here');
    await app.stop();
  } finally {
    vi.useRealTimers();
  }
});
