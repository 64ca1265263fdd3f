import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StripeBench } from '../../../../test/stripe-bench.js';

const TYPINGS = path.join(path.dirname(require.resolve('stripe')), '..', 'esm', 'resources');

/** The fields that the package's typings promise: those of the interface that are not optional. */
async function promisedFields(file: string, name: string): Promise<string[]> {
  const source = (await readFile(path.join(TYPINGS, `${file}.d.ts`), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const [, body] = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source) ?? [];
  if (body === undefined) throw new Error(`${file}.d.ts has no interface ${name}.`);
  return [...body.matchAll(/^ {4}(\w+):/gm)].map(([, field]) => field as string);
}

let bench: StripeBench;
/** One object of each kind, as the API answers it. */
let objects: Record<string, object | null | undefined>;

beforeAll(async () => {
  bench = await StripeBench.start();
  const { stripe } = bench;
  await stripe.coupons.create({ id: 'TEN', percent_off: 10 });
  const price_data = { currency: 'usd', unit_amount: 5_000, product_data: { name: 'Plan' } };
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price_data: { ...price_data, recurring: { interval: 'month' } } }],
    discounts: [{ coupon: 'TEN' }],
    success_url: 'http://localhost:4201/success',
  });
  const paid = await bench.controlled<{ subscription: string; customer: string }>('pay', {
    session: session.id,
    email: 'ada@example.com',
  });
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: paid.subscription });
  const subscription = await stripe.subscriptions.retrieve(paid.subscription);
  const [charge] = (await stripe.charges.list()).data;
  const { id: payment_intent } = (await stripe.paymentIntents.list()).data[0]!;
  const refund = await stripe.refunds.create({ payment_intent, amount: 100 });
  await bench.controlled('dispute', { payment_intent });
  objects = {
    session: await stripe.checkout.sessions.retrieve(session.id),
    line: (await stripe.checkout.sessions.listLineItems(session.id)).data[0],
    customer: await stripe.customers.retrieve(paid.customer),
    method: (await stripe.customers.listPaymentMethods(paid.customer)).data[0],
    intent: await stripe.paymentIntents.retrieve(payment_intent),
    charge,
    refund,
    coupon: await stripe.coupons.retrieve('TEN'),
    subscription,
    item: subscription.items.data[0],
    price: subscription.items.data[0]?.price,
    schedule,
    invoice: await stripe.invoices.retrieve(subscription.latest_invoice as string),
    invoicePayment: (await stripe.invoicePayments.list()).data[0],
    dispute: (await stripe.disputes.list()).data[0],
    event: (await stripe.events.list({ limit: 1 })).data[0],
  };
});

afterAll(() => bench.stop());

describe('every object has all the fields that the typings of the package promise:', () => {
  it.each([
    ['session', 'Checkout/Sessions', 'Session'],
    ['line', 'LineItems', 'LineItem'],
    ['customer', 'Customers', 'Customer'],
    ['method', 'PaymentMethods', 'PaymentMethod'],
    ['intent', 'PaymentIntents', 'PaymentIntent'],
    ['charge', 'Charges', 'Charge'],
    ['refund', 'Refunds', 'Refund'],
    ['coupon', 'Coupons', 'Coupon'],
    ['subscription', 'Subscriptions', 'Subscription'],
    ['item', 'SubscriptionItems', 'SubscriptionItem'],
    ['price', 'Prices', 'Price'],
    ['schedule', 'SubscriptionSchedules', 'SubscriptionSchedule'],
    ['invoice', 'Invoices', 'Invoice'],
    ['invoicePayment', 'InvoicePayments', 'InvoicePayment'],
    ['dispute', 'Disputes', 'Dispute'],
    ['event', 'Events', 'EventBase'],
  ])('%s (%s, %s)', async (kind, file, name) => {
    const object = objects[kind];
    const promised = await promisedFields(file, name);
    expect(promised).toContain('id');
    expect(promised.filter((field) => !Object.hasOwn(object ?? {}, field))).toEqual([]);
  });
});
