import { expect, test, type Page } from '@playwright/test';
import { freshEmail } from './product';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
];
/** Of nobody before: the server keeps the window of an address, and where it is over the card has no clock. */
const REGISTERED = { userName: 'Hana Sato', userEmail: freshEmail() };
/** The card of VIP asks whom it is for, unless the browser knows it from the registration; the others follow an order. */
const VISITS = [
  { path: '/vip', who: 'a stranger', kept: {} },
  { path: '/vip', who: 'somebody who is registered', kept: REGISTERED },
  { path: '/implementation', who: 'a stranger', kept: {} },
  { path: '/dfy', who: 'a stranger', kept: {} },
];
/** What stands above the button: name, price, clock, whom it is for, and every choice. */
const ABOVE = [
  '#order-title',
  '.price-line',
  '.offer-timer__sentence',
  '.buyer-fields',
  '.buyer-line',
  '.tile',
  '.select',
];

const payButton = (page: Page) => page.locator('#payment button[type="submit"]');

async function open(page: Page, { path, kept }: { path: string; kept: object }): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
    },
    { cookieConsent: 'essential', ...kept },
  );
  await page.goto(path);
  await expect(page.locator('.offer-timer__digits')).toBeVisible();
}

/** Parts of the card that are not whole on the screen, above what stays at its lower edge. */
async function cutOff(page: Page): Promise<string[]> {
  const end = (await page.locator('#payment').boundingBox())!.y;
  const cut: string[] = [];
  for (const part of ABOVE) {
    for (const one of await page.locator(`.order-card ${part}`).all()) {
      const { y, height } = (await one.boundingBox())!;
      if (y < 0 || y + height > end) cut.push(`${part} by ${Math.ceil(y + height - end)} px`);
    }
  }
  return cut;
}

/** What a reader of the story further down sees of the order. */
async function wordsInView(page: Page, isPhone: boolean): Promise<string> {
  const parts = isPhone ? ['.order-bar p'] : ['#order-title', '.price-line'];
  for (const part of parts) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  return (await page.locator(parts.join()).allTextContents()).join(' ');
}

for (const screen of SCREENS) {
  const isPhone = screen.width < 900;
  for (const visit of VISITS) {
    const { path, who } = visit;
    test(`${screen.width} x ${screen.height} begins with price, choices and button: ${path}, ${who}`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await open(page, visit);
      expect(await cutOff(page)).toEqual([]);
      await expect(payButton(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.payment-marks')).toBeInViewport({ ratio: 1 });
      const [name = ''] = (await page.locator('#order-title').textContent())!.split(' ');
      if (isPhone) {
        // As long as the card is there, its button says both.
        await page.evaluate(() => window.scrollBy(0, 300));
        await expect(payButton(page)).toBeInViewport({ ratio: 1 });
        await expect(payButton(page)).toContainText(new RegExp(`${name}.*\\$\\d`));
      }
      await page.locator('.faq').scrollIntoViewIfNeeded();
      expect(await wordsInView(page, isPhone)).toMatch(new RegExp(`${name}.*\\$\\d`));
    });
  }
}

test('a low screen has the way to the button instead', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, VISITS[0]!);
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#payment')).toBeFocused();
});

// /unsubscribe is shorter than a screen: a footer that had been painted below it would move into it.
test('the footer comes with the page whose script is under way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/UnsubscribeRoute-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/unsubscribe?token=t0k', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('.footer')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

/** What stands in the bar of the header, from left to right. */
const barOf = (page: Page) =>
  page.locator('.header__bar').evaluate((bar) =>
    [...bar.children]
      .filter((item) => item.clientWidth > 0)
      .map((item) => {
        const text = document.createRange();
        text.selectNodeContents(item);
        const middles = [...text.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);
        const { left, right } = item.getBoundingClientRect();
        return { left, right, apart: Math.max(0, ...middles) - Math.min(Infinity, ...middles) };
      }),
  );

for (const width of [320, 360, 390, 600])
  test(`what can be pressed in a header of ${width} px stands 8 px apart, in one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/vip', '/implementation', '/dfy']) {
      await page.goto(path);
      await expect(page.locator('.header__sign-in')).toBeVisible();
      const items = await barOf(page);
      const gaps = items.slice(1).map(({ left }, i) => Math.round(left - items[i]!.right));
      expect([path, gaps.filter((gap) => gap < 8)]).toEqual([path, []]);
      // Half a line of the smallest text.
      expect([path, items.filter(({ apart }) => apart > 8)]).toEqual([path, []]);
    }
  });
