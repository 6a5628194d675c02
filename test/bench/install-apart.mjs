import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs what only a bench needs where git does not look, and no package of ours takes it along: once, and again where
 * a version has changed. No package's own scripts are run.
 * @param list the package.json that names it
 * @param workshop the folder that gets it
 */
export function installApart(list, workshop) {
  const text = readFileSync(list, 'utf8');
  const mark = path.join(workshop, 'node_modules/.installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === text) return;
  mkdirSync(workshop, { recursive: true });
  writeFileSync(path.join(workshop, '.npmignore'), '*\n');
  writeFileSync(path.join(workshop, 'package.json'), text);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: workshop,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`What ${list} names could not be installed into ${workshop}. Is the npm registry reachable?`);
  writeFileSync(mark, text);
}
