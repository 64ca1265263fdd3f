import { expect, test } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { takeDialogPictures, takePictures } from '../../../funnel-web/test/browser/pictures';
import { pagesOf } from '../../../funnel-web/test/browser/site-paths';
import { TABS } from '../../src/pages/dashboard/tabs';
import { DIALOGS } from './opened-dialogs';
import { ADMIN_ORIGIN, openTab, signedInAdmin } from './signed-in-admin';

for (const { name, path } of pagesOf('admin')) {
  test(`admin/${name}`, async ({ page }) => {
    const atRest = restOf(page);
    await page.goto(ADMIN_ORIGIN + path);
    await atRest();
    await takePictures(page, atRest, `admin-${name}`);
  });
}

for (const { id } of TABS) {
  test(`admin/${id}`, async ({ page }) => {
    const atRest = restOf(page);
    await signedInAdmin(page);
    await openTab(page, id);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await atRest();
    await takePictures(page, atRest, `admin-${id}`);
  });
}

for (const { tab, prepare, dialogs } of DIALOGS) {
  test(`admin/${tab}, dialogs`, async ({ page }) => {
    const atRest = restOf(page);
    const { headers } = await signedInAdmin(page);
    await openTab(page, tab + ((await prepare?.(page, headers)) ?? ''));
    await atRest();
    await takeDialogPictures(page, atRest, { name: `admin-${tab.replace(/&.*/, '')}`, dialogs });
  });
}
