// npm run bench: what pages and widgets weigh. `--check` fails when a budget is exceeded.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const usage = `Usage: npm run bench [-- --check]

Measures the budgets of the loader, a bare widget and the home page in Chromium, in Brotli bytes.
  --check   ends with 1 when a budget is exceeded`;

process.chdir(path.join(import.meta.dirname, '..'));
const options = process.argv.slice(2);
if (options.some((option) => option !== '--check')) {
  console.log(usage);
  process.exit(options.includes('--help') ? 0 : 1);
}
ensureInstalled();
const { ensureChromium } = await import('./find-chromium.mjs');
const executablePath = ensureChromium();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();
const { measureBudgets } = await import('../test/bench/budgets.mjs');

const data = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'));
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: '4330', PARTNER_PORT: '4331', DATA_DIR: data, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Vitrine is at') && resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
  });
  const rows = await measureBudgets({ site: 'http://localhost:4330', executablePath });
  for (const { name, bytes, most, parts } of rows) {
    const verdict = bytes <= most ? 'within' : 'OVER';
    console.log(`${name}: ${bytes} of ${most} bytes, ${verdict}`);
    for (const part of parts) console.log(`    ${part.bytes}  ${new URL(part.address).pathname}`);
  }
  if (options.includes('--check') && rows.some(({ bytes, most }) => bytes > most)) process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
  rmSync(data, { recursive: true, force: true });
}
