import { expect, test, type Page } from '@playwright/test';
import { complaintsOf, tabTo, withoutScriptsYet } from '../../../funnel-web/test/browser/before-scripts';
import { keepInBrowser } from '../../../funnel-web/test/browser/browser-keys';
import { ADMIN_ORIGIN, signedInAdmin } from './signed-in-admin';

const LOGIN = `${ADMIN_ORIGIN}/admin/login`;
const DASHBOARD = `${ADMIN_ORIGIN}/admin/dashboard`;
const signInHeading = (page: Page) => page.locator('main h1');

for (const width of [390, 1280]) {
  test(`the sign-in stands before its script and takes text when that has come: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const complaints = complaintsOf(page);
    const release = await withoutScriptsYet(page);
    await page.goto(LOGIN, { waitUntil: 'commit' });
    await expect(signInHeading(page)).toBeVisible();
    const email = page.getByLabel('Email');
    await expect(email).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
    const before = await page.locator('form').boundingBox();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, skip);
    release();
    await expect(email).toBeEnabled();
    expect(await page.locator('form').boundingBox()).toEqual(before);
    await expect(skip).toBeFocused();
    await email.fill('ops@first-paint.example');
    await expect(email).toHaveValue('ops@first-paint.example');
    expect(complaints).toEqual([]);
  });
}

test('who is not signed in sees nothing of the dashboard on the way to the sign-in', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await withoutScriptsYet(page);
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  await expect(page.locator('#root header')).toBeAttached();
  await expect(page.locator('#root header')).toBeHidden();
  release();
  await expect(page.getByLabel('Email')).toBeEnabled();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(complaints).toEqual([]);
});

test('a sign-in that has run out shows nothing of the dashboard either', async ({ page }) => {
  await keepInBrowser(page, ADMIN_ORIGIN, { adminToken: 'a token', adminExpires: '2020-01-01T00:00:00.000Z' });
  const release = await withoutScriptsYet(page);
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  await expect(page.locator('#root header')).toBeAttached();
  await expect(page.locator('#root header')).toBeHidden();
  release();
  await expect(page.getByLabel('Email')).toBeEnabled();
});

test('whoever is signed in sees the frame of the dashboard at once, and no control that does nothing', async ({
  page,
}) => {
  await signedInAdmin(page);
  const complaints = complaintsOf(page);
  const release = await withoutScriptsYet(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  const place = page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });
  await expect(place).toBeVisible();
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeDisabled();
  const before = await place.boundingBox();
  release();
  await expect(menu).toBeEnabled();
  expect(await place.boundingBox()).toEqual(before);
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('whoever is signed in sees nothing of the sign-in on the way to the dashboard', async ({ page }) => {
  await signedInAdmin(page);
  const release = await withoutScriptsYet(page);
  await page.goto(LOGIN, { waitUntil: 'commit' });
  await expect(page.locator('#root form')).toBeAttached();
  await expect(page.locator('#root form')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('where the script can not be had, the page says so and can be loaded again', async ({ page }) => {
  const failing = '**/assets/*.js';
  await page.route(failing, (route) => route.abort());
  const alert = page.getByRole('alert');
  await page.goto(LOGIN);
  await expect(alert).toContainText('could not be loaded');
  await expect(signInHeading(page)).toBeVisible();

  // What is painted there is for whoever is signed in, so the words stand alone.
  await page.goto(DASHBOARD);
  await expect(alert).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(0);

  // And where nothing is painted.
  await page.goto(`${ADMIN_ORIGIN}/admin/reset-password`);
  await expect(alert).toBeVisible();

  await page.goto(LOGIN);
  await page.unroute(failing);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeEnabled();
  await expect(alert).toHaveCount(0);
});

test('without scripts a page says so, and nothing else', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of [LOGIN, DASHBOARD]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The back office needs JavaScript');
    await expect(page.getByRole('main')).toHaveCount(1);
  }
  await context.close();
});
