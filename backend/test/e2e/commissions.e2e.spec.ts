import { commissionTarget, formatUsd, PRICE_BOOK } from '@summit/pricing';
import { ClosePayoutUseCase } from '../../src/modules/affiliates/application/close-payout.use-case.js';
import { CommissionTraceReadModel } from '../../src/modules/affiliates/read-models/commission-trace.read-model.js';
import { LedgerAudit } from '../../src/modules/ledger/read-models/ledger-audit.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, json, startApp, type RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';

const COMMISSION = commissionTarget(PRICE_BOOK.vip.early);
/** After ten dollars went back. */
const LESS = commissionTarget(PRICE_BOOK.vip.early - 1_000);

describe('the money of affiliates', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let orders: ReturnType<typeof settledOrders>;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    orders = settledOrders(running);
    for (const code of ['AMARA', 'KOFI'])
      await running.rows('insert into affiliate (code, name, email) values ($1::text, $1, lower($1) || $2)', [
        code,
        '@speakers.test',
      ]);
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const trace = (orderId: string) => running.app.get(CommissionTraceReadModel).ofOrder(orderId);
  const traced = (orderId: string, cents: number) =>
    eventually(async () => {
      const found = await trace(orderId);
      return found?.earnedCents === cents && found;
    });
  const payableOf = async (code: string) =>
    (
      await running.rows<{ cents: number }>(
        `select coalesce(sum(l.amount_cents), 0)::int as cents from ledger_line l
         join affiliate a on l.account = 'payable:affiliate:' || a.id where a.code = $1`,
        [code],
      )
    )[0]!.cents;

  it('go to the code of the order, or else of the registration', async () => {
    await running.fetch('/api/signup?ref=kofi', json({ name: 'Mara', email: 'mara@example.com' }));
    const [own, registered, plain] = await Promise.all([
      orders.buy({ email: 'one@example.com', affiliateCode: 'amara' }),
      orders.buy({ email: 'mara@example.com' }),
      orders.buy({ email: 'plain@example.com' }),
    ]);
    expect(await traced(own.orderId, COMMISSION)).toMatchObject({
      attribution: { code: 'AMARA', source: 'order' },
      state: 'held',
    });
    expect(await traced(registered.orderId, COMMISSION)).toMatchObject({
      attribution: { code: 'KOFI', source: 'signup' },
    });
    expect(await traced(plain.orderId, 0)).toMatchObject({
      attribution: { outcome: 'no_code' },
      state: 'earns_nothing',
    });
  });

  // F-292, F-323
  it('follow refunds and lost disputes, in the ledger too', async () => {
    const before = await payableOf('KOFI');
    const { orderId, ref } = await orders.buy({
      product: 'implementation',
      email: 'two@example.com',
      affiliateCode: 'KOFI',
    });
    await traced(orderId, 4_850);
    await orders.refund(ref, 4_700);
    await traced(orderId, 2_500);
    expect(await payableOf('KOFI')).toBe(before - 2_500);
    await orders.dispute(ref, 'open', 9_700);
    await eventually(async () => (await trace(orderId))?.state === 'disputed');
    await orders.dispute(ref, 'lost', 9_700);
    expect(await traced(orderId, 0)).toMatchObject({ state: 'canceled' });
    expect(await payableOf('KOFI')).toBe(before);
  });

  // F-293
  it('are paid on the 1st of the month, and taken back from the next payout after a refund', async () => {
    const [first, second] = [
      await orders.buy({ email: 'three@example.com', affiliateCode: 'AMARA' }),
      await orders.buy({ email: 'four@example.com', affiliateCode: 'AMARA' }),
    ];
    await traced(first.orderId, COMMISSION);
    await traced(second.orderId, COMMISSION);
    running.clock.set('2025-12-01T08:10:30Z');
    const statement = await eventually(async () =>
      (await outside.mailsTo('amara@speakers.test')).find(({ subject }) => subject.startsWith('Your payout')),
    );
    expect(statement.subject).toBe(`Your payout of ${formatUsd(3 * COMMISSION)} for December 2025`);
    expect((await outside.mail(statement.id)).text).toContain(`${first.orderId}, VIP: ${formatUsd(COMMISSION)}`);
    const [payout] = await running.rows<{ id: string; amount: number }>(
      'select id, amount_cents::int as amount from payout',
    );
    expect(payout!.amount).toBe(3 * COMMISSION);
    expect(await payableOf('AMARA')).toBe(-3 * COMMISSION);
    expect(await running.app.get(ClosePayoutUseCase).execute(payout!.id, 'paid', null)).toBe(true);
    expect(await payableOf('AMARA')).toBe(0);
    await orders.refund(first.ref, 1_000);
    expect(await traced(first.orderId, LESS)).toMatchObject({ state: 'taken_back' });
    expect(await payableOf('AMARA')).toBe(COMMISSION - LESS);
  });

  it('leave a book that balances and agrees with the orders', async () => {
    expect(await running.app.get(LedgerAudit).inspect()).toMatchObject({
      totalCents: 0,
      unbalancedTransactions: [],
      disagreeingOrders: [],
    });
  });
});
