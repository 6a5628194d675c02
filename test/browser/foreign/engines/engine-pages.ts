import { test as base } from '@playwright/test';
import { site } from '../../addresses.ts';
import { journeys } from '../../journeys/all-journeys.ts';
import { startScriptless } from '../../journeys/scriptless.ts';
import { createWalker } from '../../journeys/walker.ts';
import { type Host, startHost } from '../host.ts';
import { hosted } from '../hosted.ts';
import { foreignPages } from '../pages/all-pages.ts';
import { describeVisit, visit } from '../visit.ts';
import { startFirefox } from './firefox.ts';
import { createWebDriverVisitor, type Session } from './webdriver.ts';
import { startWebKitGtk } from './webkitgtk.ts';

const engines = { firefox: startFirefox, webkitgtk: startWebKitGtk };

interface Fixtures {
  /** Which browser, and where its program is; the configuration says so. */
  engine: { name: keyof typeof engines; program: string };
  host: Host;
  scriptless: Host;
  session: Session;
}

const test = base.extend<object, Fixtures>({
  engine: [
    { name: 'firefox', program: '' },
    { scope: 'worker', option: true },
  ],
  host: hosted(() => startHost(site.cn)),
  scriptless: hosted(() => startScriptless(site.en)),
  session: [
    async ({ engine }, use) => {
      const { session, end } = await engines[engine.name](engine.program);
      await use(session);
      await end();
    },
    { scope: 'worker' },
  ],
});

/** What is gone in every run of all tests; the rest by `npm run test:engines`. */
const main = '@main';

for (const foreignPage of foreignPages) {
  const tag = foreignPage.main ? [main] : [];
  test(describeVisit(foreignPage), {
    tag,
  }, async ({ session, host }) => {
    await visit(createWebDriverVisitor(session), foreignPage, host.origin);
  });
}

for (const { title, go } of journeys) {
  test(`a visitor ${title}`, { tag: main }, async ({ session, host, scriptless }) => {
    await session.resize(1440, 900);
    const places = { host: host.origin, scriptless: scriptless.origin };
    await go(createWalker(createWebDriverVisitor(session)), places);
  });
}
