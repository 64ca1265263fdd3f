import { expect, test, type Page } from '@playwright/test';
import { restOf } from './at-rest';
import { register } from './checkout';

const MEMBER_ORIGIN = process.env['MEMBER_ORIGIN'] || 'http://localhost:4201';
const PAGES = [
  '/',
  '/vip',
  '/implementation',
  '/dfy',
  '/affiliates',
  `${MEMBER_ORIGIN}/sessions`,
  `${MEMBER_ORIGIN}/vip/login`,
];
const NARROW = { width: 320, height: 256 } as const;
const PHONE = { width: 390, height: 844 } as const;
/** A screen of 1280 px at 200 % and at 400 %, and a phone. */
const SIZES = [{ width: 640, height: 360 }, NARROW, PHONE] as const;
/** What a visitor may ask of any page (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

const knownVisitor = (page: Page) => page.addInitScript(() => localStorage.setItem('cookieConsent', 'essential'));

const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);

/** How far the page scrolls sideways, and buttons and choices that are narrower than their words. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const narrow = [...document.querySelectorAll<HTMLElement>('.MuiButton-root, .tiles')].filter(
      (button) => button.scrollWidth > button.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : []),
      ...narrow.map(({ innerText }) => innerText),
    ];
  });

// WCAG 1.4.4, 1.4.10 and 1.4.12
test('enlarged, and with spaced text, pages scroll downwards only and buttons hold their words', async ({ page }) => {
  const atRest = restOf(page);
  await knownVisitor(page);
  await register(page);
  for (const path of PAGES) {
    await page.goto(path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await atRest();
      expect.soft(await overflow(page), `${path} at ${size.width}`).toEqual([]);
    }
    await spaceText(page);
    for (const size of [PHONE, NARROW]) {
      await page.setViewportSize(size);
      await atRest();
      expect.soft(await overflow(page), `${path} at ${size.width} with spaced text`).toEqual([]);
    }
  }
});

test('a long name without a blank stays on the screen of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await register(page, 'W'.repeat(60));
  await expect(page.getByText(/^You are registered, W/)).toBeVisible();
  expect(await overflow(page)).toEqual([]);
});

test('in high contrast, what is chosen and what is a button can be told', async ({ page }) => {
  await knownVisitor(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground('.toggles input:checked + span')).not.toBe(await ground('.toggles input:not(:checked) + span'));
  await expect(page.locator('.hero__actions .MuiButton-contained').first()).toHaveCSS('border-top-width', '1px');
  await page.getByRole('button', { name: 'Cookie Settings' }).first().click();
  const choice = page.getByRole('switch').and(page.locator(':enabled')).first();
  const colors = () => choice.evaluate((one) => getComputedStyle(one).backgroundColor);
  const off = await colors();
  await choice.press('Space');
  await expect(choice).toBeChecked();
  await expect.poll(colors).not.toBe(off);
});
