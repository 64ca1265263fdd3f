import { test, type Page } from '@playwright/test';
import { PAGES } from '@summit/contracts';
import { restOf } from './at-rest';
import { register } from './checkout';
import { armExit, expectExitHeld, holdExit, leave } from './leaving';
import type { OpenedDialog } from './opened-dialogs';
import { takeDialogPictures, takePictures } from './pictures';
import { pagesOf } from './site-paths';

const knownVisitor = (page: Page) => page.addInitScript(() => localStorage.setItem('cookieConsent', 'essential'));

/** Of the landing page, in the order that leaves the next opener in reach. */
const DIALOGS: readonly OpenedDialog[] = [
  {
    shows: ['RegistrationDialog'],
    open: (page) => page.locator('header').getByText('Register free').first().click(),
  },
  { shows: ['SpeakerDialog'], open: (page) => page.locator('#speakers [aria-haspopup=dialog]').first().click() },
  {
    shows: ['CookieSettingsDialog'],
    open: (page) => page.getByRole('button', { name: 'Cookie Settings' }).first().click(),
  },
];

for (const { name, path } of pagesOf('funnel')) {
  test(`funnel/${name}`, async ({ page }) => {
    const atRest = restOf(page);
    if (name === 'landing') await knownVisitor(page);
    // The offers are for somebody who has registered.
    else await register(page);
    if (name === 'speakerDashboard') {
      await page.goto(PAGES.speakerLogin.path);
      await page.getByLabel('Speaker code').fill('AMARA');
      await page.getByLabel('Password', { exact: true }).fill('demo-speaker-2025');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL((url) => url.pathname === path);
    } else await page.goto(path);
    await atRest();
    await takePictures(page, atRest, { name: `funnel-${name}` });
  });
}

test('funnel/landing, first visit', async ({ page }) => {
  const atRest = restOf(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
  await takePictures(page, atRest, { name: 'funnel-landing-first-visit', within: page.locator('.cookie-banner') });
});

test('funnel/landing, dialogs', async ({ page }) => {
  const atRest = restOf(page);
  await knownVisitor(page);
  await page.goto('/');
  await atRest();
  await takeDialogPictures(page, atRest, { name: 'funnel-landing', dialogs: DIALOGS });
});

for (const name of ['landing', 'vip'] as const) {
  test(`funnel/${name}, who leaves`, async ({ page }) => {
    const atRest = restOf(page);
    await holdExit(page);
    if (name === 'vip') await register(page);
    else {
      await knownVisitor(page);
      await page.goto('/');
    }
    await expectExitHeld(page);
    await armExit(page);
    // The dialog of an offer's prompt is fetched then.
    await atRest();
    const dialogs = [{ shows: ['ExitDialog'], open: () => leave(page, atRest) }];
    await takeDialogPictures(page, atRest, { name: `funnel-${name}`, dialogs });
  });
}
