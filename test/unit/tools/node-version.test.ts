import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../../../tools/node-version.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const { engines, scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

/** Node as it is, but for the version that it tells. */
function runOn(version: string, ...command: string[]) {
  const told = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(told)}`, ...command], {
    cwd: root,
    encoding: 'utf8',
  });
}

describe('a version of Node', () => {
  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.3', false],
    ['22.13.1', false],
    ['22.14.0', true],
    ['24.0.0', true],
  ])('%s will do: %s', (version, good) => {
    expect(isWithin(version, engines.node)).toBe(good);
  });
});

describe('every command', () => {
  const commands = Object.entries(scripts).map(([name, line]) => [
    name,
    line,
    `tools/${/node (?:tools\/)?(\S+)/.exec(line)?.[1]}`,
  ]);

  it.each(commands)('npm run %s says in one line what it needs where Node is too old', (_, __, file) => {
    const { status, stdout, stderr } = runOn('18.20.8', file);
    expect(stderr).toBe(
      'Vitrine needs Node 20.19+ or 22.14+, and this is 18.20.8. Install a newer one from https://nodejs.org and try again.\n',
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});
