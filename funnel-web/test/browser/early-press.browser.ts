import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, withoutScriptsYet } from './before-scripts';

async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await withoutScriptsYet(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test.describe('a press before the script of the landing page', () => {
  // F-062
  test('opens the registration when it has come', async ({ page }) => {
    const complaints = complaintsOf(page);
    const release = await openWithoutScripts(page);
    await page.locator('main [data-intent="register"]:visible').first().click();
    await expect(page).toHaveURL(/\/$/);
    release();
    const dialog = page.getByRole('dialog', { name: /Register/ });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('answers the question of consent when it has come', async ({ page }) => {
    const release = await openWithoutScripts(page);
    const answer = page.getByRole('button', { name: 'Essential Only' });
    await answer.click();
    await expect(answer).toBeVisible();
    release();
    await expect(answer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential');
  });

  test('is not lost behind the next one', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByRole('button', { name: 'Essential Only' }).click();
    await page.locator('main [data-intent="register"]:visible').first().click();
    release();
    await expect(page.getByRole('dialog', { name: /Register/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential');
  });

  // F-052
  test('chooses the day whose speakers it shows', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.locator('label').filter({ hasText: 'Day 2' }).click();
    release();
    await expect(page.locator('#speaker-list > [data-card-day="2"]').first()).toBeVisible();
    await expect(page.locator('#speaker-list > :not([data-card-day="2"]):visible')).toHaveCount(0);
  });

  test('leads on where it neither comes nor fails', async ({ page }) => {
    await page.clock.install();
    await openWithoutScripts(page);
    const link = page.locator('main [data-intent="register"]:visible').first();
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(6_000);
    await expect(page).toHaveURL(/\/#signup$/);
    await expect(link).not.toHaveAttribute('aria-busy');
  });

  test('leads on where it can not be had', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('main [data-intent="register"]:visible').first().click();
    await expect(page).toHaveURL(/\/#signup$/);
  });
});
