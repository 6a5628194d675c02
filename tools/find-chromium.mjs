import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Where systems keep a Chromium, or a browser that is one. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where systems keep the same engine without a window, in which many short tests take half the time. */
const shells = ['/usr/bin/chromium-headless-shell'];

/** What a Chromium needs in closed networks and in containers, where nobody but root is there to run it. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, else the system's, else Playwright's own.
 * @returns undefined where there is none
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return places.find((place) => existsSync(place)) ?? findPlaywrightsOwn();
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH=${named} is not there. Let it name a Chromium, or unset it to have one found.`);
}

/** The path of what many short tests run in: the one that CHROMIUM_PATH names, else the engine alone, else a Chromium. */
export function findShell() {
  return (process.env.CHROMIUM_PATH ? undefined : shells.find((place) => existsSync(place))) ?? findChromium();
}

function findPlaywrightsOwn() {
  const own = require('@playwright/test').chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** The path of a Chromium, installed first where there is none. Ends the process where that cannot be done. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  const ways = isDebianRoot() ? [installSystems, installPlaywrights] : [installPlaywrights];
  for (const install of ways) {
    const installed = install() && findChromium();
    if (installed) return installed;
  }
  console.error(
    'Chromium could not be installed; the reason stands above. Install Chromium or Chrome by hand, or let CHROMIUM_PATH name one.',
  );
  process.exit(1);
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** With a font for Chinese, which half of the pages are in, and with the engine alone where there is a package of it. */
function installSystems() {
  const install = (...packages) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  if (!run('apt-get', ['update', '-qq']) || !install('chromium', 'fonts-noto-cjk')) return false;
  install('chromium-headless-shell');
  return true;
}

function installPlaywrights() {
  return run(process.execPath, [
    path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js'),
    'install',
    'chromium',
  ]);
}

function run(command, values) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, values, { stdio: 'inherit', env }).status === 0;
}
