import { expect, test } from '@playwright/test';
import { openTab, signedInAdmin } from './signed-in-admin';
import { told } from './told';

// C-062
test('an administrator imports affiliates twice, finds one, opens an account and disables it', async ({ page }) => {
  await signedInAdmin(page);
  await openTab(page, 'all-affiliates');
  const table = page.getByRole('grid', { name: 'All Affiliates' });
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');

  for (const run of ['first', 'second']) {
    await page.getByRole('button', { name: 'Import from Tapfiliate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Import', exact: true }).click();
    // Their service may ask to wait between pages.
    await told(page, run === 'first' ? /affiliates? imported/ : /^0 affiliates imported, 58 already here/);
  }
  const filter = page.getByRole('searchbox', { name: 'Filter affiliates' });
  await filter.fill('ridgeline');
  await expect(page.getByRole('heading', { level: 3, name: 'All Affiliates' }).getByRole('status')).toHaveText('1');
  await expect(table.getByText('Ridgeline Media', { exact: true })).toBeVisible();

  const code = `BROWSER-${Date.now()}`;
  await page.getByRole('button', { name: 'Create affiliate' }).click();
  const form = page.getByRole('dialog', { name: 'Create affiliate' });
  await form.getByLabel('Name').fill(`Tess ${code}`);
  await form.getByLabel('Speaker code').fill(code);
  await form.getByLabel('Email', { exact: true }).fill(`${code.toLowerCase()}@partners.test`);
  await form.getByRole('button', { name: 'Create affiliate' }).click();
  const created = page.getByRole('dialog', { name: /The affiliate is created/ });
  const link = await created.getByLabel('Link that sets the password').inputValue();
  expect(link).toContain('token=');
  await created.getByRole('button', { name: 'Close' }).click();

  await filter.fill(code);
  // The table is wider than the screen: its last cell comes with the keyboard.
  await table.getByRole('gridcell').first().click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: `More for Tess ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('The affiliate is disabled.')).toBeVisible();
});
