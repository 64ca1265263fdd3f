import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { vipStatusEndpoint, type VipLoginRequest, type VipLoginResponse } from '@summit/contracts';
import { keepInBrowser } from '../../../funnel-web/test/browser/browser-keys';

export const MEMBER_ORIGIN = process.env['MEMBER_ORIGIN'] || 'http://localhost:4201';

const ACCOUNT: VipLoginRequest = { email: 'vip@summit.test', password: 'demo-vip-2025', two_factor_code: null };

type SignIn = Extract<VipLoginResponse, { token: string }>;

let signIn: Promise<SignIn> | undefined;

async function signInOnce(request: APIRequestContext): Promise<SignIn> {
  const answer = await request.post(`${MEMBER_ORIGIN}/api/vip/auth/login`, { data: ACCOUNT });
  expect(answer.status()).toBe(200);
  const made = (await answer.json()) as VipLoginResponse;
  if (made.requires_2fa) throw new Error('The member of the demo has a second factor.');
  return made;
}

/** A test that moves the clock by weeks ends everybody's sign-in. */
async function lives(request: APIRequestContext, { token }: SignIn): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get(MEMBER_ORIGIN + vipStatusEndpoint.path, { headers })).ok();
}

/** Signs the member of the demo in, as the form does (vip-access.browser.ts): once for as many tests as can be. */
export async function signInMember(page: Page): Promise<void> {
  signIn ??= signInOnce(page.request);
  if (!(await lives(page.request, await signIn))) signIn = signInOnce(page.request);
  const { token, user } = await signIn;
  await keepInBrowser(page, MEMBER_ORIGIN, { vipToken: token, vipUser: JSON.stringify(user) });
}

export async function openDashboard(page: Page): Promise<void> {
  await page.goto(`${MEMBER_ORIGIN}/vip/dashboard`);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}
