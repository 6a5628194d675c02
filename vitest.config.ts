import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The server gets Preact for React. */
const preact = [
  { find: /^react$/, replacement: '@preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: '@preact/compat/server' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
];

/** Browsers get what of Preact the widgets need; every view is tested on it and on React. */
const browser = [
  { find: /^react(-dom\/client)?$/, replacement: path.resolve('loader/react.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
];

const inline = { deps: { inline: [/preact/] } };
const views = ['test/unit/kit/**/*.test.{ts,tsx}', 'test/unit/widgets/**/*.test.{ts,tsx}'];

/** A bound on hanging, on whatever machine there is: never on slowness. */
const bounds = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['test/setup.ts'],
};

/**
 * Files of a worker share their modules, each with a document of its own: half the processor time. A file that changes
 * what it imports calls `vi.resetModules()`.
 */
const unit = { ...bounds, pool: 'threads', isolate: false } as const;

/** Since Node 25 there is a storage of Node's own, which Vitest 4 leaves where the document's belongs. */
const withoutStorage = 'localStorage' in globalThis ? ['--no-webstorage'] : [];
const ofDocuments = { ...unit, environment: 'happy-dom', execArgv: withoutStorage, include: views } as const;

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: { ...ofDocuments, name: 'views on React' },
      },
      {
        resolve: { alias: browser },
        oxc: { jsx: { runtime: 'automatic' } },
        test: { ...ofDocuments, name: 'views on Preact', server: inline },
      },
      {
        resolve: { alias: preact },
        test: {
          ...unit,
          name: 'rules and server',
          include: ['test/unit/**/*.test.ts'],
          exclude: views,
          environment: 'node',
          server: inline,
        },
      },
      {
        resolve: { alias: preact },
        test: {
          ...bounds,
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          environment: 'node',
          server: inline,
          globalSetup: ['test/contract/support/postgres-setup.ts'],
        },
      },
    ],
  },
});
