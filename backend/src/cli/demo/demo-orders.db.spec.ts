import { insertAffiliate } from '../../../test/harness/order-rows.js';
import { startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { demoHistory } from './demo-history.js';
import { bookDemoOrder } from './demo-orders.js';

const DAY_MS = 86_400_000;

describe('an order of the demo', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
    await insertAffiliate(running, { code: 'AMARA' });
  });
  afterAll(() => running.stop());

  //
  it('has its commission on the day of its money, also where part of it went back later', async () => {
    const orders = demoHistory(running.clock.now(), ['AMARA']).orders;
    const referred = orders.find(({ buyer, plan }) => buyer.referralCode === 'AMARA' && !plan)!;
    await bookDemoOrder(running.app, { ...referred, refundCents: 1_000 });
    const booked = await running.rows<{ at: Date; cents: number }>(
      'select booked_at as at, amount_cents as cents from commission_entry order by id',
    );
    const paidAt = Math.floor(referred.at) + 90_000;
    expect(booked.map(({ at, cents }) => [at.getTime(), Math.sign(cents)])).toEqual([
      [paidAt, 1],
      [Math.floor(referred.at) + 3 * DAY_MS, -1],
    ]);
    expect(referred.at).toBeLessThan(running.clock.now() - DAY_MS / 24);
  });
});
