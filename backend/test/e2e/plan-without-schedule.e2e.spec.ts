import { startAppWithProviders } from '../harness/app-with-providers.js';
import { BuyerBrowser, jobsDone, pageId } from '../harness/buyer-browser.js';
import type { OutsideWorld } from '../harness/outside-world.js';
import { eventually, type RunningApp } from '../harness/running-app.js';

interface Books {
  charges: { order_id: string; amount: number }[];
  refunds: { order_id: string; amount: number }[];
}

describe('a plan whose schedule the provider refuses', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ outside, running, stop } = await startAppWithProviders());
  });
  afterAll(() => stop());

  it('charges one month too many of the wrong amount, pays that back and never charges again', async () => {
    const buyer = new BuyerBrowser(running);
    const { url } = await buyer.plan();
    // Nothing is told before the schedule is refused.
    await outside.control('webhooks', { provider: 'stripe', mode: 'hold' });
    const paid = await outside.control<{ subscription: string }>('stripe/pay', {
      session: pageId(url),
      card: '4242424242424242',
    });
    await outside.control('stripe/refuse-schedule', { subscription: paid.subscription });
    await outside.control('webhooks', { provider: 'stripe', mode: 'normal' });
    const order = () =>
      running
        .rows<{ id: string; status: string; captured_cents: number }>(
          'select id, status, captured_cents from purchase_order where session_id = $1',
          [buyer.sessionId],
        )
        .then(([row]) => row!);
    await eventually(async () => (await order()).captured_cents === 83_233);
    await outside.control('stripe/next-installment', { subscription: paid.subscription });
    await eventually(async () => (await order()).captured_cents === 166_466);
    await outside.control('stripe/next-installment', { subscription: paid.subscription });
    await eventually(async () => (await order()).status === 'payment_plan_canceled');
    await outside.control('clock', { days: '150' });
    await jobsDone(running);
    await eventually(async () => (await outside.books<Books>('stripe')).refunds.length === 1);
    const { charges, refunds } = await outside.books<Books>('stripe');
    const { id } = await order();
    expect(charges.filter((one) => one.order_id === id).map(({ amount }) => amount)).toEqual([83_233, 83_233, 83_233]);
    expect(refunds).toMatchObject([{ order_id: id, amount: 83_233 }]);
    expect((await order()).captured_cents).toBe(166_466);
  });
});
