import { expect, test } from '@playwright/test';
import { broken } from '../../../funnel-web/test/browser/axe';
import { confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

// X-012, C-019
test('an owner reads what a provider sent, looks for stuck orders and begins a refund', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  await openTab(page, 'money');
  await page.getByRole('tab', { name: 'Provider inbox' }).click();
  await expect(page.getByRole('heading', { name: /^Provider inbox/ })).toBeVisible();
  await expect(page).toHaveURL(/part=inbox/);
  await page.getByRole('tab', { name: 'Stuck orders and refunds' }).click();
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

//
test('an owner has the books compared, and sees what differs and which months are there', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  await openTab(page, 'money&part=books');
  for (const name of [/^Reconciliation/, /^Differences/, /^Months/])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByText(/The books are being compared|There is nothing to compare yet/)).toBeVisible();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Gone', exact: true }).click();
  await expect(page).toHaveURL(/differences=gone/);
  expect(await broken(page)).toEqual([]);
});
