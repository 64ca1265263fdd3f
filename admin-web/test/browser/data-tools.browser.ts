import { expect, test } from '@playwright/test';
import { brokenInEitherScheme } from '../../../funnel-web/test/browser/axe';
import { signUp } from '../../../funnel-web/test/browser/product';
import { ADMIN_ORIGIN, confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

//
test('an administrator cleans the test data, reads the counts and undoes it', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  const address = `clean-me-${Date.now()}@try.test`;
  await signUp(page.request, 'Tess Ter', address);
  const registered = async () => {
    const query = `search=${encodeURIComponent(address)}`;
    const answer = await page.request.get(`${ADMIN_ORIGIN}/api/admin/dashboard/customers?${query}`, { headers });
    return ((await answer.json()) as { total: number }).total;
  };
  expect(await registered()).toBe(1);

  await openTab(page, 'data-management');
  const counts = page.getByRole('table', { name: 'Deletes now: Clean test data' });
  await expect(counts.getByRole('row', { name: /^Signups/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clean test data', exact: true }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Clean test data' });
  await confirm.getByRole('textbox').fill('clean test data');
  await expect(confirm.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await confirm.getByRole('textbox').fill('CLEAN TEST DATA');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const result = page.getByRole('dialog', { name: 'The data is deleted' });
  await expect(result.getByText(/^Deleted \d+ records: \d+ signups/)).toBeVisible();
  expect(await brokenInEitherScheme(page, undefined, '[role=dialog]')).toEqual([]);
  expect(await registered()).toBe(0);
  await result.getByRole('button', { name: 'Close' }).click();

  const backups = page.getByRole('list', { name: 'Deleted so far' });
  const download = page.waitForEvent('download');
  await backups
    .getByRole('button', { name: /^Download Clean test data/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-clean-test-data-[0-9a-f]{8}\.ndjson\.gz$/);
  await backups
    .getByRole('button', { name: /^Undo Clean test data/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Everything is back: \d+ records\.$/)).toBeVisible();
  await expect(backups.getByText(/Undone/).first()).toBeVisible();
  expect(await registered()).toBe(1);
});
