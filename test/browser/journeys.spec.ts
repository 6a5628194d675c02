import { chromiumFlags, findChromium } from '../../tools/find-chromium.mjs';
import { site } from './addresses.ts';
import { type Host, startHost } from './foreign/host.ts';
import { hosted } from './foreign/hosted.ts';
import { createPlaywrightVisitor } from './foreign/playwright-visitor.ts';
import { journeys } from './journeys/all-journeys.ts';
import { startScriptless } from './journeys/scriptless.ts';
import { createWalker } from './journeys/walker.ts';
import { test as base } from './support.ts';

const test = base.extend<object, { host: Host; scriptless: Host }>({
  host: hosted(() => startHost(site.en)),
  scriptless: hosted(() => startScriptless(site.en)),
});

// In the browser that visitors have, and not only its engine.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } });

for (const { title, go } of journeys) {
  test(`a visitor ${title}`, async ({ page, host, scriptless, faults }) => {
    // Its pages have no script that could fail: what has no stack, and so one line, is of the browser itself.
    if (title.includes('no script runs')) faults.expect(/^page error: .*$/);
    await go(createWalker(createPlaywrightVisitor(page)), { host: host.origin, scriptless: scriptless.origin });
  });
}
