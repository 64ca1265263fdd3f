import { expect, test } from '@playwright/test';
import { signUp } from '../../../funnel-web/test/browser/product';
import { confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

//
test('an administrator exports what is stored of a person and erases it', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  const address = `erase-me-${Date.now()}@erasure-check.com`;
  await signUp(page.request, 'Era Sed', address);

  await openTab(page, 'overview');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Privacy' }).click();
  const find = async () => {
    await page.getByLabel('E-mail address').fill(address);
    await page.getByRole('button', { name: 'Find' }).click();
  };
  await find();
  const stored = page.getByRole('table', { name: 'What is stored' });
  await expect(stored.getByRole('row', { name: /^funnel: signup 1 stays without the person/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole('button', { name: 'Erase' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Erase this person for good?' });
  await confirm.getByRole('textbox').fill('ERASE');
  await expect(confirm.getByRole('button', { name: 'Erase' })).toBeDisabled();
  await confirm.getByRole('textbox').fill(`ERASE ${address}`);
  await confirm.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('The person is erased.')).toBeVisible();
  await expect(stored).toBeHidden();
  await find();
  await expect(page.getByText('Nothing is stored about this address.')).toBeVisible();
});
