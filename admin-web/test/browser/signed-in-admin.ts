import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { rows } from '../../../funnel-web/test/browser/product';

export const ADMIN_ORIGIN = process.env['ADMIN_ORIGIN'] || 'http://localhost:4202';

interface SignIn {
  token: string;
  admin_email: string;
  expires_at: string;
}

let signIn: Promise<SignIn> | undefined;

const ACCOUNT = { email: 'admin@summit.test', password: 'demo-admin-2025' };

/** Ten passwords of an account are looked at in ten minutes, and a fast machine gives more for all tests together. */
const forgetPasswordChecks = () => rows(`delete from rate_bucket where key like $1`, ['%sign-in-admin-client%']);

async function signInOnce(request: APIRequestContext): Promise<SignIn> {
  await forgetPasswordChecks();
  const answer = await request.post(`${ADMIN_ORIGIN}/api/admin/auth/login`, { data: ACCOUNT });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SignIn;
}

/** A test that moves the clock by weeks ends everybody's sign-in. */
async function lives(request: APIRequestContext, { token }: SignIn): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get(`${ADMIN_ORIGIN}/api/admin/mails?limit=1`, { headers })).ok();
}

/** The demo's administrator. Signs in once for as many tests as can be: password checks of one account are counted. */
export async function signedInAdmin(page: Page): Promise<{ headers: { authorization: string } }> {
  signIn ??= signInOnce(page.request);
  if (!(await lives(page.request, await signIn))) signIn = signInOnce(page.request);
  const { token, admin_email, expires_at } = await signIn;
  const stored = { admin_token: token, admin_email, admin_expires: expires_at };
  await page.context().addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return { headers: { authorization: `Bearer ${token}` } };
}

/** Gives the password again: for five minutes the data tools and payouts may be used. */
export async function confirmIdentity(page: Page, headers: { authorization: string }): Promise<void> {
  await forgetPasswordChecks();
  const data = { current_password: ACCOUNT.password, two_factor_code: null };
  const answer = await page.request.post(`${ADMIN_ORIGIN}/api/admin/auth/confirm-identity`, { data, headers });
  expect(answer.status()).toBe(200);
}

/** A tab of the dashboard, by its id. */
export const openTab = (page: Page, tab: string) => page.goto(`${ADMIN_ORIGIN}/admin/dashboard?tab=${tab}`);

/** What the page throws or the browser complains about, but for answers that are no success; grows while the page runs. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text());
  });
  return complaints;
}
