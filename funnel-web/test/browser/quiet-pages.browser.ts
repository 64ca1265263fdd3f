import { PAGES, trackPageViewEndpoint, type App } from '@summit/contracts';
import { expect, test, type Page } from '@playwright/test';
import { restOf } from './at-rest';
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

for (const [name, signIn] of Object.entries(SIGN_INS)) {
  test(`every page is quiet for ${name}: no error, no warning, nothing that the content policy refuses`, async ({
    page,
  }) => {
    const heard = listen(page);
    const atRest = restOf(page);
    if (signIn) {
      await page.goto(`${ORIGINS[signIn.app]}${signIn.path}`);
      await page
        .getByLabel(/^(Email|Speaker code)/)
        .first()
        .fill(signIn.who);
      await page.getByLabel('Password', { exact: true }).fill(signIn.secret);
      await page.getByRole('button', { name: /^(Sign in|Log in)$/i }).click();
      await page.waitForURL((url) => url.pathname !== signIn.path);
      await atRest();
    }
    for (const { app, path } of SITE.filter((one) => !signIn || one.app === signIn.app)) {
      await page.goto(`${ORIGINS[app]}${path}`);
      // It has done all that it does by itself, and could complain.
      await atRest();
    }
    expect(heard).toEqual([]);
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
