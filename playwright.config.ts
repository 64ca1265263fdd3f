import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Debian's Chromium where there is one, else the browser that `npx playwright install chromium` brought.
const executablePath =
  process.env['CHROMIUM_PATH'] || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));

/** Browser tests against a running product: `npm start`, or the one that `npm test` starts for them. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/test/browser/**/*.browser.ts',
  testIgnore: ['**/node_modules/**', '**/dist/**', '.nx/**', '.data/**'],
  outputDir: 'test-results',
  // A machine that does other work besides takes its time; what must be fast is measured by the benchmark. These limits are
  // only for what would never end, so no test has shorter ones.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One product, one database: tests that follow each other tell the cause of a failure.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // The JSON report goes to the file of PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env['FUNNEL_ORIGIN'] || 'http://localhost:4200',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
