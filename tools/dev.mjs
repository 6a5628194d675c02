// npm run dev: serves the site, and shows what is saved. docs/decisions/0074 tells how.
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { readCommand } from './read-command.mjs';

const { options } = readCommand({
  command: 'npm run dev',
  about: `Serves the site and its partner's pages, as npm start does, and every part of the kit at /kit. What is saved is shown:
open pages load again by themselves. A source at fault is told, and what was good before it stays.`,
  options: { 'no-types': { about: 'does not check the types beside it' } },
  more: 'Settings are read from the environment, as npm start reads them: docs/operating.md lists them.',
});
process.chdir(path.join(import.meta.dirname, '..'));
ensureInstalled();
const { createBuilds } = await import('./dev/builds.mjs');
const { createChangedFiles } = await import('./dev/changed-files.mjs');
const { createProxy } = await import('./dev/proxy.mjs');
const { createSiteProcess } = await import('./dev/site-process.mjs');
const { leisure, watchTypes } = await import('./dev/types.mjs');
const { importTypeScript } = await import('./import-typescript.mjs');
const { watchFolder } = await importTypeScript('server/content/watch.ts');

const sources = ['contract', 'widgets', 'loader', 'pages', 'server', 'examples/kit', 'examples/partner'];
/** What this process has read at its start. */
const own = ['tools', 'rollup.config.mjs', 'package-lock.json', 'package.json'];

const { HOST: host = 'localhost', PORT: port = '3000', CONTENT_DIR: content = 'examples/content' } = process.env;
const gallery = 'dist/gallery';
mkdirSync(gallery, { recursive: true });
const isAnywhere = ['0.0.0.0', '::'].includes(host);
const proxy = createProxy({ host: isAnywhere ? 'localhost' : host });
const bound = await proxy.listen(Number(port), host).catch((error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} of ${host} is taken. Set PORT to a free one.` : error.message,
  );
  process.exit(1);
});
const origin = `http://${isAnywhere ? 'localhost' : host}:${bound}`;
const settings = {
  PORT: '0',
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || origin,
  PARTNER_PORT: process.env.PARTNER_PORT || String(port === '0' ? 0 : bound + 1),
  GALLERY_DIR: gallery,
};

const builds = await createBuilds('dist/dev');
const listChanged = createChangedFiles([...sources, ...own]);
let ending = false;
/** What a build that failed has left to the next one. */
let isForBrowsers = true;
/** The scripts that were made last, and what has been shown last: that server, with the scripts of its time. */
let made;
let shown;
let isUp = false;

const site = createSiteProcess({
  settings,
  onExit: () => {
    isUp = false;
    if (!ending) console.error('The server has ended; it starts again with the next change.');
  },
});
const types = options['no-types'] ? undefined : watchTypes();
const isIn = (file, places) => places.some((place) => file === place || file.startsWith(`${place}/`));

async function show() {
  const began = performance.now();
  const changed = listChanged();
  for (const file of changed.filter((each) => shown && isIn(each, own)))
    console.log(`${file} has changed: that takes effect when npm run dev is started again.`);
  const touched = changed.filter((file) => isIn(file, sources));
  if (ending || (isUp && touched.length === 0)) return;
  isForBrowsers ||= touched.some((file) => isIn(file, ['contract', 'widgets', 'loader']));
  types?.hold();
  const known = made;
  const making = makeScripts();
  making.catch(() => undefined);
  try {
    const server = await builds.buildServer();
    proxy.hold();
    const served = await start(server, known, making);
    isUp = served !== undefined;
    if (!isUp) {
      types?.goOn();
      return;
    }
    const isFirst = !shown;
    shown = { server, scripts: made };
    serve(shown, served);
    builds.keepOnly(server, made);
    const time = ((performance.now() - began) / 1000).toFixed(1);
    if (isFirst) console.log(`Vitrine is at ${origin}${served.partner ? `, partner pages at ${served.partner}` : ''}`);
    else console.log(`${touched.length > 3 ? `${touched.length} files` : touched.join(', ')}: shown after ${time} s`);
    const isInGallery = isFirst || touched.some((file) => isIn(file, ['contract', 'widgets', 'pages', 'examples/kit']));
    const next = isFirst ? prepareFirst : prepareNext;
    if (isInGallery) buildGallery(next);
    else next();
  } catch (error) {
    console.error(describe(error));
    console.error('What was good before stays; save again once it is mended.');
    types?.goOn();
  }
  await making.catch(() => undefined);
}

async function makeScripts() {
  if (!isForBrowsers) return;
  made = await builds.buildScripts();
  isForBrowsers = false;
}

/**
 * Starts a server, on the scripts that were good last, while new ones are made. Where those tell a server something else,
 * it starts once more; where they cannot be made, the server that was good last comes back.
 */
async function start(server, known, making) {
  if (!known) await making;
  const starting = run(server, known ?? made);
  try {
    await making;
  } catch (error) {
    await starting;
    const served = shown && (await run(shown.server, shown.scripts));
    if (served) serve(shown, served);
    isUp = served !== undefined;
    throw error;
  }
  const served = await starting;
  return served && known && made.facts !== known.facts ? run(server, made) : served;
}

async function run(server, scripts) {
  await site.stop();
  return ending ? undefined : site.start(server, { BROWSER_DIR: scripts.known });
}

const serve = ({ server, scripts }, { port }) => proxy.serve({ port, scripts, name: server.name });

/** esbuild has told its own errors by then; rollup's have the place apart from the reason. */
function describe(error) {
  if (Array.isArray(error.errors)) return 'The server could not be built; the reason stands above.';
  const { file = error.id, line, column } = error.loc ?? {};
  const place = file ? `${path.relative('.', file)}${line ? `:${line}:${column}` : ''}: ` : '';
  return `${place}${error.message}${error.frame ? `\n${error.frame}` : ''}`;
}

/** Beside the server, which reads it anew each time, and after the page that is looked at. */
function buildGallery(next) {
  const child = spawn(process.execPath, ['tools/gallery.mjs'], { stdio: 'inherit' });
  setPriority(child.pid, leisure);
  child.on('exit', () => {
    proxy.tellContent();
    next();
  });
}

function prepareNext() {
  if (ending) return;
  site.prepare(shown.server);
  types?.goOn();
}

/** Somebody who works waits for the second build, too, unless it is made before. */
function prepareFirst() {
  work = work
    .then(() => !ending && builds.warmUp())
    .catch(() => undefined)
    .then(prepareNext);
}

/** One after the other; what changes while another one waits for its turn is in that one. */
let work = Promise.resolve();
let isWaiting = false;
function showNext() {
  if (isWaiting) return;
  isWaiting = true;
  work = work.then(() => {
    isWaiting = false;
    return show();
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    ending = true;
    types?.end();
    await site.end();
    process.exit(0);
  });
}

const isApart = (name) =>
  name !== '' && ![...sources, ...own].some((place) => isIn(name, [place]) || isIn(place, [name]));
await watchFolder('.', { onChange: showNext, onTrouble: console.error, skip: isApart });
const isHidden = (name) => /(?:^|\/)\.(?!\.)/.test(name);
// A server that runs reads its content itself; one that could not start on it is started again.
const onContent = () => (isUp ? proxy.tellContent() : showNext());
await watchFolder(content, { onChange: onContent, onTrouble: console.error, skip: isHidden });
showNext();
