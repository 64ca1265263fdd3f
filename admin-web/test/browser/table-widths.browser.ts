import { expect, test } from '@playwright/test';
import { openTab, signedInAdmin } from './signed-in-admin';

/** Tabs whose tables have rows in any demo, and one of these. */
const TABLES = [
  ['overview', 'Recent orders'],
  ['analytics', 'Top affiliates'],
  ['customers', 'Customers'],
  ['vip-management', 'VIP users'],
  ['all-affiliates', 'All Affiliates'],
  ['sessions', 'Sessions'],
  ['audit-log', 'Everything done in the back office'],
  ['staff', 'Staff'],
] as const;

// The narrowest screen that shows all columns at once; a phone has two and opens the rest.
test.use({ viewport: { width: 1280, height: 900 } });

for (const [tab, label] of TABLES) {
  test(`${label} is seen whole at 1280 px, with its headings`, async ({ page }) => {
    await signedInAdmin(page);
    await openTab(page, tab);
    const table = page.getByRole('grid', { name: label, exact: true });
    await expect(table.getByRole('gridcell').first()).toBeVisible();
    const cut = await table.evaluate((grid) =>
      [...grid.querySelectorAll('.MuiDataGrid-virtualScroller, .MuiDataGrid-columnHeaderTitle')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((part) => `${part.scrollWidth} of ${part.clientWidth} px: ${part.textContent.slice(0, 40)}`),
    );
    expect(cut).toEqual([]);
  });
}
