import { expect, test, type Page } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';

const adminOrigin = process.env['ADMIN_ORIGIN'] || 'http://localhost:4202';

async function signIn(page: Page): Promise<void> {
  await page.goto(`${adminOrigin}/admin`);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('Email').fill('admin@summit.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-admin-2025');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

test('an administrator signs in, reads every tab, takes an export out and signs out', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const atRest = restOf(page);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  const links = page.getByRole('navigation', { name: 'Dashboard sections' }).getByRole('link');
  await expect(links).toHaveCount(13);
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main')).toBeVisible();
    await atRest();
  }
  expect(complaints).toEqual([]);

  await page.goto(`${adminOrigin}/admin/dashboard?tab=overview`);
  await expect(page.getByText('Total revenue')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV', exact: true }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto(`${adminOrigin}/admin/dashboard`);
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('a wrong password is told as such, and nobody gets in', async ({ page }) => {
  await page.goto(`${adminOrigin}/admin/login`);
  await page.getByLabel('Email').fill('admin@summit.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
});
