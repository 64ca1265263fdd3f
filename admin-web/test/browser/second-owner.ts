import { createHmac } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import type { LandingPageStateResponse } from '@summit/contracts';
import { funnelOrigin, linkInMail } from '../../../funnel-web/test/browser/product';
import { ADMIN_ORIGIN, openTab } from './signed-in-admin';

const PASSWORD = 'ridge walker at dawn 9';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The product's time, in milliseconds: a test before may have moved the demo's clock. */
async function productTime({ request }: Page): Promise<number> {
  const answer = await request.get(`${funnelOrigin}/api/landing-page/state`);
  return Date.parse(((await answer.json()) as LandingPageStateResponse).server_time);
}

/** What an authenticator app shows for a secret at a moment in milliseconds (RFC 6238). */
function codeOf(secret: string, at: number): string {
  const bits = [...secret.replace(/=+$/, '')].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

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
  await setup.getByLabel('6-digit code from the app').fill(codeOf(secret, await productTime(page)));
  await setup.getByRole('button', { name: 'Enable 2FA' }).click();
  await setup.getByRole('button', { name: 'I have saved them' }).click();
  await expect(other.getByRole('button', { name: 'Setup 2FA' })).toHaveCount(0);
  return other;
}
