// npm run bench: what pages and widgets weigh, how many a second are served, what a large site costs.
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const usage = `Usage: npm run bench [-- --check]

Measures the weight of the loader, a bare widget and the home page in Chromium, in Brotli bytes; pages, list calls and
durable leads per second, each as a ratio to the barest way of doing the same in the same run; and the start, the list
calls and the memory of a site with 30,000 entries.
  --check   the weights alone; ends with 1 when one exceeds its limit`;

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

if (!options.includes('--check')) {
  const { measureThroughput } = await import('../test/bench/throughput.mjs');
  for (const { name, perSecond, bare, ratio, least } of await measureThroughput()) {
    console.log(
      `${name}: ${Math.round(perSecond)} a second to ${Math.round(bare)}, ratio ${ratio.toFixed(2)} (aim ${least})`,
    );
  }
  const { measureLarge } = await import('../test/bench/large.mjs');
  for (const { name, value, most, unit } of await measureLarge()) {
    console.log(`${name}: ${Math.round(value * 100) / 100} of ${most} ${unit}`);
  }
}
