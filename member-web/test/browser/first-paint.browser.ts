import { expect, test, type Page } from '@playwright/test';

const memberOrigin = process.env['MEMBER_ORIGIN'] || 'http://localhost:4201';

/** Holds the scripts of the page back. Answers what lets them come. */
async function withoutScriptsYet(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

for (const width of [390, 1280]) {
  test(`the sign-in stands before its script and takes text when that has come: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const complaints = complaintsOf(page);
    const release = await withoutScriptsYet(page);
    await page.goto(`${memberOrigin}/vip/login`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: 'VIP Access' });
    await expect(heading).toBeVisible();
    await expect(page.locator('form')).toHaveAttribute('inert', '');
    const before = await page.locator('form').boundingBox();
    release();
    await expect(page.locator('form')).not.toHaveAttribute('inert');
    // On a wide screen it stands in the middle, and the passkey that comes below it moves it up.
    const after = await page.locator('form').boundingBox();
    expect(after).toEqual({ ...before, ...(width > 390 && { y: after?.y }) });
    await page.getByLabel('Email').fill('hana@first-paint.example');
    await expect(page.getByLabel('Email')).toHaveValue('hana@first-paint.example');
    expect(complaints).toEqual([]);
  });
}

test('who is not signed in sees nothing of the dashboard on the way to the sign-in', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await withoutScriptsYet(page);
  await page.goto(`${memberOrigin}/vip/dashboard`, { waitUntil: 'commit' });
  await expect(page.locator('#root h1')).toBeAttached();
  await expect(page.locator('#root h1')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'VIP Access' })).toBeVisible();
  await expect(page).toHaveURL(/\/vip\/login$/);
  expect(complaints).toEqual([]);
});
