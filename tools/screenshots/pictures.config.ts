import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config';

/**
 * `npm run screenshots`: PNGs in `screenshots`, and where something scrolls sideways (axe is in the browser tests). Needs a running demo, into
 * which it writes.
 */
export default defineConfig({
  ...browser,
  globalSetup: './global-setup.ts',
  testDir: '../..',
  testMatch: '**/test/browser/*.pictures.ts',
  outputDir: '../../test-results',
  use: { ...browser.use, screenshot: 'off' },
});
