import { planOf } from '../objects/price.js';
import type { Subscription } from '../objects/subscription.js';
import type { SubscriptionSchedule } from '../objects/subscription-schedule.js';
import type { StripeAccount } from '../stripe-account.js';
import { periodBoundary } from './billing-calendar.js';
import { endSubscription } from './end-subscription.js';
import { draftInvoice } from './issue-invoice.js';
import { recurringOf } from './start-subscription.js';

function scheduleOf(account: StripeAccount, { schedule }: Subscription): SubscriptionSchedule | undefined {
  const found = schedule === null ? undefined : account.find('schedules', schedule);
  return found?.status === 'active' ? found : undefined;
}

/** When the subscription's planned time is over; undefined where it goes on until somebody ends it. */
export function plannedEnd(account: StripeAccount, subscription: Subscription): number | undefined {
  const { cancel_at, cancel_at_period_end, items } = subscription;
  if (cancel_at !== null) return cancel_at;
  if (cancel_at_period_end) return items.data[0].current_period_end;
  return scheduleOf(account, subscription)?.phases.at(-1)?.end_date;
}

/** Ends the subscription as planned, or lets it go on without its schedule (`end_behavior: release`). */
export function endAsPlanned(account: StripeAccount, subscription: Subscription): void {
  const schedule = scheduleOf(account, subscription);
  const byRequest = subscription.cancel_at !== null || subscription.cancel_at_period_end;
  if (byRequest || schedule?.end_behavior !== 'release') {
    endSubscription(account, subscription, {
      reason: byRequest ? 'cancellation_requested' : null,
      completed: !byRequest,
    });
    return;
  }
  schedule.status = 'released';
  schedule.released_at = account.now();
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  subscription.schedule = null;
  account.emit('subscription_schedule.released', schedule);
}

/** Moves the schedule into the phase that holds at `at`, and the subscription to that phase's price. */
function enterPhase(account: StripeAccount, subscription: Subscription, at: number): void {
  const schedule = scheduleOf(account, subscription);
  const phase = schedule?.phases.find(({ start_date, end_date }) => start_date <= at && at < end_date);
  if (!schedule || !phase || schedule.current_phase?.start_date === phase.start_date) return;
  const [wanted] = phase.items;
  const price = wanted && account.find('prices', wanted.price);
  if (price && wanted) {
    const [item] = subscription.items.data;
    Object.assign(item, { price, plan: planOf(price), quantity: wanted.quantity });
  }
  const previous = { current_phase: schedule.current_phase };
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  account.emit('subscription_schedule.updated', schedule, previous);
}

/**
 * Begins the next billing period with a draft of its invoice. As at Stripe the draft is made final, and the saved card charged, an hour
 * later.
 */
export function renewSubscription(account: StripeAccount, subscription: Subscription): void {
  const [item] = subscription.items.data;
  const { current_period_start, current_period_end } = item;
  const start = current_period_end;
  const periods = (account.state.periods[subscription.id] ?? 1) + 1;
  account.state.periods[subscription.id] = periods;
  enterPhase(account, subscription, start);
  item.current_period_start = start;
  item.current_period_end = periodBoundary(subscription.billing_cycle_anchor, recurringOf(item.price), periods);
  account.emit('customer.subscription.updated', subscription, {
    items: { data: [{ id: item.id, current_period_start, current_period_end }] },
    latest_invoice: subscription.latest_invoice,
  });
  const name = account.find('products', item.price.product)?.name ?? item.price.product;
  draftInvoice(account, subscription, {
    reason: 'subscription_cycle',
    lines: [{ price: item.price, quantity: item.quantity, description: name }],
    discount: 0,
    period: { start, end: item.current_period_end },
  });
}
