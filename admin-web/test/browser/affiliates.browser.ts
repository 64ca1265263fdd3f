import { expect, test, type Page } from '@playwright/test';
import { rows } from '../../../funnel-web/test/browser/product';
import { secondOwner } from './second-owner';
import { confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';
import { told } from './told';

// C-062
test('an administrator imports affiliates twice, finds one, opens an account and disables it', async ({ page }) => {
  await signedInAdmin(page);
  await openTab(page, 'all-affiliates');
  const table = page.getByRole('grid', { name: 'All Affiliates' });
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');

  for (const run of ['first', 'second']) {
    await page.getByRole('button', { name: 'Import from Tapfiliate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Import', exact: true }).click();
    // Their service may ask to wait between pages.
    await told(page, run === 'first' ? /affiliates? imported/ : /^0 affiliates imported, 58 already here/);
  }
  const filter = page.getByRole('searchbox', { name: 'Filter affiliates' });
  await filter.fill('ridgeline');
  await expect(page.getByRole('heading', { level: 3, name: 'All Affiliates' }).getByRole('status')).toHaveText('1');
  await expect(table.getByText('Ridgeline Media', { exact: true })).toBeVisible();

  const code = `BROWSER-${Date.now()}`;
  await page.getByRole('button', { name: 'Create affiliate' }).click();
  const form = page.getByRole('dialog', { name: 'Create affiliate' });
  await form.getByLabel('Name').fill(`Tess ${code}`);
  await form.getByLabel('Speaker code').fill(code);
  await form.getByLabel('Email', { exact: true }).fill(`${code.toLowerCase()}@partners.test`);
  await form.getByRole('button', { name: 'Create affiliate' }).click();
  const created = page.getByRole('dialog', { name: /The affiliate is created/ });
  const link = await created.getByLabel('Link that sets the password').inputValue();
  expect(link).toContain('token=');
  await created.getByRole('button', { name: 'Close' }).click();

  await filter.fill(code);
  await page.getByRole('button', { name: `More for Tess ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'The affiliate is disabled.' });
  await expect(notice).toBeVisible();
  // Mark, text and cross stand beside each other, however short the text.
  expect((await notice.boundingBox())!.height).toBeLessThan(72);
});

// C-020, C-088
test('a large payout is approved by one owner with two-factor, sent by another, and booked once', async ({
  page,
  browser,
}) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  const name = `Large ${Date.now()}`;
  const [payout] = await rows<{ id: string }>(
    `with partner as (
       insert into affiliate (code, name, email) values ($1, $2, $3) returning id)
     insert into payout (id, affiliate_id, period, amount_cents, status, created_at)
     select gen_random_uuid(), id, date_trunc('month', now()), 123456, 'processing', now() from partner returning id`,
    [name.replace(' ', '-').toUpperCase(), name, `${name.replace(' ', '-').toLowerCase()}@partners.test`],
  );
  const other = await secondOwner(page, browser);

  const decide = async (on: Page, verb: string) => {
    await on.getByRole('button', { name: `${verb}, ${name}` }).click();
    await on.getByRole('alertdialog').getByRole('button', { name: verb }).click();
  };
  // Of the affiliates below the payouts only this one.
  const tab = `all-affiliates&q=${encodeURIComponent(name)}`;
  await openTab(page, tab);
  await expect(page.getByRole('button', { name: `Mark paid, ${name}` })).toHaveCount(0);
  await decide(page, 'Approve');
  await expect(page.getByText(/Set up two-factor sign-in for your own account first/)).toBeVisible();

  await openTab(other, tab);
  await decide(other, 'Approve');
  await expect(other.getByText('The payout is approved. Another owner can send it now.')).toBeVisible();
  await expect(other.getByText('Given by you')).toBeVisible();
  await expect(other.getByRole('button', { name: `Mark paid, ${name}` })).toHaveCount(0);

  // Twice, from two windows that both show it as under way.
  const late = await page.context().newPage();
  for (const window of [page, late]) {
    await openTab(window, tab);
    await expect(window.getByRole('button', { name: `Mark paid, ${name}` })).toBeVisible();
  }
  await decide(page, 'Mark paid');
  await expect(page.getByText('The payout is recorded as paid.')).toBeVisible();
  // Its row is gone with the button (D-475).
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Payouts/);
  await decide(late, 'Mark paid');
  await expect(late.getByText(/somebody has closed it already/)).toBeVisible();
  const booked = await rows(
    `select l.amount_cents::int as cents from ledger_line l join ledger_transaction t on t.id = l.transaction_id
     where t.source_ref = $1 and l.account = 'cash:payout'`,
    [payout!.id],
  );
  expect(booked).toEqual([{ cents: -123_456 }]);
  await other.context().close();
});
