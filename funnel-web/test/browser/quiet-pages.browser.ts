import { PAGES, trackPageViewEndpoint, type App } from '@summit/contracts';
import { expect, test, type Page } from '@playwright/test';
import { restOf } from './at-rest';
import { brokenInEitherScheme } from './axe';
import { SITE } from './site-paths';

const ORIGINS: Record<App, string> = {
  funnel: process.env['FUNNEL_ORIGIN'] || 'http://localhost:4200',
  member: process.env['MEMBER_ORIGIN'] || 'http://localhost:4201',
  admin: process.env['ADMIN_ORIGIN'] || 'http://localhost:4202',
};
const SIGN_INS = {
  nobody: null,
  member: { app: 'member', path: PAGES.vipLogin.path, who: 'vip@summit.test', secret: 'demo-vip-2025' },
  speaker: { app: 'funnel', path: PAGES.speakerLogin.path, who: 'AMARA', secret: 'demo-speaker-2025' },
  administrator: { app: 'admin', path: PAGES.adminLogin.path, who: 'admin@summit.test', secret: 'demo-admin-2025' },
} as const;
type Name = keyof typeof SIGN_INS;

/** The walks that look at the member area under axe as well, by what its pages are loaded in; the other apps have such tests of their own. */
const MEMBER_PAGES_UNDER_AXE: Partial<Record<Name, 'light' | 'dark'>> = { nobody: 'light', member: 'dark' };

/** Errors, warnings and refusals of the content policy, each with the page it came from. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  const note = (text: string) => heard.push(`${page.url()}: ${text}`);
  page.on('console', (message) => {
    // A call that is refused is told by the browser itself; pages ask for what nobody has, and say so. 429: a walk opens more pages in a
    // minute than are counted of one visitor.
    if (/^Failed to load resource: the server responded with a status of (401|403|404|410|429)/.test(message.text()))
      return;
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  return heard;
}

async function signInOn(page: Page, { app, path, who, secret }: Exclude<(typeof SIGN_INS)[Name], null>): Promise<void> {
  await page.goto(`${ORIGINS[app]}${path}`);
  await page
    .getByLabel(/^(Email|Speaker code)/)
    .first()
    .fill(who);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: /^(Sign in|Log in)$/i }).click();
  await page.waitForURL((url) => url.pathname !== path);
}

//
for (const name of Object.keys(SIGN_INS) as Name[]) {
  const scheme = MEMBER_PAGES_UNDER_AXE[name];
  const andAxe = scheme ? ', and axe finds nothing on any page of the member area' : '';
  test(`every page is quiet for ${name}: no error, no warning, nothing that the content policy refuses${andAxe}`, async ({
    page,
  }) => {
    const heard = listen(page);
    const broken: string[] = [];
    const atRest = restOf(page);
    const signIn = SIGN_INS[name];
    if (signIn) {
      await signInOn(page, signIn);
      await atRest();
    }
    for (const { app, path } of SITE.filter((one) => !signIn || one.app === signIn.app)) {
      const underAxe = app === 'member' ? scheme : undefined;
      await page.emulateMedia({ colorScheme: underAxe ?? 'light' });
      await page.goto(`${ORIGINS[app]}${path}`);
      // It has done all that it does by itself, and could complain.
      await atRest();
      if (!underAxe) continue;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const one of await brokenInEitherScheme(page)) broken.push(`${path}, ${one}`);
    }
    expect.soft(heard, 'complaints').toEqual([]);
    expect.soft(broken, 'what axe finds').toEqual([]);
  });
}

test('a page comes to rest where its views are counted no more', async ({ page }) => {
  const heard = listen(page);
  const atRest = restOf(page);
  const refusals: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(trackPageViewEndpoint.path)) refusals.push(response.status());
  });
  await page.route(`**${trackPageViewEndpoint.path}`, (route) =>
    route.fulfill({ status: 429, headers: { 'cache-control': 'no-store' }, json: { success: false } }),
  );
  await page.goto(`${ORIGINS.funnel}/refund-policy`);
  await expect.poll(() => refusals).toEqual([429]);
  await atRest();
  expect(heard).toEqual([]);
});

test('the description of the API opens where administrators are, without a complaint', async ({ page }) => {
  const heard = listen(page);
  const atRest = restOf(page);
  await page.goto(`${ORIGINS.admin}/api/docs`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await atRest();
  expect(heard).toEqual([]);
});
