import { site } from './addresses.ts';
import { type Host, startHost } from './foreign/host.ts';
import { createPlaywrightVisitor } from './foreign/playwright-visitor.ts';
import { journeys } from './journeys/all-journeys.ts';
import { startScriptless } from './journeys/scriptless.ts';
import { createWalker } from './journeys/walker.ts';
import { test as base } from './support.ts';

const test = base.extend<object, { host: Host; scriptless: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const host = await startHost(site.en);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  scriptless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const host = await startScriptless(site.en);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

for (const { title, go } of journeys) {
  test(`a visitor ${title}`, async ({ page, host, scriptless }) => {
    await go(createWalker(createPlaywrightVisitor(page)), { host: host.origin, scriptless: scriptless.origin });
  });
}
