import type { Purchase } from '@summit/contracts';
import { installmentName, PURCHASES_TEXTS } from './messages';
import type { MoneyRow } from './MoneyRows';

/** As receipts and invoices say it: business days are Pacific. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
export const dayOf = (time: string): string => DAY.format(new Date(time));

/** What was bought: lines, discount and total. */
export const itemRows = ({ lines, discount, total }: Purchase): MoneyRow[] => [
  ...lines.map(({ name, quantity, amount }) => ({
    key: name,
    label: quantity > 1 ? `${quantity} x ${name}` : name,
    amount,
  })),
  ...(discount > 0 ? [{ key: 'discount', label: PURCHASES_TEXTS.discount, amount: -discount }] : []),
  { key: 'total', label: PURCHASES_TEXTS.total, amount: total, strong: true },
];

/** What came and what went back, oldest first. */
export const paymentRows = ({ payments, refunds }: Purchase): MoneyRow[] => [
  ...payments.map(({ received_at, amount, installment }, index) => ({
    key: `payment-${index}`,
    label: `${installment === null ? PURCHASES_TEXTS.paid : installmentName(installment)}, ${dayOf(received_at)}`,
    amount,
  })),
  ...refunds.map(({ refunded_at, amount }, index) => ({
    key: `refund-${index}`,
    label: `${PURCHASES_TEXTS.refund}, ${dayOf(refunded_at)}`,
    amount: -amount,
  })),
];

/** The installments of a plan with their dates. */
export const planRows = ({ installments }: Purchase): MoneyRow[] =>
  installments.map(({ number, amount, date, paid }) => ({
    key: String(number),
    label: `${installmentName(number)}, ${paid ? PURCHASES_TEXTS.paidOn : PURCHASES_TEXTS.due} ${dayOf(date)}`,
    amount,
  }));
