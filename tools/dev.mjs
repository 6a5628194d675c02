// Serves the site and does so again whenever a source changes. Content is watched by the server itself.
import './check-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
ensureInstalled();

/** What a build is made of; everything else in the project's folder is left out. */
const sources = new Set([
  ...['contract', 'widgets', 'loader', 'pages', 'server', 'examples/kit'],
  ...['rollup.config.mjs', 'tsup.server.config.ts', 'package-lock.json'],
]);

const gallery = 'dist/gallery';
mkdirSync(gallery, { recursive: true });

let server;
let ending = false;
let work = Promise.resolve();
let waiting = false;

async function restart() {
  waiting = false;
  if (ending) return;
  const build = spawnSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) return console.error('The last good build stays; save again once it is mended.');
  await stop();
  if (ending) return;
  const env = { ...process.env, GALLERY_DIR: gallery };
  server = spawn(process.execPath, ['--enable-source-maps', 'tools/start.mjs'], { stdio: 'inherit', env });
  // The parts of the kit at /kit: beside the server, which reads them anew each time.
  spawn(process.execPath, ['tools/gallery.mjs'], { stdio: 'inherit' });
}

/** Whether a path is a folder or below it. */
function isWithin(name, folder) {
  return name === folder || name.startsWith(`${folder}/`);
}

/** One after the other; what changes while another one waits for its turn is in that one. */
function restartNext() {
  if (waiting) return;
  waiting = true;
  work = work.then(restart);
}

function stop() {
  const running = server;
  if (!running || running.exitCode !== null || running.signalCode !== null) return undefined;
  const stopped = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  return stopped;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    ending = true;
    await stop();
    process.exit(0);
  });
}

/** The server's own watcher, from its source: it is there before the first build, and after one that fails. */
async function loadWatcher() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['server/content/watch.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const { watchFolder } = await loadWatcher();
await watchFolder('.', {
  onChange: restartNext,
  onTrouble: console.error,
  skip: (name) => name !== '' && ![...sources].some((source) => isWithin(name, source) || isWithin(source, name)),
});
// The watch keeps no process alive, and a build that fails starts no server.
setInterval(() => undefined, 2 ** 30);
restartNext();
