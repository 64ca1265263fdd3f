import { expect, test } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { brokenDialogs } from '../../../funnel-web/test/browser/opened-dialogs';
import { DIALOGS, NARROW_DIALOGS } from './opened-dialogs';
import { openTab, signedInAdmin } from './signed-in-admin';

//
test.describe('axe finds nothing in the dialogs of the back office, and each closes on Escape', () => {
  for (const { tab, prepare, dialogs } of DIALOGS)
    test(`of ${tab}`, async ({ page }) => {
      const { headers } = await signedInAdmin(page);
      const besides = (await prepare?.(page, headers)) ?? '';
      const atRest = restOf(page);
      await openTab(page, tab + besides);
      await atRest();
      expect(await brokenDialogs(page, atRest, dialogs)).toEqual([]);
    });

  test('of a narrow screen', async ({ page }) => {
    await signedInAdmin(page);
    const atRest = restOf(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page, 'customers');
    await atRest();
    expect(await brokenDialogs(page, atRest, NARROW_DIALOGS)).toEqual([]);
  });
});
