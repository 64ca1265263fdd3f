import { moneyString } from '@summit/pricing';
import { csvText } from '../../../platform/csv/csv-file.js';
import { periodName } from '../domain/payout-period.js';
import type { PayoutRow } from './payouts.port.js';

const HEAD = ['payout_id', 'period', 'affiliate_code', 'name', 'email', 'amount_usd', 'status', 'created_at'];
/** PayPal's limit for the reference of a payment. */
const MAX_REFERENCE = 30;

/** Payouts for a spreadsheet. */
export const payoutsCsv = (payouts: readonly PayoutRow[]): string =>
  csvText(HEAD, payouts, (payout) => [
    payout.id,
    payout.period,
    payout.affiliateCode,
    payout.affiliateName,
    payout.affiliateEmail,
    moneyString(payout.amountCents),
    payout.status,
    new Date(payout.createdAt).toISOString(),
  ]);

/**
 * A payment file for PayPal's Payouts Web: no head; recipient, amount, currency, reference, note, wallet. Addresses stand as they are,
 * without the apostrophe that keeps spreadsheets from running a text: PayPal would pay nobody of that name.
 */
export const paypalPayoutFile = (payouts: readonly PayoutRow[]): string =>
  payouts
    .map(({ id, period, affiliateEmail, amountCents }) => {
      const reference = id.replaceAll('-', '').slice(0, MAX_REFERENCE);
      const note = `Growth & Scale Summit commissions for ${periodName(period)}`;
      return `${[quoted(affiliateEmail), moneyString(amountCents), 'USD', reference, quoted(note), 'PAYPAL'].join(',')}\r\n`;
    })
    .join('');

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
