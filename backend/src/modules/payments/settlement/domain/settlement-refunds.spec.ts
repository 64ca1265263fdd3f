import type { ProviderFact } from '../../domain/provider-fact.js';
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
  ended,
  last,
  month,
  overdue,
  payment,
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
  });

  it('never take more off a payment than it was', () => {
    const memory = after(PENDING, payment(), refunds({}, { amountCents: 9_000 }));
    expect(memory.orders.get(ID)!.books.refundedCents).toBe(9_700);
    expect(alertsOf(memory.changes)).toEqual(['refund_exceeds_payment']);
  });

  it('that were made outside the provider come off the newest payments, out of a cash account of their own', () => {
    const two = stateAfter(PLAN, month(1), month(2));
    const changes = last(two, {
      kind: 'refund_recorded',
      orderId: ID,
      ref: 'external:1',
      amountCents: 90_000,
      reason: 'goodwill',
      at: AT,
    });
    expect(
      changesOf(changes, 'refund_set').map(({ refund }) => [refund.paymentRef, refund.amountCents, refund.kind]),
    ).toEqual([
      ['pi_2', 83_233, 'external'],
      ['pi_1', 6_767, 'external'],
    ]);
    expect(changesOf(changes, 'booked')[0]!.booking.lines[0]).toEqual({
      account: 'cash:external',
      amountCents: -83_233,
    });
    expect(changesOf(changes, 'status_changed')).toMatchObject([{ to: 'partially_refunded' }]);
  });

  it('do not make an order held while the buyer holds another one of the session', () => {
    const refunded = { ...stateAfter(PENDING, payment(), refunds({ amountCents: 9_700 })), rivalHeld: true };
    const changes = last(refunded, refunds({ amountCents: 9_700, state: 'failed' }));
    expect(changesOf(changes, 'status_changed')).toEqual([]);
    expect(changesOf(changes, 'books_set')).toMatchObject([{ books: { status: 'refunded', refundedCents: 0 } }]);
    expect(alertsOf(changes)).toContain('order_held_twice');
  });
});

describe('disputes', () => {
  it.each([
    ['a completed order', PENDING, [payment()], 'completed'],
    ['a partly refunded order', PENDING, [payment(), refunds({})], 'partially_refunded'],
    ['a refunded order', PENDING, [payment(), refunds({ amountCents: 9_700 })], 'refunded'],
    ['a plan', PLAN, [month(1)], 'payment_plan_active'],
    ['a plan past due', PLAN, [month(1), overdue()], 'payment_plan_past_due'],
    ['a defaulted plan', PLAN, [month(1), overdue(), ended], 'payment_plan_defaulted'],
  ] as const)('of %s suspend it, and lead back when they are won', (_, order, facts, status) => {
    expect(booksAfter(order, ...facts, dispute('open'))).toMatchObject({
      status: 'disputed',
      statusBeforeDispute: status,
    });
    expect(booksAfter(order, ...facts, dispute('open'), dispute('won'))).toMatchObject({
      status,
      statusBeforeDispute: null,
    });
  });

  it('that are lost take the money back like a refund', () => {
    const memory = after(PENDING, payment(), dispute('open'), dispute('lost'), dispute('lost'));
    expect(memory.orders.get(ID)!.books).toMatchObject({ status: 'refunded', refundedCents: 9_700 });
    expect(balance(memory, 'dispute_lost:implementation')).toBe(9_700);
    expect(booksAfter(PENDING, payment(), dispute('lost', { amountCents: 700 }))).toMatchObject({
      status: 'partially_refunded',
      refundedCents: 700,
    });
  });

  it('never take more than is kept, whether the refund is heard of before or after', () => {
    for (const facts of [
      [refunds({}), dispute('lost')],
      [dispute('lost'), refunds({})],
    ]) {
      const memory = after(PENDING, payment(), ...facts);
      expect(memory.orders.get(ID)!.books).toMatchObject({ status: 'refunded', refundedCents: 9_700 });
      expect([balance(memory, 'refund:implementation'), balance(memory, 'dispute_lost:implementation')]).toEqual([
        4_700, 5_000,
      ]);
    }
  });

  it('that begin again after their end are old news; an appeal that is won brings the money back', () => {
    expect(statusAfter(PENDING, payment(), dispute('won'), dispute('open'))).toBe('completed');
    expect(statusAfter(PENDING, payment(), dispute('lost'), dispute('open'))).toBe('refunded');
    const memory = after(PENDING, payment(), dispute('lost'), dispute('won'));
    expect(memory.orders.get(ID)!.books).toMatchObject({ status: 'completed', refundedCents: 0 });
    expect(balance(memory, 'dispute_lost:implementation')).toBe(0);
  });

  it('leave what happens meanwhile to be seen when they end', () => {
    expect(booksAfter(PENDING, payment(), dispute('open'), refunds({}))).toMatchObject({
      status: 'disputed',
      statusBeforeDispute: 'partially_refunded',
    });
    expect(statusAfter(PENDING, payment(), dispute('open'), refunds({}), dispute('won'))).toBe('partially_refunded');
    expect(statusAfter(PLAN, month(1), dispute('open'), month(2), month(3), dispute('won'))).toBe('completed');
  });

  it('suspend until the last one is over', () => {
    const second = { ref: 'dp_2', amountCents: 1_000 };
    expect(statusAfter(PENDING, payment(), dispute('open'), dispute('open', second), dispute('won'))).toBe('disputed');
    expect(
      statusAfter(
        PENDING,
        payment(),
        dispute('open'),
        dispute('open', second),
        dispute('won'),
        dispute('lost', second),
      ),
    ).toBe('partially_refunded');
  });

  it('name every step differently', () => {
    const memory = after(
      PENDING,
      payment(),
      dispute('open'),
      dispute('won'),
      dispute('open', { ref: 'dp_2' }),
      dispute('won', { ref: 'dp_2' }),
    );
    const causes = changesOf(memory.changes, 'status_changed').map(({ cause }) => cause);
    expect(new Set(causes).size).toBe(causes.length);
    expect(alertsOf(memory.changes)).toEqual(['dispute_open', 'dispute_open']);
  });

  it('count once where PayPal tells the same loss as an outcome and as a reversal', () => {
    const paid = payment({ provider: 'paypal' });
    const lost = { ...dispute('lost', { amountCents: 1_000 }), provider: 'paypal' } as ProviderFact;
    const { at } = lost as { at: number } & ProviderFact;
    const reversal = { ...refunds({ amountCents: 1_000, at: at + DAY }), provider: 'paypal' } as ProviderFact;
    for (const facts of [
      [lost, reversal],
      [reversal, lost],
    ])
      expect(booksAfter(PENDING, paid, ...facts)).toMatchObject({ status: 'partially_refunded', refundedCents: 1_000 });
  });
});
