import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importTypeScript } from '../../../tools/import-typescript.mjs';
import { serveFiles } from '../frameworks/static-server.mjs';
import { installApart } from '../install-apart.mjs';
import { median } from '../load.mjs';
import { slowLine, slowProcessor } from '../phone.mjs';
import { inContext, launchBrowser, restOnPhone, sumSizes } from '../site.mjs';
import { describeForms, describeLists } from './contenders.mjs';

export const columns = ['Bytes', 'Requests', 'Script ms', 'Usable ms'];

/** Where the packages and the pages are: what git does not know, and no package of ours takes along. */
const workshop = path.resolve('dist/embeds');

/**
 * A form of eight fields and a list of twelve events on the same page of somebody else's, by us and by others, on a slow
 * phone, in turns.
 * @param rounds how often each is measured
 * @returns the rows of the forms and those of the lists, of each one's name and the columns' medians
 */
export async function compareEmbeds({ site, executablePath, rounds }) {
  installApart(workshop, readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'));
  const given = { site, ...(await readContent(site)) };
  const browser = await launchBrowser(executablePath);
  const measureAll = async (kind, contenders) => {
    const pages = path.join(workshop, 'www');
    for (const [index, contender] of contenders.entries()) write(path.join(pages, `${kind}-${index}`), contender);
    const { origin, stop } = await serveFiles(pages, site);
    const measured = contenders.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, contender] of contenders.entries())
        measured[index].push(await measure(browser, `${origin}/${kind}-${index}/`, contender));
    stop();
    return contenders.map(({ name }, index) => ({
      name,
      ...Object.fromEntries(columns.map((column) => [column, median(measured[index].map((row) => row[column]))])),
    }));
  };
  const forms = await measureAll('form', describeForms(given));
  const lists = await measureAll('list', describeLists(given));
  await browser.close();
  return { forms, lists };
}

async function readContent(site) {
  const call = async (address, body) => {
    const response = await fetch(`${site}/api/internal${address}`, {
      ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };
  const english = (await call('/site/list')).find(({ mark }) => mark === 'en');
  const form = await call(`/form/1?site=${english.id}`);
  const list = await call('/activity/list', { site: { id: english.id }, pageNo: 1, pageSize: 12 });
  const include = async (address) => (await fetch(`${site}/fragment/${address}&site=${english.mark}`)).text();
  const included = {
    form: await include(`form?form-id=${form.id}`),
    list: await include(`event-list?page-size=${list.data.length}`),
  };
  const options = await call(`/embed/${english.id}`);
  const { readChoice } = await importTypeScript('widgets/embed-builder/read-choice.ts');
  const { codes } = await importTypeScript('contract/snippets.ts');
  const name = (query) =>
    codes.html(
      readChoice({ options, sites: [english], mark: english.mark }, { release: 'early', site: 'en', ...query }).snippet,
    );
  const named = {
    form: name({ widget: 'form', 'form-id': form.id }),
    list: name({ widget: 'event-list', 'page-size': list.data.length }),
  };
  return { form, events: list.data, included, named };
}

/** A page in its folder, with the files that it takes. */
function write(folder, { page, files = {}, packages = [] }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), page);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  for (const file of packages) cpSync(path.join(workshop, 'node_modules', file), path.join(folder, nameOf(file)));
}

/** FullCalendar's files all have one name. */
function nameOf(file) {
  const name = path.basename(file);
  return name === 'index.global.min.js' ? `${path.basename(path.dirname(file))}.global.min.js` : name;
}

/** Loaded twice: looking for what is waited for in each frame would count as the page's own script. */
async function measure(browser, address, { isUsable }) {
  const usable = await inContext(browser, (page) => waitUntilUsable(page, address, isUsable));
  const weight = await inContext(browser, (page) => weighEmbed(page, address));
  return { ...weight, 'Usable ms': Math.round(usable) };
}

/** @returns milliseconds from when the page was asked for */
async function waitUntilUsable(page, address, isUsable) {
  await slowLine(page);
  await slowProcessor(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isUsable);
  return page.evaluate(() => performance.now());
}

async function weighEmbed(page, address) {
  const { script, requests } = await restOnPhone(page, address);
  return { Bytes: await sumSizes(requests), Requests: requests.length, 'Script ms': script };
}
