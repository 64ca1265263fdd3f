import { expect, test } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

//
test('an administrator exports the whole summit and saves the archive', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  const atRest = restOf(page);
  await openTab(page, 'data-management');
  const panel = page.getByRole('region', { name: 'Move the summit' });
  await expect(panel.getByText(/^Passwords travel as hashes/)).toBeVisible();
  // The list above it has come: a button that moves away under the pointer is not pressed.
  await atRest();
  await panel.getByRole('button', { name: 'Export everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export everything' }).click();

  const archive = panel.getByRole('list', { name: 'Archives' }).getByRole('listitem').first();
  await expect(archive.getByText(/SHA-256 [0-9a-f]{64}$/)).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await archive.getByRole('button', { name: /^Download summit-/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^summit-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.zip$/);
});

//
test('an administrator clones the edition: counted first, then written', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  const atRest = restOf(page);
  await openTab(page, 'data-management');
  await atRest();
  const panel = page.getByRole('region', { name: 'Move the summit' });
  await panel.getByRole('button', { name: 'Clone this edition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clone this edition' });
  await dialog.getByLabel('First day (Pacific)').fill('2027-03-08');
  await dialog.getByRole('button', { name: 'Count first' }).click();
  await expect(dialog.getByText(/^All dates move by \d+ days\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Write the archive' }).click();
  await expect(dialog).toHaveCount(0);
  const clone = panel.getByRole('listitem').filter({ hasText: 'summit-clone-' }).first();
  await expect(clone.getByText(/SHA-256 [0-9a-f]{64}$/)).toBeVisible({ timeout: 60_000 });
});
