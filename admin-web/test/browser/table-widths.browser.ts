import { expect, test, type Locator } from '@playwright/test';
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

/** Of a usual length. */
const ADDRESSES = ['christopher.anderson@gmail.com', 'katharina.weber@example-mail.de'];

/** Parts that are one line of text, on more of them or cut. */
const brokenIn = (table: Locator, parts: string) =>
  table.evaluate((grid, selector) => {
    const linesOf = (part: Element) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    };
    return [...grid.querySelectorAll(selector)]
      .filter((part) => linesOf(part) > 1 || part.scrollWidth > part.clientWidth)
      .map(({ textContent }) => textContent);
  }, parts);

test('addresses of thirty letters and amounts of thousands stand on one line of the money desk at 1280 px', async ({
  page,
}) => {
  const stuck = ADDRESSES.map((email, id) => ({
    id: `${id}`,
    kind: 'plan_without_end',
    order_number: '6f2c0b8e-1111-4000-8000-000000000001',
    product_type: 'dfy',
    name: null,
    email,
    amount: 2_497,
    reason: 'The plan has no end at its provider.',
    repair: 'Give the plan its end',
    since: '2025-11-21T18:00:00.000Z',
    repaired_at: null,
  }));
  const refunds = stuck.map(({ id, order_number, product_type, name, email, amount, reason, since }) => ({
    ...{ id, order_number, product_type, name, email, amount, reason, state: 'waiting', mine: id === '0' },
    ...{ kept: amount, kept_when_asked: amount, asked_by: email, asked_at: since, decided_by: null, decided_at: null },
  }));
  // No demo has any of either.
  const answer = (path: string, data: object[]) =>
    page.route(`${path}?*`, (route) => route.fulfill({ json: { success: true, data, total: data.length } }));
  await answer('**/api/admin/desk/stuck-orders', stuck);
  await answer('**/api/admin/desk/refunds', refunds);
  await signedInAdmin(page);
  await openTab(page, 'money');
  for (const label of ['Stuck orders', 'Refunds']) {
    const table = page.getByRole('grid', { name: label, exact: true });
    await expect(table.getByRole('link', { name: ADDRESSES[0] })).toBeVisible();
    expect(await brokenIn(table, '[data-field=buyer] a, .num .shortened')).toEqual([]);
    const scroller = table.locator('.MuiDataGrid-virtualScroller');
    expect(await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
