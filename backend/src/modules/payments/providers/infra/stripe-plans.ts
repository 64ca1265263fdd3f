import { randomUUID } from 'node:crypto';
import type { PlanTerms } from '../application/card-payments.port.js';
import type { StripeClient } from './stripe-client.js';
import { answered, isMissing, isRefusal } from './stripe-errors.js';
import { idOf } from './stripe-facts.js';
import { PLAN_PRODUCT, scheduleRequest } from './stripe-requests.js';

/**
 * Attaches the schedule that ends a plan after its last installment (payments.md 1.5). Two calls, since a schedule that is made
 * from a subscription takes nothing else; a repeat goes on where an earlier one stopped. Throws ProviderUnavailable, or Stripe's
 * refusal when there is nothing left to limit.
 */
export function limitPlan(stripe: StripeClient, plan: PlanTerms): Promise<string> {
  return answered(async () => {
    const { orderId, subscriptionRef } = plan;
    const subscription = await (await stripe()).subscriptions.retrieve(subscriptionRef);
    const known = idOf(subscription.schedule);
    const schedule = known
      ? await (await stripe()).subscriptionSchedules.retrieve(known)
      : await (
          await stripe()
        ).subscriptionSchedules.create(
          { from_subscription: subscriptionRef },
          { idempotencyKey: `order:${orderId}:sched` },
        );
    if (schedule.end_behavior === 'cancel' && schedule.metadata?.order_id === orderId) return schedule.id;
    const phase = schedule.phases[0];
    const price = idOf(phase?.items[0]?.price);
    if (!phase || !price) throw new Error(`schedule ${schedule.id} has no running phase`);
    await (
      await stripe()
    ).subscriptionSchedules.update(
      schedule.id,
      scheduleRequest(plan, { startsAt: phase.start_date, price, product: await planProduct(stripe) }),
      { idempotencyKey: `order:${orderId}:sched:1` },
    );
    return schedule.id;
  });
}

/** The id of our product for plans: made when it is not there, taken out of the archive when somebody put it there. */
export async function planProduct(stripe: StripeClient): Promise<string> {
  const { id } = PLAN_PRODUCT;
  try {
    const { active } = await (await stripe()).products.retrieve(id);
    if (!active)
      await (await stripe()).products.update(id, { active: true }, { idempotencyKey: `${id}:${randomUUID()}` });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await createOnce(stripe);
  }
  return id;
}

/** Two plans that begin at once may both make it. */
async function createOnce(stripe: StripeClient): Promise<void> {
  try {
    await (await stripe()).products.create(PLAN_PRODUCT, { idempotencyKey: `product:${PLAN_PRODUCT.id}` });
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'resource_already_exists') throw error;
  }
}

/**
 * Makes a card of the customer pay the rest of a plan. The schedule has a default of its own, which counts again when its next phase
 * begins, so both are told; the customer's default is for the operator.
 */
export function usePlanCard(
  stripe: StripeClient,
  { subscriptionRef, paymentMethodRef }: { subscriptionRef: string; paymentMethodRef: string },
): Promise<void> {
  return answered(async () => {
    try {
      const { status, customer, schedule } = await (await stripe()).subscriptions.retrieve(subscriptionRef);
      if (status === 'canceled' || status === 'incomplete_expired') return;
      const key = (what: string) => ({ idempotencyKey: `${subscriptionRef}:card:${paymentMethodRef}:${what}` });
      const card = { default_payment_method: paymentMethodRef };
      await (await stripe()).subscriptions.update(subscriptionRef, card, key('plan'));
      const scheduleRef = idOf(schedule);
      if (scheduleRef)
        await (await stripe()).subscriptionSchedules.update(scheduleRef, { default_settings: card }, key('schedule'));
      const customerRef = idOf(customer);
      if (customerRef)
        await (await stripe()).customers.update(customerRef, { invoice_settings: card }, key('customer'));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}

/** Ends a subscription at once, through its schedule when it has one. One that is over, or unknown, has ended. */
export function endPlan(stripe: StripeClient, subscriptionRef: string): Promise<void> {
  return answered(async () => {
    try {
      const { status } = await (await stripe()).subscriptions.retrieve(subscriptionRef);
      if (status === 'canceled' || status === 'incomplete_expired') return;
      // Canceling the subscription ends its schedule too. A DELETE can be repeated without a key.
      await (await stripe()).subscriptions.cancel(subscriptionRef, { invoice_now: false, prorate: false });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}
