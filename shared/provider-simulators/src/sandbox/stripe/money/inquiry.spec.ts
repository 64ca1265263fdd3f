import type Stripe from 'stripe';
import { StripeBench } from '../../../../test/stripe-bench.js';

let bench: StripeBench;
let stripe: Stripe;
beforeEach(async () => {
  bench = await StripeBench.start();
  stripe = bench.stripe;
});
afterEach(() => bench.stop());

async function paidCharge(): Promise<string> {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 3_700, product_data: { name: 'VIP' } } }],
    success_url: 'http://localhost:4201/success',
  });
  return (await bench.controlled<{ payment_intent: string }>('pay', { session: session.id })).payment_intent;
}
const disputeEvents = async () => (await bench.eventTypes()).filter((type) => type.startsWith('charge.dispute'));

describe('an inquiry', () => {
  it('takes no money, and is closed when it is answered', async () => {
    const { id, status } = await bench.controlled<Stripe.Dispute>('inquiry', { payment_intent: await paidCharge() });
    expect(status).toBe('warning_needs_response');
    await bench.controlled('dispute-close', { dispute: id, outcome: 'won' });
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'warning_closed' });
    expect(await disputeEvents()).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
  });

  it('can become a dispute under the same id, which takes the money', async () => {
    const { id } = await bench.controlled<Stripe.Dispute>('inquiry', { payment_intent: await paidCharge() });
    await bench.controlled('inquiry-escalate', { dispute: id });
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'needs_response' });
    expect(await disputeEvents()).toContain('charge.dispute.funds_withdrawn');
  });
});

it('a lost dispute can be appealed, and the money comes back when the appeal is won', async () => {
  const { id } = await bench.controlled<Stripe.Dispute>('dispute', { payment_intent: await paidCharge() });
  await bench.controlled('dispute-close', { dispute: id, outcome: 'lost' });
  await bench.controlled('dispute-appeal', { dispute: id });
  expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'appeal_under_review' });
  await bench.controlled('dispute-close', { dispute: id, outcome: 'won' });
  expect(await disputeEvents()).toContain('charge.dispute.funds_reinstated');
});
