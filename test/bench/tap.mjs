import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../tools/find-chromium.mjs';
import { median } from './load.mjs';
import { phone, slowLine, slowProcessor, tapForForm } from './phone.mjs';

const moments = [
  { name: 'right after the page has loaded', rests: 0 },
  { name: 'a second later', rests: 1000 },
];
export const tapColumns = ['ms'];

/**
 * How long it takes from a tap on the home page's first consult button to a form that can be typed into, on a phone with a
 * poor line.
 * @param times how often each is measured
 * @returns a row for each moment of the tap, of its name and the median in milliseconds
 */
export async function measureTap({ site, executablePath, times }) {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const rows = [];
  for (const { name, rests } of moments) {
    const runs = [];
    while (runs.length < times) runs.push(await measureOnce(browser, site, rests));
    rows.push({ name, ms: Math.round(median(runs)) });
  }
  await browser.close();
  return rows;
}

async function measureOnce(browser, site, rests) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowLine(page);
  await slowProcessor(page);
  await page.goto(site);
  // The moment of the tap is what is measured, so that here a clock is waited for.
  await page.waitForTimeout(rests);
  const took = await tapForForm(page);
  await context.close();
  return took;
}
