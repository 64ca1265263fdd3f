import { orderIdOf, randomHistory, scrambled, type History } from '../../../../../test/harness/settlement-histories.js';
import { statusByRows, sumsByRows } from '../../../../../test/harness/settlement-oracle.js';
import { SettlementMemory } from '../application/settlement-memory.fake.js';
import type { OrderState } from './order-state.js';

const HISTORIES = 10_000;

const of = (memory: SettlementMemory, id: string): OrderState => memory.orders.get(id)!;
const count = (memory: SettlementMemory, kind: string): number =>
  memory.changes.filter((change) => change.kind === kind).length;

function balanceOf(memory: SettlementMemory, prefix: string): number {
  return [...memory.accounts]
    .filter(([account]) => account.startsWith(prefix))
    .reduce((sum, [, cents]) => sum + cents, 0);
}

/** Throws where an order, its rows and the ledger don't all say the same. Plain throws: a million expectations would take minutes. */
function check(memory: SettlementMemory, id: string): void {
  const state = of(memory, id);
  const { books } = state;
  const { captured, refunded, owed } = sumsByRows(state);
  const demand = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`${what}: ${JSON.stringify(state, null, 1)}`);
  };
  demand(memory.totalCents() === 0, 'the ledger is not balanced');
  demand(books.capturedCents === captured && books.refundedCents === refunded, 'the sums are not those of the rows');
  demand(refunded >= 0 && refunded <= captured && captured <= state.totalCents, 'the sums make no sense');
  demand(-balanceOf(memory, 'revenue:') === captured, 'revenue is not what was captured');
  demand(
    balanceOf(memory, 'refund:') + balanceOf(memory, 'dispute_lost:') === refunded,
    'refunds are not what went back',
  );
  demand(-balanceOf(memory, 'liability:') === owed, 'the liability is not what is owed');
  demand(balanceOf(memory, 'cash:') === captured - refunded + owed, 'the cash is not what is kept and owed');
  const expected = statusByRows(state);
  demand(
    expected === null ? books.status === 'pending' || books.status === 'failed' : books.status === expected,
    `the status is not ${expected}`,
  );
}

function run(history: History, facts = history.facts): SettlementMemory {
  const memory = new SettlementMemory([history.order]);
  let waiting = facts;
  for (;;) {
    const left = waiting.filter((fact) => {
      const applied = memory.apply(fact);
      if (applied) check(memory, history.order.id);
      return !applied;
    });
    if (left.length === 0) return memory;
    if (left.length === waiting.length) throw new Error('facts about money that never came');
    waiting = left;
  }
}

/** What must be the same in whatever way the facts came. */
function outcome(memory: SettlementMemory, id: string): unknown {
  const { books, payments, refunds, disputes, installments, subscription } = of(memory, id);
  const byRef = (one: { ref: string }, other: { ref: string }) => (one.ref < other.ref ? -1 : 1);
  return {
    books,
    payments: payments.toSorted(byRef),
    refunds: refunds
      .filter(({ revision }) => revision > 0)
      .map(({ ref, state, amountCents }) => ({ ref, state, amountCents: state === 'succeeded' ? amountCents : 0 }))
      .filter(({ state }) => state === 'succeeded')
      .toSorted(byRef),
    disputes: disputes.map(({ ref, state }) => ({ ref, state })).toSorted(byRef),
    installments: installments.map(({ dueAt: _, ...rest }) => rest),
    subscription: subscription && {
      ended: subscription.ended,
      failed: subscription.failedInvoices.map(({ ref }) => ref).toSorted(),
    },
    accounts: [...memory.accounts].filter(([, cents]) => cents !== 0).toSorted(),
  };
}

