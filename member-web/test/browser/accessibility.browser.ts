import { expect, test, type Page } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { brokenInEitherScheme } from '../../../funnel-web/test/browser/axe';
import { pagesOf } from '../../../funnel-web/test/browser/site-paths';
import { MEMBER_DIALOGS } from './opened-dialogs';
import { MEMBER_ORIGIN, signInMember } from './signed-in-member';

const PATHS = pagesOf('member').map(({ path }) => path);

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
  for (const { opener: name, role } of MEMBER_DIALOGS) {
    const opener = page.getByRole('button', { name });
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
