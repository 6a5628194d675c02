import { defineConfig } from '@playwright/test';
import { port, site } from './test/browser/addresses.ts';
import { chromiumFlags, findChromium } from './tools/find-chromium.mjs';

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/browser',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: 'node test/browser/serve.mjs',
    env: { PORT: String(port), PARTNER_PORT: String(port + 1), LOG_LEVEL: 'warn' },
    url: `${site.cn}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 120_000,
  },
});
