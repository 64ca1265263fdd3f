import { expect, type Page } from '@playwright/test';
import type { Provider } from '@summit/rules';
import { keepInBrowser } from './browser-keys';
import { freshEmail, funnelOrigin, rows, signUp } from './product';

export const sandboxOrigin = process.env['SANDBOX_ORIGIN'] || 'http://localhost:4300';

/** Cards of the sandbox. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** The bank asks at every payment. */
  bankAsks: '4000002760003184',
} as const;

/** Registers somebody and opens the VIP page that follows. Answers the address. The form is in first-visitor.browser.ts. */
export async function register(page: Page, name = 'Hana Sato'): Promise<string> {
  const email = freshEmail();
  const { bonus_download_urls: urls, invite_url: inviteUrl } = await signUp(page.request, name, email);
  await keepInBrowser(page, new URL(funnelOrigin).origin, {
    userEmail: email,
    userName: name,
    bonusDownloadUrls: JSON.stringify(urls),
    inviteUrl,
    cookieConsent: 'essential',
  });
  await page.goto('/vip');
  return email;
}

/** On the hosted page: pays with the card, and answers the bank's page where there is one. */
export async function payOnHostedPage(page: Page, card: string, bank?: 'approve' | 'refuse'): Promise<void> {
  await expect(page).toHaveURL(/\/stripe\/c\/pay\//);
  await page.getByLabel('Test card').selectOption(card);
  await page.getByRole('button', { name: /^Pay/ }).click();
  if (bank === 'approve') await page.getByRole('button', { name: 'Approve the payment' }).click();
  if (bank === 'refuse') await page.getByRole('button', { name: 'Refuse it' }).click();
}

/** A code for one product and provider, as many uses as anybody likes. */
export async function promoCode(
  rule: { product: string; provider: Provider } & ({ percent: number } | { dollars: number }),
): Promise<string> {
  const code = `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase();
  const [type, value] = 'percent' in rule ? ['percent', rule.percent * 100] : ['amount', rule.dollars * 100];
  await rows(
    `with code as (
       insert into promo_code (id, code, product, with_bump, discount_type, discount_value, max_uses, created_at)
       values (gen_random_uuid(), $1, $2, false, $3, $4, 0, now()) returning id)
     insert into promo_code_provider (promo_code_id, provider, status) select id, $5, 'active' from code`,
    [code, rule.product, type, value, rule.provider],
  );
  return code;
}

export interface StoredOrder {
  id: string;
  product: string;
  provider: string;
  status: string;
  total_cents: number;
  captured_cents: number;
}

/** The orders of an address, oldest first. */
export const ordersOf = (email: string): Promise<StoredOrder[]> =>
  rows<StoredOrder>(
    'select id, product, provider, status, total_cents, captured_cents from purchase_order where email = $1 order by created_at',
    [email],
  );

/** Every account of the ledger that the orders touch adds up to what was captured, and the whole book to zero. */
export async function expectBalancedBooks(orders: readonly StoredOrder[]): Promise<void> {
  const [whole] = await rows<{ sum: number }>('select coalesce(sum(amount_cents), 0)::int as sum from ledger_line', []);
  expect(whole?.sum).toBe(0);
  for (const { id, captured_cents: captured } of orders) {
    const [cash] = await rows<{ sum: number }>(
      `select coalesce(sum(amount_cents), 0)::int as sum from ledger_line line join ledger_transaction booking on booking.id = line.transaction_id
       where booking.order_id = $1 and account like 'cash:%'`,
      [id],
    );
    expect(cash?.sum).toBe(captured);
  }
}

/** Tells the sandbox to do something. */
export async function tellSandbox(page: Page, path: string, body: object): Promise<void> {
  const response = await page.request.post(`${sandboxOrigin}/control/${path}`, { data: body });
  expect(response.ok(), await response.text()).toBe(true);
}
