import { expect, test, type Page } from '@playwright/test';

/** Bottom of the element that a phone's visitor sees without scrolling. */
const bottomOf = async (page: Page, selector: string): Promise<number> =>
  Math.round(
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY),
  );

test.beforeEach(async ({ context, page }) => {
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'essential'));
  await page.setViewportSize({ width: 390, height: 844 });
});

for (const path of ['/vip', '/implementation', '/dfy']) {
  test(`the first screen of a phone has name, price, clock and the way to pay: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.offer-timer__digits')).toBeVisible();
    for (const part of ['#order-title', '.price-line', '.offer-timer__sentence', '.order-card__jump'])
      expect({ part, fits: (await bottomOf(page, part)) <= 844 }).toEqual({ part, fits: true });
    await page.getByRole('link', { name: 'Go to payment' }).click();
    await expect(page.locator('#payment button[type="submit"]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#payment')).toBeFocused();
  });
}
