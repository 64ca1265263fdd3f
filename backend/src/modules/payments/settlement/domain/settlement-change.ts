import type { Provider } from '@summit/rules';
import type { CardOnFile } from '../../domain/provider-fact.js';
import {
  sameRef,
  type OrderAttempt,
  type DisputeState,
  type InstallmentState,
  type OrderBooks,
  type OrderState,
  type PaymentState,
  type RefundState,
  type SubscriptionState,
} from './order-state.js';
import type { OrderStatus } from '../../domain/order-status.js';

/** A row that is written as it stands: new, or in the place of the one with the same id. */
export type RowChange =
  | { kind: 'payment_set'; payment: PaymentState }
  | { kind: 'refund_set'; refund: RefundState }
  | { kind: 'dispute_set'; dispute: DisputeState }
  | { kind: 'attempt_set'; attempt: OrderAttempt }
  | { kind: 'subscription_set'; subscription: SubscriptionState }
  | { kind: 'installment_set'; installment: InstallmentState }
  | { kind: 'card_saved'; card: CardOnFile; email: string }
  | { kind: 'books_set'; books: OrderBooks };

/** One booking of the ledger. Debit is positive; the lines add up to zero. */
export interface Booking {
  kind: string;
  sourceRef: string;
  occurredAt: number;
  lines: { account: BookingAccount; amountCents: number }[];
}

/** Names of the ledger's accounts that payments touch. Money of a foreign currency stays in accounts of its own. */
export type BookingAccount =
  | `cash:${Provider | 'external'}`
  | `cash:${Provider}:${string}`
  | `${'revenue' | 'refund' | 'dispute_lost'}:${string}`
  | 'liability:duplicate_payment'
  | `liability:duplicate_payment:${string}`;

/** Work that begins after the commit. All of it can be repeated. */
export type FollowUp =
  | { job: 'pay_back'; provider: Provider; paymentRef: string; amountCents: number }
  | { job: 'limit_plan' }
  | { job: 'use_plan_card'; cardRef: string }
  | { job: 'end_plan'; subscriptionRef: string }
  | { job: 'close_attempt'; attemptId: string }
  | { job: 'capture_approved'; attemptId: string; delayMs: number };

export type Change =
  | RowChange
  | { kind: 'booked'; booking: Booking; movesBalance: boolean }
  | { kind: 'coupon'; action: 'redeem' | 'release' }
  | { kind: 'paid_first' }
  | { kind: 'status_changed'; from: OrderStatus; to: OrderStatus; cause: string }
  /** One try of an invoice was refused; `nextAttemptAt` (ms) tells it from the other tries, and is null for the last. */
  | { kind: 'installment_failed'; invoiceRef: string; nextAttemptAt: number | null }
  /** Money for something that the buyer has already, or its way back. `ref`: the payment's, then the refund's. */
  | { kind: 'second_payment'; stage: 'received' | 'paid_back'; ref: string; amountCents: number }
  | { kind: 'follow_up'; work: FollowUp }
  /** Somebody must look at it. Ids only. */
  | { kind: 'alert'; alert: string; ref: string }
  /** The fact changes nothing, and why. */
  | { kind: 'ignored'; reason: string; ref: string };

/** The state after a row was written. */
export function afterChange(state: OrderState, change: Change): OrderState {
  switch (change.kind) {
    case 'payment_set':
      return { ...state, payments: replaced(state.payments, change.payment, sameProviderRef) };
    case 'refund_set':
      return { ...state, refunds: replaced(state.refunds, change.refund, sameProviderRef) };
    case 'dispute_set':
      return { ...state, disputes: replaced(state.disputes, change.dispute, sameProviderRef) };
    case 'attempt_set':
      return { ...state, attempts: replaced(state.attempts, change.attempt, (one, other) => one.id === other.id) };
    case 'subscription_set':
      return { ...state, subscription: change.subscription };
    case 'installment_set':
      return {
        ...state,
        installments: replaced(state.installments, change.installment, (one, other) => one.number === other.number),
      };
    case 'card_saved':
      return { ...state, cardSaved: true };
    case 'books_set':
      return { ...state, books: change.books };
    default:
      return state;
  }
}

type Named = Pick<PaymentState, 'provider' | 'ref'>;
const sameProviderRef = (one: Named, { provider, ref }: Named): boolean => sameRef(one, provider, ref);

function replaced<Row>(rows: readonly Row[], row: Row, same: (one: Row, other: Row) => boolean): Row[] {
  return rows.some((one) => same(one, row)) ? rows.map((one) => (same(one, row) ? row : one)) : [...rows, row];
}
