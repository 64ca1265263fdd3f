import type { Page } from '@playwright/test';

export const MEMBER_ORIGIN = process.env['MEMBER_ORIGIN'] || 'http://localhost:4201';

/** Signs the member of the demo in; the dashboard is open then. */
export async function signInMember(page: Page): Promise<void> {
  await page.goto(`${MEMBER_ORIGIN}/vip/login`);
  await page.getByLabel('Email').fill('vip@summit.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-vip-2025');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}
