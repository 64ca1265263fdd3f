import { expect, test, type Page } from '@playwright/test';
import { freshEmail } from './product';

const OFFERS = [
  { path: '/vip', title: /^Keep every session/, price: /\$\d/ },
  { path: '/vip-upgrade', title: /^Keep every session/, price: /\$\d/ },
  { path: '/implementation', title: /^Leave with a plan/, price: null },
  { path: '/dfy', title: /^We build your system/, price: null },
];
const WIDTHS = [
  [390, 'light'],
  [1280, 'dark'],
] as const;

const APP_FILES = /\/assets\/(?!index-)[^/]*\.js$/;
const TIMER = '**/api/timer/start';

/** Holds the app of the page back; its entry, which brings the text face, comes. Answers what lets the rest come. */
const withoutAppYet = (page: Page): Promise<() => void> => holdBack(page, APP_FILES);

async function holdBack(page: Page, files: RegExp | string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the browser counts as moved while nobody did anything, and what it complained of. */
async function watch(page: Page): Promise<{ shift: () => Promise<number>; complaints: string[] }> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'essential');
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    complaints,
    shift: () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  };
}

async function textFaceIsHere(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-text-face');
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
}

/** Where parts of the page begin. */
const topsOf = (page: Page, places: readonly string[]): Promise<number[]> =>
  Promise.all(
    places.map((place) =>
      page
        .locator(place)
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY)),
    ),
  );

for (const { path, title, price } of OFFERS) {
  test.describe(`${path} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('can be read and says what ordering needs', async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Ordering needs JavaScript.')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('#payment')).toHaveAttribute('inert', '');
      await expect(page.locator('.faq details').first()).toBeVisible();
      expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
      // A price that rises is the server's to say; its place is kept.
      const amount = page.locator('.order .price-line');
      if (price === null) await expect(amount).not.toHaveText(/\d/);
      else await expect(amount).toHaveText(price);
      expect((await amount.boundingBox())!.height).toBeGreaterThan(20);
    });
  });

  for (const [width, colorScheme] of WIDTHS) {
    test(`${path} stands before its script, and stays where it is when that comes: ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      const { shift, complaints } = await watch(page);
      const release = await withoutAppYet(page);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await textFaceIsHere(page);
      const places = ['h1', '#order', '.order-card__body', '.order-button', '.video', '.faq'];
      const before = await topsOf(page, places);

      // Nothing pressed or typed now does anything.
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && /checkout|charge|paypal/.test(request.url())) asked.push(request.url());
      });
      const { x, y, width: wide, height } = (await page.locator('.order-button').boundingBox())!;
      await page.mouse.click(x + wide / 2, y + height / 2);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));

      release();
      await expect(page.locator('#order')).not.toHaveAttribute('aria-busy');
      await expect(page.locator('.offer-timer__digits')).toBeVisible();
      await expect(page.locator('.order .price-line')).toHaveText(/\$\d/);
      expect(await topsOf(page, places)).toEqual(before);
      expect(await shift()).toBeLessThanOrEqual(0.01);
      expect(asked).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test('/vip knows who is registered before its script comes, and nothing moves when it does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { shift } = await watch(page);
  // Of nobody before: the server keeps the window of an address, and one that is over takes another line.
  const email = freshEmail();
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { userEmail: email, userName: 'Hana Sato', invite_url: 'http://localhost/?i=1' },
  );
  const release = await withoutAppYet(page);
  await page.goto('/vip', { waitUntil: 'commit' });
  const known = [page.getByText('You are registered, Hana Sato.'), page.getByText(`Access goes to ${email}`)];
  for (const text of known) await expect(text).toBeVisible();
  await expect(page.locator('.buyer-fields')).toBeHidden();
  await textFaceIsHere(page);
  const places = ['h1', '#order', '.order-card__body', '.video', '.faq'];
  const before = await topsOf(page, places);
  release();
  await expect(page.locator('#order')).not.toHaveAttribute('aria-busy');
  for (const text of known) await expect(text).toBeVisible();
  expect(await topsOf(page, places)).toEqual(before);
  expect(await shift()).toBeLessThanOrEqual(0.01);
});

test('/implementation shows no price and takes no order before the server has said which one holds', async ({
  page,
}) => {
  const release = await holdBack(page, TIMER);
  await page.goto('/implementation');
  const waiting = page.getByRole('button', { name: 'Add Implementation', exact: true, includeHidden: true });
  await expect(page.locator('.offer__noscript')).toHaveCount(0);
  await expect(waiting).toBeVisible();
  await expect(page.locator('#payment')).toHaveAttribute('inert');
  await expect(page.locator('.order .price-line')).not.toHaveText(/\d/);
  release();
  await expect(page.getByRole('button', { name: /^Add Implementation for \$\d/ })).toBeVisible();
  await expect(page.locator('#order')).not.toHaveAttribute('aria-busy');
});

test('what a visitor opens before the script, and the focus, stay when that comes', async ({ page }) => {
  const release = await withoutAppYet(page);
  await page.goto('/dfy', { waitUntil: 'commit' });
  const questions = page.locator('.faq details');
  const second = questions.nth(1).locator('summary');
  await second.click();
  await questions.first().locator('summary').press('Enter');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
  release();
  await expect(page.locator('#order')).not.toHaveAttribute('aria-busy');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
  await expect(questions.first().locator('summary')).toBeFocused();
});

for (const choice of ['Essential Only', 'Accept All', 'Cookie Settings']) {
  test(`the focus stays on "${choice}" of the first visit`, async ({ page }) => {
    const release = await withoutAppYet(page);
    await page.goto('/dfy', { waitUntil: 'commit' });
    const button = page.locator('.cookie-banner').getByRole('button', { name: choice });
    await button.focus();
    await expect(button).toBeFocused();
    release();
    await expect(page.locator('#order')).not.toHaveAttribute('aria-busy');
    await expect(button).toBeFocused();
  });
}

test('a reader who loads an offer again stays where they were', async ({ page }) => {
  await watch(page);
  await page.goto('/dfy');
  await expect(page.locator('#order')).not.toHaveAttribute('aria-busy');
  await page.locator('.faq summary').last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await expect(page.locator('#order')).not.toHaveAttribute('aria-busy');
  // Whatever scrolls does so within two frames of the arrival.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
});

test('the order button shows that it waits', async ({ page }) => {
  await watch(page);
  const release = await withoutAppYet(page);
  await page.goto('/dfy', { waitUntil: 'commit' });
  await expect(page.locator('.order-button')).toHaveCSS('opacity', '0.6');
  release();
  await expect(page.locator('.order-button')).toHaveCSS('opacity', '1');
});

for (const path of ['/success', '/orders', '/speaker-login'])
  test(`${path} says so where its app can not be had`, async ({ page }) => {
    await page.route(APP_FILES, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(APP_FILES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });

for (const [what, files] of [
  ['entry', /\/assets\/index-[^/]*\.js$/],
  ['app', APP_FILES],
] as const) {
  test(`where the ${what} can not be had, the offer says so, can be read and can be loaded again`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/vip');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#payment')).toHaveAttribute('inert');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#order')).not.toHaveAttribute('aria-busy');
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });
}
