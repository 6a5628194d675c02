// Serves the site and does so again whenever a source changes. Content is watched by the server itself.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
ensureInstalled();

let server;
let timer;
let ending = false;

async function restart() {
  const build = spawnSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) return console.error('The last good build stays; save again once it is mended.');
  await stop();
  if (!ending) server = spawn(process.execPath, ['--enable-source-maps', 'tools/start.mjs'], { stdio: 'inherit' });
}

function stop() {
  const running = server;
  if (!running || running.exitCode !== null) return undefined;
  const stopped = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  return stopped;
}

for (const folder of ['contract', 'widgets', 'loader', 'pages', 'server']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, 150);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    ending = true;
    await stop();
    process.exit(0);
  });
}
await restart();
