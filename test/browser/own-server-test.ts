import { type OwnServer, startOwnServer } from './own-server.ts';
import { test as base } from './support.ts';

/** Tests with a server of their own, whose content they change. */
export const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const server = await startOwnServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
