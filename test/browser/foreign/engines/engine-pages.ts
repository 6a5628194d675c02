import { test as base } from '@playwright/test';
import { site } from '../../addresses.ts';
import { type Host, startHost } from '../host.ts';
import { foreignPages } from '../pages/all-pages.ts';
import { visit } from '../visit.ts';
import { startFirefox } from './firefox.ts';
import { createWebDriverVisitor, type Session } from './webdriver.ts';
import { startWebKitGtk } from './webkitgtk.ts';

const engines = { firefox: startFirefox, webkitgtk: startWebKitGtk };

interface Fixtures {
  /** Which browser, and where its program is; the configuration says so. */
  engine: { name: keyof typeof engines; program: string };
  host: Host;
  session: Session;
}

const test = base.extend<object, Fixtures>({
  engine: [
    { name: 'firefox', program: '' },
    { scope: 'worker', option: true },
  ],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const host = await startHost(site.cn);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ engine }, use) => {
      const { session, end } = await engines[engine.name](engine.program);
      await use(session);
      await end();
    },
    { scope: 'worker' },
  ],
});

for (const foreignPage of foreignPages) {
  test(`the form is sent from a page ${foreignPage.about} (${foreignPage.name})`, async ({ session, host }) => {
    await visit(createWebDriverVisitor(session), foreignPage, host.origin);
  });
}
