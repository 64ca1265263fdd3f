import { pino } from 'pino';
import { FakeLedger } from '../../../../../test/harness/fake-ledger.js';
import { orderIdOf, randomHistory } from '../../../../../test/harness/settlement-histories.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { RecordingOutbox } from '../../../../platform/outbox/outbox.fake.js';
import type { OrderState } from '../domain/order-state.js';
import type { PaymentReceived, ProviderFact } from '../../domain/provider-fact.js';
import { ApplyFacts, UnmatchedFacts } from './apply-facts.use-case.js';
import { InMemoryCoupons } from '../../promo-codes/application/coupons.fake.js';
import { SettleOrder } from './settle-order.js';
import { InMemorySettlementStore } from './settlement-store.fake.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const ERROR_LEVEL = 50;
const ID = orderIdOf(1);
const OTHER = orderIdOf(2);

describe('ApplyFacts', () => {
  const setup = () => {
    const clock = new FixedClock(NOW);
    const store = new InMemorySettlementStore([ID, OTHER].map(vipOrder));
    const { states } = store;
    const outbox = new RecordingOutbox();
    const logged: Record<string, unknown>[] = [];
    const ledger = new FakeLedger();
    const coupons = new InMemoryCoupons(clock);
    const settleOrder = new SettleOrder(
      new SerialTransactions(),
      store,
      ledger,
      coupons,
      outbox,
      clock,
      pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) }),
    );
    return { applyFacts: new ApplyFacts(store, settleOrder), states, store, ledger, coupons, logged, outbox };
  };

  it('books, redeems and tells in one go', async () => {
    const { applyFacts, states, ledger, coupons, outbox } = setup();
    coupons.uses.set(ID, { promoCodeId: 'p', provider: 'stripe', discountCents: 1_000, until: NOW, state: 'reserved' });
    await applyFacts.execute([payment(ID)]);
    expect(states.get(ID)!.books.status).toBe('completed');
    expect([ledger.balance('cash:stripe'), ledger.balance('revenue:vip')]).toEqual([3_700, -3_700]);
    expect(coupons.uses.get(ID)!.state).toBe('redeemed');
    expect(outbox.jobs.map(({ task }) => task).toSorted()).toEqual([
      'event/order.balance_changed',
      'event/order.paid',
      'event/order.status_changed',
    ]);
  });

  it('applies what it can, and names what belongs to nothing we know', async () => {
    const { applyFacts, states } = setup();
    const refunds: ProviderFact = { kind: 'refunds_seen', provider: 'stripe', paymentRef: 'pi_unknown', refunds: [] };
    const facts = [refunds, payment('shop-order-17'), payment(orderIdOf(9)), payment(ID)];
    const failure = await applyFacts.execute(facts).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnmatchedFacts);
    expect((failure as UnmatchedFacts).refs).toEqual(['pi_unknown', 'shop-order-17', orderIdOf(9)]);
    expect((failure as UnmatchedFacts).paidOrders).toEqual([orderIdOf(9)]);
    expect(states.get(ID)!.books.status).toBe('completed');
  });

  it('alarms nobody about what was rolled back', async () => {
    const { applyFacts, store, logged } = setup();
    store.failNext();
    await expect(applyFacts.execute([payment(ID, { amountCents: 1 })])).rejects.toThrow('the database is away');
    expect(logged).toEqual([]);
    await applyFacts.execute([payment(ID, { amountCents: 1 })]);
    expect(logged.filter(({ level }) => level === ERROR_LEVEL)).toMatchObject([
      { order_id: ID, alert: 'payment_not_owed_wrong_amount', ref: `pi_${ID}` },
    ]);
  });

  it('logs what changes nothing, with ids only', async () => {
    const { applyFacts, logged } = setup();
    await applyFacts.execute([payment(ID), payment(ID)]);
    expect(logged.map(({ msg }) => msg)).toEqual(['order changed its status', 'a payment fact changes nothing']);
    expect(JSON.stringify(logged)).not.toContain('payer@example.com');
  });

  it('does not lose money when the book knows a payment that the rows do not', async () => {
    const { applyFacts, ledger, states, logged } = setup();
    const lines = [
      { account: 'cash:stripe', amountCents: 1 },
      { account: 'revenue:vip', amountCents: -1 },
    ] as const;
    ledger.entries.push({
      kind: 'payment',
      sourceRef: `stripe:pi_${ID}`,
      orderId: ID,
      occurredAt: NOW,
      lines: [...lines],
    });
    await applyFacts.execute([payment(ID)]);
    expect(states.get(ID)!.books.capturedCents).toBe(3_700);
    expect(logged).toContainEqual(expect.objectContaining({ order_id: ID, msg: 'booked before' }));
  });
});

const vipOrder = (id: string): OrderState => ({
  ...randomHistory(1, id).order,
  product: 'vip',
  plan: false,
  totalCents: 3_700,
  installmentCents: null,
  attempts: [],
});

const payment = (orderId: string, over: Partial<PaymentReceived> = {}): PaymentReceived => ({
  kind: 'payment_received',
  provider: 'stripe',
  orderId,
  ref: `pi_${orderId}`,
  amountCents: 3_700,
  currency: 'usd',
  receivedAt: NOW,
  attemptRef: null,
  installment: null,
  payer: { email: 'payer@example.com', name: 'Sam Rivera' },
  card: null,
  ...over,
});
