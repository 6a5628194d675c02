import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumFlags } from '../../../tools/find-chromium.mjs';
import { importTypeScript } from '../../../tools/import-typescript.mjs';
import { installApart } from '../install-apart.mjs';
import { median } from '../load.mjs';

/** Lighthouse's categories, by the heading of their column. */
const categories = {
  Performance: 'performance',
  Accessibility: 'accessibility',
  'Best practices': 'best-practices',
  SEO: 'seo',
};
export const columns = Object.keys(categories);
/** The least that each is to have. Performance goes by the machine, too: it is the median of the rounds. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const workshop = path.resolve('dist/lighthouse');

/** What Lighthouse tells of itself where it lost a trace, which says nothing of the page. */
const lostTraces = ['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED'];

/**
 * What Lighthouse gives each page of the site on its phone, of 100, as medians.
 * @param rounds how often each page is looked at
 * @param tell is called with each row as soon as it is there
 * @returns a row for each page, of its name and the columns' figures; and one line for each figure below its least, with
 *   the audits that took it away
 */
export async function measureLighthouse({ site, executablePath, rounds, tell }) {
  installApart(workshop, readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'));
  const load = (file) => import(pathToFileURL(path.join(workshop, 'node_modules', file)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  /** A browser of its own each time: nothing of another page is known to it. */
  const look = async (address, chances = 3) => {
    const browser = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...chromiumFlags] });
    const given = { port: browser.port, onlyCategories: Object.values(categories), logLevel: 'error' };
    const { lhr } = await lighthouse(address, given).finally(() => browser.kill());
    if (!lhr.runtimeError) return lhr;
    if (chances > 1 && lostTraces.includes(lhr.runtimeError.code)) return look(address, chances - 1);
    throw new Error(`${address}: ${lhr.runtimeError.message}`);
  };
  const { pages, pathOf } = await importTypeScript('test/browser/pages.ts');
  const rows = [];
  const faults = [];
  for (const page of pages) {
    // Lighthouse scores no page whose answer is that there is none.
    if (page.address === '*') continue;
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await look(site + pathOf(page, 'cn')));
    const row = { name: page.name };
    for (const [column, category] of Object.entries(categories)) {
      const scores = results.map((result) => Math.round(result.categories[category].score * 100));
      row[column] = median(scores);
      const causes = findCauses(results[0], category);
      if (row[column] < least[category] && causes.length > 0)
        faults.push(`${page.name}, ${column}: ${scores.join(', ')}; ${causes.join(', ')}`);
    }
    rows.push(row);
    tell(row);
  }
  return { rows, faults };
}

/**
 * The audits that a category lost something by, as Lighthouse names them. That a page says `noindex` is no fault: forms,
 * searches and tools say so on purpose.
 */
function findCauses(result, category) {
  return result.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && id !== 'is-crawlable' && (result.audits[id].score ?? 1) < 1)
    .map(({ id }) => `${id} ${result.audits[id].displayValue ?? result.audits[id].score}`);
}
