import { expect, test, type Page } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { brokenInEitherScheme } from '../../../funnel-web/test/browser/axe';
import type { Tab } from '../../src/pages/dashboard/tab';
import { TABS } from '../../src/pages/dashboard/tabs';
import { openTab, signedInAdmin } from './signed-in-admin';

const adminOrigin = process.env['ADMIN_ORIGIN'] || 'http://localhost:4202';

async function signIn(page: Page): Promise<void> {
  await page.goto(`${adminOrigin}/admin`);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('Email').fill('admin@summit.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-admin-2025');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

test('an administrator signs in, takes an export out and signs out', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  const links = page.getByRole('navigation', { name: 'Dashboard sections' }).getByRole('link');
  await expect(links).toHaveCount(13);
  await expect(page.getByText('Total revenue')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV', exact: true }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto(`${adminOrigin}/admin/dashboard`);
  await expect(page).toHaveURL(/\/admin\/login/);
});

/** Opens a section of the running app, as people do: from the list of sections or the menu of the account. */
async function chooseSection(page: Page, { label, group }: Tab): Promise<void> {
  if (group !== 'Account') {
    const sections = page.getByRole('navigation', { name: 'Dashboard sections' });
    return sections.getByRole('link', { name: label }).click();
  }
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
  // A menu that is still closing hides the page from axe.
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

//
/** Sections that no other test opens by their address, as whoever has a bookmark does. */
const OPENED_NOWHERE_ELSE: ReadonlySet<string> = new Set([
  'installments',
  'super-prompts',
  'alerts',
  'shield',
  'mails',
  'company',
  'privacy',
]);

test('every section of the back office opens without a complaint, and axe finds nothing in it', async ({ page }) => {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  const atRest = restOf(page);
  await signedInAdmin(page);
  // Loaded in the dark: every other test of the back office loads it in the light.
  await page.emulateMedia({ colorScheme: 'dark' });
  await openTab(page, TABS[0].id);
  await atRest();
  for (const tab of TABS) {
    const { id } = tab;
    // The next one is drawn in the dark as well.
    await page.emulateMedia({ colorScheme: 'dark' });
    await chooseSection(page, tab);
    if (OPENED_NOWHERE_ELSE.has(id)) await page.reload();
    // Asked first: an expectation that is too early asks again only after half a second.
    await atRest();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(tab.label);
    if (id === 'live') await expect(page.getByText(/^Live\./)).toBeVisible();
    // What came with them has come to rest as well: axe looks at no page that still waits.
    await atRest();
    found.push(...(await brokenInEitherScheme(page)).map((one) => `${id}, ${one}`));
  }
  expect(found).toEqual([]);
});

// Of a list whose rows grow with their sentences on a wide screen.
test('a list has rows of two lines when a phone is turned upright', async ({ page }) => {
  await signedInAdmin(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await openTab(page, 'sessions');
  const row = page.getByRole('grid', { name: 'Sessions' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(60);
});

test('a wrong password is told as such, and nobody gets in', async ({ page }) => {
  await page.goto(`${adminOrigin}/admin/login`);
  await page.getByLabel('Email').fill('admin@summit.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
});
