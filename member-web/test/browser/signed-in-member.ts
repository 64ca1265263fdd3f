import { expect, type Page } from '@playwright/test';
import type { VipLoginRequest, VipLoginResponse } from '@summit/contracts';
import { keepInBrowser } from '../../../funnel-web/test/browser/browser-keys';

export const MEMBER_ORIGIN = process.env['MEMBER_ORIGIN'] || 'http://localhost:4201';

const ACCOUNT: VipLoginRequest = { email: 'vip@summit.test', password: 'demo-vip-2025', two_factor_code: null };

/** Signs the member of the demo in, as the form does (vip-access.browser.ts), and opens the dashboard. */
export async function signInMember(page: Page): Promise<void> {
  const answer = await page.request.post(`${MEMBER_ORIGIN}/api/vip/auth/login`, { data: ACCOUNT });
  expect(answer.status()).toBe(200);
  const signIn = (await answer.json()) as VipLoginResponse;
  if (signIn.requires_2fa) throw new Error('The member of the demo has a second factor.');
  await keepInBrowser(page, MEMBER_ORIGIN, { vipToken: signIn.token, vipUser: JSON.stringify(signIn.user) });
  await page.goto(`${MEMBER_ORIGIN}/vip/dashboard`);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}
