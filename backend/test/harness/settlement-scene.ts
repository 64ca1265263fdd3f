import { randomUUID } from 'node:crypto';
import { settlementServices, type SettlementServices } from './settlement-services.js';
import { orderIdOf, randomHistory } from './settlement-histories.js';
import { startSqlDatabase, type SqlDatabase } from './sql-database.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import type { OrderAttempt, OrderState } from '../../src/modules/payments/settlement/domain/order-state.js';
import type { PaymentReceived, ProviderFact } from '../../src/modules/payments/domain/provider-fact.js';

export const NOW = Date.parse('2025-11-20T18:00:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const CHARGE = { card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1' }, receiptEmail: 'zoe@example.com' };

/** What settlement looks after by itself, on a database of its own for each test, with a clock that stands at `NOW`. */
export function openSettlementScene() {
  let database: SqlDatabase;
  let clock: FixedClock;
  let services: SettlementServices;
  let number = 0;
  beforeEach(async () => {
    database = await startSqlDatabase();
    clock = new FixedClock(NOW);
    services = settlementServices(database, clock);
  });
  afterEach(() => database.stop());

  const order = async (attempt: Partial<OrderAttempt> | null, over: Partial<OrderState> = {}): Promise<OrderState> => {
    number += 1;
    const id = orderIdOf(number);
    const known: OrderAttempt = {
      id: randomUUID(),
      kind: 'checkout',
      state: 'open',
      providerRef: `cs_${number}`,
      declineCode: null,
      ...attempt,
    };
    const state: OrderState = {
      ...randomHistory(1, id).order,
      product: 'vip',
      plan: false,
      totalCents: 3_700,
      installmentCents: null,
      attempts: attempt ? [known] : [],
      ...over,
    };
    await services.insert(state);
    // What a one-click charge is repeated or looked up with.
    await database.rows(`update payment_attempt set request = $2 where order_id = $1 and kind = 'one_click'`, [
      id,
      CHARGE,
    ]);
    await database.rows(`update purchase_order set quote = quote || '{"totalCents": 3700}' where id = $1`, [id]);
    return state;
  };
  const expiresAt = (at: number, { id }: OrderState) =>
    database.rows('update payment_attempt set expires_at = to_timestamp($2::float8 / 1000) where order_id = $1', [
      id,
      at,
    ]);
  const payment = ({ id, attempts }: OrderState, over: Partial<PaymentReceived> = {}): PaymentReceived => ({
    kind: 'payment_received',
    provider: 'stripe',
    orderId: id,
    ref: `pi_${id}`,
    amountCents: 3_700,
    currency: 'usd',
    receivedAt: clock.now(),
    attemptRef: attempts[0]?.providerRef ?? null,
    installment: null,
    payer: { email: null, name: null },
    card: null,
    ...over,
  });
  const planOrder = () =>
    order(
      { kind: 'plan' },
      { product: 'dfy', plan: true, totalCents: 249_700, installmentCents: [83_233, 83_233, 83_234] },
    );
  const month = (of: OrderState, which: number): PaymentReceived =>
    payment(of, {
      ref: `pi_${of.id}_${which}`,
      amountCents: which === 3 ? 83_234 : 83_233,
      receivedAt: NOW + which * 30 * DAY,
      installment: { invoiceRef: `in_${of.id}_${which}`, subscriptionRef: `sub_${of.id}` },
    });
  const look = async ({ id }: OrderState) => {
    const { books, attempts } = await services.stateOf(id);
    return [books.status, ...attempts.map(({ state }) => state)];
  };
  const reconcileLater = async (ms = 6 * MINUTE) => {
    clock.advance(ms);
    await services.reconcile.run();
  };
  const subscriptionOf = (of: OrderState, facts: ProviderFact[]) =>
    services.providers.stripe.tell('subscription', `sub_${of.id}`, facts);
  const planOf = async ({ id }: OrderState) =>
    (await database.rows('select schedule_ref, ended_at from payment_plan where order_id = $1', [id]))[0];

  return {
    get database() {
      return database;
    },
    get clock() {
      return clock;
    },
    get services() {
      return services;
    },
    order,
    expiresAt,
    payment,
    planOrder,
    month,
    look,
    reconcileLater,
    subscriptionOf,
    planOf,
  };
}
