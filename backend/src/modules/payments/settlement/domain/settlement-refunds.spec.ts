import type { SettlementFact } from '../../domain/settlement-fact.js';
import {
  AT,
  DAY,
  ID,
  PENDING,
  PLAN,
  after,
  alertsOf,
  balance,
  booksAfter,
  changesOf,
  dispute,
  last,
  month,
  ofPayment,
  payment,
  recorded,
  refunds,
  stateAfter,
  statusAfter,
} from '../../../../../test/builders/settlement-facts.js';

describe('refunds', () => {
  it('are booked as they are, in part and in full, each once', () => {
    const memory = after(PENDING, payment(), refunds({}), refunds({}, { amountCents: 5_000 }), refunds({}));
    expect(memory.orders.get(ID)!.books).toMatchObject({ status: 'refunded', refundedCents: 9_700 });
    expect(balance(memory, 'refund:implementation')).toBe(9_700);
    expect(changesOf(memory.changes, 'booked').map(({ booking }) => `${booking.kind}:${booking.sourceRef}`)).toEqual([
      'payment:stripe:pi_1',
      'refund:stripe:re_1',
      'refund:stripe:re_2',
    ]);
    expect(statusAfter(PENDING, payment(), refunds({}))).toBe('partially_refunded');
  });

  it('that are pending or failed at once change nothing, and a failed one never comes back', () => {
    expect(booksAfter(PENDING, payment(), refunds({ state: 'pending' })).refundedCents).toBe(0);
    expect(booksAfter(PENDING, payment(), refunds({ state: 'failed' }), refunds({})).refundedCents).toBe(0);
  });

  it('that fail after they had succeeded are reversed', () => {
    const memory = after(
      PENDING,
      payment(),
      refunds({ amountCents: 9_700 }),
      refunds({ amountCents: 9_700, state: 'failed' }),
    );
    expect(memory.orders.get(ID)!.books).toMatchObject({ status: 'completed', refundedCents: 0 });
    expect(balance(memory, 'refund:implementation')).toBe(0);
    expect(changesOf(memory.changes, 'booked').at(-1)!.booking).toMatchObject({
      kind: 'refund_reversed',
      sourceRef: 'stripe:re_1:2',
    });
    expect(alertsOf(memory.changes)).toEqual(['refund_failed_after_success']);
    const reversed = stateAfter(PENDING, payment(), refunds({}), refunds({ state: 'failed' }));
    expect([last(reversed, refunds({ state: 'failed' })), last(reversed, refunds({}))]).toEqual([[], []]);
  });

  it('can take the place of one that failed', () => {
    const all = { amountCents: 9_700 };
    const second = refunds({ ...all, state: 'failed' }, all);
    const memory = after(PENDING, payment(), refunds(all), second);
    expect(memory.orders.get(ID)!.books.refundedCents).toBe(9_700);
    expect(alertsOf(memory.changes)).toEqual(['refund_failed_after_success']);
  });

  it('never take more off a payment than it was', () => {
    const memory = after(PENDING, payment(), refunds({}, { amountCents: 9_000 }));
    expect(memory.orders.get(ID)!.books.refundedCents).toBe(9_700);
    expect(alertsOf(memory.changes)).toEqual(['refund_exceeds_payment']);
  });

  it('that were made outside the provider come off the newest payments, out of a cash account of their own', () => {
    const two = stateAfter(PLAN, month(1), month(2));
    const changes = last(two, recorded(90_000));
    const row = { provider: 'stripe', kind: 'external', state: 'succeeded', revision: 1, reason: 'goodwill' };
    expect(changesOf(changes, 'refund_set').map(({ refund }) => refund)).toEqual([
      { ...row, ref: 'external:1', paymentRef: 'pi_2', amountCents: 83_233, occurredAt: AT + DAY },
      { ...row, ref: 'external:1:2', paymentRef: 'pi_1', amountCents: 6_767, occurredAt: AT + DAY },
    ]);
    expect(changesOf(changes, 'booked')[0]!.booking).toEqual({
      kind: 'external_refund',
      sourceRef: 'stripe:external:1',
      occurredAt: AT + DAY,
      lines: [
        { account: 'cash:external', amountCents: -83_233 },
        { account: 'refund:dfy', amountCents: 83_233 },
      ],
    });
    expect(changesOf(changes, 'status_changed')).toMatchObject([{ to: 'partially_refunded' }]);
    expect(alertsOf(changes)).toEqual([]);
  });

  it('that were made outside the provider are booked once, also where the newest payment is back already', () => {
    const three = stateAfter(PLAN, month(1), month(2), month(3), ofPayment('pi_3', refunds({ amountCents: 83_234 })));
    const told = stateAfter(three, recorded(90_000));
    expect(told.refunds.map(({ ref }) => ref)).toEqual(['re_1', 'external:1', 'external:1:2']);
    expect(stateAfter(told, recorded(90_000)).books.refundedCents).toBe(83_234 + 90_000);
  });

  it('that were made outside the provider can take all that is kept; of one cent more somebody is told', () => {
    const paid = stateAfter(PENDING, payment());
    expect(alertsOf(last(paid, recorded(9_700)))).toEqual([]);
    const changes = last(paid, recorded(9_701));
    expect(alertsOf(changes)).toEqual(['refund_exceeds_payment']);
    expect(changesOf(changes, 'books_set')).toMatchObject([{ books: { status: 'refunded', refundedCents: 9_700 } }]);
  });

  it('of one payment take nothing off another one', () => {
    const all = { amountCents: 83_233 };
    const second = ofPayment('pi_2', refunds({ ref: 're_2', ...all }));
    const back = after(PLAN, month(1), month(2), refunds(all), second);
    expect(back.orders.get(ID)!.books.refundedCents).toBe(166_466);
    expect(alertsOf(back.changes)).toEqual([]);
  });

  describe('that are together more than the payment', () => {
    const rows = (...facts: SettlementFact[]) =>
      stateAfter(PENDING, payment(), ...facts).refunds.map(({ ref, amountCents }) => [ref, amountCents]);

    it('count in the order in which they were made', () => {
      const later = { amountCents: 9_000, at: AT + 2 * DAY };
      expect(rows(refunds(later, { amountCents: 4_700 }))).toEqual([
        ['re_2', 4_700],
        ['re_1', 5_000],
      ]);
    });

    it('count by their names where they were made at the same time, in whatever order they are listed', () => {
      const [first, second] = [
        { ref: 're_1', amountCents: 9_000 },
        { ref: 're_2', amountCents: 4_700 },
      ];
      for (const list of [
        [first, second],
        [second, first],
      ])
        expect(rows(refunds(...list))).toEqual([
          ['re_1', 9_000],
          ['re_2', 700],
        ]);
    });

    it("count before what we recorded, which counts before what a lost dispute took; a dispute's rest is no alarm", () => {
      const [lost, ours, theirs] = [dispute('lost'), recorded(6_000), refunds({ amountCents: 5_000 })];
      for (const facts of [
        [ours, theirs, lost],
        [ours, lost, theirs],
      ]) {
        const memory = after(PENDING, payment(), ...facts);
        const standing = memory.orders.get(ID)!.refunds.filter(({ state }) => state === 'succeeded');
        expect(standing.map(({ kind, amountCents }) => `${kind} ${amountCents}`)).toEqual([
          'external 4700',
          'refund 5000',
        ]);
        expect(alertsOf(memory.changes).toSorted()).toEqual(['dispute_lost', 'refund_exceeds_payment']);
      }
    });
  });

  it('do not make an order held while the buyer holds another one of the session', () => {
    const refunded = { ...stateAfter(PENDING, payment(), refunds({ amountCents: 9_700 })), rivalHeld: true };
    const changes = last(refunded, refunds({ amountCents: 9_700, state: 'failed' }));
    expect(changesOf(changes, 'status_changed')).toEqual([]);
    expect(changesOf(changes, 'books_set')).toMatchObject([{ books: { status: 'refunded', refundedCents: 0 } }]);
    expect(alertsOf(changes)).toContain('order_held_twice');
  });

  it('change the status of an order that is held itself, whatever else the buyer holds', () => {
    const changes = last({ ...stateAfter(PENDING, payment()), rivalHeld: true }, refunds({}));
    expect(changesOf(changes, 'status_changed')).toMatchObject([{ to: 'partially_refunded' }]);
    expect(alertsOf(changes)).toEqual([]);
  });
});
