import type { CardFile } from './cards/card-verdict.js';
import type { Purchase } from './checkout/purchase.js';
import type { StoredAnswers } from './http/replay.js';
import type { BalanceTransaction } from './objects/balance-transaction.js';
import type { Charge } from './objects/charge.js';
import type { CheckoutSession } from './objects/checkout-session.js';
import type { Coupon } from './objects/coupon.js';
import type { Customer } from './objects/customer.js';
import type { Dispute } from './objects/dispute.js';
import type { Invoice, InvoicePayment } from './objects/invoice.js';
import type { PaymentIntent } from './objects/payment-intent.js';
import type { PaymentMethod } from './objects/payment-method.js';
import type { Price, Product } from './objects/price.js';
import type { Refund } from './objects/refund.js';
import type { SetupIntent } from './objects/setup-intent.js';
import type { StripeEvent } from './objects/stripe-event.js';
import type { Subscription } from './objects/subscription.js';
import type { SubscriptionSchedule } from './objects/subscription-schedule.js';

/** The objects that the API shows, by id, oldest first. */
export interface StripeObjects {
  customers: Record<string, Customer>;
  paymentMethods: Record<string, PaymentMethod>;
  paymentIntents: Record<string, PaymentIntent>;
  setupIntents: Record<string, SetupIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  coupons: Record<string, Coupon>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  sessions: Record<string, CheckoutSession>;
  subscriptions: Record<string, Subscription>;
  schedules: Record<string, SubscriptionSchedule>;
  invoices: Record<string, Invoice>;
  invoicePayments: Record<string, InvoicePayment>;
  disputes: Record<string, Dispute>;
  balanceTransactions: Record<string, BalanceTransaction>;
  events: Record<string, StripeEvent>;
}

export interface StripeState extends StripeObjects {
  /** By payment method. */
  cards: Record<string, CardFile>;
  /** By checkout session. */
  purchases: Record<string, Purchase>;
  /** Billing periods that a subscription has begun, by subscription. */
  periods: Record<string, number>;
  /** Subscriptions whose schedule is refused, as the control page asked. */
  refusedSchedules: Record<string, true>;
  answers: StoredAnswers;
  /** Address of the sandbox as its last caller wrote it, for links made when nobody calls. */
  baseUrl: string;
}

export function emptyState(): StripeState {
  return {
    customers: {},
    paymentMethods: {},
    paymentIntents: {},
    setupIntents: {},
    charges: {},
    refunds: {},
    coupons: {},
    products: {},
    prices: {},
    sessions: {},
    subscriptions: {},
    schedules: {},
    invoices: {},
    invoicePayments: {},
    disputes: {},
    balanceTransactions: {},
    events: {},
    cards: {},
    purchases: {},
    periods: {},
    refusedSchedules: {},
    answers: {},
    baseUrl: 'http://localhost:4300',
  };
}
