import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config';

/** `npm run screenshots`: PNGs in `screenshots`, and where something scrolls sideways (axe is in the browser tests). Needs a running product. */
export default defineConfig({
  ...browser,
  testDir: '../..',
  testMatch: '**/test/browser/*.pictures.ts',
  outputDir: '../../test-results',
  use: { ...browser.use, screenshot: 'off' },
});
