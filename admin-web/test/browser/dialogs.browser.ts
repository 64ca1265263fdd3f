import { expect, test } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { brokenDialogs } from '../../../funnel-web/test/browser/opened-dialogs';
import { freshEmail } from '../../../funnel-web/test/browser/product';
import { DIALOGS, NARROW_DIALOGS } from './opened-dialogs';
import { ADMIN_ORIGIN, confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

//
test('axe finds nothing in the dialogs of the back office, and each closes on Escape', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  const application = { name: 'Tess Ter', email: freshEmail(), promotion: 'I write to two thousand people each week.' };
  const applied = await page.request.post(`${ADMIN_ORIGIN}/api/affiliate/applications`, { data: application });
  expect(applied.status()).toBe(200);
  const atRest = restOf(page);
  const found: string[] = [];
  for (const { tab, dialogs } of DIALOGS) {
    await openTab(page, tab);
    await atRest();
    found.push(...(await brokenDialogs(page, atRest, dialogs)));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await openTab(page, 'customers');
  await atRest();
  found.push(...(await brokenDialogs(page, atRest, NARROW_DIALOGS)));
  expect(found).toEqual([]);
});
