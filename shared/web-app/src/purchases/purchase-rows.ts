import type { Purchase } from '@summit/contracts';
import { installmentName } from './purchase-words.js';

/** A line of a list of amounts. */
export interface PurchaseRow {
  key: string;
  label: string;
  /** US dollars; below zero for what went back. */
  amount: number;
  strong?: boolean;
}

/** As mails say it, `6 November 2025`: business days are Pacific. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
export const dayOf = (time: string): string => DAY.format(new Date(time));

/** What was bought: lines, discount and total. */
export const itemRows = ({ lines, discount, total }: Purchase): PurchaseRow[] => [
  ...lines.map(({ name, quantity, amount }) => ({
    key: name,
    label: quantity > 1 ? `${quantity} x ${name}` : name,
    amount,
  })),
  ...(discount > 0 ? [{ key: 'discount', label: 'Discount', amount: -discount }] : []),
  { key: 'total', label: 'Total', amount: total, strong: true },
];

/** What came and what went back, oldest first. */
export const paymentRows = ({ payments, refunds }: Purchase): PurchaseRow[] => [
  ...payments.map(({ received_at, amount, installment }, index) => ({
    key: `payment-${index}`,
    label: `${installment === null ? 'Paid' : installmentName(installment)}, ${dayOf(received_at)}`,
    amount,
  })),
  ...refunds.map(({ refunded_at, amount }, index) => ({
    key: `refund-${index}`,
    label: `Refund, ${dayOf(refunded_at)}`,
    amount: -amount,
  })),
];

/** The installments of a plan with their dates. */
export const planRows = ({ installments }: Purchase): PurchaseRow[] =>
  installments.map(({ number, amount, date, paid }) => ({
    key: String(number),
    label: `${installmentName(number)}, ${paid ? 'paid' : 'due'} ${dayOf(date)}`,
    amount,
  }));
