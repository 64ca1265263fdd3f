import type { Provider } from '@summit/rules';
import { bookedCents, keptOf, refundsOf, type OrderState, type PaymentState } from './order-state.js';

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

/** How far each payment is to be paid back so that together they give `amountCents`. At most `refundableCents`. */
export const refundShares = (order: OrderState, amountCents: number): RefundShare[] =>
  refundParts(order, amountCents).map(({ payment, cents }) => ({
    provider: payment.provider,
    paymentRef: payment.ref,
    targetCents: refundedBy(order, payment) + cents,
  }));

export interface RefundPart {
  payment: PaymentState;
  /** Above 0. */
  cents: number;
}

/** Which payments give `amountCents` back, the newest first, each as far as it is kept; less where less is kept. */
export function refundParts(order: OrderState, amountCents: number): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = amountCents;
  for (const payment of ownPayments(order).toSorted((one, other) => other.receivedAt - one.receivedAt)) {
    const cents = Math.min(left, keptOf(order, payment));
    if (cents <= 0) continue;
    left -= cents;
    parts.push({ payment, cents });
  }
  return parts;
}

/** The payments that the order was paid with. The others are owed back whole, and go back by themselves. */
export const ownPayments = ({ payments }: OrderState): PaymentState[] =>
  payments.filter(({ bookedAs }) => bookedAs === 'order');

/** What the provider has paid back of a payment. What went around it is no refund that it knows of. */
export const refundedBy = (order: OrderState, payment: Pick<PaymentState, 'provider' | 'ref'>): number =>
  refundsOf(order, payment)
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, refund) => sum + bookedCents(refund), 0);