describe(`${HISTORIES} random histories`, () => {
  it('always balance, keep what was captured less what went back, never go below zero, and have the status their rows ask for', () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const history = randomHistory(seed, orderIdOf(seed));
      const memory = run(history, scrambled(history.facts, seed));
      const paid = of(memory, history.order.id).books.capturedCents > 0;
      expect([count(memory, 'paid_first'), countCoupon(memory, 'redeem')]).toEqual(paid ? [1, 1] : [0, 0]);
    }
  });

  it('end alike in whatever order and however often their facts come', () => {
    let compared = 0;
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const history = randomHistory(seed, orderIdOf(seed));
      if (history.paidTooMuch) continue;
      compared += 1;
      const { id } = history.order;
      expect([seed, outcome(run(history, scrambled(history.facts, seed)), id)]).toEqual([
        seed,
        outcome(run(history), id),
      ]);
    }
    expect(compared).toBeGreaterThan(HISTORIES / 2);
  });

  it('change nothing when everything comes once more', () => {
    for (let seed = 1; seed <= HISTORIES / 10; seed += 1) {
      const history = randomHistory(seed, orderIdOf(seed));
      const memory = run(history);
      const before = outcome(memory, history.order.id);
      const events = ['booked', 'paid_first', 'status_changed', 'installment_failed', 'coupon'].map((kind) =>
        count(memory, kind),
      );
      memory.applyAll(scrambled(history.facts, seed));
      expect(outcome(memory, history.order.id)).toEqual(before);
      expect(
        ['booked', 'paid_first', 'status_changed', 'installment_failed', 'coupon'].map((kind) => count(memory, kind)),
      ).toEqual(events);
    }
  });

  it('settle one of two orders of a session, and owe back what the other one was paid', () => {
    for (let seed = 1; seed <= HISTORIES / 10; seed += 1) {
      const one = randomHistory(seed, orderIdOf(seed));
      const other = randomHistory(seed + HISTORIES, orderIdOf(seed + HISTORIES));
      const memory = new SettlementMemory([one.order, other.order]);
      const everything = scrambled([...one.facts, ...other.facts], seed);
      expect(memory.applyAll(everything)).toBe(0);
      expect(memory.totalCents()).toBe(0);
      const held = [one, other].filter(({ order }) => HELD.has(of(memory, order.id).books.status));
      expect(held.length).toBeLessThanOrEqual(1);
      const sums = [one, other].map(({ order }) => sumsByRows(of(memory, order.id)));
      const kept = sums.reduce((sum, { captured, refunded, owed }) => sum + captured - refunded + owed, 0);
      expect(balanceOf(memory, 'cash:')).toBe(kept);
    }
  });

  it('visit every status and every kind of booking, so that the above means something', () => {
    const statuses = new Set<string>();
    const bookings = new Set<string>();
    for (let seed = 1; seed <= HISTORIES / 10; seed += 1) {
      const memory = run(randomHistory(seed, orderIdOf(seed)));
      for (const change of memory.changes) {
        if (change.kind === 'status_changed') statuses.add(change.to);
        if (change.kind === 'booked') bookings.add(change.booking.kind);
      }
    }
    expect([...statuses].toSorted()).toEqual([
      'completed',
      'disputed',
      'failed',
      'partially_refunded',
      'payment_plan_active',
      'payment_plan_canceled',
      'payment_plan_defaulted',
      'payment_plan_past_due',
      'refunded',
    ]);
    expect([...bookings].toSorted()).toEqual([
      'dispute_lost',
      'dispute_lost_reversed',
      'duplicate_dispute_lost',
      'duplicate_dispute_lost_reversed',
      'duplicate_payment',
      'duplicate_refund',
      'duplicate_refund_reversed',
      'payment',
      'refund',
      'refund_reversed',
    ]);
  });
});

const HELD = new Set<string>([
  'completed',
  'payment_plan_active',
  'payment_plan_past_due',
  'partially_refunded',
  'disputed',
]);

const countCoupon = (memory: SettlementMemory, action: string): number =>
  memory.changes.filter((change) => change.kind === 'coupon' && change.action === action).length;
