import type { ProviderFact } from '../../domain/provider-fact.js';
import {
  AT,
  DAY,
  PLAN,
  booksAfter,
  changesOf,
  ended,
  last,
  month,
  overdue,
  planCard,
  planSeen,
  refunds,
  stateAfter,
  statusAfter,
  workOf,
} from '../../../../../test/builders/settlement-facts.js';

describe('a plan', () => {
  it('begins with its first payment: three rows with their dates, and a subscription that must be limited', () => {
    const changes = last(PLAN, month(1));
    expect(changesOf(changes, 'installment_set').map(({ installment }) => installment)).toEqual([
      { number: 1, amountCents: 83_233, dueAt: AT, paidAt: AT, invoiceRef: 'in_1' },
      { number: 2, amountCents: 83_233, dueAt: Date.parse('2025-11-28T18:00:00Z'), paidAt: null, invoiceRef: null },
      { number: 3, amountCents: 83_234, dueAt: Date.parse('2025-12-28T18:00:00Z'), paidAt: null, invoiceRef: null },
    ]);
    expect(workOf(changes)).toEqual([{ job: 'limit_plan' }]);
    expect(statusAfter(PLAN, month(1))).toBe('payment_plan_active');
  });

  it('is complete with its third payment, which ends the subscription', () => {
    const two = stateAfter(PLAN, month(1), month(2));
    expect(two.books).toMatchObject({ status: 'payment_plan_active', completedAt: null });
    expect(workOf(last(two, month(3)))).toEqual([{ job: 'end_plan', subscriptionRef: 'sub_1' }]);
    expect(booksAfter(two, month(3))).toMatchObject({
      status: 'completed',
      capturedCents: 249_700,
      completedAt: AT + 60 * DAY,
    });
  });

  it('gives every payment its month, also when the months are heard of the wrong way round', () => {
    const { installments, payments, books } = stateAfter(PLAN, month(3), month(2), month(1));
    expect(installments.map(({ invoiceRef }) => invoiceRef)).toEqual(['in_1', 'in_2', 'in_3']);
    expect(payments.map(({ ref, installment }) => [ref, installment]).toSorted()).toEqual([
      ['pi_1', 1],
      ['pi_2', 2],
      ['pi_3', 3],
    ]);
    expect(books).toMatchObject({ status: 'completed', paidAt: AT, completedAt: AT + 60 * DAY });
    const [first] = installments;
    expect(first).toMatchObject({ dueAt: AT, paidAt: AT });
  });

  it('pays with each payment the first month of that amount, whatever else it was paid by mistake', () => {
    const mistake = month(2, { ref: 'pi_9', amountCents: 1 });
    const { installments } = stateAfter(PLAN, month(1), mistake, month(2, { amountCents: 83_234 }));
    expect(installments.map(({ invoiceRef }) => invoiceRef)).toEqual(['in_1', null, 'in_2']);
  });

  it('goes by the names of the invoices where two months were paid at the same time', () => {
    const [one, two] = [month(1), month(2, { receivedAt: AT })];
    for (const facts of [
      [one, two],
      [two, one],
    ])
      expect(stateAfter(PLAN, ...facts).installments.map(({ invoiceRef }) => invoiceRef)).toEqual([
        'in_1',
        'in_2',
        null,
      ]);
  });

  it('is defaulted when its subscription ends with a payment open, canceled when nothing was overdue, completed when all is paid', () => {
    expect(statusAfter(PLAN, month(1), overdue(), ended)).toBe('payment_plan_defaulted');
    expect(statusAfter(PLAN, month(1), ended, overdue())).toBe('payment_plan_defaulted');
    expect(statusAfter(PLAN, month(1), ended)).toBe('payment_plan_canceled');
    expect(statusAfter(PLAN, month(1), month(2), ended, month(3))).toBe('completed');
    expect(statusAfter(PLAN, month(1), month(2), month(3), ended)).toBe('completed');
  });

  it('takes the next date from the provider', () => {
    const seen = planSeen(AT + 29 * DAY);
    expect(stateAfter(PLAN, month(1), seen).installments.map(({ dueAt }) => dueAt)).toMatchObject([
      AT,
      AT + 29 * DAY,
      Date.parse('2025-12-28T18:00:00Z'),
    ]);
    expect(stateAfter(PLAN, month(1), seen, planSeen(AT + DAY)).installments.map(({ dueAt }) => dueAt)).toEqual([
      AT,
      AT + 29 * DAY,
      Date.parse('2025-12-28T18:00:00Z'),
    ]);
  });

  // The installment of 28 November, the one before it paid, the next one a month later.
  it.each([
    ['not quite half a month before it', -14 * DAY + 1, -14 * DAY + 1],
    ['half a month before it', -14 * DAY, 0],
    ['not quite half a month after it', 14 * DAY - 1, 14 * DAY - 1],
    ['half a month after it', 14 * DAY, 0],
  ])('takes a renewal %s for its own within half a month', (_, told, moved) => {
    const due = Date.parse('2025-11-28T18:00:00Z');
    expect(stateAfter(PLAN, month(1), planSeen(due + told)).installments[1]!.dueAt).toBe(due + moved);
  });

  it('knows its subscription from the first word about it, and takes the one that brings the first payment', () => {
    expect(last(PLAN, planSeen(AT + 29 * DAY))).toEqual([
      {
        kind: 'subscription_set',
        subscription: {
          ref: 'sub_1',
          failedInvoices: [],
          ended: false,
          card: null,
        },
      },
    ]);
    const second = { installment: { invoiceRef: 'in_9', subscriptionRef: 'sub_2' } };
    const begun = stateAfter(PLAN, overdue('in_1'), planCard('pm_4444'), month(1, second));
    expect(begun).toMatchObject({
      books: { status: 'payment_plan_active' },
      subscription: { ref: 'sub_2', failedInvoices: [], card: null },
    });
  });

  it('takes the months that it waits for, whatever else the buyer has bought since', () => {
    const active = stateAfter(PLAN, month(1));
    for (const order of [
      { ...active, rivalHeld: true },
      { ...active, addressHolds: true },
    ])
      expect(changesOf(last(order, month(2)), 'booked')).toMatchObject([{ movesBalance: true }]);
  });

  it('has nothing more to end or limit once its subscription has ended', () => {
    expect(workOf(last(stateAfter(PLAN, ended), month(1)))).toEqual([]);
    expect(workOf(last(stateAfter(PLAN, month(1), month(2), ended), month(3)))).toEqual([]);
    expect(workOf(last(stateAfter(PLAN, month(1), ended), refunds({ amountCents: 83_233 })))).toEqual([]);
    expect(statusAfter(PLAN, month(1), ended, month(2))).toBe('payment_plan_canceled');
  });

  it('keeps the date of an installment that is overdue, while the provider tells of the renewal after it', () => {
    const renewal = Date.parse('2025-12-28T18:00:00Z');
    const seen = planSeen(renewal + 60_000);
    const dates = [AT, Date.parse('2025-11-28T18:00:00Z'), renewal + 60_000];
    for (const facts of [
      [overdue(), seen],
      [seen, overdue()],
    ])
      expect(stateAfter(PLAN, month(1), ...facts).installments.map(({ dueAt }) => dueAt)).toEqual(dates);
  });

  it('takes no date of a renewal that no installment belongs to', () => {
    const fourth = planSeen(Date.parse('2026-01-28T18:00:00Z'));
    const known = stateAfter(PLAN, month(1)).installments;
    expect(stateAfter(PLAN, month(1), fourth).installments).toEqual(known);
  });

  it('charges nobody further who has everything back', () => {
    const one = stateAfter(PLAN, month(1));
    expect(workOf(last(one, refunds({ amountCents: 83_233 })))).toEqual([
      { job: 'end_plan', subscriptionRef: 'sub_1' },
    ]);
    expect(workOf(last(one, refunds({ amountCents: 1_000 })))).toEqual([]);
    const back = stateAfter(one, refunds({ amountCents: 83_233 }));
    expect(workOf(last(back, planSeen(null)))).toEqual([]);
  });

  it('that was refunded counts what comes later', () => {
    expect(statusAfter(PLAN, month(1), refunds({ amountCents: 83_233 }))).toBe('refunded');
    expect(statusAfter(PLAN, month(1), refunds({ amountCents: 83_233 }), month(2))).toBe('partially_refunded');
  });

  describe.each([
    ['payment_plan_defaulted', [overdue(), ended]],
    ['payment_plan_canceled', [ended]],
  ] as const)('that is over as %s', (status, end) => {
    const part = refunds({ amountCents: 1_000 });

    it('stays so when a part goes back: that gives nobody access again, and holds no place', () => {
      const over = stateAfter(PLAN, month(1), ...end);
      expect(booksAfter(over, part)).toMatchObject({ status, refundedCents: 1_000 });
      expect(changesOf(last(over, part), 'status_changed')).toEqual([]);
    });

    it('is told so also where a part went back before', () => {
      const changes = last(stateAfter(PLAN, month(1), part, ...end.slice(0, -1)), end.at(-1)!);
      expect(changesOf(changes, 'status_changed')).toMatchObject([{ from: 'partially_refunded', to: status }]);
    });

    it('is refunded when all of it goes back, and as before when the bank refuses', () => {
      const all = stateAfter(PLAN, month(1), ...end, refunds({ amountCents: 83_233 }));
      expect(all.books.status).toBe('refunded');
      expect(booksAfter(all, refunds({ amountCents: 83_233, state: 'failed' }))).toMatchObject({ status });
    });
  });
});

