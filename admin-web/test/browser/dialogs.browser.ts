import { expect, test, type Page } from '@playwright/test';
import { brokenDialogs } from '../../../funnel-web/test/browser/opened-dialogs';
import { DIALOGS, NARROW_DIALOGS, onNarrowTab, onTabOfDialogs } from './opened-dialogs';

//
test.describe('axe finds nothing in the dialogs of the back office, and each closes on Escape', () => {
  // One page for all tabs, each of them loaded anew: scripts and axe are compiled once.
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.beforeEach(() => page.emulateMedia({ colorScheme: 'light' }));
  test.afterAll(() => page.close());

  for (const one of DIALOGS)
    test(`of ${one.tab}`, () =>
      onTabOfDialogs(page, one, async (atRest) => expect(await brokenDialogs(page, atRest, one.dialogs)).toEqual([])));

  test('of a narrow screen', () =>
    onNarrowTab(page, async (atRest) => expect(await brokenDialogs(page, atRest, NARROW_DIALOGS)).toEqual([])));
});
