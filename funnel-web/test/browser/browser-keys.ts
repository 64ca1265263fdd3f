import type { Page } from '@playwright/test';
import { BROWSER_KEYS, type BrowserKeyName } from '@summit/contracts';

/** Puts values where a page of `origin` keeps them, before its first visit. What was kept there before is gone. */
export async function keepInBrowser(
  page: Page,
  origin: string,
  values: Partial<Record<BrowserKeyName, string>>,
): Promise<void> {
  // A text of this host: it runs no script, which could keep something itself.
  await page.goto(`${origin}/.well-known/security.txt`);
  const entries = Object.entries(values).map(([name, value]) => [BROWSER_KEYS[name as BrowserKeyName].key, value]);
  await page.evaluate((kept) => {
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key!, value!);
  }, entries);
}
