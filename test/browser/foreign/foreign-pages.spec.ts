import { site } from '../addresses.ts';
import { test as base } from '../support.ts';
import { type Host, startHost } from './host.ts';
import { hosted } from './hosted.ts';
import { foreignPages } from './pages/all-pages.ts';
import { createPlaywrightVisitor } from './playwright-visitor.ts';
import { describeVisit, visit } from './visit.ts';

const test = base.extend<object, { host: Host }>({
  host: hosted(() => startHost(site.cn)),
});

for (const foreignPage of foreignPages) {
  test(describeVisit(foreignPage), async ({ page, host, faults }) => {
    if (foreignPage.warned) faults.expect(foreignPage.warned);
    await visit(createPlaywrightVisitor(page), foreignPage, host.origin);
  });
}
