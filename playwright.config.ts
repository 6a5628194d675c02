import { defineConfig } from '@playwright/test';
import { chromiumFlags, findShell } from './tools/find-chromium.mjs';

const results = process.env.TEST_RESULTS ?? 'test-results';

export default defineConfig({
  testDir: 'test/browser',
  outputDir: `${results}/browser`,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  // Bounds on hanging, on whatever machine there is: never on slowness.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findShell(), args: chromiumFlags },
  },
  // Ports are the system's choice, so that two runs stand side by side.
  webServer: process.env.VITRINE_SITE
    ? undefined
    : {
        command: 'exec node test/browser/serve.mjs',
        // All tests ask from one address, which no limit is meant for.
        env: { PORT: '0', PARTNER_PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT: '0' },
        wait: {
          stdout:
            /kept in (?<vitrine_data>\S+)[\s\S]*Vitrine is at (?<vitrine_site>\S+), partner pages at (?<vitrine_partner>\S+)/,
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        stderr: 'pipe',
        timeout: 300_000,
      },
});
