// npm run bench: what pages and widgets weigh, how many a second are served, what a large site costs.
import './check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const usage = `Usage: npm run bench [-- --check | --write | --cost | --search | --site [--write] |
                              --interactions [--write] | --frameworks [--rounds N] [--write] | --large DIR]

Measures the weight of the loader, a bare widget and the home page in Chromium, in Brotli bytes; pages, list calls and
durable leads per second, each as a ratio to the barest way of doing the same in the same run; and the start, the list
calls and the memory of a site with 30,000 entries.
Ends with 1 when a weight or what growth costs exceeds its limit, or when a figure in the documents has aged.
  --check   the weights and the documents' figures alone, those of every page among them
  --write   the weights alone, and writes them into the documents
  --cost    what a start, a page, a call and a lead take of the processor, and memory: docs/operating.md has its table
  --search  how the search of 30,000 entries is made ready, and how long varied searches and suggestions take
  --site    what every page weighs by kind, and its LCP, CLS and TBT on a phone with a slow line; with --write it is
            written into docs/performance.md
  --interactions   how long a phone takes from a tap to a form, and presses until their answer is seen: medians of five,
            of worth on a machine at rest alone; with --write they are written into docs/performance.md
  --frameworks   the home page beside the same page built with Astro and with Next.js, on the same phone, in turns; it
            fetches both from the npm registry into dist/frameworks. \`--rounds N\` takes medians of N instead of 9;
            with --write it is written into docs/performance.md
  --large DIR   measures nothing, and writes the site with 30,000 entries, to try by hand`;

process.chdir(path.join(import.meta.dirname, '..'));
const options = process.argv.slice(2);
const [option, folder, ...others] = options;
const writes = [undefined, '--write'].includes(folder);
const second = { '--large': folder !== undefined, '--site': writes, '--interactions': writes };
const compared = option === '--frameworks' ? readCompared(options.slice(1)) : undefined;
const alone = [undefined, '--check', '--write', '--cost', '--search'].includes(option) && folder === undefined;
if (!(compared || ((second[option] ?? alone) && others.length === 0))) {
  console.log(usage);
  process.exit(option === '--help' ? 0 : 1);
}
ensureInstalled();
if (option === '--large') {
  const { makeLargeSite } = await import('../test/bench/large.mjs');
  console.log(`${folder} has ${await makeLargeSite(folder)} entries. Try it: CONTENT_DIR=${folder} npm start`);
  process.exit();
}
if (option === '--cost') {
  const { buildWhatIsStale } = await import('./build.mjs');
  buildWhatIsStale();
  const { measureCost } = await import('../test/bench/cost.mjs');
  for await (const { name, value, unit } of measureCost())
    console.log(`${name}: ${Number(value.toPrecision(3))} ${unit}`);
  process.exit();
}
if (option === '--search') {
  const { buildWhatIsStale } = await import('./build.mjs');
  buildWhatIsStale();
  const { measureSearch } = await import('../test/bench/search.mjs');
  const show = (value) => Number(value.toPrecision(2));
  for await (const { name, value, unit, p50, p95, max, processor } of measureSearch())
    console.log(
      unit
        ? `${name}: ${show(value)} ${unit}`
        : `${name}: p50 ${show(p50)} ms, p95 ${show(p95)}, max ${show(max)}, the processor ${show(processor)}`,
    );
  process.exit();
}
const { ensureChromium } = await import('./find-chromium.mjs');
const executablePath = ensureChromium();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();
const read = (file) => readFileSync(file, 'utf8');
const { byteColumns, measureSite, timeColumns } = await import('../test/bench/site.mjs');
const { findAgedSiteFigures, replaceTable, writeSiteFigures, writeTable } = await import(
  '../test/bench/site-figures.mjs'
);
const { runServer } = await import('../test/bench/run-server.mjs');

