import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PHONE } from './browser.mjs';
import { DIALOG } from './dialog-probe.mjs';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Violations that axe finds on the page at rest and with the registration dialog open, on a phone and on a desktop.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<string[]>} "phone, dialog: color-contrast (2)"
 */
export async function probeAxe(browser, url) {
  const source = await readFile(AXE, 'utf8');
  const found = [];
  for (const [device, options] of /** @type {const} */ ([
    ['phone', PHONE],
    ['desktop', { viewport: { width: 1_280, height: 800 } }],
  ])) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const check = async (/** @type {string} */ state) => {
      await page.evaluate(source);
      const violations = await page.evaluate(async () => (await /** @type {any} */ (window).axe.run()).violations);
      for (const { id, nodes } of violations) found.push(`${device}, ${state}: ${id} (${nodes.length})`);
    };
    await check('page');
    await page.locator('[data-intent="register"]:visible').first().click();
    await page.locator(DIALOG).waitFor();
    await page.waitForTimeout(500);
    await check('dialog');
    await context.close();
  }
  return found;
}
