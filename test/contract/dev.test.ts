import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { root } from './support/bundle.ts';
import { fixtureFolder } from './support/run-app.ts';

const sources = [
  ...['contract', 'widgets', 'loader', 'pages', 'server', 'tools', 'examples/kit'],
  ...['rollup.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

/** A copy of the project, so that its sources can be changed. */
let folder: string;
let dev: ChildProcess;
let origin: string;
const told: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-dev-'));
  for (const source of sources) await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  await cp(fixtureFolder, path.join(folder, 'content'), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  dev = spawn(process.execPath, ['tools/dev.mjs', '--no-types'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', CONTENT_DIR: 'content', DATA_DIR: 'data', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  origin = await new Promise((resolve, reject) => {
    const listen = (line: string) => {
      told.push(line);
      const found = /^Vitrine is at (http:[^\s,]+)/.exec(line)?.[1];
      if (found) resolve(found);
    };
    for (const stream of [dev.stdout, dev.stderr])
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', listen);
    dev.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${told.join('\n')}`)));
  });
}, 300_000);
beforeEach(() => onTestFailed(() => console.error(`npm run dev has told:\n${told.join('\n')}`)));
afterAll(async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  await rm(folder, { recursive: true });
});

const show = async (address = '/') => (await fetch(new URL(address, origin))).text();

/** Saves as most editors do: beside the file, and then in its place. */
async function save(file: string, change: (text: string) => string) {
  const place = path.join(folder, file);
  await writeFile(`${place}.saved`, change(await readFile(place, 'utf8')));
  await rename(`${place}.saved`, place);
}

async function expectShown(address: string, text: string) {
  await expect.poll(() => show(address), { timeout: 120_000 }).toContain(text);
}

describe('npm run dev', { timeout: 300_000 }, () => {
  it('gives pages the script that loads them again', async () => {
    const [, address = ''] = /<script async src="(\/@dev\/[^"]+)" data-build="\d+"/.exec(await show()) ?? [];
    expect(await show(address)).toContain('EventSource');
  });

  it("shows a word, a view, a style and a page's HTML once they are saved", async () => {
    await save('widgets/header/header.text.ts', (text) => text.replace("cn: '主菜单'", "cn: '新的菜单'"));
    await expectShown('/', '新的菜单');
    await save('widgets/footer/footer.tsx', (text) => text.replace('<footer', '<footer data-new="view"'));
    await expectShown('/', 'data-new="view"');
    await save('widgets/footer/footer.style.ts', (text) => text.replace('css`', 'css`\n.quite-new { order: 7; }'));
    await expectShown('/', 'quite-new');
    await save('pages/home/home.html', (text) => `${text}<p>A new page</p>`);
    await expectShown('/', 'A new page');
  });

  it('leaves what has not changed as it lies there: who waits for the next server may be reading it', async () => {
    const servers = path.join(folder, 'dist/dev/servers');
    const readStates = async () => {
      const parts = (await readdir(servers)).filter((name) => /^chunk-.*\.js$/.test(name));
      const states = parts.map(async (name) => [name, (await stat(path.join(servers, name))).mtimeMs] as const);
      return new Map(await Promise.all(states));
    };
    const before = await readStates();
    await save('widgets/footer/footer.tsx', (text) => text.replace('data-new="view"', 'data-new="other"'));
    await expectShown('/', 'data-new="other"');
    const after = [...(await readStates())].filter(([name]) => before.has(name));
    expect(after.length).toBeGreaterThan(5);
    expect(after.filter(([name, time]) => before.get(name) !== time)).toEqual([]);
  });

  it("shows a server's change and the scripts of a widget's", async () => {
    await save('server/app/health.ts', (text) => text.replace("status: 'ok'", "status: 'as-saved'"));
    await expectShown('/healthz', 'as-saved');
    await save('widgets/form/sending.text.ts', (text) => text.replace(/en: '/, "en: 'Quite new "));
    const [, release = ''] = /src="\/v\/([^/]+)\/loader\.js"/.exec(await show()) ?? [];
    const scripts = async () => {
      const answers = ['form', 'send-lead', 'modal'].map((name) => show(`/v/${release}/w/${name}.js`));
      return (await Promise.all(answers)).join('');
    };
    await expect.poll(scripts, { timeout: 120_000 }).toContain('Quite new ');
  });

  it('tells what is wrong with a source in its words and goes on with the last good ones', async () => {
    const before = await readFile(path.join(folder, 'server/app/health.ts'), 'utf8');
    await save('server/app/health.ts', () => 'const = 1;');
    await expect.poll(() => told.join('\n'), { timeout: 120_000 }).toContain('What was good before stays');
    expect(told.join('\n')).toContain('server/app/health.ts:1:6');
    expect(await show('/healthz')).toContain('as-saved');
    await save('server/app/health.ts', () => before.replace('as-saved', 'mended'));
    await expectShown('/healthz', 'mended');
  });

  it('goes back to the last good server where only the scripts cannot be made', async () => {
    const sheet = 'widgets/footer/footer.style.ts';
    const before = await readFile(path.join(folder, sheet), 'utf8');
    await save(sheet, (text) => `${text}throw new Error('No such colour');`);
    await expect.poll(() => told.join('\n'), { timeout: 120_000 }).toContain('No such colour');
    expect(await show()).toContain('quite-new');
    await save(sheet, () => before.replace('quite-new', 'newer-still'));
    await expectShown('/', 'newer-still');
  });

  it('shows what was saved while the content let no server start, once that is mended', async () => {
    const entry = 'content/cn/news/b.md';
    const before = await readFile(path.join(folder, entry), 'utf8');
    await save(entry, (text) => text.replace(/^id: .*/m, 'id: none'));
    await save('widgets/header/header.text.ts', (text) =>
      text.replace("cn: '新的菜单', en: 'Main menu'", "cn: '更新的菜单', en: 'Menu that waited'"),
    );
    await expect.poll(() => told.join('\n'), { timeout: 120_000 }).toContain(`cn/news/b.md`);
    await expect.poll(() => told.join('\n'), { timeout: 120_000 }).toContain('The server has ended');
    await save(entry, () => before);
    await expectShown('/', '更新的菜单');
    const [, release = ''] = /src="\/v\/([^/]+)\/loader\.js"/.exec(await show()) ?? [];
    expect(await show(`/v/${release}/w/header.js`)).toContain('Menu that waited');
  });

  it('tells open pages of a change of the content', async () => {
    const stop = new AbortController();
    const answer = await fetch(new URL('/@dev/changes', origin), { signal: stop.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    await save('content/cn/news/a.md', (text) => text.replace(/^title: .*/m, 'title: 改过的标题'));
    let events = '';
    while (!events.includes('event: content')) events += (await reader?.read())?.value ?? '';
    stop.abort();
    await expectShown('/api/internal/news/1', '改过的标题');
  });
});
