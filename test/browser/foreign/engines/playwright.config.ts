import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import root from '../../../../playwright.config.ts';
import { engines } from '../../../../tools/find-engines.mjs';

const results = process.env.TEST_RESULTS ?? 'test-results';

/** One project for each engine that is there. Chromium's is what the browser tests run too. */
const projects = engines.flatMap(({ name, find }): Project<object, object>[] => {
  const program = find();
  if (!program) return [];
  if (name === 'chromium') {
    const launchOptions = { ...root.use?.launchOptions, executablePath: program };
    return [{ name, testMatch: /(foreign-pages|journeys)\.spec\.ts$/, use: { launchOptions } }];
  }
  const grepInvert = new RegExp(`@not-${name}`);
  return [{ name, testMatch: 'engine-pages.ts', grepInvert, use: { engine: { name, program } } }];
});

/** The main ways of the site and the foreign pages in every engine; `npm run test:engines` runs it. */
export default defineConfig({
  ...root,
  testDir: '../..',
  outputDir: path.resolve(results, 'engines'),
  reporter: [['list'], ['json', { outputFile: path.resolve(results, 'engines.json') }]],
  webServer: root.webServer && { ...root.webServer, cwd: process.cwd() },
  projects,
});
