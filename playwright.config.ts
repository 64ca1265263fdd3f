import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's: of the shell only what draws pages runs, so it comes first. */
const SYSTEMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
// Where there is none, the browser that `npx playwright install chromium` brought.
const executablePath = process.env['CHROMIUM_PATH'] || SYSTEMS.find((file) => existsSync(file));

/** Browser tests against a running product: `npm start`, or the one that `npm test` starts for them. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/test/browser/**/*.browser.ts',
  testIgnore: ['**/node_modules/**', '**/dist/**', '.nx/**', '.data/**'],
  outputDir: 'test-results',
  // A machine that does other work besides takes its time; what must be fast is measured by the benchmark. These limits are
  // only for what would never end, so no test has shorter ones.
  timeout: 300_000,
  // What a server does is asked for again soon: pauses that grow to a second would be most of the wait.
  expect: { timeout: 60_000, toPass: { intervals: [100, 250] } },
  // One product, one database: tests that follow each other tell the cause of a failure.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // The JSON report goes to the file of PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env['FUNNEL_ORIGIN'] || 'http://localhost:4200',
    screenshot: 'only-on-failure',
    // Recording costs every test a third more. One test, recorded: npm run browser -- --trace on PATH
    trace: 'on-first-retry',
    // What moves by itself is painted again and again, here by the processor. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Nothing is drawn for a screen, so what draws needs no process of its own.
        '--in-process-gpu',
        // A page goes on in the process of its blank beginning, and shares it with others of its context: a start less for each test.
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test is gone before its scripts are worth V8's last step of compiling: an eighth of the browser's CPU under axe.
        '--js-flags=--no-opt',
      ],
    },
  },
});
