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
  test(`the first screen of a phone has name, price, clock, a choice and the button: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.offer-timer__digits')).toBeVisible();
    const button = page.locator('#payment button[type="submit"]');
    const payTop = (await page.locator('#payment').boundingBox())!.y;
    for (const part of ['#order-title', '.price-line', '.offer-timer__sentence', '.order-card .tile'])
      expect({ part, fits: (await bottomOf(page, part)) <= payTop }).toEqual({ part, fits: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollBy(0, 400));
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(button).toContainText(/\$\d/);
  });
}

test('a low screen has the way to the button instead', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/vip');
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await expect(page.locator('#payment button[type="submit"]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#payment')).toBeFocused();
});
