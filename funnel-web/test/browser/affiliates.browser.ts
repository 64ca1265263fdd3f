import { expect, test, type Page } from '@playwright/test';
import { commissionTarget, formatUsd, PRICE_BOOK } from '@summit/pricing';
import { restOf } from './at-rest';
import { brokenInEitherScheme, WIDTHS } from './axe';

const PAGES = ['/affiliates', '/speaker-resources'] as const;
/** What one sale of VIP earns. */
const COMMISSION = commissionTarget(PRICE_BOOK.vip.early);

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Scripts that the page has asked for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function wake(page: Page): Promise<void> {
  const program = page.waitForResponse('**/api/affiliate/program');
  await page.keyboard.press('Shift');
  await program;
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'essential');
  });
});

for (const address of PAGES) {
  test(`${address} is HTML with one script until somebody uses it`, async ({ page }) => {
    const scripts = scriptsOf(page);
    const atRest = restOf(page);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // It is asked for once the page is painted.
    await expect.poll(() => scripts.length).toBe(1);
    await atRest();
    expect(scripts).toHaveLength(1);
    await wake(page);
    expect(scripts.length).toBeGreaterThan(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`${address} can be read, with its address for search engines`, async ({ page }) => {
      await page.goto(address);
      expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/.{90}/);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Affiliates' })).toBeVisible();
      if (address === '/speaker-resources')
        await expect(page.getByRole('img', { name: 'Banner: All speakers' })).toHaveAttribute('src', /\.png$/);
    });
  });

  for (const [width, colorScheme] of WIDTHS) {
    test(`axe finds nothing on ${address} at ${width} px, in the light and in the dark`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await wake(page);
      for (const details of await page.locator('main details').all())
        await details.evaluate((element: HTMLDetailsElement) => (element.open = true));
      expect(await brokenInEitherScheme(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(complaints).toEqual([]);
    });
  }
}

// F-276, F-280
test('what is typed into the calculator before the app is there counts', async ({ page }) => {
  await page.goto('/affiliates');
  const field = page.getByRole('textbox', { name: 'Number of sales' });
  await field.fill('50');
  await expect(page.locator('.calculator output')).toHaveText(formatUsd(50 * COMMISSION));
  await field.fill('many');
  await field.blur();
  await expect(field).toHaveValue('1');
  await expect(page.locator('.calculator output')).toHaveText(formatUsd(COMMISSION));
});

// F-296 to F-298, F-300
test('a visitor takes a banner and a text along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const banners: [string, string | undefined][] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'image' && answer.url().includes('/api/speaker-banners/'))
      banners.push([new URL(answer.url()).search, answer.headers()['cache-control']]);
  });
  await page.goto('/speaker-resources');
  await page.getByRole('searchbox', { name: 'Find your banner' }).fill('mei');
  const picture = page.getByRole('img', { name: 'Banner: Mei-Lin Tsao' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Banner Mei-Lin Tsao' }).click();
  expect((await download).suggestedFilename()).toBe('Mei-Lin_Tsao_Banner.png');
  // Shown and taken along without being asked for twice.
  expect(banners.length).toBeGreaterThan(0);
  for (const [query, keeps] of banners)
    expect([query, keeps]).toEqual([expect.stringMatching(/^\?v=\w+$/), 'public, max-age=31536000, immutable']);
  await page.getByText('Announcement').click();
  await page.getByRole('group').filter({ hasText: 'Announcement' }).getByRole('button', { name: 'Copy text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[your affiliate link]');
});

test('a speaker finds the own link in everything, and takes all of it as one file', async ({ page }) => {
  test.slow();
  await page.goto('/speaker/login');
  await page.getByLabel('Speaker code').fill('AMARA');
  await page.getByLabel('Password', { exact: true }).fill('demo-speaker-2025');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'speaker resources page' }).click();
  await expect(page.getByRole('heading', { name: 'Your kit, Amara Okafor' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your link' })).toHaveValue(/\?ref=AMARA$/);
  await expect(page.locator('main')).not.toContainText('[your affiliate link]');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything (zip)' }).click();
  expect((await download).suggestedFilename()).toBe('Summit_Kit_AMARA.zip');
});

test('robots find both pages in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const address of PAGES) expect(sitemap).toContain(`${address}</loc>`);
});
