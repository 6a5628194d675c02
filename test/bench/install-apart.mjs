import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs what only a bench needs where git does not look, and no package of ours takes it along: once, and again where
 * a version has changed.
 * @param folder gets it
 * @param list what a package.json says of it
 * @param scripts whether packages may run their own
 */
export function installApart(folder, list, { scripts = false } = {}) {
  const mark = path.join(folder, 'node_modules/.installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === list) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '.npmignore'), '*\n');
  writeFileSync(path.join(folder, 'package.json'), list);
  const flags = ['--no-audit', '--no-fund', ...(scripts ? [] : ['--ignore-scripts'])];
  const { status } = spawnSync('npm', ['install', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`What ${folder} needs could not be installed. Is the npm registry reachable?`);
  writeFileSync(mark, list);
}
