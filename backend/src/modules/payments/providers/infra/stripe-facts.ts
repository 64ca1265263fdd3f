import type Stripe from 'stripe';
import type { CardOnFile, PaymentReceived, ProviderFact, ProviderRefund } from '../../domain/provider-fact.js';
import { ATTEMPT_KEY, PLAN_OF_PAGE } from './stripe-requests.js';

type Intent = Stripe.PaymentIntent;
type Session = Stripe.Checkout.Session;

const ms = (seconds: number): number => seconds * 1000;
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
const objectOf = <Value extends object>(reference: string | Value | null | undefined): Value | null =>
  typeof reference === 'object' ? reference : null;

/** Charged from a saved card without a page. */
export const isOneClick = (intent: Intent): boolean => intent.metadata[ATTEMPT_KEY] !== undefined;
const orderOf = (metadata: Stripe.Metadata | null | undefined): string | null => metadata?.order_id ?? null;

/**
 * Facts of a payment intent. Those without our metadata belong to a plan, whose invoices tell (payments.md 1.7); a decline on a
 * hosted page is no end, because the buyer can try another card there.
 * `intent` needs `latest_charge` and `payment_method` expanded to tell time and card.
 */
export function chargeFacts(intent: Intent, page: Session | null): ProviderFact[] {
  const orderId = orderOf(intent.metadata);
  const attemptRef = isOneClick(intent) ? intent.id : (page?.id ?? null);
  if (!orderId) return [];
  if (intent.status === 'succeeded') return [paymentOf(intent, { orderId, attemptRef, page, installment: null })];
  if (!attemptRef) return [];
  if (intent.status === 'processing') return [{ kind: 'payment_pending', orderId, attemptRef }];
  if (!isOneClick(intent)) return [];
  const error = intent.last_payment_error;
  const declineCode = error?.decline_code ?? error?.code ?? null;
  if (error && (intent.status === 'requires_payment_method' || intent.status === 'canceled'))
    return [{ kind: 'attempt_ended', orderId, attemptRef, reason: 'declined', declineCode }];
  return intent.status === 'canceled'
    ? [{ kind: 'attempt_ended', orderId, attemptRef, reason: 'canceled', declineCode: null }]
    : [];
}

/** Facts of a hosted page that has not been paid; a paid one is told by its intent or invoice. */
export function unpaidCheckoutFacts(page: Session, intent: Intent | null): ProviderFact[] {
  const orderId = orderOf(page.metadata);
  if (!orderId) return [];
  const ended = { kind: 'attempt_ended', orderId, attemptRef: page.id } as const;
  if (page.status === 'expired') return [{ ...ended, reason: 'expired', declineCode: null }];
  if (page.status !== 'complete') return [];
  // Completed without money happens with methods that take days. We offer none, an operator might.
  const failed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return failed
    ? [{ ...ended, reason: 'declined', declineCode: intent.last_payment_error?.code ?? null }]
    : [{ kind: 'payment_pending', orderId, attemptRef: page.id }];
}

/** Facts of a page that saves a card for a plan; it needs `setup_intent.payment_method` expanded. One that nobody used tells nothing. */
export function planCardFacts({ status, metadata, setup_intent }: Session): ProviderFact[] {
  const orderId = orderOf(metadata);
  const subscriptionRef = metadata?.[PLAN_OF_PAGE];
  const intent = objectOf(setup_intent);
  const method = objectOf(intent?.payment_method);
  const customerRef = idOf(intent?.customer);
  if (status !== 'complete' || !orderId || !subscriptionRef || !method?.card || !customerRef) return [];
  const { brand, last4 } = method.card;
  const card = { customerRef, paymentMethodRef: method.id, brand, last4 };
  return [{ kind: 'plan_card_given', orderId, subscriptionRef, card, givenAt: ms(method.created) }];
}

/** An invoice with what has to be looked up beside it. `page`: the hosted page that began the plan, for its first invoice only. */
export interface InvoiceRead {
  invoice: Stripe.Invoice;
  /** The successful payment, its intent with `payment_method` and `latest_charge` expanded. */
  paid: { intent: Intent; at: number } | null;
  page: Session | null;
}