describe('another card for a plan', () => {
  const cardAfter = (...facts: ProviderFact[]) => stateAfter(PLAN, ...facts).subscription?.card;

  it('pays what is still to come: the subscription is told, and the order keeps its status', () => {
    const changes = last(stateAfter(PLAN, month(1)), planCard('pm_4444'));
    expect(workOf(changes)).toEqual([{ job: 'use_plan_card', cardRef: 'pm_4444' }]);
    expect(cardAfter(month(1), planCard('pm_4444'))).toEqual({ ref: 'pm_4444', last4: '4444', givenAt: AT + DAY });
    expect(statusAfter(PLAN, month(1), planCard('pm_4444'))).toBe('payment_plan_active');
  });

  it('is told to the subscription once more when it is heard of again, and nothing else changes', () => {
    const again = last(stateAfter(PLAN, month(1), planCard('pm_4444')), planCard('pm_4444'));
    expect(workOf(again)).toEqual([{ job: 'use_plan_card', cardRef: 'pm_4444' }]);
    expect(changesOf(again, 'subscription_set')).toEqual([]);
    expect(workOf(last(stateAfter(PLAN, month(1), planCard('pm_4444')), planCard('pm_4444', AT)))).toEqual(
      workOf(again),
    );
  });

  it('is the one that was given last, whichever is heard of first', () => {
    const [first, second] = [planCard('pm_1111'), planCard('pm_2222', AT + 2 * DAY)];
    expect(cardAfter(month(1), first, second)).toMatchObject({ ref: 'pm_2222' });
    expect(cardAfter(month(1), second, first)).toMatchObject({ ref: 'pm_2222' });
    expect(workOf(last(stateAfter(PLAN, month(1), second), first))).toEqual([]);
    const sameTime = planCard('pm_3333', AT + 2 * DAY);
    expect(cardAfter(month(1), second, sameTime)).toMatchObject({ ref: 'pm_3333' });
  });

  it('stays when the next month is paid, and when one fails', () => {
    expect(cardAfter(month(1), planCard('pm_4444'), month(2))).toMatchObject({ ref: 'pm_4444' });
    expect(cardAfter(month(1), planCard('pm_4444'), overdue())).toMatchObject({ ref: 'pm_4444' });
  });

  it('is nothing to a plan that has ended', () => {
    expect(cardAfter(month(1), ended, planCard('pm_4444'))).toBeNull();
    expect(workOf(last(stateAfter(PLAN, month(1), ended), planCard('pm_4444')))).toEqual([]);
  });
});
