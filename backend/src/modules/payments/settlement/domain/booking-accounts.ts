import type { OrderState, PaymentState, RefundState } from './order-state.js';
import type { Booking, BookingAccount } from './settlement-change.js';

const BOOK_CURRENCY = 'usd';

/** Money that came: of the order, or more than it owes, which we owe back. */
export function paymentBooking(state: OrderState, payment: PaymentState): Booking {
  const mine = payment.bookedAs === 'order';
  return {
    kind: mine ? 'payment' : 'duplicate_payment',
    sourceRef: `${payment.provider}:${payment.ref}`,
    occurredAt: payment.receivedAt,
    lines: [
      { account: cashOf(payment), amountCents: payment.amountCents },
      { account: mine ? `revenue:${state.product}` : liabilityOf(payment), amountCents: -payment.amountCents },
    ],
  };
}

/** Money that went back (`cents` above 0), or that came back to us after all (below 0). */
export function refundBooking(
  state: OrderState,
  payment: PaymentState,
  { refund, cents, at }: { refund: RefundState; cents: number; at: number },
): Booking {
  const mine = payment.bookedAs === 'order';
  const first = `${refund.provider}:${refund.ref}`;
  return {
    kind: `${mine ? '' : 'duplicate_'}${KIND[refund.kind]}${cents < 0 ? '_reversed' : ''}`,
    sourceRef: refund.revision === 1 ? first : `${first}:${refund.revision}`,
    occurredAt: at,
    lines: [
      { account: refund.kind === 'external' ? 'cash:external' : cashOf(payment), amountCents: -cents },
      { account: mine ? takenFrom(state, refund.kind) : liabilityOf(payment), amountCents: cents },
    ],
  };
}

const KIND = { refund: 'refund', dispute_lost: 'dispute_lost', external: 'external_refund' } as const;

const takenFrom = ({ product }: OrderState, kind: RefundState['kind']): BookingAccount =>
  kind === 'dispute_lost' ? `dispute_lost:${product}` : `refund:${product}`;

const cashOf = ({ provider, currency }: PaymentState): BookingAccount =>
  currency === BOOK_CURRENCY ? `cash:${provider}` : `cash:${provider}:${currency}`;

const liabilityOf = ({ currency }: PaymentState): BookingAccount =>
  currency === BOOK_CURRENCY ? 'liability:duplicate_payment' : `liability:duplicate_payment:${currency}`;

/** The currency that everything is sold in. */
export const isBookCurrency = (currency: string): boolean => currency === BOOK_CURRENCY;
