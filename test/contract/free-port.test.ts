import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../../server/base/settings.ts';
import { settlePort } from '../../server/http/settle-port.ts';
import { runProcess } from './support/run-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a free port is part of the origin that the site tells', async () => {
  const settings = await settlePort(readSettings({ PORT: '0' }));
  expect(settings.PORT).toBeGreaterThan(0);
  expect(settings).toMatchObject({ PUBLIC_ORIGIN: `http://localhost:${settings.PORT}`, PARTNER_PORT: 0 });
});

it('a given port or origin stays', async () => {
  expect(await settlePort(readSettings({ PORT: '8080' }))).toMatchObject({ PORT: 8080 });
  const settings = await settlePort(readSettings({ PORT: '0', PUBLIC_ORIGIN: 'https://www.example.com' }));
  expect(settings.PUBLIC_ORIGIN).toBe('https://www.example.com');
});

it('the pages of an imagined partner fetch the loader from there', async () => {
  const { child, ended, origin, lines } = await runProcess({ DATA_DIR: folder });
  const partner = /partner pages at (\S+)/.exec(lines())?.[1];
  const page = await (await fetch(`${partner}/plain.html`)).text();
  child.kill('SIGTERM');
  expect(page).toContain(`${origin}/loader.js`);
  expect(await ended).toBe(0);
});
