import type { PasskeysResponse } from '@summit/contracts';
import { expect, test } from '@playwright/test';
import { broken } from '../../../funnel-web/test/browser/axe';
import { offersNoPasskeys, VirtualAuthenticator } from '../../../member-web/test/browser/virtual-authenticator';
import { ADMIN_ORIGIN, confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

// C-088, C-091
test('an administrator adds a passkey, signs in elsewhere with it alone, and is out there once it is removed', async ({
  page,
  browser,
}) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  const kept = await page.request.get(`${ADMIN_ORIGIN}/api/admin/auth/passkeys`, { headers });
  const before = ((await kept.json()) as PasskeysResponse).data.length;
  const device = await VirtualAuthenticator.of(page);
  await openTab(page, 'passkeys');
  await device.touched(async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('The passkey is added.')).toBeVisible();
  });
  const more = page.getByRole('button', { name: /^More actions for / });
  await expect(more).toHaveCount(before + 1);
  expect(await broken(page)).toEqual([]);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await offersNoPasskeys(other);
  const copy = await VirtualAuthenticator.of(other);
  const [credential] = await device.credentials();
  await copy.hold(credential!);
  await other.goto(`${ADMIN_ORIGIN}/admin/login`);
  await copy.touched(async () => {
    await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(other).toHaveURL(/\/admin\/dashboard/);
  });

  await more.last().click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(more).toHaveCount(before);
  await other.reload();
  await expect(other).toHaveURL(/\/admin\/login/);
  await elsewhere.close();
});
