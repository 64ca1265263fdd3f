import type Stripe from 'stripe';
import { StripeBench } from '../../../../test/stripe-bench.js';

let bench: StripeBench;
let stripe: Stripe;
beforeEach(async () => {
  bench = await StripeBench.start();
  stripe = bench.stripe;
});
afterEach(() => bench.stop());

/** A monthly plan of our own product, paid for the first time. */
async function startPlan(): Promise<Stripe.Subscription> {
  await stripe.products.create({ id: 'our-plan', name: 'Three payments' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 83_233, recurring: { interval: 'month' }, product: 'our-plan' },
      },
    ],
    success_url: 'http://localhost:4201/success',
  });
  const { subscription } = await bench.controlled<{ subscription: string }>('pay', { session: session.id });
  return stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
}

/** Asks for another amount from the next month on. */
async function limit({ id }: Stripe.Subscription): Promise<Stripe.SubscriptionSchedule> {
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const [phase] = schedule.phases;
  return stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'cancel',
    phases: [
      {
        start_date: phase!.start_date,
        duration: { interval: 'month', interval_count: 1 },
        items: [{ price: phase!.items[0]!.price as string, quantity: 1 }],
      },
      {
        duration: { interval: 'month', interval_count: 1 },
        items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: 83_234, recurring: { interval: 'month' }, product: 'our-plan' },
          },
        ],
      },
    ],
  });
}

describe('a product', () => {
  it('is made once under an id of our own, and can be changed', async () => {
    const made = await stripe.products.create({ id: 'our-plan', name: 'Three payments' });
    expect(made).toMatchObject({ id: 'our-plan', active: true, name: 'Three payments' });
    await expect(stripe.products.create({ id: 'our-plan', name: 'Again' })).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
    expect(await stripe.products.update('our-plan', { active: false })).toMatchObject({ active: false });
    expect(await stripe.products.retrieve('our-plan')).toMatchObject({ active: false });
    await expect(stripe.products.retrieve('nothing')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('that is archived takes no new price of a schedule, and does again when it is back', async () => {
    const plan = await startPlan();
    await bench.controlled('archive-product', { product: 'our-plan' });
    await expect(limit(plan)).rejects.toThrow('is marked as inactive, and thus no new subscriptions can be created');
    await stripe.products.update('our-plan', { active: true });
    const { schedule } = await stripe.subscriptions.retrieve(plan.id);
    expect(await stripe.subscriptionSchedules.retrieve(schedule as string)).toMatchObject({ end_behavior: 'release' });
  });
});

it('a schedule can be refused until the control page says otherwise', async () => {
  const plan = await startPlan();
  expect(await bench.controlled('refuse-schedule', { subscription: plan.id })).toMatchObject({ refuses: true });
  await expect(limit(plan)).rejects.toThrow('told to refuse');
  expect(await bench.controlled('refuse-schedule', { subscription: plan.id })).toMatchObject({ refuses: false });
});

it('a renewal is a draft for an hour, then final and charged', async () => {
  const plan = await startPlan();
  const renewal = plan.items.data[0]!.current_period_end;
  await bench.clock.moveBy((renewal - bench.now + 60) * 1000);
  const { data } = await stripe.invoices.list({ subscription: plan.id });
  expect(data[0]).toMatchObject({ status: 'draft', hosted_invoice_url: null, number: null, amount_paid: 0 });
  expect(data[0]!.created).toBe(renewal);
  await bench.clock.moveBy(3_600_000);
  const charged = await stripe.invoices.retrieve(data[0]!.id!);
  expect(charged).toMatchObject({ status: 'paid', amount_paid: 83_233 });
  expect(charged.status_transitions.finalized_at! - renewal).toBe(3_600);
});
