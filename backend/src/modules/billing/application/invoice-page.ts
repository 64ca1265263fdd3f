import { SUMMIT_ZONE } from '@summit/rules';
import type { OrderHistory } from '../../payments/payments.public.js';
import { invoiceNumber, type IssuedInvoice } from './invoice.js';

type Row = readonly [label: string, value: string];

/** The words of an invoice, in the order in which they are set. */
export interface InvoicePage {
  title: string;
  /** ms; also the date of the file. */
  issuedAt: number;
  seller: readonly string[];
  buyer: readonly string[];
  facts: readonly Row[];
  lines: readonly Row[];
  sums: readonly Row[];
  /** What was paid, came back and is still to be paid; not a part of the frozen invoice. */
  money: readonly Row[];
  note: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: SUMMIT_ZONE, dateStyle: 'long' });

/** Always with cents: the figures stand below each other. */
const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const usd = (cents: number): string => USD.format(cents / 100);

const REFUND_WORDS = { refund: 'Refund', external: 'Refund', dispute_lost: 'Returned by the bank' } as const;

/** The frozen invoice, and below it the money of the order as it is now. */
export function invoicePage(invoice: IssuedInvoice, { payments, refunds, installments }: OrderHistory): InvoicePage {
  const { seller, buyer, lines, discountCents, totalCents, orderId, orderedAt } = invoice.content;
  return {
    title: `Invoice ${invoiceNumber(invoice)}`,
    issuedAt: invoice.issuedAt,
    seller: [seller.name, ...seller.address.split('\n'), seller.taxId].filter((line) => line.trim() !== ''),
    buyer: [buyer.name ?? '', buyer.email].filter((line) => line.trim() !== ''),
    facts: [
      ['Invoice', invoiceNumber(invoice)],
      ['Issued', DAY.format(invoice.issuedAt)],
      ['Order', orderId],
      ['Ordered', DAY.format(orderedAt)],
      ['Currency', 'US dollars'],
    ],
    lines: lines.map(({ name, amountCents }) => [name, usd(amountCents)] as const),
    sums: [...(discountCents > 0 ? [['Discount', usd(-discountCents)] as const] : []), ['Total', usd(totalCents)]],
    money: [
      ...payments.map(({ amountCents, installment, receivedAt }): Row => [
        `${installment === null ? 'Paid' : `Installment ${installment} paid`}, ${DAY.format(receivedAt)}`,
        usd(amountCents),
      ]),
      ...refunds.map(({ kind, amountCents, at }): Row => [
        `${REFUND_WORDS[kind]}, ${DAY.format(at)}`,
        usd(-amountCents),
      ]),
      ...installments
        .filter(({ paidAt }) => paidAt === null)
        .map(({ number, amountCents, dueAt }): Row => [
          `Installment ${number}, due ${DAY.format(dueAt)}`,
          usd(amountCents),
        ]),
    ],
    note: seller.note,
  };
}
