import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs the dependencies where they are missing or not those of the lockfile. Needs Node alone. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The dependencies could not be installed. Is the npm registry reachable? Run `npm ci` to see more.');
  process.exit(1);
}

/** npm keeps a lockfile of what it installed; packages of other platforms are missing from it. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}
