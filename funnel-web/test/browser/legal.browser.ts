import { expect, test, type Page } from '@playwright/test';
import { LEGAL_PAGE_IDS, type LegalPageResponse } from '@summit/contracts';
import { restOf } from './at-rest';
import { brokenInEitherScheme, WIDTHS } from './axe';

const PAGE_API = '**/api/legal-pages/*';

/** Opens a policy page and waits until the app has taken it over. */
async function open(page: Page, address: string): Promise<void> {
  const published = page.waitForResponse(PAGE_API);
  await page.goto(address);
  await published;
}

/** What a page must not say on the console; the server's 404 for a page it does not know is none of it. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  return complaints;
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'essential');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of LEGAL_PAGE_IDS) {
    test(`/${id} can be read, with its address for search engines`, async ({ page }) => {
      const answer = await page.goto(`/${id}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('.legal__body h2').count()).toBeGreaterThan(4);
      await expect(page.getByText('Draft for legal review')).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${id}$`));
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/.{110}/);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
      expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
      await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Delivery' }).click();
      await expect(page).toHaveURL(/\/shipping-delivery$/);
    });
  }
});

test('robots find the eight pages in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const id of LEGAL_PAGE_IDS) expect(sitemap).toContain(`/${id}</loc>`);
  expect(sitemap).not.toContain('/legal/');
});

for (const [width, colorScheme] of WIDTHS) {
  test(`axe finds nothing at ${width} px, in the light and in the dark`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/cookie-policy', '/shipping-delivery', '/legal/terms-of-service']) {
      await page.emulateMedia({ colorScheme });
      await open(page, address);
      expect(await brokenInEitherScheme(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

test('at 320 px only the tables scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of LEGAL_PAGE_IDS) {
    await open(page, `/${id}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await open(page, '/shipping-delivery');
  const table = page.getByRole('region', { name: 'Table: When it arrives' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});

test('the keyboard reaches parts, tables and the next policy, which opens at its top with the focus on its heading', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/shipping-delivery');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#when-it-arrives$/);
  await expect(page.getByRole('heading', { name: 'When it arrives' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Table: When it arrives' })).toBeFocused();

  const next = page.getByRole('navigation', { name: 'Other policies' }).getByRole('link', { name: 'Refund Policy' });
  await next.focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/legal\/refund-policy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle('Refund Policy | Growth & Scale Summit');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(documents).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping and Delivery' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('opens at the top again when it is loaded again (F-034)', async ({ page }) => {
  await open(page, '/terms-of-service');
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.waitForTimeout(200);
  const published = page.waitForResponse(PAGE_API);
  await page.reload();
  await published;
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown name under /legal/ is not on the map', async ({ page }) => {
  await open(page, '/legal/nowhere');
  await expect(page.getByRole('heading', { name: 'This path is not on the map' })).toBeVisible();
});

test('the published copy replaces the bundled text', async ({ page }) => {
  const answer: LegalPageResponse = {
    success: true,
    page: {
      page_id: 'disclaimer',
      title: 'Disclaimer',
      slug: 'disclaimer',
      content: '## Released\n\n<img src=x onerror=alert(1)> See the [terms](/terms-of-service).',
      meta_description: 'Released by counsel.',
      updated_at: '2026-01-15T17:00:00.000Z',
    },
  };
  await page.route(PAGE_API, (route) => route.fulfill({ json: answer }));
  await page.goto('/disclaimer');
  await expect(page.getByRole('heading', { level: 2, name: 'Released' })).toBeVisible();
  await expect(page.getByText('15 January 2026')).toBeVisible();
  await expect(page.getByText('Draft for legal review')).toHaveCount(0);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('the bundled text stays without a word when the server is away, and when the script is', async ({ page }) => {
  const atRest = restOf(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/refund-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Draft for legal review')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route('**/assets/LegalRoute-*.js', (route) => route.abort());
  await page.goto('/privacy-policy');
  await atRest();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByText('Draft for legal review')).toBeVisible();
});

test('prints black on white, without what is around the text', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await open(page, '/refund-policy');
  for (const part of ['.header', '.footer', '.legal__rail', '.legal__others', '.legal__print', '.chat']) {
    await expect(page.locator(part)).toBeHidden();
  }
  const colors = await page.evaluate(() =>
    [...document.querySelectorAll('.legal :is(h1, h2, p, li, th, td, a):not(.legal__rail *, .legal__others *)')].map(
      (element) => getComputedStyle(element).color,
    ),
  );
  expect(colors.length).toBeGreaterThan(20);
  expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test('the landing page loads none of it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (/\/assets\/.*\.(js|css)$/.test(answer.url())) scripts.push(answer.text());
  });
  const atRest = restOf(page);
  const app = page.waitForRequest(/start-landing/);
  await page.goto('/');
  await page.mouse.wheel(0, 400);
  await app;
  await atRest();
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).not.toMatch(/Draft for legal review|legal__body/);
});
