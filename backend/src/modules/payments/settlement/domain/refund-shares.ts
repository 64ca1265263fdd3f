import type { Provider } from '@summit/rules';
import { bookedCents, keptOf, type OrderState, type PaymentState } from './order-state.js';

/** How far a payment is to be paid back: the sum of its refunds, earlier ones included, so that asking twice pays once. */
export interface RefundShare {
  provider: Provider;
  paymentRef: string;
  /** Cents. */
  targetCents: number;
}

/** Cents that can be paid back now: what is kept of the order's payments. None while a bank decides about one of them. */
export function refundableCents(order: OrderState): number {
  if (order.disputes.some(({ state }) => state === 'open')) return 0;
  return ownPayments(order).reduce((sum, payment) => sum + keptOf(order, payment), 0);
}

/** Which payments give `amountCents` back, the newest first. At most `refundableCents`. */
export function refundShares(order: OrderState, amountCents: number): RefundShare[] {
  const shares: RefundShare[] = [];
  let left = amountCents;
  for (const payment of ownPayments(order).toSorted((one, other) => other.receivedAt - one.receivedAt)) {
    const cents = Math.min(left, keptOf(order, payment));
    if (cents <= 0) continue;
    left -= cents;
    const { provider, ref: paymentRef } = payment;
    shares.push({ provider, paymentRef, targetCents: refundedBy(order, payment) + cents });
  }
  return shares;
}

/** The payments that the order was paid with. The others are owed back whole, and go back by themselves. */
export const ownPayments = ({ payments }: OrderState): PaymentState[] =>
  payments.filter(({ bookedAs }) => bookedAs === 'order');

/** What the provider has paid back of a payment. What went around it is no refund that it knows of. */
export const refundedBy = ({ refunds }: OrderState, { provider, ref }: { provider: Provider; ref: string }): number =>
  refunds
    .filter((refund) => refund.kind === 'refund' && refund.provider === provider && refund.paymentRef === ref)
    .reduce((sum, refund) => sum + bookedCents(refund), 0);
