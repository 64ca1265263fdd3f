import { expect, test, type Page } from '@playwright/test';
import type { ProofFigure, ProofResponse } from '@summit/contracts';
import { restOf } from './at-rest';
import { brokenInEitherScheme, WIDTHS } from './axe';
import { register } from './checkout';
import { rows } from './product';

/** How a page shows what it writes in other words than its row. */
const SHOWN_AS: Readonly<Record<string, RegExp>> = {
  // A clock that has run since the page was opened.
  'offer.window': /\b1[0-5]:[0-5]\d\b/,
  'contents.quotes': /all 10 quotes/i,
};

const turn = (on: boolean) =>
  rows(
    `insert into setting (key, value) values ('proof.page', $1::jsonb) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(on)],
  );

const says = (text: string, id: string, shown: string): boolean =>
  SHOWN_AS[id]?.test(text) ?? text.toLowerCase().includes(shown.toLowerCase());

async function textOf(page: Page): Promise<string> {
  return (await page.locator('body').evaluate((body) => body.textContent ?? '')).replace(/\s+/g, ' ');
}

async function figures(page: Page): Promise<ProofFigure[]> {
  const answer = await page.request.get('/api/proof');
  return ((await answer.json()) as ProofResponse).figures;
}

// C-001: off until somebody shows it
test.describe('the page on the figures of the site', () => {
  test.beforeEach(async ({ page }) => {
    await turn(true);
    await expect.poll(async () => (await page.request.get('/proof')).status()).toBe(200);
    await expect
      .poll(async () => (await (await page.request.get('/api/landing-page/state')).json()).proof_page)
      .toBe(true);
  });
  test.afterAll(() => turn(false));

  test('is not there while it is off: no page, no link, not in the sitemap', async ({ page }) => {
    await turn(false);
    await expect.poll(async () => (await page.request.get('/proof')).status()).toBe(404);
    const atRest = restOf(page);
    const answer = await page.goto('/proof');
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path is not on the map');
    await expect
      .poll(async () => (await (await page.request.get('/api/landing-page/state')).json()).proof_page)
      .toBe(false);
    await page.goto('/affiliates');
    await atRest();
    await expect(page.locator('#footer-proof a')).toHaveCount(0);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/proof');
  });

  test('is linked from the footer of every kind of page, and nothing jumps for it', async ({ page }) => {
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/proof</loc>');
    for (const path of ['/', '/affiliates', '/refund-policy', '/vip']) {
      await page.goto(path);
      const nav = page.getByRole('navigation', { name: 'Legal' });
      await expect(nav.getByRole('link', { name: 'Our figures' })).toHaveAttribute('href', '/proof');
    }
    const heightWith = await page.getByRole('navigation', { name: 'Legal' }).boundingBox();
    await page.locator('#footer-proof').evaluate((slot) => slot.replaceChildren());
    expect(await page.getByRole('navigation', { name: 'Legal' }).boundingBox()).toEqual(heightWith);
  });

  for (const [width, colorScheme] of WIDTHS) {
    test(`can be read at ${width} px, in the light and in the dark, without React and without a jump`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => {
        localStorage.setItem('cookieConsent', 'essential');
        const shifts = { value: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.value += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/proof');
      await expect(page.getByRole('heading', { name: 'Offer window of one buyer' })).toBeVisible();
      expect(scripts.filter((address) => /start-proof/.test(address))).toEqual([]);
      expect(await brokenInEitherScheme(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value),
        // Half of what counts as good: a line of the consent banner or of a face that comes late, and no part of the page.
      ).toBeLessThan(0.05);
      // The app takes the page over and leaves the figures where they are.
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Offer window of one buyer', includeHidden: true })).toHaveCount(
        1,
      );
    });
  }

  test('says of every figure what the pages say that it names', async ({ page }) => {
    await register(page);
    const before = await figures(page);
    for (const path of new Set(before.flatMap((figure) => figure.paths))) {
      const named = before.filter(({ id, paths }) => paths.includes(path) && id !== 'people.registered');
      await page.goto(path);
      // What waits until it comes near is asked for.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect
        .poll(async () => {
          const text = await textOf(page);
          return named
            .filter(({ id, shown }) => shown !== null && !says(text, id, shown))
            .map(({ id, shown }) => `${path} does not say ${id}: ${shown}`);
        })
        .toEqual([]);
    }
  });

  test('counts the registrants as the landing page does', async ({ page }) => {
    const stats = page.waitForResponse('**/api/signup/stats');
    await page.goto('/');
    const { total_signups } = (await (await stats).json()) as { total_signups: number };
    await expect(page.locator('#attendee-bar')).toContainText(total_signups.toLocaleString('en-US'));
    const [row] = await rows<{ n: number }>('select count(*)::int as n from signup', []);
    await expect
      .poll(async () => (await figures(page)).find(({ id }) => id === 'people.registered')?.value)
      .toBe(row!.n);
  });
});
