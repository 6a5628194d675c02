import type { Page } from '@playwright/test';
import { partner } from './addresses.ts';
import { fill, findForm } from './consult-form.ts';
import { openLine } from './line.ts';
import { expect, test } from './support.ts';

/** A line on which what asks before a lead whether it may come waits until the test lets it go on. */
async function openHeldLine() {
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const leads: (number | undefined)[] = [];
  let told = () => {};
  const waits = new Promise<void>((resolve) => {
    told = resolve;
  });
  const isLead = ({ url }: { url?: string }) => url === '/api/internal/form';
  const line = await openLine({
    loader: (origin) => `<script async src="${origin}/loader.js"></script>`,
    async asked(asking) {
      if (!isLead(asking) || asking.method !== 'OPTIONS') return;
      told();
      await released;
    },
    answered(asking, status) {
      if (isLead(asking) && asking.method === 'POST') leads.push(status);
    },
  });
  return { ...line, waits, goOn, leads };
}

test.describe('a lead that is on its way', () => {
  for (const [how, leave] of [
    ['a link is followed', (page) => page.goto(`${partner}/strict-csp.html`)],
    ['the page takes its form away', (page) => page.evaluate(() => document.querySelector('vt-form')?.remove())],
    ['the tab is closed', (page) => page.close()],
  ] as [string, (page: Page) => Promise<unknown>][]) {
    test(`arrives where ${how} meanwhile`, async ({ page }) => {
      const line = await openHeldLine();
      await page.goto(line.host);
      const form = findForm(page, 'en');
      await fill(form, 'en');
      await form.send.click();
      await line.waits;
      await leave(page);
      line.goOn();
      await expect.poll(() => line.leads).toEqual([200]);
      line.close();
    });
  }
});
