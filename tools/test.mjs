// Everything that is tested, from a fresh clone: installs what is missing, finds or installs Chromium, builds, runs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
ensureInstalled();
const { ensureChromium } = await import('./find-chromium.mjs');
ensureChromium();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const filters = process.argv.slice(2);
const vitest = run('node_modules/vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile=test-results/unit.json',
]);
const browser = run('node_modules/@playwright/test/cli.js', ['test', ...filters]);

const unit = readReport('test-results/unit.json');
const pages = readReport('test-results/browser.json')?.stats;
const passed = (unit?.numPassedTests ?? 0) + (pages?.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (pages?.unexpected ?? 0) + (pages?.flaky ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (pages?.skipped ?? 0);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = vitest === 0 && browser === 0 && unit && pages ? 0 : 1;

function run(program, values) {
  return spawnSync(process.execPath, [program, ...values], { stdio: 'inherit' }).status;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
