import { createPrice } from '../checkout/cart.js';
import type { ParamsOf } from '../http/params.js';
import { invalid, notProvided } from '../http/stripe-error.js';
import type { Subscription } from '../objects/subscription.js';
import { makePhase, makeSchedule, type Phase, type SubscriptionSchedule } from '../objects/subscription-schedule.js';
import type { StripeAccount } from '../stripe-account.js';
import { durationEnd } from './billing-calendar.js';
import type { UPDATE_SCHEDULE } from './schedule-params.js';

type PhaseParams = NonNullable<ParamsOf<typeof UPDATE_SCHEDULE>['phases']>[number];

/** `subscription_schedules.create({ from_subscription })`: one phase, the current billing period. */
export function scheduleFor(account: StripeAccount, subscription: Subscription): SubscriptionSchedule {
  if (subscription.status === 'canceled') {
    throw invalid('You cannot migrate a subscription that is canceled.', { param: 'from_subscription' });
  }
  if (subscription.schedule !== null) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      { param: 'from_subscription' },
    );
  }
  const [item] = subscription.items.data;
  const phase = makePhase({
    start_date: item.current_period_start,
    end_date: item.current_period_end,
    currency: subscription.currency,
    items: [{ price: item.price.id, quantity: item.quantity }],
  });
  const schedule = makeSchedule(account.now(), subscription, phase);
  account.add('schedules', schedule);
  const previous = { schedule: subscription.schedule };
  subscription.schedule = schedule.id;
  account.emit('subscription_schedule.created', schedule);
  account.emit('customer.subscription.updated', subscription, previous);
  return schedule;
}

export function refuseInactive(schedule: SubscriptionSchedule): void {
  if (schedule.status === 'active') return;
  throw invalid(
    `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status. It must be in \`not_started\` or \`active\` status.`,
  );
}

/** The phases of an update; the current phase keeps its start and its price. */
export function readPhases(
  account: StripeAccount,
  schedule: SubscriptionSchedule,
  params: readonly PhaseParams[],
): Phase[] {
  if (params.length === 0) throw invalid('A schedule needs at least one phase.', { param: 'phases' });
  const subscription = account.get('subscriptions', schedule.subscription ?? '');
  const current = schedule.current_phase?.start_date;
  const phases: Phase[] = [];
  for (const [index, phase] of params.entries()) {
    const at = `phases[${index}]`;
    const start_date = phase.start_date ?? phases.at(-1)?.end_date;
    if (start_date === undefined) {
      throw invalid(`Missing required param: ${at}[start_date].`, {
        code: 'parameter_missing',
        param: `${at}[start_date]`,
      });
    }
    if (index > 0 && start_date !== phases.at(-1)?.end_date) {
      throw invalid('Phases must follow each other without a gap.', { param: `${at}[start_date]` });
    }
    const end_date = endOf(phase, { start_date, anchor: subscription.billing_cycle_anchor, at });
    if (end_date <= start_date) {
      throw invalid('The end date of a phase must lie after its start date.', { param: `${at}[end_date]` });
    }
    const { proration_behavior, metadata, description } = phase;
    phases.push(
      makePhase({
        start_date,
        end_date,
        currency: subscription.currency,
        items: itemsOf(account, phase, at),
        ...(proration_behavior && { proration_behavior }),
        ...(metadata && { metadata }),
        ...(description && { description }),
      }),
    );
  }
  keepCurrent(subscription, phases, current);
  return phases;
}

function endOf({ end_date, duration }: PhaseParams, place: { start_date: number; anchor: number; at: string }): number {
  const { start_date, anchor, at } = place;
  if (end_date !== undefined && duration) {
    throw invalid(`You may only specify one of these parameters: end_date, duration.`, { param: `${at}[duration]` });
  }
  if (end_date !== undefined) return end_date;
  if (!duration) throw invalid(`You must specify either \`end_date\` or \`duration\` in ${at}.`, { param: at });
  const { interval, interval_count = 1 } = duration;
  if (interval_count < 1) throw invalid('Invalid positive integer', { param: `${at}[duration][interval_count]` });
  return durationEnd(anchor, start_date, { interval, interval_count });
}

function itemsOf(account: StripeAccount, { items }: PhaseParams, at: string) {
  if (items.length !== 1) throw notProvided('phases without exactly one item', `${at}[items]`);
  return items.map(({ price, price_data, quantity = 1, metadata }, index) => {
    const param = `${at}[items][${index}]`;
    if (price_data?.product_data) {
      const name = `${param}[price_data][product_data]`;
      throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    }
    const found = price_data
      ? createPrice(account, price_data, `${param}[price_data]`)
      : account.get('prices', price ?? '', `${param}[price]`);
    if (!found.recurring) throw invalid('The price must be recurring.', { param: `${param}[price]` });
    return { price: found.id, quantity, ...(metadata && { metadata }) };
  });
}

function keepCurrent(subscription: Subscription, phases: readonly Phase[], current: number | undefined): void {
  const kept = phases.find((phase) => phase.start_date === current);
  if (!kept)
    throw invalid('You can not modify the start date of the current phase.', { param: 'phases[0][start_date]' });
  if (kept.items[0]?.price !== subscription.items.data[0].price.id) {
    throw notProvided('another price within the current phase', 'phases[0][items]');
  }
}
