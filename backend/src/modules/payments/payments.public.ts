import type { BumpKey, QuoteLine } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';
import type { Transaction } from '../../platform/database/transactions.port.js';
import { keptCentsOf } from './domain/kept-money.js';
import type { OrderStatus } from './domain/order-status.js';

export { ENTITLED_STATUSES, HELD_STATUSES } from './domain/order-status.js';
export { keptCentsOf };
export { LIVE_ATTEMPT_STATES } from './domain/payment-attempt.js';

/** An order as other modules may see it. Cents; times in ms. */
export interface OrderView {
  id: string;
  product: Product;
  provider: Provider;
  status: OrderStatus;
  /** Null while the provider has not told it. Normalized. */
  email: string | null;
  name: string | null;
  plan: boolean;
  bumps: readonly BumpKey[];
  coachingSessions: number;
  totalCents: number;
  capturedCents: number;
  refundedCents: number;
  /** Referral code that the purchase carried; the affiliates module decides what it earns. */
  affiliateCode: string | null;
  isTest: boolean;
  /** The browser that asked for it, by its signed cookie; null when two did. */
  buyerId: string | null;
  createdAt: number;
  /** First money. */
  paidAt: number | null;
}

/**
 * Where to write to the buyer of a paid order. Throws while the provider has not told the address: whatever needs it is a job, which
 * the queue repeats.
 */
export function addressOf(order: OrderView): string {
  if (order.email === null) throw new Error(`Order ${order.id} is paid and has no address yet`);
  return order.email;
}

/** Everything that happened to an order, for what follows from it: commissions, access, mails. Cents; times in ms. */
export interface OrderHistory {
  order: OrderView;
  lines: QuoteLine[];
  discountCents: number;
  /** Money booked to the order, oldest first. What was paid twice by mistake is not among it. */
  payments: { ref: string; amountCents: number; installment: number | null; receivedAt: number }[];
  /** What went back of those payments and stayed back, oldest first. */
  refunds: { ref: string; kind: 'refund' | 'dispute_lost' | 'external'; amountCents: number; at: number }[];
  /** Of a plan, in order; empty otherwise. */
  installments: { number: number; amountCents: number; dueAt: number; paidAt: number | null }[];
  /**
   * `failed`: each payment that failed, as they failed first, with the page where it can be paid and when it is tried again. `charges`:
   * installments are to come. `card`: the one that the buyer gave for them in place of the first.
   */
  plan: {
    failed: { ref: string; nextAttemptAt: number | null; payUrl: string | null }[];
    charges: boolean;
    card: { last4: string; givenAt: number } | null;
  } | null;
  /** Of the card that paid, where we know it. */
  cardLast4: string | null;
}

/** An address whose orders paid from `since` on and before `until` (ms) are meant; null: without a beginning, without an end. */
export interface OrderAddress {
  email: string;
  since: number | null;
  until: number | null;
}

/** The address whoever had it when: for what is asked of it by somebody who reads its mail. */
export const atAnyTime = (email: string): OrderAddress => ({ email, since: null, until: null });

export interface OrderHistoryReader {
  /** With `tx` it reads in that transaction: a decision under a lock sees what is committed when the lock is held. */
  byId(orderId: string, tx?: Transaction): Promise<OrderHistory | null>;
  /** All orders that money came for under one of these addresses in its time, whatever became of them, newest first. */
  ofBuyer(addresses: readonly OrderAddress[], tx?: Transaction): Promise<OrderHistory[]>;
  /** Orders of this address and product that money came for, whatever became of it, oldest first. */
  paidBy(buyer: { email: string; product: Product }, tx?: Transaction): Promise<OrderView[]>;
  /** The newest referral code that a purchase of this browser carried in a span (ms), with its time, or null. */
  lastCodeOf(span: { buyerId: string; after: number; until: number }): Promise<{ code: string; at: number } | null>;
}

export const ORDER_HISTORY = Symbol('ORDER_HISTORY');

/** Pays an order back. */
export interface OrderRefunds {
  /**
   * Asks the providers, so outside of transactions. Throws `refund_pending` while a refund of the order is under way there, because it
   * would count as a part of the next one and may still fail; `not_found`, `service_unavailable`.
   */
  checkNonePending(orderId: string): Promise<void>;
  /**
   * Inside the caller's transaction: jobs do the work after it. `amountCents` null: everything that is kept. Answers the cents. Throws
   * `not_found`, `refund_not_possible`, `refund_exceeds_kept`, and `refund_pending` while one that was decided before is not booked yet.
   */
  payBack(tx: Transaction, refund: { orderId: string; amountCents: number | null }): Promise<number>;
}

