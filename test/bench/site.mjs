import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { importTypeScript } from '../../tools/import-typescript.mjs';
import { phone, slowLine, slowProcessor } from './phone.mjs';

/** What is downloaded, by the heading of its column. */
const kinds = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'Script',
  image: 'Image',
  font: 'Font',
  fetch: 'Data',
  xhr: 'Data',
};
export const byteColumns = ['HTML', 'of it CSS', 'of it data', 'Script', 'Image', 'Font', 'Data', 'Requests'];
export const timeColumns = ['LCP ms', 'CLS', 'TBT ms'];
/** Pictures are asked for once they are nearly in sight: these go by how high the text above them stands. */
const columnsByFont = ['Image', 'Requests'];

/**
 * What each page of the site weighs on a phone before any interaction, in Brotli bytes, and how long it takes.
 * @param times whether to measure these too: they say as much of the machine
 * @returns a row for each page, of its name, its address and the columns' figures; and the columns of bytes that say as
 *   much of the machine: without a font for Chinese, the pages have another height
 */
export async function measureSite({ site, executablePath, times }) {
  const { pages, pathOf } = await importTypeScript('test/browser/pages.ts');
  const browser = await launchBrowser(executablePath);
  const ofMachine = (await inContext(browser, hasChineseFont)) ? [] : columnsByFont;
  const rows = [];
  for (const page of pages) {
    const address = pathOf(page, 'cn');
    const weights = await inContext(browser, (given) => weigh(given, site + address));
    const measured = times ? await inContext(browser, (given) => time(given, site + address)) : {};
    rows.push({ name: page.name, address, ...weights, ...measured });
  }
  await browser.close();
  return { rows, ofMachine };
}

/** What a browser guesses of its line by what it has seen decides how far ahead it asks for pictures: it is told. */
export const launchBrowser = (executablePath) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-effective-connection-type=4G'] });

/** Whether this machine can show Chinese: where it cannot, all its characters are one box. */
const hasChineseFont = (page) =>
  page.evaluate(() => {
    const draw = (character) => {
      const context = new OffscreenCanvas(40, 40).getContext('2d');
      context.font = '32px sans-serif';
      context.fillText(character, 0, 32);
      return context.getImageData(0, 0, 40, 40).data.join();
    };
    return draw('一') !== draw('国');
  });

/** Nothing of another page is known to a page. */
export async function inContext(browser, measure) {
  const context = await browser.newContext(phone);
  const result = await measure(await context.newPage());
  await context.close();
  return result;
}

/** What a page weighs by kind, in bytes. */
export async function weigh(page, address) {
  // What is fetched ahead is no page's own weight: docs/decisions/0154.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  const answers = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const row = Object.fromEntries([...byteColumns, 'CSS'].map((column) => [column, 0]));
  for (const response of answers) {
    const request = response.request();
    row.Requests += 1;
    // A page in a frame has styles of its own, and they go with it.
    const kind = kinds[request.resourceType()];
    if (kind === 'HTML') row[kind] += measureHtml(await response.text());
    else if (kind) row[kind] += (await request.sizes()).responseBodySize;
  }
  const html = await answers[0].text();
  const without = (pattern) => measureHtml(html) - measureHtml(html.replace(pattern, ''));
  row['of it CSS'] = without(/<style[\s\S]*?<\/style>/g);
  row['of it data'] = without(/<script type="application\/json"[\s\S]*?<\/script>/g);
  return row;
}

/** As the server sends a page to all but who asks first after a change, whichever of them is asking here. */
function measureHtml(html) {
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY } = constants;
  return brotliCompressSync(html, { params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: 10 } })
    .length;
}

/** Opens the page, and waits until it asks for nothing more and has nothing more to do. */
export async function comeToRest(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Opens the page on the phone's line and processor, and lets it come to rest.
 * @returns what scripts took of the time, in milliseconds, and what was asked for, as Playwright has it
 */
export async function restOnPhone(page, address) {
  await slowLine(page);
  await slowProcessor(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await comeToRest(page, address);
  // What waits for a rest of the processor, such as islands, asks for more in it.
  for (let seen = -1; seen < requests.length; ) {
    seen = requests.length;
    await page.waitForTimeout(1000);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const { value } = metrics.find(({ name }) => name === 'ScriptDuration');
  return { script: Math.round(value * 1000), requests };
}

/** The bytes of these requests' answers, as they were sent. */
export async function sumSizes(requests) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** How long a page takes to show itself, in milliseconds, and how much of it moves meanwhile. */
export async function time(page, address) {
  await slowLine(page);
  await slowProcessor(page);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tbt: 0 };
    window.seenByBench = seen;
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
    });
    watch('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.cls += value;
    });
    watch('longtask', ({ duration }) => {
      seen.tbt += duration - 50;
    });
  });
  await comeToRest(page, address);
  const { lcp, cls, tbt } = await page.evaluate(() => window.seenByBench);
  return { 'LCP ms': Math.round(lcp), CLS: Math.round(cls * 1000) / 1000, 'TBT ms': Math.round(tbt) };
}
