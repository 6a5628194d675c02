// npm run bench: what pages and widgets weigh, how many a second are served, what a large site costs.
import './check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { readCommand, refuse } from './read-command.mjs';

/**
 * What may be asked for beside the weights, one at a time.
 * @type {Record<string, { about: string, takes?: string, isWritten?: true, hasRounds?: true }>} whether it can be written
 *   into the documents, and has medians of as many rounds as are asked for
 */
const kinds = {
  check: { about: "the weights and the documents' figures alone, those of every page among them" },
  cost: {
    about:
      'what a start, a page, a call and a lead take of the processor, and memory:\ndocs/operating.md has its table',
  },
  search: {
    about: 'how the search of 30,000 entries is made ready, and how long varied searches and suggestions take',
  },
  site: {
    about: 'what every page weighs by kind, and its LCP, CLS and TBT on a phone with a slow line',
    isWritten: true,
  },
  interactions: {
    about: `how long a phone takes from a tap to a form, and presses until their answer is seen:
medians of five, of worth on a machine at rest alone`,
    isWritten: true,
  },
  frameworks: {
    about: `the home page beside the same page built with Astro and with Next.js, on the same phone, in turns;
it fetches both from the npm registry into dist/frameworks. Medians of 9 unless --rounds says otherwise`,
    isWritten: true,
    hasRounds: true,
  },
  embeds: {
    about: `an embedded form and list beside those of SurveyJS, Form.io and FullCalendar and beside plain HTML,
on the same phone, in turns; it fetches them from the npm registry into dist/embeds. Medians of 7
unless --rounds says otherwise; it is written into README.md`,
    isWritten: true,
    hasRounds: true,
  },
  lighthouse: {
    about: `what Lighthouse gives every page on its phone; it is fetched from the npm registry into dist/lighthouse.
Of one look each unless --rounds says otherwise. Ends with 1 where a page has less than 100,
or than 95 for performance`,
    isWritten: true,
    hasRounds: true,
  },
  large: { takes: 'DIR', about: 'measures nothing, and writes the site with 30,000 entries, to try by hand' },
};
const nameThose = (can) =>
  Object.keys(kinds)
    .filter((name) => kinds[name][can])
    .map((name) => `--${name}`)
    .join(', ');
const command = {
  command: 'npm run bench',
  about: `Measures the weight of the loader, a bare widget and the home page in Chromium, in Brotli bytes; pages, list calls and
durable leads per second, each as a ratio to the barest way of doing the same in the same run; and the start, the list
calls and the memory of a site with 30,000 entries.
Ends with 1 when a weight or what growth costs exceeds its limit, or when a figure in the documents has aged.`,
  options: {
    ...kinds,
    write: {
      about: `the weights alone, or one of ${nameThose('isWritten')},\nand writes what is measured into the documents`,
    },
    rounds: { takes: 'N', about: `how many rounds ${nameThose('hasRounds')} take` },
  },
};

process.chdir(path.join(import.meta.dirname, '..'));
const { kind, ...options } = readOptions();

ensureInstalled();
if (kind === 'large') {
  const { makeLargeSite } = await import('../test/bench/large.mjs');
  console.log(
    `${options.large} has ${await makeLargeSite(options.large)} entries. Try it: CONTENT_DIR=${options.large} npm start`,
  );
  process.exit();
}
const { ensureChromium } = await import('./find-chromium.mjs');
const executablePath = ['cost', 'search'].includes(kind) ? undefined : ensureChromium();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();
const { runServer } = await import('../test/bench/run-server.mjs');
const { byteColumns, measureSite, timeColumns } = await import('../test/bench/site.mjs');
const { findAgedSiteFigures, replaceTable, writeSiteFigures, writeTable } = await import(
  '../test/bench/site-figures.mjs'
);
const read = (file) => readFileSync(file, 'utf8');

await ({ cost, search, site, interactions, frameworks, embeds, lighthouse }[kind] ?? weigh)();

async function cost() {
  const { measureCost } = await import('../test/bench/cost.mjs');
  for await (const { name, value, unit } of measureCost())
    console.log(`${name}: ${Number(value.toPrecision(3))} ${unit}`);
}

async function search() {
  const { measureSearch } = await import('../test/bench/search.mjs');
  const show = (value) => Number(value.toPrecision(2));
  for await (const { name, value, unit, p50, p95, max, processor } of measureSearch())
    console.log(
      unit
        ? `${name}: ${show(value)} ${unit}`
        : `${name}: p50 ${show(p50)} ms, p95 ${show(p95)}, max ${show(max)}, the processor ${show(processor)}`,
    );
}

