// Everything that is tested, from a fresh clone: installs what is missing, finds or installs Chromium, builds, runs.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { engines } from './find-engines.mjs';
import { examples } from './find-examples.mjs';
import { readCommand, refuse } from './read-command.mjs';
import { findTests, readBrowserReport, readUnitReport } from './test-report.mjs';

const command = {
  command: 'npm test',
  takes: '[NAME …]',
  about: `Runs the unit, the contract and the browser tests: these in Chromium, and the main ways of the site in Firefox
and WebKitGTK too, where they are installed. The names of failed tests stand at the end, above the count.
  NAME   only the files, of all suites, whose path below test/ holds it: "form", "contract/leads", "kit/"`,
};

const root = path.join(import.meta.dirname, '..');
process.chdir(root);
const { positionals: names } = readCommand(command);
const { unit, browser, engines: elsewhere } = findTests(names);
if (unit.length + browser.length + elsewhere.length === 0)
  refuse(command, `No test file has ${names.map((name) => `"${name}"`).join(' or ')} in its path below test/.`);

ensureInstalled();
if (browser.length > 0) (await import('./find-chromium.mjs')).ensureChromium();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();
// A folder for each run, since several may go on at once; what it holds of a failure stays.
const folder = `test-results/${process.pid}`;
process.env.TEST_RESULTS = folder;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const results = [];
if (unit.length > 0) {
  run('node_modules/vitest/vitest.mjs', [
    'run',
    ...['--reporter=default', '--reporter=json', `--outputFile=${folder}/unit.json`],
    ...(names.length > 0 ? unit : []),
  ]);
  results.push(readReport(`${folder}/unit.json`, (report) => readUnitReport(report, root)));
}
if (browser.length > 0) {
  const patterns = browser.map((file) => `/${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  run('node_modules/@playwright/test/cli.js', ['test', ...(names.length > 0 ? patterns : [])]);
  results.push(readReport(`${folder}/browser.json`, readBrowserReport));
}
const missing = [];
if (elsewhere.length > 0) {
  const others = engines.filter(({ main }) => main);
  const there = others.filter(({ find }) => find());
  missing.push(...others.filter((engine) => !there.includes(engine)));
  if (there.length > 0) {
    run('node_modules/@playwright/test/cli.js', [
      ...['test', '-c', 'test/browser/foreign/engines/playwright.config.ts', '--grep', '@main'],
      ...there.flatMap(({ name }) => ['--project', name]),
    ]);
    results.push(readReport(`${folder}/engines.json`, readBrowserReport));
  }
}

const failed = results.flatMap((result) => result.failed);
const sum = (count) => results.reduce((total, result) => total + count(result), 0);
const skipped = sum((result) => result.skipped);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}\n`).join('')}`);
for (const { title, install } of missing)
  console.log(`Left out, since ${title} is not installed: the main ways of the site there. To have it: ${install}.`);
if (browser.some((file) => file.endsWith('/examples.spec.ts')))
  for (const { name, isInstalled } of examples)
    if (!isInstalled())
      console.log(`Left out, since it is not installed: the example ${name}. To have it: npm run examples -- ${name}.`);
console.log(
  `${sum((result) => result.passed)} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
if (!process.exitCode) rmSync(folder, { recursive: true });

/** A runner may fail with no test of its own that failed: then that stands above, and the whole has failed. */
function run(program, values) {
  const { status } = spawnSync(process.execPath, [program, ...values], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return { passed: 0, skipped: 0, failed: [`${file} was not written: the reason stands above`] };
  }
}
