import { expect, type Page } from '@playwright/test';

/** A notice says so, and is closed where it is still there: the next one waits for that, or for the seconds that reading takes. */
export async function told(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
  const closers = page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Close' });
  await closers.evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.click();
  });
}
