import type { WorkerFixture } from '@playwright/test';
import type { Host } from './host.ts';

/** A host that is there for as long as a worker's tests run. */
export function hosted(start: () => Promise<Host>): [WorkerFixture<Host, object>, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const host = await start();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ];
}
