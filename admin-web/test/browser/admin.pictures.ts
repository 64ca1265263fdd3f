import { expect, test } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { NARROW_ONLY, takeDialogPictures, takePictures } from '../../../funnel-web/test/browser/pictures';
import { pagesOf } from '../../../funnel-web/test/browser/site-paths';
import { TABS } from '../../src/pages/dashboard/tabs';
import { DIALOGS, NARROW_DIALOGS, onNarrowTab, onTabOfDialogs } from './opened-dialogs';
import { ADMIN_ORIGIN, openTab, signedInAdmin } from './signed-in-admin';

for (const { name, path } of pagesOf('admin')) {
  test(`admin/${name}`, async ({ page }) => {
    const atRest = restOf(page);
    await page.goto(ADMIN_ORIGIN + path);
    await atRest();
    await takePictures(page, atRest, { name: `admin-${name}` });
  });
}

for (const { id } of TABS) {
  test(`admin/${id}`, async ({ page }) => {
    const atRest = restOf(page);
    await signedInAdmin(page);
    await openTab(page, id);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await atRest();
    await takePictures(page, atRest, { name: `admin-${id}` });
  });
}

for (const one of DIALOGS) {
  const { tab, dialogs } = one;
  test(`admin/${tab}, dialogs`, ({ page }) =>
    onTabOfDialogs(page, one, (atRest) =>
      takeDialogPictures(page, atRest, { name: `admin-${tab.replace(/&.*/, '')}`, dialogs }),
    ));
}

test('admin/narrow, dialogs', ({ page }) =>
  onNarrowTab(page, (atRest) =>
    takeDialogPictures(page, atRest, { name: 'admin', dialogs: NARROW_DIALOGS, sizes: NARROW_ONLY }),
  ));
