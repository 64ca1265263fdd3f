import { moneyString } from '@summit/pricing';
import { csvText } from '../../../platform/csv/csv-file.js';
import { goesNowhere, type PayoutDetails } from '../domain/payout-details.js';
import { periodName } from '../domain/payout-period.js';
import { maySend, payoutApproval, type ApprovalRule } from '../domain/second-approver.js';
import type { PayoutRow } from './payouts.port.js';

/** A payout and where it goes. */
export interface TargetedPayout extends PayoutRow {
  details: PayoutDetails;
}

const HEAD = [
  ...['payout_id', 'period', 'affiliate_code', 'name', 'email', 'amount_usd', 'status', 'created_at'],
  ...[
    'payout_method',
    'paypal_email',
    'account_holder',
    'account_number',
    'routing_code',
    'tax_note',
    'second_approver',
  ],
];
/** PayPal's limit for the reference of a payment. */
const MAX_REFERENCE = 30;

/**
 * Payouts for a spreadsheet, with everything that a transfer by hand needs. One under way that waits for another owner says so instead of
 * where its money goes.
 */
export const payoutsCsv = (payouts: readonly TargetedPayout[], rule: ApprovalRule): string =>
  csvText(HEAD, payouts, (payout) => [
    payout.id,
    payout.period,
    payout.affiliateCode,
    payout.affiliateName,
    payout.affiliateEmail,
    moneyString(payout.amountCents),
    payout.status,
    new Date(payout.createdAt).toISOString(),
    payout.details.kind,
    ...(isHeld(payout, rule) ? NO_TARGET : targetCells(payout.details)),
    payout.details.taxNote,
    payoutApproval(payout, rule),
  ]);

const NO_TARGET = [null, null, null, null];
const isHeld = (payout: PayoutRow, rule: ApprovalRule): boolean =>
  payout.status === 'processing' && !maySend(payoutApproval(payout, rule));

function targetCells(details: PayoutDetails): (string | null)[] {
  if (details.kind === 'unreadable') return NO_TARGET;
  return details.kind === 'paypal'
    ? [details.email, null, null, null]
    : [null, details.holder, details.account, details.routing];
}

/**
 * A payment file for PayPal's Payouts Web: no head; recipient, amount, currency, reference, note, wallet. Addresses stand as they are,
 * without the apostrophe that keeps spreadsheets from running a text: PayPal would pay nobody of that name. Affiliates who are paid by bank are not in it, nor those
 * for whom an earlier release made a payout at an address that stands for none: mark that one failed, and the next run makes it anew.
 */
export const paypalPayoutFile = (payouts: readonly TargetedPayout[]): string =>
  payouts
    .map(({ id, period, details, amountCents }) => {
      if (details.kind !== 'paypal' || goesNowhere(details)) return '';
      const reference = id.replaceAll('-', '').slice(0, MAX_REFERENCE);
      const note = `Growth & Scale Summit commissions for ${periodName(period)}`;
      return `${[quoted(details.email), moneyString(amountCents), 'USD', reference, quoted(note), 'PAYPAL'].join(',')}\r\n`;
    })
    .join('');

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
