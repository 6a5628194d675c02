import { test as base, expect } from '@playwright/test';
import type { WidgetName } from '../../../../loader/widgets.ts';
import { site } from '../../addresses.ts';
import { bareTags, mute } from '../../bare-tags.ts';
import { journeys } from '../../journeys/all-journeys.ts';
import { startScriptless } from '../../journeys/scriptless.ts';
import { createWalker } from '../../journeys/walker.ts';
import { type Host, startHost } from '../host.ts';
import { hosted } from '../hosted.ts';
import { lookAtFaults, lookForWidget } from '../looks.ts';
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
  const { main: isMain, undrivenIn } = foreignPage;
  const tag = [...(isMain ? [main] : []), ...(undrivenIn ? [`@not-${undrivenIn}`] : [])];
  test(describeVisit(foreignPage), {
    tag,
  }, async ({ session, host }) => {
    await visit(createWebDriverVisitor(session), foreignPage, host.origin);
  });
}

test('every widget shows itself in a page that allows next to nothing', { tag: main }, async ({ session, host }) => {
  await session.resize(1440, 900);
  const visitor = createWebDriverVisitor(session);
  await visitor.open(`${host.origin}/bare/every`);
  for (const name of Object.keys(bareTags) as WidgetName[])
    if (!mute.has(name))
      await expect.poll(() => visitor.read(lookForWidget, `vt-${name}`), `vt-${name}`).not.toEqual('');
  expect(await visitor.read(lookAtFaults), 'faults in the page').toBe('');
});

for (const { title, go } of journeys) {
  test(`a visitor ${title}`, { tag: main }, async ({ session, host, scriptless }) => {
    await session.resize(1440, 900);
    const places = { host: host.origin, scriptless: scriptless.origin };
    await go(createWalker(createWebDriverVisitor(session)), places);
  });
}
