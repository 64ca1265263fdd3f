import { DAY_MS } from '@summit/rules';
import { startAppWithProviders } from '../../../test/harness/app-with-providers.js';
import type { OutsideWorld } from '../../../test/harness/outside-world.js';
import { insertAffiliate } from '../../../test/harness/order-rows.js';
import { eventually, startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { storedCommission } from '../../../test/harness/stored-commission.js';
import { ClosePayoutUseCase } from '../../modules/affiliates/application/close-payout.use-case.js';
import { RECEIPTS, type Receipts } from '../../modules/affiliates/application/receipts.port.js';
import { RunPayoutsUseCase } from '../../modules/affiliates/application/run-payouts.use-case.js';
import { rebuiltCommission } from '../../modules/affiliates/domain/rebuilt-commission.js';
import { demoHistory, type DemoOrder } from './demo-history.js';
import { bookDemoOrder } from './demo-orders.js';
import { pastPaymentsOf } from './past-payments.js';

const NO_SANDBOX = { secretKey: '', webhookSecrets: [], apiBase: null };

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
    await bookDemoOrder(running.app, { ...referred, refundCents: 1_000 }, pastPaymentsOf({ stripe: NO_SANDBOX }));
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

  it('has a receipt that tells every row of its commission, through refunds, payouts and a failed transfer', async () => {
    const codes = ['AMARA', 'KOFI', 'LENA'];
    for (const code of codes.slice(1)) await insertAffiliate(running, { code });
    const { orders } = demoHistory(running.clock.now(), codes);
    for (const order of orders) await bookDemoOrder(running.app, order, pastPaymentsOf({ stripe: NO_SANDBOX }));
    const [run, close] = [running.app.get(RunPayoutsUseCase), running.app.get(ClosePayoutUseCase)];
    expect(await run.execute(running.clock.now() + 60 * DAY_MS)).toBeGreaterThan(0);
    const [failed, ...paid] = await running.rows<{ id: string }>('select id from payout order by id');
    await running.rows(`insert into setting (key, value) values ('payouts.second_approver_from_cents', 'null')`);
    await close.execute(failed!.id, 'failed', null);
    for (const { id } of paid) await close.execute(id, 'paid', null);
    await run.execute(running.clock.now() + 92 * DAY_MS);

    const attributed = await running.rows<{ id: string; outcome: string }>(
      'select order_id as id, outcome from order_attribution',
    );
    const receipts = running.app.get<Receipts>(RECEIPTS);
    for (const { id, outcome } of attributed) {
      const rebuilt = rebuiltCommission(await receipts.of(id));
      expect(rebuilt).toEqual(await storedCommission(running, id));
      expect(rebuilt !== null).toBe(outcome === 'credited');
    }
    // The first of them was bought before: what it cost a second time is paid back (C-116).
    expect(attributed).toHaveLength(orders.length);
    const entries = await running.rows('select from commission_entry where payout_id is not null');
    expect(entries.length).toBeGreaterThan(10);
  });
});

describe('an order of the demo that the sandbox knows', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ outside, running, stop } = await startAppWithProviders());
  });
  afterAll(() => stop());

  const book = async (
    wanted: (order: DemoOrder) => boolean,
  ): Promise<{ id: string; ref: string; plan: string | null }> => {
    const order = demoHistory(running.clock.now(), ['AMARA']).orders.find(wanted)!;
    const stripe = { ...NO_SANDBOX, apiBase: outside.env['STRIPE_API_BASE']! };
    await bookDemoOrder(running.app, order, pastPaymentsOf({ stripe }));
    const [booked] = await running.rows<{ id: string; ref: string; plan: string | null }>(
      `select o.id, p.provider_ref as ref, (select subscription_ref from payment_plan where order_id = o.id) as plan
       from purchase_order o join payment p on p.order_id = o.id order by o.created_at desc limit 1`,
    );
    return booked!;
  };
  const status = async (id: string) =>
    (await running.rows<{ status: string }>('select status from purchase_order where id = $1', [id]))[0]!.status;
  const paidInstallments = async (id: string) =>
    (await running.rows('select from plan_installment where order_id = $1 and paid_at is not null', [id])).length;

  it('goes on with its plan as the clock of the sandbox is moved, to the third payment and no fourth', async () => {
    const { id, plan } = await book((order) => order.plan);
    await eventually(async () => {
      const rows = await running.rows('select from payment_plan where order_id = $1 and schedule_ref is not null', [
        id,
      ]);
      return rows.length === 1;
    });
    expect(await paidInstallments(id)).toBe(1);
    for (const count of [2, 3]) {
      const { now } = await outside.control<{ now: string }>('stripe/next-installment', { subscription: plan! });
      running.clock.set(Date.parse(now));
      await eventually(async () => (await paidInstallments(id)) === count);
    }
    expect(await status(id)).toBe('completed');
    const goOn = () => outside.control('stripe/next-installment', { subscription: plan! });
    await eventually(async () =>
      goOn().then(
        () => false,
        (reason: Error) => reason.message.includes('is canceled'),
      ),
    );
    const { charges } = await outside.books<{ charges: { order_id: string }[] }>('stripe');
    expect(charges.filter(({ order_id }) => order_id === id)).toHaveLength(3);
  });

  it.each(['stripe', 'paypal'] as const)(
    'can be paid back at %s',
    async (provider) => {
      const { id, ref } = await book((order) => order.provider === provider && !order.plan && order.refundCents === 0);
      const wish: Record<string, string> = provider === 'stripe' ? { payment_intent: ref } : { capture_id: ref };
      await outside.control(`${provider}/refund`, wish);
      await eventually(async () => (await status(id)) === 'refunded');
    },
    60_000,
  );
});
