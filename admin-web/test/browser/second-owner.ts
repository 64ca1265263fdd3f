import { expect, type Browser, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { linkInMail } from '../../../funnel-web/test/browser/product';
import { ADMIN_ORIGIN, openTab } from './signed-in-admin';

const PASSWORD = 'ridge walker at dawn 9';

/** Another owner in a browser of its own: invited by mail by whoever is signed in on `page`, with two-factor switched on. */
export async function secondOwner(page: Page, browser: Browser): Promise<Page> {
  const email = `owner-${Date.now()}@summit.test`;
  await openTab(page, 'staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const invitation = page.getByRole('dialog');
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByRole('combobox', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Owner' }).click();
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('grid', { name: 'Staff' }).getByText(email)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(await linkInMail(email, /https?:\S+reset-password\?token=[\w-]+/));
  await other.getByLabel('New password').fill(PASSWORD);
  await other.getByLabel('Confirm password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other.getByText(/The password is set/)).toBeVisible();
  await other.goto(`${ADMIN_ORIGIN}/admin/login`);
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();

  await other.getByRole('button', { name: 'Setup 2FA' }).click();
  const setup = other.getByRole('dialog');
  await setup.getByLabel('Current password').fill(PASSWORD);
  await setup.getByRole('button', { name: 'Continue' }).click();
  await expect(setup.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await setup.locator('code').innerText();
  // Authenticator apps keep real time, wherever a test before has moved the demo's clock (DEVICE_CLOCK).
  await setup.getByLabel('6-digit code from the app').fill(await generate({ secret }));
  await setup.getByRole('button', { name: 'Enable 2FA' }).click();
  await setup.getByRole('button', { name: 'I have saved them' }).click();
  await expect(other.getByRole('button', { name: 'Setup 2FA' })).toHaveCount(0);
  return other;
}
