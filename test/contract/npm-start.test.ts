import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/leads/database.ts';
import { root } from './support/bundle.ts';
import { createLead } from './support/lead.ts';
import { fixtureFolder } from './support/run-app.ts';

let folder: string;
let npm: ChildProcess;
let origin: string;

// It may have to build first.
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', PARTNER_PORT: '0', DATA_DIR: folder, CONTENT_DIR: fixtureFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, as a terminal makes one.
    detached: true,
  });
  const lines = createInterface({ input: npm.stdout as NodeJS.ReadableStream });
  origin = await new Promise((resolve, reject) => {
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
    lines.on('line', (line) => {
      const found = /^Vitrine is at (http:[^\s,]+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
}, 300_000);

afterEach(async () => {
  try {
    process.kill(-(npm.pid as number), 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await rm(folder, { recursive: true });
});

describe('npm start', () => {
  it.each([
    ['npm alone is told SIGTERM', 'SIGTERM', 1],
    ['npm alone is told SIGINT', 'SIGINT', 1],
    ['a terminal tells all its processes SIGINT', 'SIGINT', -1],
  ] as const)('ends its server when %s, after the lead that is in flight', async (_, signal, whom) => {
    const ended = once(npm, 'exit');
    const sending = request(`${origin}/api/internal/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    sending.flushHeaders();
    await once(sending, 'continue');
    process.kill(whom * (npm.pid as number), signal);
    sending.end(JSON.stringify(createLead()));
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    const { data } = JSON.parse((await answer.toArray()).join('')) as { data: { id: string } };
    expect(await ended).toEqual([0, null]);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    const db = await openDatabase({ folder });
    const leads = await db.selectFrom('leads').select('id').execute();
    await db.destroy();
    expect(leads.map(({ id }) => id)).toEqual([data.id]);
  });
});
