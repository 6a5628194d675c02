import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';

/**
 * The browsers of three engines, and how to come by them where they are not. In those with `main` every run of all tests
 * goes the main ways; in Chromium they are among the browser tests.
 * @type {readonly { name: string, title: string, find(): string | undefined, install: string, main?: true }[]}
 */
export const engines = [
  {
    name: 'chromium',
    title: 'Chromium',
    find: findChromium,
    install: 'apt-get install chromium, or npx playwright install chromium; CHROMIUM_PATH may name one',
  },
  {
    name: 'firefox',
    title: 'Firefox',
    find: () =>
      named('FIREFOX_PATH') ??
      findFirst([
        ...onPath('firefox-esr'),
        ...onPath('firefox'),
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ]),
    install: 'apt-get install firefox-esr, or Firefox from mozilla.org; FIREFOX_PATH may name one',
    main: true,
  },
  {
    name: 'webkitgtk',
    title: 'WebKitGTK',
    // Its screen is one that nobody sees.
    find: () => (findFirst(onPath('Xvfb')) ? findFirst(onPath('WebKitWebDriver')) : undefined),
    install: 'apt-get install webkit2gtk-driver xvfb; there is none outside Linux',
    main: true,
  },
];

function named(variable) {
  const file = process.env[variable];
  if (!file || existsSync(file)) return file || undefined;
  throw new Error(`${variable}=${file} is not there. Let it name a browser, or unset it to have one found.`);
}

const findFirst = (files) => files.find((file) => existsSync(file));

const onPath = (program) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, program));
