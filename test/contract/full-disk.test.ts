import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openContent } from '../../server/content/content.ts';
import { type LeadDatabase, openDatabase } from '../../server/leads/database.ts';
import { OutcomeUnknownError } from '../../server/leads/database-errors.ts';
import { withRoom } from '../../server/leads/with-room.ts';
import { createLead } from './support/lead.ts';
import { openLeadService } from './support/lead-service.ts';
import { fixtureFolder, runApp } from './support/run-app.ts';

/** SQLite says the same where the file may not grow and where the disk is full. */
const limitPages = (db: LeadDatabase, pages: number) =>
  sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);

const long = createLead({ trafficAccessReq: { ext_info: 'x'.repeat(4000) } });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a lead that finds the disk full', () => {
  /** A service whose disk has been filled up; `makeRoom` is called when a lead finds it so. */
  async function fillUp(makeRoom: (db: LeadDatabase) => Promise<boolean>) {
    const content = await openContent({ folder: fixtureFolder, memoryFolder: folder });
    const db = await openDatabase({ folder });
    const told: string[] = [];
    let isFull = false;
    const service = openLeadService({
      db,
      content,
      destinations: ['webhook'],
      makeRoom: async () => {
        told.push('makes room');
        return isFull && makeRoom(db);
      },
      onKept: () => told.push('kept'),
      onError: () => told.push('failed'),
    });
    await limitPages(db, 1);
    while ((await service.accept(long)).kind === 'kept');
    isFull = true;
    told.length = 0;
    const outcomes = await Promise.all([service.accept(long), service.accept(long)]);
    const count = async (table: 'leads' | 'outbox') => (await db.selectFrom(table).select('id').execute()).length;
    const stored = [await count('leads'), await count('outbox')];
    await db.destroy();
    content.close();
    return { kinds: outcomes.map(({ kind }) => kind), told, stored };
  }

  it('is stored all the same where room can be made, once, and nobody is told of a failure', async () => {
    const { kinds, told, stored } = await fillUp(async (db) => {
      await limitPages(db, 1_000_000);
      return true;
    });
    expect(kinds).toEqual(['kept', 'kept']);
    expect(told).toEqual(['makes room', 'kept', 'kept']);
    expect(stored[0]).toBe(stored[1]);
  });

  it.each([
    ['there is none to be made', false],
    ['what was made is not enough', true],
  ])('is refused for now where %s, after one attempt', async (_, made) => {
    const { kinds, told } = await fillUp(async () => made);
    expect(kinds).toEqual(['refused', 'refused']);
    expect(told).toEqual(['makes room', 'failed', 'failed']);
  });
});

it('what may have been stored after all is not tried again, and what failed by something else neither', async () => {
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  const makeRoom = vi.fn(async () => true);
  for (const error of [new OutcomeUnknownError('x', { cause: full }), new Error('another')]) {
    const write = vi.fn(() => Promise.reject(error));
    await expect(withRoom(write, makeRoom)).rejects.toBe(error);
    expect(write).toHaveBeenCalledTimes(1);
  }
  expect(makeRoom).not.toHaveBeenCalled();
});

it('a full disk is not asked twice where no room was made', async () => {
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  for (const makeRoom of [undefined, async () => false]) {
    const write = vi.fn(() => Promise.reject(full));
    await expect(withRoom(write, makeRoom)).rejects.toBe(full);
    expect(write).toHaveBeenCalledTimes(1);
  }
});

describe('a server whose disk is full', () => {
  it('gives up resized pictures before it refuses a lead', async () => {
    const pictures = path.join(folder, 'pictures');
    await mkdir(pictures);
    await writeFile(path.join(pictures, 'kept.webp'), 'a picture');
    const app = await runApp({ DATA_DIR: folder });
    await limitPages(app.db, 1);
    const send = () => app.post('/api/internal/form', long);
    let answer = await send();
    while (answer.status === 200) answer = await send();
    expect(answer.status).toBe(503);
    expect(await readdir(pictures)).toEqual([]);
    await app.stop();
  });

  it('gives them up before it says that leads cannot be stored', async () => {
    const pictures = path.join(folder, 'pictures');
    await mkdir(pictures);
    await writeFile(path.join(pictures, 'kept.webp'), 'a picture');
    const app = await runApp({ DATA_DIR: folder });
    await limitPages(app.db, 1);
    const answer = await app.get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ leads: 'not ready: the disk is full' });
    expect(await readdir(pictures)).toEqual([]);
    await app.stop();
  });

  it('tells in time that pictures cannot be kept, and is ready all the same', async () => {
    const app = await runApp({ DISK_FLOOR_MB: '1000000000' });
    const ready = await app.get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      status: 'ready',
      leads: 'ready',
      pictures: 'not kept: less than 1000000000 MB of the disk are free',
    });
    await app.stop();
  });

  it('says that pictures can be kept where there is room', async () => {
    const app = await runApp({ DISK_FLOOR_MB: '0' });
    expect(await (await app.get('/readyz')).json()).toMatchObject({ pictures: 'ready' });
    await app.stop();
  });
});
