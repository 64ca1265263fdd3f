import type { Page } from '@playwright/test';
import { BROWSER_KEYS, type BrowserKeyName } from '@summit/contracts';

/** Puts values where a page of `origin` keeps them, before its first visit. What was kept in this context before is gone. */
export async function keepInBrowser(
  page: Page,
  origin: string,
  values: Partial<Record<BrowserKeyName, string>>,
): Promise<void> {
  const localStorage = Object.entries(values).map(([name, value]) => ({
    name: BROWSER_KEYS[name as BrowserKeyName].key,
    value,
  }));
  const { cookies } = await page.context().storageState();
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] });
}