export const ORDER_REFUNDS = Symbol('ORDER_REFUNDS');

/**
 * Whether a refund needs a second approver: with everything that is back of the order already, it is above the limit. `limit` null:
 * none does. Certain under the lock that `payBack` takes.
 */
export const isAboveLimit = (
  { refundedCents }: Pick<OrderView, 'refundedCents'>,
  { cents, limit }: { cents: number; limit: number | null },
): boolean => limit !== null && refundedCents + cents > limit;

/**
 * Whether less or more is kept of an order than somebody was shown who decides on a refund: two of them would otherwise pay the same
 * back twice. `seenCents` null: nothing was shown. Certain under the lock that `payBack` takes.
 */
export const isKeptChanged = (
  order: Pick<OrderView, 'capturedCents' | 'refundedCents'>,
  seenCents: number | null,
): boolean => seenCents !== null && keptCentsOf(order) !== seenCents;

/** Corrects whom an order belongs to. */
export interface OrderAddresses {
  /** `email` normalized. Throws `not_found`. */
  correct(tx: Transaction, correction: { orderId: string; email: string }): Promise<void>;
}

export const ORDER_ADDRESSES = Symbol('ORDER_ADDRESSES');

/** Who paid, as the provider knows it. */
export interface OrderPayers {
  /**
   * The address that the payment of the order was made with, normalized; null where the provider has none, or only ours. Asks the
   * provider. Throws ProviderUnavailable.
   */
  emailOf(orderId: string): Promise<string | null>;
}

export const ORDER_PAYERS = Symbol('ORDER_PAYERS');

export interface CardPageRequest {
  orderId: string;
  /** Where the buyer goes after saving, and who turns back without. */
  successUrl: string;
  cancelUrl: string;
}

/** The card that pays the rest of a plan. */
export interface PlanCards {
  /**
   * The address of the provider's page where another card is saved. Throws `plan_charges_nothing`, `card_page_unavailable`,
   * `payment_not_started`.
   */
  openPage(request: CardPageRequest): Promise<string>;
}

export const PLAN_CARDS = Symbol('PLAN_CARDS');
/**
 * Gets an order going again where its work has stopped, by what the jobs do. Each may be pressed twice: the second time finds nothing
 * left to do. Throws `service_unavailable` while the provider does not answer.
 */
export interface OrderRepairs {
  /** Tells everybody who listens once more that the order was paid: mails, access, sessions, commission. */
  publishAgain(orderId: string): Promise<void>;
  /** Pays back what came for nothing that was owed. */
  payBackDuplicates(orderId: string): Promise<void>;
  /** Reads plan and open disputes at the provider, and gives a plan its end where it has none. */
  readAgain(orderId: string): Promise<void>;
}

export const ORDER_REPAIRS = Symbol('ORDER_REPAIRS');

/** Orders that wait for their money. */
export interface OpenPayments {
  /** Asks the provider what became of the order's attempt, and settles it. Never charges. Throws `service_unavailable`. */
  inspect(orderId: string): Promise<void>;
}

export const OPEN_PAYMENTS = Symbol('OPEN_PAYMENTS');

/** What the providers told us. */
export interface ProviderNotifications {
  /** Acts on these once more, done or not: jobs read the provider anew. Answers how many are about something of ours. */
  replay(events: readonly { provider: Provider; eventId: string }[]): Promise<number>;
}

export const PROVIDER_NOTIFICATIONS = Symbol('PROVIDER_NOTIFICATIONS');

/** Names the job that acts on a notification, for whoever asks the queue about it. */
export { applyEventKey } from './settlement/application/settlement-tasks.js';

/** A request as far as cookies go. */
export interface WithCookies {
  cookies: Record<string, string | undefined>;
}

/** Which browser a request comes from, for what follows a buyer without a name. */
export interface BuyerBrowsers {
  /** The id in the signed buyer cookie; null for none, and for one that we have not signed. */
  read(request: WithCookies): string | null;
}

export const BUYER_BROWSERS = Symbol('BUYER_BROWSERS');

export { bearsAnothersMark, type PaymentOrigin } from './domain/payment-origin.js';

/** What the providers have booked themselves, to compare our book with. */
export {
  PROVIDER_BOOKS,
  type ProviderBooksByName,
  type ProviderLine,
  type ProviderLineKind,
} from './providers/application/provider-books.port.js';
