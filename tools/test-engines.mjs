// The main ways of the site and the foreign pages in every engine that is there.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { layOutEngines, readEngineReport } from './engine-report.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { engines } from './find-engines.mjs';
import { readCommand, refuse } from './read-command.mjs';

const command = {
  command: 'npm run test:engines',
  takes: '[ENGINE …]',
  about: `Goes the main ways of the site, and sends a form from pages unlike ours, which embed it with a list, in
${engines.map(({ title }) => title).join(', ')}, as a visitor does: by pointer, labels and keyboard. Each of those pages has to leave
one lead and its host as it was. Prints a table, and ends with 1 when a page or a way fails, or when an engine that was asked for by name is not installed.
  ENGINE   ${engines.map(({ name }) => name).join(', ')}; without one, those that are installed`,
  options: { page: { takes: 'NAME', about: 'only the page of that name in the table' } },
};

const root = path.join(import.meta.dirname, '..');
process.chdir(root);
const {
  positionals: names,
  options: { page },
} = readCommand(command);
const unknown = names.find((name) => !engines.some((engine) => engine.name === name));
if (unknown !== undefined)
  refuse(command, `There is no engine "${unknown}". There are ${engines.map(({ name }) => name).join(', ')}.`);
if (page !== undefined && !/^[a-z0-9-]+$/.test(page)) refuse(command, '--page takes a name of the table.');
ensureInstalled();
const wanted = engines.filter(({ name }) => names.length === 0 || names.includes(name));
const found = wanted.filter(({ title, find, install }) => {
  if (find()) return true;
  console.log(`${title} is not installed: ${install}.`);
  if (names.length > 0) process.exitCode = 1;
  return false;
});
if (found.length === 0) {
  console.error('There is no engine to test in.');
  process.exit(1);
}
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();

// A folder for each run, since several may go on at once; what it holds of a failure stays.
const folder = path.resolve('test-results', String(process.pid));
process.env.TEST_RESULTS = folder;
mkdirSync(folder, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    ...['test', '-c', 'test/browser/foreign/engines/playwright.config.ts'],
    ...found.flatMap(({ name }) => ['--project', name]),
    ...(page ? ['-g', `\\(${page}\\)`] : []),
  ],
  { stdio: 'inherit' },
);
if (status !== 0) process.exitCode = 1;
const report = readEngineReport(JSON.parse(readFileSync(path.join(folder, 'engines.json'), 'utf8')));
console.log(`\n${layOutEngines(report, found)}`);
if (status === 0) rmSync(folder, { recursive: true });
