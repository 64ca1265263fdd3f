import type Stripe from 'stripe';
import type { ProviderSubject } from '../../domain/provider-fact.js';

type Kind = ProviderSubject['kind'];

/**
 * Which of Stripe's notifications concern us, and what each is about (payments.md 1.7). At most twenty: the list of events can't
 * be asked for more types at once.
 */
export const STRIPE_SUBJECTS: Record<string, Kind> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'payment_intent.succeeded': 'charge',
  'payment_intent.payment_failed': 'charge',
  'payment_intent.canceled': 'charge',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.payment_action_required': 'invoice',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'charge.refunded': 'refunds',
  'refund.created': 'refunds',
  'refund.updated': 'refunds',
  'refund.failed': 'refunds',
  'charge.dispute.created': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'charge.dispute.closed': 'dispute',
};

/** The subject of a notification, or null for types and objects that concern nothing of ours. */
export function subjectOf(event: Pick<Stripe.Event, 'type' | 'data'>): ProviderSubject | null {
  const kind = STRIPE_SUBJECTS[event.type];
  if (!kind) return null;
  const object: object = event.data.object;
  // Refunds are known by the payment they belong to, everything else by its own id.
  const ref = textAt(object, kind === 'refunds' ? 'payment_intent' : 'id');
  return ref ? { provider: 'stripe', kind, ref } : null;
}

function textAt(object: object, name: string): string | null {
  const value: unknown = new Map(Object.entries(object)).get(name);
  return typeof value === 'string' ? value : null;
}
