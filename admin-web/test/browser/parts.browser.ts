import { expect, test } from '@playwright/test';
import { openTab, signedInAdmin } from './signed-in-admin';

// D-475
test('the focus is on the button again once what it made is read and closed', async ({ page }) => {
  await signedInAdmin(page);
  await openTab(page, 'promo-codes');
  const generate = page.getByRole('button', { name: 'Generate Test Codes' });
  await generate.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate Test Codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(generate).toBeFocused();
});

// D-473
test('a chart whose script does not come says so in its place, and is there once the page is loaded anew', async ({
  page,
}) => {
  await signedInAdmin(page);
  await page.route(/\/RevenueChart-[^/]*\.js/, (route) => route.abort());
  await openTab(page, 'overview');
  const panel = page.getByRole('region', { name: /^Revenue over time/ });
  await expect(panel.getByText('We could not load the chart.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Weekly' })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  const chart = panel.getByRole('group', { name: /^Chart of the revenue/ });
  await expect(chart).toBeVisible();
  // Whoever comes by the Tab key sees that the arrow keys are the chart's.
  await panel.getByRole('button', { name: /^Export/ }).focus();
  await page.keyboard.press('Tab');
  await expect(chart).toHaveCSS('outline-style', 'solid');
});