export function invoiceFacts({ invoice, paid, page }: InvoiceRead): ProviderFact[] {
  const details = invoice.parent?.subscription_details;
  const subscriptionRef = idOf(details?.subscription);
  const orderId = orderOf(details?.metadata);
  if (!subscriptionRef || !orderId) return [];
  if (invoice.status === 'paid') {
    if (!paid) return [];
    const installment = { invoiceRef: invoice.id, subscriptionRef };
    const payment = paymentOf(paid.intent, { orderId, attemptRef: page?.id ?? null, page, installment });
    const payer = page ? payment.payer : { email: invoice.customer_email, name: invoice.customer_name };
    return [{ ...payment, amountCents: invoice.amount_paid, receivedAt: paid.at, payer }];
  }
  // The first invoice is open while the buyer is on the hosted page; that page tells how it ends.
  const failed = invoice.status === 'uncollectible' || (invoice.status === 'open' && invoice.attempt_count > 0);
  if (!failed || invoice.billing_reason === 'subscription_create') return [];
  return [
    {
      kind: 'installment_failed',
      orderId,
      subscriptionRef,
      invoiceRef: invoice.id,
      nextAttemptAt: invoice.next_payment_attempt === null ? null : ms(invoice.next_payment_attempt),
      payUrl: invoice.hosted_invoice_url ?? null,
    },
  ];
}

/** `incomplete_expired`: the first payment never came, so there is no plan. */
export function subscriptionFacts(subscription: Stripe.Subscription): ProviderFact[] {
  const orderId = orderOf(subscription.metadata);
  if (!orderId || subscription.status === 'incomplete_expired') return [];
  const subscriptionRef = subscription.id;
  if (subscription.status === 'canceled') return [{ kind: 'plan_ended', orderId, subscriptionRef }];
  const periodEnd = subscription.items.data[0]?.current_period_end;
  const endsBefore = subscription.cancel_at !== null && periodEnd !== undefined && subscription.cancel_at <= periodEnd;
  return [
    {
      kind: 'plan_seen',
      orderId,
      subscriptionRef,
      nextDueAt: periodEnd === undefined || endsBefore ? null : ms(periodEnd),
    },
  ];
}

const REFUND_STATES: Record<string, ProviderRefund['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** All refunds of one payment; an empty list is no fact. */
export function refundFacts(paymentRef: string, refunds: readonly Stripe.Refund[]): ProviderFact[] {
  if (refunds.length === 0) return [];
  return [
    {
      kind: 'refunds_seen',
      provider: 'stripe',
      paymentRef,
      refunds: refunds.map(({ id, amount, status, created }) => ({
        ref: id,
        amountCents: amount,
        state: REFUND_STATES[status ?? 'succeeded'] ?? 'pending',
        at: ms(created),
      })),
    },
  ];
}

/** The bank asks before it takes anything (Stripe calls these early warnings `warning_*`). */
const INQUIRIES: readonly string[] = ['warning_needs_response', 'warning_under_review'];

/** An appeal follows a lost dispute, and the money is with the buyer until it is won. Whatever is not listed is open. */
const DISPUTE_STATES: Record<string, 'won' | 'lost'> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** `at` is when the dispute began, which is also when Stripe withdraws the money. */
export function disputeFacts(dispute: Stripe.Dispute): ProviderFact[] {
  const paymentRef = idOf(dispute.payment_intent);
  if (!paymentRef) return [];
  if (INQUIRIES.includes(dispute.status))
    return [{ kind: 'inquiry_seen', provider: 'stripe', paymentRef, ref: dispute.id }];
  return [
    {
      kind: 'dispute_seen',
      provider: 'stripe',
      paymentRef,
      ref: dispute.id,
      state: DISPUTE_STATES[dispute.status] ?? 'open',
      amountCents: dispute.amount,
      at: ms(dispute.created),
      respondBy: dispute.evidence_details.due_by ? ms(dispute.evidence_details.due_by) : null,
    },
  ];
}

/** A succeeded intent as money; `page` knows the buyer better than the card's billing details do. */
export function paymentOf(
  intent: Intent,
  about: Pick<PaymentReceived, 'orderId' | 'attemptRef' | 'installment'> & { page: Session | null },
): PaymentReceived {
  const { page, ...known } = about;
  const charge = objectOf(intent.latest_charge);
  return {
    kind: 'payment_received',
    provider: 'stripe',
    ...known,
    ref: intent.id,
    amountCents: intent.amount_received,
    currency: intent.currency,
    receivedAt: ms(charge?.created ?? intent.created),
    payer: {
      email: page?.customer_details?.email ?? charge?.billing_details.email ?? intent.receipt_email,
      name: page?.customer_details?.name ?? charge?.billing_details.name ?? null,
    },
    card: page ? savedCardOf(intent) : null,
  };
}

function savedCardOf(intent: Intent): CardOnFile | null {
  const method = objectOf(intent.payment_method);
  const customerRef = idOf(intent.customer);
  if (!method?.card || !customerRef) return null;
  return { customerRef, paymentMethodRef: method.id, brand: method.card.brand, last4: method.card.last4 };
}
