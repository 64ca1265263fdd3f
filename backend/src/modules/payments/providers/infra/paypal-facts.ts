import { parseMoney } from '@summit/pricing';
import type { PaymentReceived, ProviderFact, ProviderRefund } from '../../domain/provider-fact.js';
import {
  parentRef,
  type PaypalCapture,
  type PaypalDispute,
  type PaypalMoney,
  type PaypalOrder,
} from './paypal-objects.js';

/** Facts of a wallet order with its captures (payments.md 2). Orders without our `custom_id` are none of ours. */
export function walletOrderFacts(order: PaypalOrder): ProviderFact[] {
  const orderId = orderIdOf(order);
  if (!orderId) return [];
  const about = { orderId, attemptRef: order.id };
  if (order.status === 'VOIDED') return [{ kind: 'attempt_ended', ...about, reason: 'canceled', declineCode: null }];
  const captures = capturesOf(order);
  if (order.status === 'APPROVED' && captures.length === 0) {
    const approvedAt = Date.parse(order.update_time ?? order.create_time ?? '');
    return Number.isNaN(approvedAt) ? [] : [{ kind: 'wallet_approved', ...about, approvedAt }];
  }
  return captures.map((capture): ProviderFact => {
    if (isPaid(capture)) return walletPayment(order, capture, orderId);
    return capture.status === 'PENDING'
      ? { kind: 'payment_pending', ...about }
      : { kind: 'attempt_ended', ...about, reason: 'denied', declineCode: capture.status.toLowerCase() };
  });
}

/** Money came in, whatever happened to it later. */
export const isPaid = ({ status }: PaypalCapture): boolean =>
  status === 'COMPLETED' || status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED';

export const capturesOf = (order: PaypalOrder): PaypalCapture[] =>
  order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);

export function orderIdOf(order: PaypalOrder): string | null {
  const unit = order.purchase_units[0];
  return unit?.custom_id ?? unit?.payments?.captures?.[0]?.custom_id ?? null;
}

export function walletPayment(order: PaypalOrder, capture: PaypalCapture, orderId: string): PaymentReceived {
  const { email_address, name } = order.payer ?? {};
  const fullName = [name?.given_name, name?.surname].filter(Boolean).join(' ');
  return {
    kind: 'payment_received',
    provider: 'paypal',
    orderId,
    ref: capture.id,
    amountCents: centsIn(capture.amount),
    currency: capture.amount.currency_code.toLowerCase(),
    receivedAt: Date.parse(capture.create_time),
    attemptRef: order.id,
    installment: null,
    payer: { email: email_address ?? null, name: fullName || null },
    card: null,
  };
}

const REFUND_STATES = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const satisfies Record<string, ProviderRefund['state']>;

/**
 * All refunds of a capture, from its order: PayPal has no list of them. Reversals, as after a lost dispute, are among them.
 * An empty list is no fact.
 */
export function walletRefundFacts(captureRef: string, order: PaypalOrder): ProviderFact[] {
  const refunds = order.purchase_units
    .flatMap(({ payments }) => payments?.refunds ?? [])
    .filter((refund) => (parentRef(refund, 'captures') ?? captureRef) === captureRef)
    .map((refund) => ({
      ref: refund.id,
      amountCents: centsIn(refund.amount),
      state: REFUND_STATES[refund.status],
      at: Date.parse(refund.create_time),
    }));
  return refunds.length > 0 ? [{ kind: 'refunds_seen', provider: 'paypal', paymentRef: captureRef, refunds }] : [];
}

/** Outcomes that take the money from us; every other one leaves it, with a payout to the buyer by PayPal or without. */
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

export function walletDisputeFacts(dispute: PaypalDispute): ProviderFact[] {
  const paymentRef = dispute.disputed_transactions?.[0]?.seller_transaction_id;
  if (!paymentRef || !dispute.dispute_amount) return [];
  const lost = LOST.includes(dispute.dispute_outcome?.outcome_code ?? '');
  return [
    {
      kind: 'dispute_seen',
      provider: 'paypal',
      paymentRef,
      ref: dispute.dispute_id,
      state: dispute.status === 'RESOLVED' ? (lost ? 'lost' : 'won') : 'open',
      amountCents: centsIn(dispute.dispute_amount),
      at: Date.parse(dispute.create_time),
      respondBy: dispute.seller_response_due_date ? Date.parse(dispute.seller_response_due_date) : null,
    },
  ];
}

/** Money in a form that we don't know is an error, never zero. */
function centsIn({ value }: PaypalMoney): number {
  const cents = parseMoney(value);
  if (cents === null) throw new Error('PayPal named an amount that is no money');
  return cents;
}
