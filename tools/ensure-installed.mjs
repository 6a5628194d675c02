import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs the dependencies where they are missing or not those of the lockfile. Needs Node alone. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  // Where NODE_ENV is production npm would leave out what builds.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('The dependencies could not be installed. Is the npm registry reachable? Run `npm ci` to see more.');
  process.exit(1);
}

/**
 * Whether what is installed is the lockfile's: all of it, or what serves (`npm ci --omit=dev`). npm keeps a lockfile of
 * what it installed; packages of other platforms are missing from it.
 */
export function isInstalled(wants = 'all') {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, dev }]) =>
      path === '' || optional || (dev && wants === 'what serves') || installed[path]?.version === version,
  );
}
