import { expect, test } from '@playwright/test';
import { broken } from '../../../funnel-web/test/browser/axe';
import { confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

// X-012, C-019
test('an owner reads what a provider sent, looks for stuck orders and begins a refund', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  await openTab(page, 'money');
  await expect(page.getByRole('heading', { name: /^Provider inbox/ })).toBeVisible();
  await page.getByRole('button', { name: 'Look now' }).click();
  await expect(page.getByText('We have looked through all orders.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Refund an order' }).click();
  await page.getByLabel('Order number').fill('6f2c0b8e-1111-4000-8000-000000000001');
  await page.getByRole('button', { name: 'Find the order' }).click();
  await expect(page.getByText('No order has this number.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await broken(page)).toEqual([]);
});
