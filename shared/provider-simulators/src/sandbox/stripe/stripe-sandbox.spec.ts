import { StripeBench } from '../../../test/stripe-bench.js';

let bench: StripeBench;

beforeEach(async () => {
  bench = await StripeBench.start();
});

afterEach(() => bench.stop());

async function buy(): Promise<{ payment_intent: string; session: string }> {
  const session = await bench.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 2_700, product_data: { name: 'VIP' } } }],
    payment_intent_data: { description: 'VIP <pass>' },
    success_url: 'http://localhost:4201/success',
  });
  return bench.controlled('pay', { session: session.id, email: 'ada@example.com' });
}

describe('the Stripe sandbox', () => {
  it('keeps its objects and its idempotency keys over a restart', async () => {
    const { payment_intent, session } = await buy();
    const { id } = await bench.stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'once' });
    await bench.restart();
    expect((await bench.stripe.paymentIntents.retrieve(payment_intent)).status).toBe('succeeded');
    expect((await bench.stripe.checkout.sessions.retrieve(session)).status).toBe('complete');
    expect((await bench.stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'once' })).id).toBe(id);
  });

  it('forgets everything when it is cleared', async () => {
    await buy();
    await bench.sandbox.clear();
    expect((await bench.stripe.charges.list()).data).toEqual([]);
    expect((await bench.stripe.events.list()).data).toEqual([]);
    expect(bench.sandbox.section().markup).toContain('No card payment yet');
  });

  it('shows payments and plans with what can be done to them, every value escaped', async () => {
    await buy();
    expect(bench.sandbox.section().markup).toContain('$27.00 · Paid');
    const controls = bench.sandbox.controls().markup;
    expect(controls).toContain('VIP &lt;pass&gt;');
    for (const action of ['refund', 'dispute']) expect(controls).toContain(`action="/control/stripe/${action}"`);
    expect(controls).toContain('4000 0027 6000 3184');
  });

  it('leads a form of the control page back to it, and answers a program in JSON', async () => {
    const { payment_intent } = await buy();
    const form = await bench.press('/control/stripe/refund', { payment_intent, dollars: '7.00' });
    expect(form.status).toBe(303);
    expect(form.headers.get('location')).toBe('/control#stripe');
    expect(bench.sandbox.section().markup).toContain('Paid back in part');
    const unknown = await bench.control('refund', { payment_intent: 'pi_0' });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toEqual({ error: "No such payment_intent: 'pi_0'" });
  });

  it('expires a session on request, and says when it is too late', async () => {
    const { session } = await buy();
    expect(await bench.controlled('expire', { session })).toEqual({ session, status: 'complete' });
    expect((await bench.control('pay', { session })).status).toBe(409);
  });
});
