import { expect, test } from '@playwright/test';
import { openTab, signedInAdmin } from './signed-in-admin';

test('the overview is on two sheets of paper, without what could be pressed, and its orders with their amounts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedInAdmin(page);
  await openTab(page, 'overview');
  const orders = page.getByRole('grid', { name: 'Recent orders' });
  await expect(orders.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByRole('group', { name: /^Chart of the revenue/ })).toBeVisible();

  const sheets = await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } });
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = page.getByRole('main');
  for (const name of [/Export CSV/, '7 days', 'Weekly', /next page/i])
    await expect(main.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  // What the figures are of is still said.
  for (const name of ['All Time', 'Daily']) await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Overview' })).toHaveCSS('color', 'rgb(0, 0, 0)');
  // A4 between the margins of a printer.
  await page.setViewportSize({ width: 718, height: 1047 });
  const amounts = await orders
    .locator('.MuiDataGrid-row .num')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts.filter((right) => right > 718)).toEqual([]);
});