async function site() {
  const measured = await withServer((origin) => measureSite({ site: origin, executablePath, times: true }));
  const columns = [...byteColumns, ...timeColumns];
  console.log(writeTable(measured.rows, columns));
  const compared = findCompared(measured);
  if (options.write && compared === byteColumns) writeSiteFigures(measured.rows, columns, read, writeFileSync);
  tellAged(findAgedSiteFigures(measured.rows, compared, read), 'npm run bench -- --site --write');
}

/** The columns that say something of the pages on this machine. */
function findCompared({ ofMachine }) {
  if (ofMachine.length === 0) return byteColumns;
  console.log(
    `This machine has no font for Chinese, such as Debian's fonts-noto-cjk: of what is in sight (${ofMachine.join(', ')}) nothing is compared, and no table is written.`,
  );
  return byteColumns.filter((column) => !ofMachine.includes(column));
}

async function interactions() {
  const { interactionColumns, measureInteractions } = await import('../test/bench/interactions.mjs');
  const { measureTap, tapColumns } = await import('../test/bench/tap.mjs');
  await withServer(async (origin) => {
    const given = { site: origin, executablePath, times: 5 };
    show('tap', await measureTap(given), tapColumns, 'A tap');
    show('interactions', await measureInteractions(given), interactionColumns, 'A press on');
  });
}

async function frameworks() {
  const { columns, compareFrameworks } = await import('../test/bench/frameworks/compare.mjs');
  const { rounds = 9 } = options;
  const rows = await withServer((origin) => compareFrameworks({ site: origin, executablePath, rounds }));
  show('frameworks', rows, columns, 'Built with');
}

async function embeds() {
  const { columns, compareEmbeds } = await import('../test/bench/embeds/compare.mjs');
  const { forms, lists } = await withServer((origin) =>
    compareEmbeds({ site: origin, executablePath, rounds: options.rounds ?? 7 }),
  );
  const text = [
    writeTable(forms, columns, 'A form of eight fields'),
    writeTable(lists, columns, 'A list of twelve events'),
  ].join('\n\n');
  console.log(text);
  if (options.write) replaceTable('embeds', text, read, writeFileSync, 'README.md');
}

async function lighthouse() {
  const { columns, measureLighthouse } = await import('../test/bench/lighthouse/measure.mjs');
  const tell = (row) => console.log(writeTable([row], columns).split('\n').at(-1));
  const { rows, faults } = await withServer((origin) =>
    measureLighthouse({ site: origin, executablePath, rounds: options.rounds ?? 1, tell }),
  );
  show('lighthouse', rows, columns);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

async function weigh() {
  const { measureBudgets } = await import('../test/bench/budgets.mjs');
  const { findAgedFigures, writeFigures } = await import('../test/bench/figures.mjs');
  const { rows, pages } = await withServer(async (origin) => ({
    rows: await measureBudgets({ site: origin, executablePath }),
    pages: options.check && (await measureSite({ site: origin, executablePath })),
  }));
  for (const { name, bytes, most, parts } of rows) {
    console.log(`${name}: ${bytes} of ${most} bytes, ${judge(bytes <= most)}`);
    for (const part of parts) console.log(`    ${part.bytes}  ${new URL(part.address).pathname}`);
  }
  if (options.write) writeFigures(rows, read, writeFileSync);
  tellAged(findAgedFigures(rows, read), 'npm run bench -- --write');
  if (pages) tellAged(findAgedSiteFigures(pages.rows, findCompared(pages), read), 'npm run bench -- --site --write');
  if (options.check || options.write) return;

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

/** What is asked for, and how. */
function readOptions() {
  const { options } = readCommand(command);
  const [kind, another] = Object.keys(kinds).filter((name) => options[name] !== undefined);
  if (another) refuse(command, `--${kind} and --${another} are measured apart: ask for one at a time.`);
  if (options.write && kind && !kinds[kind].isWritten) refuse(command, `What --${kind} measures is written nowhere.`);
  if (options.rounds === undefined) return { kind, ...options };
  if (!kinds[kind]?.hasRounds) refuse(command, `Only ${nameThose('hasRounds')} take --rounds.`);
  const rounds = Number(options.rounds);
  if (!(Number.isInteger(rounds) && rounds > 0)) refuse(command, '--rounds takes a number from 1 on.');
  return { kind, ...options, rounds };
}

/** Measures on a server of its own, which ends whatever comes of it. */
async function withServer(measure) {
  const server = await runServer();
  try {
    return await measure(`http://localhost:${server.port}`);
  } finally {
    await server.stop();
  }
}

/** Prints a table, and writes it into the documents where that was asked for. */
function show(name, rows, columns, first) {
  const text = writeTable(rows, columns, first);
  console.log(text);
  if (options.write) replaceTable(name, text, read, writeFileSync);
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
