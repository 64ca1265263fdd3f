import { DEFAULT_PROMPTS_TOKEN, PAGES, type Page as SitePage } from '@summit/contracts';
import { expect, test, type Page } from '@playwright/test';
import { broken } from '../../../funnel-web/test/browser/axe';
import { MEMBER_ORIGIN, signInMember } from './signed-in-member';

const SCHEMES = ['light', 'dark'] as const;
const PARTS: Record<string, string> = { summit: 'summit2', day: 'day1', token: 'no-such-session' };

const pathOf = (name: string, { path }: SitePage): string => {
  if (name === 'prompts') return `/${DEFAULT_PROMPTS_TOKEN}`;
  if (name === 'day') return '/day/1';
  return path.replace(/:(\w+)/g, (_, part: string) => PARTS[part] ?? part);
};
const PATHS = Object.entries<SitePage>(PAGES).flatMap(([name, page]) =>
  page.app === 'member' ? [pathOf(name, page)] : [],
);

/** What axe finds on the page as it stands, with the place. */
const findings = async (page: Page, place: string) => (await broken(page)).map((one) => `${place}: ${one}`);

/** Every path in both schemes; nothing is on the move any more when it is looked at. */
async function walk(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(MEMBER_ORIGIN + path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      found.push(...(await findings(page, `${path}, ${scheme}`)));
    }
  }
  return found;
}

//
test('axe finds nothing on any page of the member area, for a visitor', async ({ page }) => {
  expect(await walk(page, PATHS)).toEqual([]);
});

//
test('axe finds nothing on any page of the member area, for a member', async ({ page }) => {
  await signInMember(page);
  expect(await walk(page, PATHS)).toEqual([]);
  await page.goto(`${MEMBER_ORIGIN}/sessions`);
  const session = page.getByRole('link', { name: /^Access Session: / }).first();
  expect(await walk(page, [(await session.getAttribute('href'))!])).toEqual([]);
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
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      // Colors of a dialog that is still fading in are not its colors.
      await page.evaluate(() => {
        const ending = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        return Promise.allSettled(ending.map(({ finished }) => finished));
      });
      expect(await findings(page, scheme)).toEqual([]);
    }
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
