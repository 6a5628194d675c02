import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRedirect, type PageRoute } from '../../../pages/page-route.ts';
import { routes } from '../../../pages/routes.ts';
import { exportTool } from '../../../server/cli/export/export-tool.ts';
import type { ExportedFile } from '../../../server/cli/export/exported-file.ts';
import { ruleHeader } from '../../../server/cli/export/header-rules.ts';
import { writeRedirects } from '../../../server/cli/export/headers-file.ts';
import { pointLinksToApi, pointToApi } from '../../../server/cli/export/point-to-api.ts';
import { ruleQueries } from '../../../server/cli/export/query-rules.ts';
import { ruleMarks } from '../../../server/cli/export/site-marks.ts';
import { openTarget } from '../../../server/cli/export/target-folder.ts';
import { runCommand } from '../../contract/support/run-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-target-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (...line: string[]) =>
  runCommand(exportTool, line, { DATA_DIR: path.join(folder, 'data'), CONTENT_DIR: 'test/fixtures/content' });

describe('npm run export', () => {
  it('tells of its options, and is called by them alone', async () => {
    const { code, out } = await run('--help');
    expect([code, out]).toEqual([0, expect.stringContaining('Usage: npm run export -- [options]')]);
    for (const option of ['--out DIR', '--api ORIGIN', '--site MARK', '--origin ORIGIN']) expect(out).toContain(option);
  });

  it.each([
    [[], '--out DIR is missing'],
    [['--out', 'x', '--api', 'ftp://host'], '--api ftp://host will not do'],
    [['--out', 'x', '--origin', 'https://host/path'], '--origin https://host/path will not do'],
    [['--out', 'x', '--origin', 'http://127.0.0.1:3000'], 'Name a host by --origin'],
    [['--out', 'x', '--origin', 'https://a.example', '--api', 'http://b.example'], 'name it by --api with https://'],
    [['--ot', 'x'], 'did you mean --out?'],
    [['more'], 'npm run export --'],
  ])('refuses %j in words', async (line, words) => {
    const { code, told } = await run(...line);
    expect([code, told]).toEqual([2, expect.stringContaining(words)]);
  });

  it("leaves a folder alone that is somebody else's", async () => {
    const out = path.join(folder, 'out');
    await mkdir(out);
    await writeFile(path.join(out, 'mine.txt'), 'mine');
    const { code, told } = await run('--out', out);
    expect([code, told]).toEqual([2, expect.stringContaining('is not empty, and no export wrote it')]);
    expect(await readdir(out)).toEqual(['mine.txt']);
  });

  it('says at once that addresses of this machine alone will stand in the files, where nobody named another', async () => {
    const out = path.join(folder, 'out');
    await mkdir(out);
    await writeFile(path.join(out, 'mine.txt'), 'mine');
    const warned = 'say http://localhost:3000, which nobody else reaches';
    expect((await run('--out', out)).told).toContain(warned);
    expect((await run('--out', out, '--origin', 'https://www.example.com')).told).not.toContain(warned);
    expect((await run('--out', out, '--origin', 'http://localhost:3000')).told).not.toContain(warned);
  });

  it('says at once that calls will go to this machine alone, where the files are served elsewhere', async () => {
    const out = path.join(folder, 'out');
    await mkdir(out);
    await writeFile(path.join(out, 'mine.txt'), 'mine');
    const elsewhere = ['--out', out, '--origin', 'https://www.example.com'];
    const warned = 'Calls go to http://localhost:3000, which nobody else reaches';
    expect((await run(...elsewhere)).told).toContain(warned);
    expect((await run(...elsewhere, '--api', 'http://localhost:3000')).told).not.toContain(warned);
    expect((await run('--out', out)).told).not.toContain(warned);
  });
});

it('an export to where the system lets nobody make a folder is a fault, and no waiting without end', async () => {
  await expect(openTarget('/proc/vitrine/site')).rejects.toThrow(/^(?:ENOENT|EACCES|EROFS)/);
});

it('an export removes what an earlier one wrote, and nothing else', async () => {
  const first = await openTarget(folder);
  await first.write('cn/old/page.html', 'old');
  await first.write('cn/index.html', 'home');
  expect(await first.finish()).toEqual({ written: 2, removed: 0 });
  await writeFile(path.join(folder, 'cn/mine.txt'), 'mine');
  const second = await openTarget(folder);
  await second.write('cn/index.html', 'home');
  expect(await second.finish()).toEqual({ written: 0, removed: 1 });
  expect((await readdir(path.join(folder, 'cn'))).sort()).toEqual(['index.html', 'mine.txt']);
  expect(await readFile(path.join(folder, 'cn/index.html'), 'utf8')).toBe('home');
});

