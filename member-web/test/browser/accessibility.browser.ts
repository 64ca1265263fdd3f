import { expect, test } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { brokenInEitherScheme } from '../../../funnel-web/test/browser/axe';
import { MEMBER_DIALOGS } from './opened-dialogs';
import { MEMBER_ORIGIN, openDashboard, signInMember } from './signed-in-member';

// The pages of the site map are walked in funnel-web/test/browser/quiet-pages.browser.ts.

//
test('axe finds nothing on the page of a session, for a member', async ({ page }) => {
  const atRest = restOf(page);
  await signInMember(page);
  await page.goto(`${MEMBER_ORIGIN}/sessions`);
  const session = page.getByRole('link', { name: /^Access Session: / }).first();
  const path = (await session.getAttribute('href'))!;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(MEMBER_ORIGIN + path);
  await atRest();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await brokenInEitherScheme(page)).toEqual([]);
});

// dialogs keep the focus, close on Escape and give it back.
test('axe finds nothing in the dialogs of the member area, which hold the focus until Escape', async ({ page }) => {
  await signInMember(page);
  await openDashboard(page);
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
