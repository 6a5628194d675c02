import { createServer } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { importTypeScript } from '../../tools/import-typescript.mjs';
import { fetchPlainly } from './load.mjs';

/** Brotli bytes, by what is downloaded; a kilobyte is 1,024 bytes. */
const kilobytes = (count) => Math.floor(count * 1024);

export const budgets = [
  {
    name: 'loader',
    label: 'The loader',
    most: kilobytes(1.3),
    measure: ({ context, site }) => measureLoader(context, `${site}/loader.js`),
  },
  {
    // 250 hashes do not shrink: docs/decisions/0188.
    name: 'sealed loader',
    label: 'The sealed loader, with the hash of every other file',
    most: kilobytes(12),
    measure: async ({ context, site }) =>
      measureLoader(context, `${site}/v/${await readRelease(site)}/sealed/loader.js`),
  },
  // docs/decisions/0014 tells what it is made of.
  {
    name: 'everything for a bare vt-form',
    label: 'Everything that a foreign page downloads for a form: loader, code, styles, an answer',
    most: kilobytes(15),
    measure: (given) => measureBare(given, '<vt-form form-id="1"></vt-form>'),
  },
  {
    name: 'everything for a bare vt-event-list',
    label: 'Everything that a foreign page downloads for a list of twelve events',
    most: kilobytes(18),
    measure: (given) => measureBare(given, '<vt-event-list page-size="12"></vt-event-list>'),
  },
  {
    name: "home page's scripts before any interaction",
    label: 'Scripts of the home page before any interaction',
    most: kilobytes(16),
    measure: measureHomeScripts,
  },
  {
    name: 'what the home page fetches ahead',
    label: 'What a page that has loaded fetches ahead for its consult form, unless its visitor saves data',
    most: kilobytes(10.75),
    measure: measureAhead,
  },
  {
    name: "home page's HTML with its styles",
    label: 'HTML of the home page with its styles',
    most: kilobytes(26),
    measure: measureHomeHtml,
  },
  {
    // Before anything else asks for these pages: what comes after is compressed as well as can be.
    name: "any other page's HTML for who asks first",
    label: 'HTML of any other page for the first who asks for it after a change, beside its rich text, at most',
    most: kilobytes(20),
    measure: (given) => measureHeaviest(given, measureFrame),
  },
  {
    name: "any other page's scripts before any interaction",
    label: 'Scripts of any other page before any interaction, at most',
    most: kilobytes(16),
    measure: (given) => measureHeaviest(given, measureScripts),
  },
  {
    name: "any other page's HTML beside its rich text",
    label: 'HTML of any other page with its styles, beside its rich text, at most',
    most: kilobytes(20),
    measure: (given) => measureHeaviest(given, measureFrame),
  },
];

/**
 * Measures every budget in a real browser.
 * @returns rows of name, bytes, most and what the bytes are made of
 */
export async function measureBudgets({ site, executablePath }) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const rows = [];
  for (const { name, label, most, measure } of budgets) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const parts = await measure({ context, site });
    rows.push({ name, label, most, bytes: parts.reduce((sum, part) => sum + part.bytes, 0), parts });
    await context.close();
  }
  await browser.close();
  return rows;
}

/** Every answer's body as it came over the wire, once the page has gone quiet, and whatever else is waited for. */
async function recordPage(context, address, wait) {
  const page = await context.newPage();
  const answers = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  await wait?.(page);
  return Promise.all(
    answers.map(async (response) => {
      const { responseBodySize: bytes } = await response.request().sizes();
      return { address: response.url(), type: response.request().resourceType(), bytes };
    }),
  );
}

async function measureLoader(context, address) {
  const parts = await recordPage(context, address);
  return parts.filter(({ address }) => address.endsWith('/loader.js'));
}

async function readRelease(site) {
  const { data } = await (await fetch(`${site}/api/internal/embed/1`)).json();
  return data.release.name;
}

/** A foreign page with nothing but the snippet; the page itself is not the widget's. */
async function measureBare({ context, site }, tag) {
  const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,">${tag}<script async src="${site}/loader.js"></script>`;
  const host = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise((resolve) => host.listen(0, 'localhost', resolve));
  const parts = await recordPage(context, `http://localhost:${host.address().port}/`);
  host.close();
  return parts.filter(({ address }) => address.startsWith(site));
}

function measureHomeScripts({ context, site }) {
  return measureScripts(context, `${site}/`);
}

/** What the page itself needs: what it fetches ahead is held by a row of its own (docs/decisions/0154). */
async function measureScripts(context, address) {
  await saveData(context);
  const parts = await recordPage(context, address);
  return parts.filter(({ type }) => type === 'script');
}

async function measureAhead({ context, site }) {
  const plain = await context.browser().newContext({ viewport: { width: 1440, height: 900 } });
  await saveData(plain);
  const needed = await recordPage(plain, `${site}/`);
  await plain.close();
  const parts = await recordPage(context, `${site}/`, (page) =>
    page.waitForSelector('vt-form[data-vt-ready]', { state: 'attached' }),
  );
  const known = new Set(needed.map(({ address }) => address));
  return parts.filter(({ address, type }) => ['script', 'fetch'].includes(type) && !known.has(address));
}

function saveData(context) {
  return context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
}

async function measureHomeHtml({ context, site }) {
  const parts = await recordPage(context, `${site}/`);
  return parts.filter(({ type }) => type === 'document');
}

/** The heaviest of all pages that the browser tests walk, but for the home page. */
async function measureHeaviest({ context, site }, measure) {
  const { marks, pages, pathOf } = await importTypeScript('test/browser/pages.ts');
  const others = pages.filter(({ address, overlaid }) => address !== '/' && !overlaid);
  const weigh = (parts) => parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let heaviest = [];
  for (const address of others.flatMap((page) => marks.map((mark) => `${site}/${mark}${pathOf(page, mark)}`))) {
    // Nothing of another page is known to it.
    const own = await context.browser().newContext({ viewport: { width: 1440, height: 900 } });
    const parts = await measure(own, address);
    await own.close();
    if (weigh(parts) > weigh(heaviest)) heaviest = parts;
  }
  return heaviest;
}

/** A page's HTML as it comes over the wire, less what its rich text adds to it. */
async function measureFrame(context, address) {
  const { port, pathname } = new URL(address);
  const { body } = await fetchPlainly(port, { address: pathname, headers: { 'accept-encoding': 'br' } });
  const page = await context.newPage();
  const [whole, frame] = await page.evaluate((html) => {
    const read = new DOMParser().parseFromString(html, 'text/html');
    const write = () => read.documentElement.outerHTML;
    const written = write();
    for (const text of read.querySelectorAll('.rich')) text.replaceChildren();
    return [written, write()];
  }, brotliDecompressSync(body).toString());
  const richText = brotliCompressSync(whole).length - brotliCompressSync(frame).length;
  return [{ address, bytes: body.length - richText }];
}
