import { expect, test, type Page } from '@playwright/test';
import { allSessionsEndpoint, sessionsByDayEndpoint, vipStatusEndpoint } from '@summit/contracts';
import { complaintsOf, tabTo, withoutScriptsYet } from '../../../funnel-web/test/browser/before-scripts';
import { keepInBrowser } from '../../../funnel-web/test/browser/browser-keys';
import { MEMBER_ORIGIN, signInMember } from './signed-in-member';

const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'VIP Access' });

for (const width of [390, 1280]) {
  test(`the sign-in stands before its script and takes text when that has come: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const complaints = complaintsOf(page);
    const release = await withoutScriptsYet(page);
    await page.goto(`${MEMBER_ORIGIN}/vip/login`, { waitUntil: 'commit' });
    await expect(signInHeading(page)).toBeVisible();
    const email = page.getByLabel('Email');
    await expect(email).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
    const before = await page.locator('form').boundingBox();
    release();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    expect(await page.locator('form').boundingBox()).toEqual(before);
    await email.fill('hana@first-paint.example');
    await expect(email).toHaveValue('hana@first-paint.example');
    expect(complaints).toEqual([]);
  });
}

test('the links of the sign-in lead on before its script, and keep the focus when that comes', async ({ page }) => {
  const release = await withoutScriptsYet(page);
  await page.goto(`${MEMBER_ORIGIN}/vip/login`, { waitUntil: 'commit' });
  const forgotten = page.getByRole('link', { name: 'Forgot your password?' });
  await expect(forgotten).toBeVisible();
  await tabTo(page, forgotten);
  release();
  await expect(page.getByLabel('Email')).toBeEnabled();
  await expect(forgotten).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vip\/forgot-password$/);
});

test('who is not signed in sees nothing of the dashboard on the way to the sign-in', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await withoutScriptsYet(page);
  await page.goto(`${MEMBER_ORIGIN}/vip/dashboard`, { waitUntil: 'commit' });
  await expect(page.locator('#root h1')).toBeAttached();
  await expect(page.locator('#root h1')).toBeHidden();
  release();
  await expect(signInHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/vip\/login$/);
  expect(complaints).toEqual([]);
});

test('a member sees nothing of the sign-in on the way to the dashboard, which is asked for at once', async ({
  page,
}) => {
  await signInMember(page);
  const complaints = complaintsOf(page);
  const release = await withoutScriptsYet(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(vipStatusEndpoint.path)) asked.push(request.url());
  });
  await page.goto(`${MEMBER_ORIGIN}/vip/login`, { waitUntil: 'commit' });
  await expect(page.locator('#root form')).toBeAttached();
  await expect(page.locator('#root form')).toBeHidden();
  await expect.poll(() => asked).toHaveLength(1);
  release();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Summit Access' })).toBeVisible();
  await expect(page).toHaveURL(/\/vip\/dashboard$/);
  // The app has taken the answer over.
  expect(await page.evaluate(() => Reflect.get(window, 'summitFirstAnswer') === undefined)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the dashboard has no control that does nothing before its script', async ({ page }) => {
  await signInMember(page);
  const release = await withoutScriptsYet(page);
  await page.goto(`${MEMBER_ORIGIN}/vip/dashboard`, { waitUntil: 'commit' });
  for (const name of ['Logout', 'Account menu']) await expect(page.getByRole('button', { name })).toBeDisabled();
  release();
  for (const name of ['Logout', 'Account menu']) await expect(page.getByRole('button', { name })).toBeEnabled();
});

test('a day that is over keeps what is below it out of sight until it knows what is next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const closed = { success: true, requires_vip: true, total_sessions: 0, is_public_access: false, sessions: [] };
  const day = sessionsByDayEndpoint.path.replace(':day', '1');
  await page.route(`**${day}*`, (route) => route.fulfill({ json: closed }));
  let tell = (): void => undefined;
  const known = new Promise<void>((done) => (tell = done));
  await page.route(`**${allSessionsEndpoint.path}*`, async (route) => {
    await known;
    await route.fulfill({ json: { ...closed, total_days: 0, days: [] } });
  });
  await page.goto(`${MEMBER_ORIGIN}/day/1`);
  await expect(page.getByRole('heading', { level: 1, name: 'VIP Access Required' })).toBeVisible();
  // Not asked again: in time the app gives up waiting.
  expect((await page.getByRole('contentinfo').boundingBox())?.y).toBeGreaterThanOrEqual(844);
  tell();
  await expect(page.locator('main form')).toBeVisible();
});

test('where the script can not be had, the page says so and can be loaded again', async ({ page }) => {
  const failing = '**/assets/*.js';
  await page.route(failing, (route) => route.abort());
  const alert = page.getByRole('alert');
  await page.goto(`${MEMBER_ORIGIN}/vip/login`);
  await expect(alert).toContainText('could not be loaded');
  await expect(signInHeading(page)).toBeVisible();

  // What is painted there is for members, so the words stand alone.
  await page.goto(`${MEMBER_ORIGIN}/vip/dashboard`);
  await expect(alert).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(0);

  // And where nothing is painted.
  await page.goto(`${MEMBER_ORIGIN}/vip/forgot-password`);
  await expect(alert).toBeVisible();

  await keepInBrowser(page, MEMBER_ORIGIN, { vipToken: 'a token' });
  await page.goto(`${MEMBER_ORIGIN}/vip/login`);
  await expect(alert).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.unroute(failing);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeEnabled();
  await expect(alert).toHaveCount(0);
});

test('without scripts a page says so, and nothing else', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  for (const path of ['/vip/login', '/sessions', '/vip/profile']) {
    await page.goto(MEMBER_ORIGIN + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The member area needs JavaScript');
    await expect(page.getByRole('main')).toHaveCount(1);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
