import { expect, test, type Page } from '@playwright/test';
import { restOf } from './at-rest';
import { brokenInEitherScheme, WIDTHS } from './axe';
import { armExit, expectExitHeld, holdExit, leave } from './leaving';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A visitor who has chosen cookies before, so that the banner is out of the way. */
async function knownVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'essential'));
}

test('hydrates without a word on the console', async ({ page }) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => words.push(`error: ${error.message}`));
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Cookie Settings' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(words).toEqual([]);
});

test('can be read and navigated without any script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Map a business');
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await page.locator('#faq summary').nth(1).click();
  await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open', '');
  await page.locator('header a[href$="#speakers"]').first().click();
  await expect(page.locator('#speakers')).toBeInViewport();
  await page.context().close();
});

test('does not lose the first press, however early it comes', async ({ page }) => {
  await knownVisitor(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('header').getByText('Register free').first().click();
  await expect(page.getByRole('dialog', { name: 'Register free' })).toBeVisible();
});

test('opens the registration dialog although the app can not be had, and closes it', async ({ page }) => {
  await knownVisitor(page);
  await page.route(/start-landing/, (route) => route.abort());
  await page.goto('/');
  const opener = page.getByRole('main').getByRole('link', { name: 'Register free' }).first();
  const dialog = page.getByRole('dialog', { name: 'Register free' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('keeps what was typed before the app was there', async ({ page }) => {
  await knownVisitor(page);
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/start-landing/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const form = page.locator('#signup form');
  await form.getByLabel('Name').fill('Typed Early');
  await form.getByRole('button', { name: 'Register free' }).click();
  release();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Typed Early');
});

test('has a menu on a phone that closes with Escape and gives the focus back', async ({ page }) => {
  await knownVisitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.getByLabel('Open menu');
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  expect(await brokenInEitherScheme(page, AXE_TAGS, '[role=dialog]')).toEqual([]);
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('#faq')).toBeInViewport();
});

// F-099, F-102
test('asks about cookies once, with refusing as easy as accepting', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  const refuse = banner.getByRole('button', { name: 'Essential Only' });
  const accept = banner.getByRole('button', { name: 'Accept All' });
  const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect([Math.round(one!.width), Math.round(one!.height)]).toEqual([
    Math.round(other!.width),
    Math.round(other!.height),
  ]);
  await banner.getByRole('button', { name: 'Cookie Settings' }).click();
  const settings = page.getByRole('dialog');
  await expect(settings).toBeVisible();
  expect(await brokenInEitherScheme(page, AXE_TAGS, '[role=dialog]')).toEqual([]);
  await settings.getByRole('switch', { name: /Analytics/ }).click();
  await settings.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(banner).toBeHidden();
  const stored = await page.evaluate(() => [
    localStorage.getItem('cookieConsent'),
    localStorage.getItem('analyticsCookies'),
    localStorage.getItem('marketingCookies'),
  ]);
  expect(stored).toEqual(['custom', 'true', 'false']);
  await page.reload();
  await expect(banner).toBeHidden();
});

// F-044, F-069
test('shows the attendee bar from one hundred registrations upwards', async ({ page }) => {
  await knownVisitor(page);
  const atRest = restOf(page);
  for (const [total, shown] of [
    [99, false],
    [100, true],
    [1284, true],
  ] as const) {
    await page.unrouteAll();
    await page.route('**/api/signup/stats', (route) => route.fulfill({ json: { total_signups: total } }));
    await page.goto('/');
    const count = page.getByText(total.toLocaleString('en-US'), { exact: true });
    if (shown) await expect(count).toBeVisible();
    else {
      await atRest();
      await expect(count).toBeHidden();
    }
  }
});

test('prompts a leaving visitor once, five seconds after the page came', async ({ page }) => {
  await knownVisitor(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await holdExit(page);
  const atRest = restOf(page);
  await page.goto('/');
  await expectExitHeld(page);
  await leave(page, atRest);
  const prompt = page.getByRole('dialog');
  await expect(prompt).toBeHidden();
  await armExit(page);
  await leave(page, atRest);
  await expect(prompt).toBeVisible();
  expect(await brokenInEitherScheme(page, AXE_TAGS, '[role=dialog]')).toEqual([]);
  await prompt.getByRole('button', { name: 'No thanks' }).click();
  await expect(prompt).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('exitIntentDismissed_landing'))).toBe('true');
  await leave(page, atRest);
  await expect(prompt).toBeHidden();
});

test('shows the sticky bar after 800 pixels', async ({ page }) => {
  await knownVisitor(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const bar = page.locator('.sticky-bar');
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForTimeout(400);
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 2_600));
  await expect(bar).toBeInViewport();
});

test('shows edited content and another phase without a rebuild', async ({ page }) => {
  await knownVisitor(page);
  const original = (await (await page.request.get('/api/landing-page')).json()) as {
    content: { hero: { title: string } };
    version: string;
  };
  const edited = structuredClone(original);
  edited.content.hero.title = 'Edited by the operator';
  const state = {
    success: true,
    version: 'edited',
    phase: 'live',
    headline_experiment: false,
    server_time: new Date().toISOString(),
  };
  await page.route('**/api/landing-page/state', (route) => route.fulfill({ json: state }));
  await page.route('**/api/landing-page', (route) => route.fulfill({ json: { ...edited, ...state } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edited by the operator');
});

test('works when the API is away', async ({ page }) => {
  await knownVisitor(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  const form = page.locator('#signup form');
  await form.getByLabel('Name').fill('Zoe');
  await form.getByLabel('Email').fill('zoe@example.com');
  await form.getByRole('button', { name: 'Register free' }).click();
  await expect(
    form.getByText('Network Error: Unable to connect to server. Please check your internet connection and try again.'),
  ).toBeVisible();
});

test('can be used with the keyboard alone', async ({ page }) => {
  await knownVisitor(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.locator('header').getByText('Register free').first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Register free' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  expect(await brokenInEitherScheme(page, AXE_TAGS, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const speaker = page.locator('#speakers [aria-haspopup=dialog]').first();
  await speaker.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await brokenInEitherScheme(page, AXE_TAGS, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const [width, colorScheme] of WIDTHS) {
  test(`has no finding of axe at ${width} px, in the light and in the dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    expect(await brokenInEitherScheme(page, AXE_TAGS)).toEqual([]);
    await page.getByRole('button', { name: 'Essential Only' }).click();
    await page.locator('#signup form').getByRole('button', { name: 'Register free' }).click();
    await expect(page.locator('#signup form').getByText('Name is required')).toBeVisible();
    expect(await brokenInEitherScheme(page, AXE_TAGS)).toEqual([]);
  });
}

test('never scrolls sideways, down to 320 pixels', async ({ page }) => {
  await knownVisitor(page);
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect([
      width,
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ]).toEqual([width, 0]);
  }
});

test('has no target smaller than 24 pixels', async ({ page }) => {
  await knownVisitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a[href],button,input,summary')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 2 &&
          getComputedStyle(element).display !== 'inline' &&
          (height < 24 || width < 24) &&
          !element.closest('[aria-hidden=true]')
        );
      })
      .map((element) => element.textContent?.trim().slice(0, 40)),
  );
  expect(small).toEqual([]);
});
