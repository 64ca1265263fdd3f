import { DEFAULT_PROMPTS_TOKEN, PAGES, type Page as SitePage } from '@summit/contracts';
import { expect, test, type Page } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { brokenInEitherScheme } from '../../../funnel-web/test/browser/axe';
import { MEMBER_ORIGIN, signInMember } from './signed-in-member';

const PARTS: Record<string, string> = { summit: 'summit2', day: 'day1', token: 'no-such-session' };

const pathOf = (name: string, { path }: SitePage): string => {
  if (name === 'prompts') return `/${DEFAULT_PROMPTS_TOKEN}`;
  if (name === 'day') return '/day/1';
  return path.replace(/:(\w+)/g, (_, part: string) => PARTS[part] ?? part);
};
const PATHS = Object.entries<SitePage>(PAGES).flatMap(([name, page]) =>
  page.app === 'member' ? [pathOf(name, page)] : [],
);

/** Every path in both schemes, loaded in the first one. */
async function walk(page: Page, paths: readonly string[], colorScheme: 'light' | 'dark'): Promise<string[]> {
  const atRest = restOf(page);
  const found: string[] = [];
  for (const path of paths) {
    await page.emulateMedia({ colorScheme });
    await page.goto(MEMBER_ORIGIN + path);
    await atRest();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const one of await brokenInEitherScheme(page)) found.push(`${path}, ${one}`);
  }
  return found;
}

//
test('axe finds nothing on any page of the member area, for a visitor', async ({ page }) => {
  expect(await walk(page, PATHS, 'light')).toEqual([]);
});

//
test('axe finds nothing on any page of the member area, for a member', async ({ page }) => {
  await signInMember(page);
  expect(await walk(page, PATHS, 'dark')).toEqual([]);
  await page.goto(`${MEMBER_ORIGIN}/sessions`);
  const session = page.getByRole('link', { name: /^Access Session: / }).first();
  expect(await walk(page, [(await session.getAttribute('href'))!], 'dark')).toEqual([]);
});

// dialogs keep the focus, close on Escape and give it back.
test('axe finds nothing in the dialogs of the member area, which hold the focus until Escape', async ({ page }) => {
  await signInMember(page);
  for (const [opener, role] of [
    [page.getByRole('button', { name: 'Account menu' }), 'dialog'],
    [page.getByRole('button', { name: 'Replace address' }), 'alertdialog'],
  ] as const) {
    await opener.click();
    const dialog = page.getByRole(role);
    await expect(dialog).toBeVisible();
    expect(await brokenInEitherScheme(page)).toEqual([]);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
