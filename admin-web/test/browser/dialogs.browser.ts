import { expect, test } from '@playwright/test';
import { brokenDialogs } from '../../../funnel-web/test/browser/opened-dialogs';
import { DIALOGS, NARROW_DIALOGS, onNarrowTab, onTabOfDialogs } from './opened-dialogs';

//
test.describe('axe finds nothing in the dialogs of the back office, and each closes on Escape', () => {
  for (const one of DIALOGS)
    test(`of ${one.tab}`, ({ page }) =>
      onTabOfDialogs(page, one, async (atRest) => expect(await brokenDialogs(page, atRest, one.dialogs)).toEqual([])));

  test('of a narrow screen', ({ page }) =>
    onNarrowTab(page, async (atRest) => expect(await brokenDialogs(page, atRest, NARROW_DIALOGS)).toEqual([])));
});