it('a page on another host knows where calls and forms go, and is the same otherwise', () => {
  const html =
    '<script async src="/v/1/loader.js"></script><form method="post" class="a"></form><form method="get" action="/b">';
  const policy = "default-src 'none'; media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";
  expect(pointToApi({ html, policy }, 'https://api.example', 'en', '/form/1')).toEqual({
    html: '<script data-api="https://api.example" async src="/v/1/loader.js"></script><form method="post" class="a" action="https://api.example/en/form/1"></form><form method="get" action="/b">',
    policy:
      "default-src 'none'; media-src 'self' https://api.example; connect-src 'self' https://api.example; form-action 'self' https://api.example; base-uri 'none'",
  });
});

it('a list in Markdown goes on at the API, which answers queries, and the search is there: nothing else by it', () => {
  const entry = '- [One](https://en.host.example/activity/1.md)\n- [Else](https://b.example/a.md?x=1)\n';
  const list = `${entry}- [Next page](https://en.host.example/activity.md?pageNo=2)\n- [Search](https://en.host.example/search.md)\n`;
  expect(pointLinksToApi(list, 'https://en.host.example', 'https://api.example', 'en')).toBe(
    `${entry}- [Next page](https://api.example/en/activity.md?pageNo=2)\n- [Search](https://api.example/en/search.md)\n`,
  );
});

it('a search on another host wakes by itself, since the host may know nothing of its query', () => {
  const html = '<script src="/loader.js"></script><vt-search wake="interaction" data-vt-key="w2"></vt-search>';
  expect(pointToApi({ html, policy: '' }, 'https://api.example', 'en', '/search').html).toContain(
    '<vt-search wake="idle" data-vt-key="w2">',
  );
});

it('a header is said once for each folder whose files all have it', () => {
  const file = (name: string, value: string): ExportedFile => ({
    file: name,
    path: `/${name}`,
    headers: value ? { a: value } : {},
  });
  const files = [file('v/1/a.js', 'x'), file('v/1/w/b.js', 'x'), file('index.html', 'y'), file('none.txt', '')];
  expect(ruleHeader(files, 'a', ({ path }) => path)).toEqual([
    { place: '/index.html', isFolder: false, value: 'y' },
    { place: '/v/', isFolder: true, value: 'x' },
  ]);
});

it('an address that names a site leads to that site, but where calls are answered at the same host', () => {
  const marks = [{ mark: 'en', origin: 'https://en.host.example' }];
  expect(ruleMarks(marks, 'https://host.example', 'https://api.example')).toEqual(marks);
  expect(ruleMarks(marks, 'https://host.example', 'https://host.example')).toEqual([]);
});

it('hosts with _redirects send a query to the API where an exported page reads it, and nowhere else', () => {
  const pages = routes.filter((row): row is PageRoute => !isRedirect(row) && !row.enumerate);
  const queries = ruleQueries(pages, 'https://api.example', 'en');
  const lines = writeRedirects({
    mark: 'en',
    origin: 'https://en.example',
    files: [],
    moved: new Map(),
    marks: [],
    queries,
  });
  const keys: Record<string, string[]> = {};
  // A file is there too: only force leads past it.
  for (const [, from = '', key = '', to] of lines.matchAll(/^(\S+) (\w+)=:\2 (\S+) 302!$/gm)) {
    expect(to).toBe(`https://api.example${from.startsWith('/files') ? from : `/en${from}`}`.replace('*', ':splat'));
    keys[from] = [...(keys[from] ?? []), key];
  }
  expect(keys).toEqual({
    '/*': ['preview'],
    '/files/*': ['signature'],
    '/form/:id': ['unlock'],
    '/form/:id/sent': ['test', 'unlocked'],
    '/form/:id/preview': ['unlock'],
    '/activity': ['from', 'to', 'place', 'type', 'keyword', 'pageNo'],
    '/media': ['from', 'to', 'type', 'keyword', 'pageNo'],
    '/periodical': ['pageNo'],
    '/about-us/news': ['pageNo'],
    '/search': ['q', 'type', 'pageNo'],
  });
});
