import { median } from '../load.mjs';
import { tapForForm } from '../phone.mjs';
import { inContext, launchBrowser, restOnPhone, sumSizes, time, weigh } from '../site.mjs';
import { buildFrameworks } from './build-frameworks.mjs';
import { serveFiles } from './static-server.mjs';

export const columns = ['LCP ms', 'Script', 'Script ms', 'HTML and CSS', 'Tap to form ms', 'Fetched ahead'];

/**
 * Our home page beside the same page built with other frameworks, on a slow phone, in turns.
 * @param rounds how often each is measured
 * @returns a row for each, of its name and the columns' medians
 */
export async function compareFrameworks({ site, executablePath, rounds }) {
  const built = await buildFrameworks(site);
  const served = await Promise.all(
    built.map(async ({ name, files }) => ({ name, ...(await serveFiles(files, site)) })),
  );
  const all = [{ name: 'Vitrine', origin: site }, ...served];
  const browser = await launchBrowser(executablePath);
  const measured = new Map(all.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { name, origin } of all) measured.get(name).push(await measureHome(browser, `${origin}/`));
  await browser.close();
  for (const { stop } of served) stop();
  return all.map(({ name }) => {
    const middle = columns.map((column) => [column, median(measured.get(name).map((row) => row[column]))]);
    return { name, ...Object.fromEntries(middle) };
  });
}

async function measureHome(browser, address) {
  const { Script, Data, HTML, CSS } = await inContext(browser, (page) => weigh(page, address));
  const times = await inContext(browser, (page) => time(page, address));
  const { bytes, ...pressed } = await inContext(browser, (page) => pressForForm(page, address));
  return { ...times, ...pressed, Script, 'HTML and CSS': HTML + CSS, 'Fetched ahead': bytes - Script - Data };
}

/**
 * From a tap on the first link to the consult form, on a page that has come to rest, to a form that can be typed into.
 * @returns that, what scripts took until the tap, and the bytes of scripts and data that had come by then
 */
async function pressForForm(page, address) {
  const { script, requests } = await restOnPhone(page, address);
  const bytes = await sumSizes(
    requests.filter((request) => ['script', 'fetch', 'xhr'].includes(request.resourceType())),
  );
  const took = await tapForForm(page);
  return { 'Script ms': script, 'Tap to form ms': Math.round(took), bytes };
}
