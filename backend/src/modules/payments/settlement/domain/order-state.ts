import type { Product, Provider } from '@summit/rules';
import type { OrderStatus } from '../../domain/order-status.js';
import { isLive, type AttemptKind, type AttemptState } from '../../domain/payment-attempt.js';

/** Everything about one order that decides what a fact changes. Cents; times in ms. Rows are named by the provider's ids. */
export interface OrderState {
  readonly id: string;
  readonly product: Product;
  readonly plan: boolean;
  readonly totalCents: number;
  /** The payments of the plan in order, as they were quoted. */
  readonly installmentCents: readonly number[] | null;
  readonly buyerId: string | null;
  /** Another order of the same browser session and product is held. */
  readonly rivalHeld: boolean;
  /** An order of another session for the same product and address is held (C-116). */
  readonly addressHolds: boolean;
  readonly books: OrderBooks;
  readonly payments: readonly PaymentState[];
  readonly refunds: readonly RefundState[];
  readonly disputes: readonly DisputeState[];
  /** By number. */
  readonly attempts: readonly OrderAttempt[];
  readonly subscription: SubscriptionState | null;
  readonly installments: readonly InstallmentState[];
  readonly cardSaved: boolean;
}

/** What follows from the rows, and is kept on the order. */
export interface OrderBooks {
  readonly status: OrderStatus;
  readonly statusBeforeDispute: OrderStatus | null;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly paidAt: number | null;
  readonly completedAt: number | null;
}

export interface PaymentState {
  readonly provider: Provider;
  readonly ref: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly installment: number | null;
  readonly bookedAs: 'order' | 'duplicate';
  readonly receivedAt: number;
}

export interface RefundState {
  readonly provider: Provider;
  readonly ref: string;
  readonly paymentRef: string;
  readonly kind: 'refund' | 'dispute_lost' | 'external';
  readonly amountCents: number;
  readonly state: 'succeeded' | 'reversed';
  /** How often it was booked; 0 for one that failed before we heard of it. */
  readonly revision: number;
  readonly reason: string | null;
  readonly occurredAt: number;
}

export interface DisputeState {
  readonly provider: Provider;
  readonly ref: string;
  readonly paymentRef: string;
  readonly amountCents: number;
  readonly state: 'open' | 'won' | 'lost';
  readonly openedAt: number;
  readonly closedAt: number | null;
  /** Until when the provider takes our evidence; null where it has named no time. */
  readonly respondBy: number | null;
}

export interface OrderAttempt {
  readonly id: string;
  readonly kind: AttemptKind;
  readonly state: AttemptState;
  readonly providerRef: string | null;
  readonly declineCode: string | null;
}

export interface SubscriptionState {
  readonly ref: string;
  /** Invoices whose payment failed and that nobody has paid since, as they failed first. */
  readonly failedInvoices: readonly FailedInvoice[];
  readonly ended: boolean;
  /** The card that the buyer gave in place of the one that began the plan; null while it is that one. */
  readonly card: PlanCardState | null;
}

export interface FailedInvoice {
  readonly ref: string;
  /** When the provider tries it again (ms); null after the last try. */
  readonly nextAttemptAt: number | null;
  /** Where the buyer can pay it. */
  readonly payUrl: string | null;
}

export interface PlanCardState {
  readonly ref: string;
  readonly last4: string;
  readonly givenAt: number;
}

export interface InstallmentState {
  readonly number: number;
  readonly amountCents: number;
  readonly dueAt: number;
  readonly paidAt: number | null;
  readonly invoiceRef: string | null;
}

/** What a refund takes off its payment. */
export const bookedCents = (refund: Pick<RefundState, 'state' | 'amountCents'>): number =>
  refund.state === 'succeeded' ? refund.amountCents : 0;

export const sameRef = <Row extends { provider: Provider; ref: string }>(row: Row, provider: Provider, ref: string) =>
  row.provider === provider && row.ref === ref;

/**
 * The attempt that a provider's reference means. An order at the wallet that was declined and approved again has several of one
 * reference: the live one is meant, or else the newest.
 */
export function attemptNamed({ attempts }: OrderState, ref: string): OrderAttempt | undefined {
  const named = attempts.filter(({ providerRef }) => providerRef === ref);
  return named.find(isLive) ?? named.at(-1);
}

/** What was taken off a payment, in whatever way. */
export const refundsOf = ({ refunds }: OrderState, payment: Pick<PaymentState, 'provider' | 'ref'>): RefundState[] =>
  refunds.filter(({ provider, paymentRef }) => sameRef(payment, provider, paymentRef));

/** What is left of a payment after everything that was taken off it. */
export const keptOf = (state: OrderState, payment: PaymentState): number =>
  refundsOf(state, payment).reduce((kept, refund) => kept - bookedCents(refund), payment.amountCents);