if (option === '--site') {
  const server = await runServer();
  const site = `http://localhost:${server.port}`;
  const rows = await measureSite({ site, executablePath, times: true }).finally(server.stop);
  const columns = [...byteColumns, ...timeColumns];
  console.log(writeTable(rows, columns));
  if (folder === '--write') writeSiteFigures(rows, columns, read, writeFileSync);
  tellAged(findAgedSiteFigures(rows, byteColumns, read), 'npm run bench -- --site --write');
  process.exit();
}
if (option === '--interactions') {
  const { interactionColumns, measureInteractions } = await import('../test/bench/interactions.mjs');
  const { measureTap, tapColumns } = await import('../test/bench/tap.mjs');
  const server = await runServer();
  const given = { site: `http://localhost:${server.port}`, executablePath, times: 5 };
  const measure = async () => ({
    tap: writeTable(await measureTap(given), tapColumns, 'A tap'),
    interactions: writeTable(await measureInteractions(given), interactionColumns, 'A press on'),
  });
  for (const [name, text] of Object.entries(await measure().finally(server.stop))) {
    console.log(text);
    if (folder === '--write') replaceTable(name, text, read, writeFileSync);
  }
  process.exit();
}
if (compared) {
  const { compareFrameworks, columns } = await import('../test/bench/frameworks/compare.mjs');
  const server = await runServer();
  const site = `http://localhost:${server.port}`;
  const rows = await compareFrameworks({ site, executablePath, rounds: compared.rounds }).finally(server.stop);
  const text = writeTable(rows, columns, 'Built with');
  console.log(text);
  if (compared.write) replaceTable('frameworks', text, read, writeFileSync);
  process.exit();
}
const { measureBudgets } = await import('../test/bench/budgets.mjs');

const { findAgedFigures, writeFigures } = await import('../test/bench/figures.mjs');

const server = await runServer();
const site = `http://localhost:${server.port}`;
const measure = async () => {
  const rows = await measureBudgets({ site, executablePath });
  return { rows, pages: option === '--check' ? await measureSite({ site, executablePath }) : [] };
};
const { rows, pages } = await measure().finally(server.stop);
for (const { name, bytes, most, parts } of rows) {
  console.log(`${name}: ${bytes} of ${most} bytes, ${judge(bytes <= most)}`);
  for (const part of parts) console.log(`    ${part.bytes}  ${new URL(part.address).pathname}`);
}
if (option === '--write') writeFigures(rows, read, writeFileSync);
tellAged(findAgedFigures(rows, read), 'npm run bench -- --write');
tellAged(findAgedSiteFigures(pages, byteColumns, read), 'npm run bench -- --site --write');

if (option === undefined) {
  const { measureThroughput } = await import('../test/bench/throughput.mjs');
  for (const { name, perSecond, bare, ratio, least } of await measureThroughput()) {
    console.log(
      `${name}: ${Math.round(perSecond)} a second to ${Math.round(bare)}, ratio ${ratio.toFixed(2)} (aim ${least})`,
    );
  }
  const { measureLarge } = await import('../test/bench/large.mjs');
  for (const { name, value, most, unit } of await measureLarge()) {
    const limit = most === undefined ? unit : `of ${most} ${unit}, ${judge(value <= most)}`;
    console.log(`${name}: ${Math.round(value * 100) / 100} ${limit}`);
  }
}

/** What `--frameworks` is asked for, unless it is nothing that it knows. */
function readCompared(given) {
  const write = given.includes('--write');
  const [name, count = '9', ...rest] = given.filter((each) => each !== '--write');
  const rounds = Number(count);
  const known = rest.length === 0 && (name === undefined || name === '--rounds') && rounds > 0;
  return known && Number.isInteger(rounds) ? { write, rounds } : undefined;
}

function tellAged(aged, command) {
  for (const line of aged) console.error(line);
  if (aged.length === 0) return;
  console.error(`Run \`${command}\` to write what is measured into the documents.`);
  process.exitCode = 1;
}

function judge(good) {
  if (good) return 'within';
  process.exitCode = 1;
  return 'OVER';
}
