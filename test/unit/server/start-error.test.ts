import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeStartError } from '../../../server/app/start-error.ts';
import { readSettings } from '../../../server/base/settings.ts';

const missing = path.join(tmpdir(), 'no-such-folder-of-vitrine');
const settings = readSettings({ CONTENT_DIR: path.join(missing, 'content'), DATA_DIR: path.join(missing, 'data') });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('what is missing is told with its path and its cure', () => {
  it('where a setting names the folder, by that setting', async () => {
    const error = await failureOf(readdir(settings.CONTENT_DIR));
    expect(describeStartError(error, settings)).toBe(
      `${missing}/content does not exist. CONTENT_DIR=${missing}/content: set it to that folder. Folder of the content.`,
    );
  });

  it('where it lies in such a folder, by that setting too', async () => {
    const error = await failureOf(readdir('dist/browser/none'));
    expect(describeStartError(error, settings)).toContain('BROWSER_DIR=dist/browser: set it to that folder.');
  });

  it('by its whole path, since what a setting says counts from a folder that the caller may not be in', async () => {
    const error = await failureOf(readdir('no-such-folder'));
    const where = `${path.resolve('no-such-folder')} does not exist. CONTENT_DIR=no-such-folder: `;
    expect(describeStartError(error, { ...settings, CONTENT_DIR: 'no-such-folder' })).toContain(where);
  });

  it('where something else names it, without a setting', async () => {
    const error = await failureOf(writeFile(path.join(missing, 'x.csv'), ''));
    expect(describeStartError(error, settings)).toBe(
      `${missing}/x.csv does not exist. Make it, or correct what names it.`,
    );
  });
});

it.each(['EACCES', 'EPERM'])('what the system denies is told with its cure: %s', (code) => {
  const error = Object.assign(new Error(`${code}: mkdir '/sys/x'`), { code });
  expect(describeStartError(error, settings)).toContain(`Access was denied: ${code}: mkdir '/sys/x'. Give this user`);
});

it.each(['EMFILE', 'ENFILE'])('a limit of open files that is too low is told with where it is raised: %s', (code) => {
  const error = Object.assign(new Error(`${code}: too many open files, open '/srv/x'`), { code });
  expect(describeStartError(error, settings)).toBe(
    `Too many files are open: ${code}: too many open files, open '/srv/x'. Raise their limit to some thousand (ulimit -n, LimitNOFILE= of systemd, ulimits of a container).`,
  );
});

it('a host that nobody knows is told with the settings that are set and name one', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND' });
  expect(describeStartError(error, settings)).toMatch(/Correct HOST\.$/);
  const beside = readSettings({ DATABASE_URL: 'postgres://db/leads' });
  expect(describeStartError(error, beside)).toMatch(/Correct HOST or DATABASE_URL\.$/);
});

describe('what is no folder is told with the setting that names it', () => {
  it.each(['ENOTDIR', 'EEXIST'])('%s', (code) => {
    const place = path.join(settings.CONTENT_DIR, 'files');
    expect(describeStartError(Object.assign(new Error(), { code, path: place }), settings)).toBe(
      `${place} is no folder, or lies in none. CONTENT_DIR=${settings.CONTENT_DIR}: set it to a folder. Folder of the content.`,
    );
  });

  it('or without one, where none does', () => {
    const place = path.join(missing, 'x');
    expect(describeStartError(Object.assign(new Error(), { code: 'ENOTDIR', path: place }), settings)).toBe(
      `${place} is no folder, or lies in none. Make it one, or correct what names it.`,
    );
  });
});

describe('what the file of the leads says is told in one line with its cure', () => {
  it.each([
    ['SQLITE_FULL', /disk of .+\/data is full.+Make room/],
    ['SQLITE_IOERR', /disk of .+\/data fails/],
    ['SQLITE_IOERR_WRITE', /disk of .+\/data fails/],
    ['SQLITE_CORRUPT', /leads\.db is damaged.+Restore.+docs\/operating\.md/],
    ['SQLITE_CORRUPT_INDEX', /leads\.db is damaged/],
    ['SQLITE_NOTADB', /is no database/],
    ['SQLITE_CANTOPEN', /leads\.db cannot be opened.+Give this user the right/],
  ])('%s', (code, says) => {
    const told = describeStartError(Object.assign(new Error('from SQLite'), { code }), settings);
    expect(told).toMatch(says);
    expect(told).not.toContain('\n');
  });
});

it('of folders that lie in one another the inner one is meant', () => {
  const inOne = readSettings({ CONTENT_DIR: '/srv', DATA_DIR: '/srv/data', BROWSER_DIR: '/srv/dist/browser' });
  const of = (missing: string) =>
    describeStartError(Object.assign(new Error(), { code: 'ENOENT', path: missing }), inOne);
  expect(of('/srv/dist/browser/manifest.json')).toContain('BROWSER_DIR=/srv/dist/browser: set it to that folder.');
  expect(of('/srv/data/leads.db')).toContain('DATA_DIR=/srv/data:');
  expect(of('/srv/cn')).toContain('CONTENT_DIR=/srv:');
});
