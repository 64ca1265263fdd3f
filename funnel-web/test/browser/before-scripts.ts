import type { Locator, Page } from '@playwright/test';

/** Holds the scripts of the page back. Answers what lets them come. */
export async function withoutScriptsYet(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Moves the focus by the keyboard alone. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  while (!(await isThere())) await page.keyboard.press('Tab');
}
