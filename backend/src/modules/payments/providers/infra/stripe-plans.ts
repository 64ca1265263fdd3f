import type Stripe from 'stripe';
import type { PlanTerms } from '../application/card-payments.port.js';
import { answered, isMissing } from './stripe-errors.js';
import { idOf } from './stripe-facts.js';
import { scheduleRequest } from './stripe-requests.js';

/**
 * Attaches the schedule that ends a plan after its last installment (payments.md 1.5). Two calls, since a schedule that is made
 * from a subscription takes nothing else; a repeat goes on where an earlier one stopped. Throws ProviderUnavailable, or Stripe's
 * refusal when there is nothing left to limit.
 */
export function limitPlan(stripe: Stripe, plan: PlanTerms): Promise<string> {
  return answered(async () => {
    const { orderId, subscriptionRef } = plan;
    const subscription = await stripe.subscriptions.retrieve(subscriptionRef);
    const known = idOf(subscription.schedule);
    const schedule = known
      ? await stripe.subscriptionSchedules.retrieve(known)
      : await stripe.subscriptionSchedules.create(
          { from_subscription: subscriptionRef },
          { idempotencyKey: `order:${orderId}:sched` },
        );
    if (schedule.end_behavior === 'cancel' && schedule.metadata?.order_id === orderId) return schedule.id;
    const phase = schedule.phases[0];
    const price = idOf(phase?.items[0]?.price);
    const product = idOf(subscription.items.data[0]?.price.product);
    if (!phase || !price || !product) throw new Error(`schedule ${schedule.id} has no running phase`);
    await stripe.subscriptionSchedules.update(
      schedule.id,
      scheduleRequest(plan, { startsAt: phase.start_date, price, product }),
      { idempotencyKey: `order:${orderId}:sched:1` },
    );
    return schedule.id;
  });
}

/** Ends a subscription at once, through its schedule when it has one. One that is over, or unknown, has ended. */
export function endPlan(stripe: Stripe, subscriptionRef: string): Promise<void> {
  return answered(async () => {
    try {
      const { status } = await stripe.subscriptions.retrieve(subscriptionRef);
      if (status === 'canceled' || status === 'incomplete_expired') return;
      // Cancelling the subscription ends its schedule too. A DELETE can be repeated without a key.
      await stripe.subscriptions.cancel(subscriptionRef, { invoice_now: false, prorate: false });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}
