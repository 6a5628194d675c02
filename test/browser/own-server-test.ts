import { type OwnServer, startOwnServer } from './own-server.ts';
import { test as base } from './support.ts';

/** Tests with a server of their own, whose content they change. */
export const test = base.extend<object, { alone: string; server: OwnServer }>({
  /** A name for a file whose changes every page shows: it has a server to itself, which no other file's tests see. */
  alone: ['', { scope: 'worker', option: true }],
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
