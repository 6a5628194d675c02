import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';

const sources = [
  'contract',
  'widgets',
  'loader',
  'pages',
  'server',
  'rollup.config.mjs',
  'tools/build-server.mjs',
  'package-lock.json',
];

const builds = {
  'browser bundle': ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'],
  server: ['tools/build-server.mjs'],
};

/** Builds what a served site needs when its sources have changed since the last build. */
export function buildWhatIsStale() {
  buildIfStale(sources, 'dist/.sources', () => {
    rmSync('dist/browser', { recursive: true, force: true });
    for (const [name, command] of Object.entries(builds)) build(name, command);
  });
}

/** Whether what was built last is of the sources as they are now. */
export const isBuilt = () => isCurrent('dist/.sources', hashSources(sources));

const isCurrent = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** Does the work when files have changed since it was done last, as the stamp remembers. One process at a time. */
export function buildIfStale(files, stamp, work) {
  mkdirSync('dist', { recursive: true });
  withLock('dist/.building', () => {
    const now = hashSources(files);
    if (isCurrent(stamp, now)) return;
    // Work that is cut short leaves nothing whole, whatever the stamp said.
    rmSync(stamp, { force: true });
    work();
    writeFileSync(stamp, now);
  });
}

export function build(name, command) {
  console.log(`Building the ${name} …`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The ${name} could not be built; the reason stands above.`);
}

/** One hash over every source's name and text. */
function hashSources(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesOf(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

if (process.argv[1] === import.meta.filename) buildWhatIsStale();
