import { settlementOn, type TestSettlement } from '../../../../../test/harness/settlement.js';
import { orderIdOf, randomHistory, scrambled } from '../../../../../test/harness/settlement-histories.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { PAY_BACK_TASK } from '../application/settlement-tasks.js';
import { SettlementMemory } from '../application/settlement-memory.fake.js';
import type { OrderState } from '../domain/order-state.js';
import type { PaymentReceived } from '../../domain/provider-fact.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

/** Everybody pays with an address of their own: one address that pays twice is another story (C-116). */
const payerOf = (orderId: string): string => `${orderId}@example.com`;

describe('settling on PostgreSQL', () => {
  let database: SqlDatabase;
  let settlement: TestSettlement;
  let lastOrder = 1_000_000;
  beforeAll(async () => {
    database = await startSqlDatabase(20);
    settlement = settlementOn(database, new FixedClock(NOW));
  });
  afterAll(() => database.stop());

  const clean = { totalCents: 0, unbalancedTransactions: [], disagreeingOrders: [] };

  /** A pending order of 97 dollars with one open page. */
  const order = async (sessionId?: string): Promise<OrderState> => {
    lastOrder += 1;
    const id = orderIdOf(lastOrder);
    const state: OrderState = {
      ...randomHistory(1, id).order,
      product: 'implementation',
      plan: false,
      totalCents: 9_700,
      installmentCents: null,
      attempts: [
        {
          id: id.replace(/0{4}$/, '0001'),
          kind: 'checkout',
          state: 'open',
          providerRef: `cs_${lastOrder}`,
          declineCode: null,
        },
      ],
    };
    await settlement.insert(state, sessionId);
    return state;
  };
  const payment = ({ id, attempts }: OrderState, over: Partial<PaymentReceived> = {}): PaymentReceived => ({
    kind: 'payment_received',
    provider: 'stripe',
    orderId: id,
    ref: `pi_${id}`,
    amountCents: 9_700,
    currency: 'usd',
    receivedAt: NOW,
    attemptRef: attempts[0]!.providerRef,
    installment: null,
    payer: { email: payerOf(id), name: 'Sam Rivera' },
    card: null,
    ...over,
  });
  const eventsOf = async (name: string, id: string) => settlement.jobs(`event/${name}`, { order_id: id });

  it('books one payment once, however many settle it at the same moment', async () => {
    const one = await order();
    await Promise.all(Array.from({ length: 30 }, () => settlement.applyFacts.execute([payment(one)])));
    expect((await settlement.stateOf(one.id)).books).toMatchObject({ status: 'completed', capturedCents: 9_700 });
    expect(await database.rows('select from payment where order_id = $1', [one.id])).toHaveLength(1);
    expect(await database.rows('select from ledger_transaction where order_id = $1', [one.id])).toHaveLength(1);
    expect(await eventsOf('order.paid', one.id)).toHaveLength(1);
    expect(await eventsOf('order.balance_changed', one.id)).toEqual([
      { order_id: one.id, change: `payment:stripe:pi_${one.id}` },
    ]);
    expect(await eventsOf('order.status_changed', one.id)).toMatchObject([{ from: 'pending', to: 'completed' }]);
  });

  it('settles one of two attempts that are paid at the same moment, and pays the other one back', async () => {
    const one = await order();
    await Promise.all(
      ['pi_a', 'pi_b'].map((ref) =>
        settlement.applyFacts.execute([payment(one, { ref: `${ref}_${one.id}`, attemptRef: null })]),
      ),
    );
    const { books, payments } = await settlement.stateOf(one.id);
    expect(books).toMatchObject({ status: 'completed', capturedCents: 9_700 });
    expect(payments.map(({ bookedAs }) => bookedAs).toSorted()).toEqual(['duplicate', 'order']);
    const duplicate = payments.find(({ bookedAs }) => bookedAs === 'duplicate')!;
    expect(await settlement.jobs(PAY_BACK_TASK, { order_id: one.id })).toEqual([
      { order_id: one.id, provider: 'stripe', payment_ref: duplicate.ref, amount_cents: 9_700 },
    ]);
    expect(
      await database.rows(`select key from graphile_worker.jobs where key = $1`, [
        `order:${one.id}:dup:${duplicate.ref}`,
      ]),
    ).toHaveLength(1);
  });

  it('settles one of many orders of a session that are paid at the same moment, and fails on none', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => order('one-session')));
    await Promise.all(orders.map((one) => settlement.applyFacts.execute([payment(one)])));
    const states = await Promise.all(orders.map(({ id }) => settlement.stateOf(id)));
    expect(states.map(({ books }) => books.status).toSorted()).toEqual([
      'completed',
      ...Array<string>(7).fill('failed'),
    ]);
    const owed = await Promise.all(orders.map(({ id }) => settlement.jobs(PAY_BACK_TASK, { order_id: id })));
    expect(owed.flat()).toHaveLength(7);
    expect(await settlement.audit()).toMatchObject(clean);
  });

  it('books nothing of a payment that is in the books of another order', async () => {
    const one = await order();
    const other = await order();
    await settlement.applyFacts.execute([payment(one)]);
    await expect(settlement.applyFacts.execute([payment(other, { ref: `pi_${one.id}` })])).rejects.toThrow(
      'wrote 0 rows',
    );
    expect((await settlement.stateOf(other.id)).books).toMatchObject({ status: 'pending', capturedCents: 0 });
  });

  it('keeps the reference that an attempt gets while somebody settles', async () => {
    const one = await order();
    await Promise.all([
      settlement.applyFacts.execute([
        { kind: 'payment_pending', orderId: one.id, attemptRef: one.attempts[0]!.providerRef! },
      ]),
      database.rows(`update payment_attempt set url = 'https://pay.test/x' where order_id = $1`, [one.id]),
    ]);
    expect(
      await database.rows('select state, url, provider_ref from payment_attempt where order_id = $1', [one.id]),
    ).toEqual([{ state: 'unknown', url: 'https://pay.test/x', provider_ref: one.attempts[0]!.providerRef }]);
  });

  it('keeps address, card and plan as they were told', async () => {
    const one = await order();
    const buyerId = orderIdOf(lastOrder + 5_000_000);
    await database.rows('insert into buyer (id, created_at) values ($1, now())', [buyerId]);
    await database.rows('update purchase_order set buyer_id = $2 where id = $1', [one.id, buyerId]);
    const card = { customerRef: 'cus_1', paymentMethodRef: 'pm_1', brand: 'visa', last4: '4242' };
    await settlement.applyFacts.execute([payment(one, { card }), payment(one, { card })]);
    expect(
      await database.rows('select email, customer_ref, payment_method_ref, last4 from saved_card where order_id = $1', [
        one.id,
      ]),
    ).toEqual([{ email: payerOf(one.id), customer_ref: 'cus_1', payment_method_ref: 'pm_1', last4: '4242' }]);
    expect((await settlement.stateOf(one.id)).books).toMatchObject({
      email: payerOf(one.id),
      paidAt: NOW,
      completedAt: NOW,
    });
  });

  it('comes to the same as the rules in memory for a hundred random histories, with a ledger that agrees', async () => {
    const seeds = Array.from({ length: 100 }, (_, index) => index + 1);
    const settleSeed = async (seed: number) => {
      const history = randomHistory(seed, orderIdOf(seed));
      const facts = scrambled(history.facts, seed);
      await settlement.insert(history.order);
      await settlement.applyAll(facts);
      const memory = new SettlementMemory([history.order], NOW);
      memory.applyAll(facts);
      expect([seed, sorted(await settlement.stateOf(history.order.id))]).toEqual([
        seed,
        sorted(memory.orders.get(history.order.id)!),
      ]);
      const booked = memory.changes.flatMap((change) => (change.kind === 'booked' ? [change.booking] : []));
      const rows = await database.rows('select from ledger_transaction where order_id = $1', [history.order.id]);
      expect([seed, rows.length]).toEqual([seed, booked.length]);
    };
    for (let from = 0; from < seeds.length; from += 8) await Promise.all(seeds.slice(from, from + 8).map(settleSeed));
    expect(await settlement.audit()).toMatchObject(clean);
  });

  it('lets parallel facts of one order end where they would end one after the other', async () => {
    const seeds = Array.from({ length: 40 }, (_, index) => index + 5_000);
    for (const seed of seeds) {
      const history = randomHistory(seed, orderIdOf(seed));
      if (history.paidTooMuch) continue;
      await settlement.insert(history.order);
      const payments = history.facts.filter(({ kind }) => kind === 'payment_received');
      const others = history.facts.filter(({ kind }) => kind !== 'payment_received');
      await Promise.all(scrambled(payments, seed).map((fact) => settlement.applyFacts.execute([fact])));
      await Promise.all(scrambled(others, seed).map((fact) => settlement.applyFacts.execute([fact])));
      const memory = new SettlementMemory([history.order], NOW);
      memory.applyAll(history.facts);
      const expected = memory.orders.get(history.order.id)!.books;
      expect([seed, (await settlement.stateOf(history.order.id)).books]).toEqual([seed, expected]);
    }
    expect(await settlement.audit()).toMatchObject(clean);
  });
});

/** Rows of a table have no order. */
function sorted(state: OrderState): OrderState {
  const by = <Row>(rows: readonly Row[], key: (row: Row) => string): Row[] =>
    rows.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  return {
    ...state,
    rivalHeld: false,
    addressHolds: false,
    payments: by(state.payments, ({ ref }) => ref),
    refunds: by(state.refunds, ({ ref }) => ref),
    disputes: by(state.disputes, ({ ref }) => ref),
    attempts: by(state.attempts, ({ id }) => id),
    installments: by(state.installments, ({ number }) => String(number)),
  };
}
