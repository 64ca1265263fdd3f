import type { Subscription } from '../objects/subscription.js';
import type { StripeAccount } from '../stripe-account.js';

export interface EndOfSubscription {
  reason: 'cancellation_requested' | 'payment_failed' | null;
  comment?: string;
  feedback?: string;
  /** The subscription's schedule came to its planned end. */
  completed?: boolean;
}

/** Ends a subscription now. Open invoices stay open and are no longer tried; a schedule ends with it. */
export function endSubscription(account: StripeAccount, subscription: Subscription, end: EndOfSubscription): void {
  const now = account.now();
  const schedule = subscription.schedule === null ? undefined : account.find('schedules', subscription.schedule);
  if (schedule?.status === 'active') {
    schedule.current_phase = null;
    if (end.completed) {
      schedule.status = 'completed';
      schedule.completed_at = now;
    } else {
      schedule.status = 'canceled';
      schedule.canceled_at = now;
    }
    account.emit(`subscription_schedule.${schedule.status}`, schedule);
  }
  for (const invoice of account.all('invoices')) {
    if (invoice.parent.subscription_details.subscription !== subscription.id || invoice.status === 'paid') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details = {
    comment: end.comment ?? null,
    feedback: end.feedback ?? null,
    reason: end.reason,
  };
  account.emit('customer.subscription.deleted', subscription);
}
