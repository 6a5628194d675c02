import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const tools = path.resolve(import.meta.dirname, '../../../tools');
let folder: string;

const write = (file: string, text: string, mode?: number) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text, { mode });
};
const record = (file: string, packages: Record<string, object>) => write(file, JSON.stringify({ packages }));
const [server, builder] = [{ version: '1.0.0' }, { version: '1.0.0', dev: true }];

/** One of the project's commands, where npm notes what it was asked for. */
function runTool(command: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: path.join(folder, 'bin') },
  });
  expect(status).toBe(0);
  const asked = path.join(folder, 'asked');
  return { said: stdout.trim(), npm: existsSync(asked) ? readFileSync(asked, 'utf8') : '' };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-run-'));
  cpSync(tools, path.join(folder, 'tools'), { recursive: true });
  for (const source of ['contract', 'widgets', 'loader', 'pages', 'server']) write(`${source}/a.ts`, '');
  for (const file of ['rollup.config.mjs', 'tools/build-server.mjs', 'node_modules/rollup/dist/bin/rollup'])
    write(file, '');
  write('package.json', readFileSync(path.join(tools, '../package.json'), 'utf8'));
  write('dist/server/leads.js', "console.log('Leads:', process.argv[2]);");
  write('dist/server/main.js', "console.log('Serves');");
  write('bin/npm', '#!/bin/sh\necho "$@" > asked\n', 0o755);
  record('package-lock.json', { '': {}, 'node_modules/server': server, 'node_modules/builder': builder });
  record('node_modules/.package-lock.json', { 'node_modules/server': server, 'node_modules/builder': builder });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each([
  ["a command of the server's", ['tools/run.mjs', 'leads', 'list'], 'Leads: list'],
  ['the server', ['tools/start.mjs'], 'Serves'],
] as const)('%s', (_, command, says) => {
  const run = () => runTool(command);

  it('is built where it is stale, and run', () => {
    expect(run()).toEqual({ said: expect.stringContaining(`Building the server …\n${says}`), npm: '' });
    expect(run()).toEqual({ said: says, npm: '' });
  });

  it('leaves what is installed beside a server that was built as it is', () => {
    run();
    record('node_modules/.package-lock.json', { 'node_modules/server': server });
    expect(run()).toEqual({ said: says, npm: '' });
  });

  it.each([
    ['a source has changed', () => write('server/a.ts', 'changed')],
    ['what it needs is missing', () => record('node_modules/.package-lock.json', {})],
  ])('installs what builds, whatever NODE_ENV says, where %s', (_, change) => {
    run();
    record('node_modules/.package-lock.json', { 'node_modules/server': server });
    change();
    const { said, npm } = run();
    expect(said).toMatch(/^Installing dependencies …/);
    expect(npm).toMatch(/^ci --include=dev /);
  });
});
