import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { partner, site } from './addresses.ts';
import { fill, findForm } from './consult-form.ts';
import { expect, test } from './support.ts';

/**
 * A page of somebody else's, and a way to the site on which what asks before a lead whether it may come waits until the test
 * lets it go on. Nothing is routed by the browser's driver, which would answer that itself.
 */
async function openHeldLine() {
  const to = new URL(site.en);
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const leads: (number | undefined)[] = [];
  let asked = () => {};
  const waits = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const server = createServer(async (asking, answer) => {
    const { port } = server.address() as AddressInfo;
    if (asking.url === '/host') {
      const loader = `<script async src="http://localhost:${port}/loader.js"></script>`;
      answer.setHeader('content-type', 'text/html');
      answer.end(`<!doctype html><html lang="en"><title>Host</title>${loader}<vt-form form-id="4001"></vt-form>`);
      return;
    }
    const isLead = asking.url === '/api/internal/form';
    if (isLead && asking.method === 'OPTIONS') {
      asked();
      await released;
    }
    const { url: path, method } = asking;
    const headers = { ...asking.headers, host: to.host };
    const onward = request({ host: 'localhost', port: to.port, path, method, headers }, (got) => {
      if (isLead && method === 'POST') leads.push(got.statusCode);
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    asking.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}/host`, waits, goOn, leads, close };
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
