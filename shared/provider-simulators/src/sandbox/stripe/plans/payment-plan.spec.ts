import type Stripe from 'stripe';
import { DAY_MS } from '@summit/rules';
import { planSteps } from '../../../../test/plan-steps.js';
import { StripeBench } from '../../../../test/stripe-bench.js';

const INSTALLMENTS = [83_233, 83_233, 83_234];

let bench: StripeBench;

let stripe: Stripe;

beforeEach(async () => {
  bench = await StripeBench.start();
  stripe = bench.stripe;
});

afterEach(() => bench.stop());

const { startPlan, attachSchedule, amounts } = planSteps(() => bench);

describe('a plan of three installments', () => {
  it('takes 83233, 83233 and 83234, one a month, then the subscription is deleted and there is no fourth', async () => {
    const id = await startPlan();
    const schedule = await attachSchedule(id);
    expect(await amounts(id)).toEqual(INSTALLMENTS.slice(0, 1));

    await bench.controlled('next-installment', { subscription: id });
    expect(await amounts(id)).toEqual(INSTALLMENTS.slice(0, 2));
    await bench.controlled('next-installment', { subscription: id });
    expect(await amounts(id)).toEqual(INSTALLMENTS);
    const last = await bench.controlled('next-installment', { subscription: id });
    expect(last).toMatchObject({ status: 'canceled' });

    await bench.clock.moveBy(100 * DAY_MS);
    expect(await amounts(id)).toEqual(INSTALLMENTS);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect((await stripe.subscriptionSchedules.retrieve(schedule)).status).toBe('completed');
    const types = await bench.eventTypes();
    expect(types.filter((type) => type === 'invoice.paid')).toHaveLength(3);
    expect(types.filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1);
    const refused = await bench.control('next-installment', { subscription: id });
    expect(refused.status).toBe(400);
  });

  it('does the same when the clock is moved by half a year at once, each invoice at its own date', async () => {
    const id = await startPlan();
    await attachSchedule(id);
    const { current_period_end: second } = (await stripe.subscriptions.retrieve(id)).items.data[0]!;
    await bench.clock.moveBy(183 * DAY_MS);
    expect(await amounts(id)).toEqual(INSTALLMENTS);
    const { data } = await stripe.invoices.list({ subscription: id });
    expect(data[1]!.created).toBe(second);
    const { ended_at, canceled_at } = await stripe.subscriptions.retrieve(id);
    expect(ended_at).toBeLessThan(bench.now - 80 * 86_400);
    expect(canceled_at).toBe(ended_at);
  });

  it('charges a fourth time when nobody attached a schedule', async () => {
    const id = await startPlan();
    await bench.clock.moveBy(95 * DAY_MS);
    expect(await amounts(id)).toEqual([83_233, 83_233, 83_233, 83_233]);
  });

  it('tells of the first installment before the page leads back, with the session complete', async () => {
    const id = await startPlan();
    const types = await bench.eventTypes();
    for (const type of ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']) {
      expect(types).toContain(type);
    }
    expect(types.indexOf('invoice.paid')).toBeLessThan(types.indexOf('checkout.session.completed'));
    const { data } = await stripe.checkout.sessions.list({ subscription: id });
    expect(data[0]).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: null,
      subscription: id,
    });
    expect(data[0]!.invoice).toMatch(/^in_/);
  });

  it('leads from an invoice to its order and payment as the current API does', async () => {
    const id = await startPlan();
    const { latest_invoice } = await stripe.subscriptions.retrieve(id);
    const invoice = await stripe.invoices.retrieve(latest_invoice as string, { expand: ['payments'] });
    expect(invoice.parent?.subscription_details).toMatchObject({
      subscription: id,
      metadata: { order_id: 'order-1', installments: '3' },
    });
    expect(invoice.status).toBe('paid');
    const payments = await stripe.invoicePayments.list({ invoice: invoice.id! });
    const { payment_intent } = payments.data[0]!.payment;
    expect(invoice.payments?.data[0]?.payment.payment_intent).toBe(payment_intent);
    const back = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: payment_intent as string },
    });
    expect(back.data[0]!.invoice).toBe(invoice.id);
    expect((await stripe.paymentIntents.retrieve(payment_intent as string)).metadata).toEqual({});
  });
});

describe('a failed installment', () => {
  it('is tried again after 3, 5 and 7 days, then the subscription is canceled', async () => {
    const id = await startPlan();
    await attachSchedule(id);
    expect(await bench.controlled('fail-next-installment', { subscription: id })).toMatchObject({ declines: true });
    await bench.controlled('next-installment', { subscription: id });
    const due = bench.now;
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(subscription.status).toBe('past_due');
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1 });
    expect(invoice.next_payment_attempt! - due).toBe(3 * 86_400);

    const tries: number[] = [];
    for (let status = 'past_due'; status === 'past_due';) {
      ({ status } = await bench.controlled<{ status: string }>('next-installment', { subscription: id }));
      tries.push(Math.round((bench.now - due) / 86_400));
    }
    expect(tries).toEqual([3, 8, 15]);
    const ended = await stripe.subscriptions.retrieve(id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    expect((await stripe.invoices.retrieve(invoice.id!)).next_payment_attempt).toBeNull();
    expect((await bench.eventTypes()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  });

  it('is paid at the next try when the card is mended, and the plan goes on to its end', async () => {
    const id = await startPlan();
    await attachSchedule(id);
    await bench.controlled('fail-next-installment', { subscription: id });
    await bench.controlled('next-installment', { subscription: id });
    expect(await bench.controlled('fail-next-installment', { subscription: id })).toMatchObject({ declines: false });
    expect(await bench.controlled('next-installment', { subscription: id })).toMatchObject({ status: 'active' });
    await bench.clock.moveBy(100 * DAY_MS);
    expect(await amounts(id)).toEqual(INSTALLMENTS);
  });

  it('asks for the buyer when the card wants 3-D Secure every time', async () => {
    const id = await startPlan('4000002760003184');
    await bench.controlled('next-installment', { subscription: id });
    const types = await bench.eventTypes();
    expect(types).toContain('invoice.payment_action_required');
    expect(types).toContain('invoice.payment_failed');
  });

  it('can be paid by the buyer on the page of the invoice, with a card that the plan then keeps', async () => {
    const id = await startPlan('4000000000000341');
    await attachSchedule(id);
    await bench.controlled('next-installment', { subscription: id });
    const { latest_invoice } = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    const { hosted_invoice_url } = latest_invoice as Stripe.Invoice;
    expect(await (await fetch(hosted_invoice_url!)).text()).toContain('$832.33');

    const entry = { card: '4000002500003155', expiry: '12/45', cvc: '123', name: 'Ada' };
    const step = await bench.press(hosted_invoice_url!, entry);
    expect(step.headers.get('location')).toMatch(/\/authenticate$/);
    const done = await bench.press(step.headers.get('location')!, { outcome: 'approve' });
    expect(done.status).toBe(303);
    expect(await (await fetch(hosted_invoice_url!)).text()).toContain('This invoice is paid');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    await bench.clock.moveBy(100 * DAY_MS);
    expect(await amounts(id)).toEqual(INSTALLMENTS);
  });
});
