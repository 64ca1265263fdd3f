import type Stripe from 'stripe';
import { DAY_MS } from '@summit/rules';
import { planSteps } from '../../../../test/plan-steps.js';
import { StripeBench } from '../../../../test/stripe-bench.js';

let bench: StripeBench;

let stripe: Stripe;

beforeEach(async () => {
  bench = await StripeBench.start();
  stripe = bench.stripe;
});

afterEach(() => bench.stop());

const { startPlan, attachSchedule, amounts } = planSteps(() => bench);

/** Another plan of the same buyer. */
async function startPlanAgain(): Promise<string> {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [
      {
        price_data: {
          currency: 'usd',
          unit_amount: 5_000,
          recurring: { interval: 'month' },
          product_data: { name: 'Another plan' },
        },
      },
    ],
    success_url: 'http://localhost:4201/success',
  });
  const paid = await bench.controlled<{ subscription: string }>('pay', {
    session: session.id,
    email: 'ada@example.com',
  });
  return paid.subscription;
}

describe('subscriptions', () => {
  it('end at once when the merchant cancels them, and a canceled one is not found any more', async () => {
    const id = await startPlan();
    const schedule = await attachSchedule(id);
    const canceled = await stripe.subscriptions.cancel(id);
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect((await stripe.subscriptionSchedules.retrieve(schedule)).status).toBe('canceled');
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect((await stripe.subscriptions.list()).data).toEqual([]);
    expect((await stripe.subscriptions.list({ status: 'canceled' })).data).toHaveLength(1);
  });

  it('end with their schedule when that is canceled', async () => {
    const id = await startPlan();
    await stripe.subscriptionSchedules.cancel(await attachSchedule(id));
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });

  it('end at `cancel_at`, or at the end of the period, without another invoice', async () => {
    const one = await startPlan();
    await stripe.subscriptions.update(one, { cancel_at: bench.now + 10 * 86_400 });
    const two = await startPlanAgain();
    await stripe.subscriptions.update(two, { cancel_at_period_end: true });
    await bench.clock.moveBy(40 * DAY_MS);
    expect(await amounts(one)).toHaveLength(1);
    expect(await amounts(two)).toHaveLength(1);
  });

  it('leave their end to the schedule that manages them', async () => {
    const id = await startPlan();
    await attachSchedule(id);
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
      'managed by the subscription schedule',
    );
    await expect(stripe.subscriptionSchedules.create({ from_subscription: id })).rejects.toThrow('already attached');
  });

  it('go on without their schedule when it is to release them', async () => {
    const id = await startPlan();
    const { id: schedule } = await stripe.subscriptionSchedules.create({ from_subscription: id });
    await bench.clock.moveBy(70 * DAY_MS);
    expect(await stripe.subscriptionSchedules.retrieve(schedule)).toMatchObject({
      status: 'released',
      released_subscription: id,
    });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', schedule: null });
    expect(await amounts(id)).toHaveLength(3);
  });

  it('refuse `iterations`, which the API has dropped, and anything beside `from_subscription`', async () => {
    const id = await startPlan();
    const params = { from_subscription: id, metadata: { a: 'b' } };
    await expect(stripe.subscriptionSchedules.create(params)).rejects.toThrow('if `from_subscription` is set');
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
    const phase = { start_date: schedule.phases[0]!.start_date, items: [], iterations: 3 };
    await expect(stripe.subscriptionSchedules.update(schedule.id, { phases: [phase] })).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'phases[0][iterations]',
    });
  });
});
