import type { ProviderFact } from '../../domain/provider-fact.js';
import {
  AT,
  DAY,
  ID,
  PLAN,
  after,
  booksAfter,
  changesOf,
  ended,
  last,
  month,
  overdue,
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
    expect(books).toMatchObject({ status: 'completed', paidAt: AT });
  });

  it('is past due while a payment is refused, tells so once, and is active again when it is paid', () => {
    const failing = after(PLAN, month(1), overdue(), overdue());
    expect(failing.orders.get(ID)!).toMatchObject({
      books: { status: 'payment_plan_past_due' },
      subscription: { nextAttemptAt: AT + 33 * DAY, payUrl: 'https://pay.test/in_2' },
    });
    expect(changesOf(failing.changes, 'installment_failed')).toMatchObject([{ invoiceRef: 'in_2' }]);
    expect(stateAfter(PLAN, month(1), overdue(), month(2))).toMatchObject({
      books: { status: 'payment_plan_active' },
      subscription: { nextAttemptAt: null, payUrl: null },
    });
  });

  // C-117
  it('tells of every try that was refused, each once', () => {
    const tries = [AT + 33 * DAY, AT + 38 * DAY, null];
    const memory = after(PLAN, month(1), ...tries.flatMap((next) => [overdue('in_2', next), overdue('in_2', next)]));
    expect(changesOf(memory.changes, 'installment_failed').map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(tries);
  });

  it('ignores a try that is told after a later one', () => {
    const memory = after(PLAN, month(1), overdue('in_2', null), overdue('in_2', AT + 33 * DAY));
    expect(memory.orders.get(ID)!.subscription).toMatchObject({ nextAttemptAt: null });
    expect(changesOf(memory.changes, 'installment_failed')).toHaveLength(1);
  });

  it('ignores a refusal that is told after its payment', () => {
    expect(statusAfter(PLAN, month(1), month(2), overdue())).toBe('payment_plan_active');
  });

  it('tells of a refusal as soon as the plan has begun, if it is heard of before', () => {
    const memory = after(PLAN, overdue(), month(1));
    expect(memory.orders.get(ID)!.books.status).toBe('payment_plan_past_due');
    expect(changesOf(memory.changes, 'installment_failed')).toHaveLength(1);
  });

  it('is defaulted when its subscription ends with a payment open, canceled when nothing was overdue, completed when all is paid', () => {
    expect(statusAfter(PLAN, month(1), overdue(), ended)).toBe('payment_plan_defaulted');
    expect(statusAfter(PLAN, month(1), ended, overdue())).toBe('payment_plan_defaulted');
    expect(statusAfter(PLAN, month(1), ended)).toBe('payment_plan_canceled');
    expect(statusAfter(PLAN, month(1), month(2), ended, month(3))).toBe('completed');
    expect(statusAfter(PLAN, month(1), month(2), month(3), ended)).toBe('completed');
  });

  it('takes the next date from the provider', () => {
    const seen: ProviderFact = { kind: 'plan_seen', orderId: ID, subscriptionRef: 'sub_1', nextDueAt: AT + 29 * DAY };
    expect(stateAfter(PLAN, month(1), seen).installments.map(({ dueAt }) => dueAt)).toMatchObject([
      AT,
      AT + 29 * DAY,
      Date.parse('2025-12-28T18:00:00Z'),
    ]);
    const old: ProviderFact = { ...seen, nextDueAt: AT };
    expect(stateAfter(PLAN, month(1), seen, old).installments[1]!.dueAt).toBe(AT + 29 * DAY);
  });

  it('keeps the date of an installment that is overdue, while the provider tells of the renewal after it', () => {
    const renewal = Date.parse('2025-12-28T18:00:00Z');
    const seen: ProviderFact = {
      kind: 'plan_seen',
      orderId: ID,
      subscriptionRef: 'sub_1',
      nextDueAt: renewal + 60_000,
    };
    const dates = [AT, Date.parse('2025-11-28T18:00:00Z'), renewal + 60_000];
    for (const facts of [
      [overdue(), seen],
      [seen, overdue()],
    ])
      expect(stateAfter(PLAN, month(1), ...facts).installments.map(({ dueAt }) => dueAt)).toEqual(dates);
  });

  it('takes no date of a renewal that no installment belongs to', () => {
    const fourth: ProviderFact = {
      kind: 'plan_seen',
      orderId: ID,
      subscriptionRef: 'sub_1',
      nextDueAt: Date.parse('2026-01-28T18:00:00Z'),
    };
    const known = stateAfter(PLAN, month(1)).installments;
    expect(stateAfter(PLAN, month(1), fourth).installments).toEqual(known);
  });

  it('charges nobody further who has everything back', () => {
    const one = stateAfter(PLAN, month(1));
    expect(workOf(last(one, refunds({ amountCents: 83_233 })))).toEqual([
      { job: 'end_plan', subscriptionRef: 'sub_1' },
    ]);
    expect(workOf(last(one, refunds({ amountCents: 1_000 })))).toEqual([]);
  });

  it('that was refunded counts what comes later', () => {
    expect(statusAfter(PLAN, month(1), refunds({ amountCents: 83_233 }))).toBe('refunded');
    expect(statusAfter(PLAN, month(1), refunds({ amountCents: 83_233 }), month(2))).toBe('partially_refunded');
  });
});

describe('another card for a plan', () => {
  const given = (ref: string, givenAt = AT + DAY): ProviderFact => ({
    kind: 'plan_card_given',
    orderId: ID,
    subscriptionRef: 'sub_1',
    card: { customerRef: 'cus_1', paymentMethodRef: ref, brand: 'visa', last4: ref.slice(-4) },
    givenAt,
  });
  const cardAfter = (...facts: ProviderFact[]) => stateAfter(PLAN, ...facts).subscription?.card;

  it('pays what is still to come: the subscription is told, and the order keeps its status', () => {
    const changes = last(stateAfter(PLAN, month(1)), given('pm_4444'));
    expect(workOf(changes)).toEqual([{ job: 'use_plan_card', cardRef: 'pm_4444' }]);
    expect(cardAfter(month(1), given('pm_4444'))).toEqual({ ref: 'pm_4444', last4: '4444', givenAt: AT + DAY });
    expect(statusAfter(PLAN, month(1), given('pm_4444'))).toBe('payment_plan_active');
  });

  it('is told to the subscription once more when it is heard of again, and nothing else changes', () => {
    const again = last(stateAfter(PLAN, month(1), given('pm_4444')), given('pm_4444'));
    expect(workOf(again)).toEqual([{ job: 'use_plan_card', cardRef: 'pm_4444' }]);
    expect(changesOf(again, 'subscription_set')).toEqual([]);
  });

  it('is the one that was given last, whichever is heard of first', () => {
    const [first, second] = [given('pm_1111'), given('pm_2222', AT + 2 * DAY)];
    expect(cardAfter(month(1), first, second)).toMatchObject({ ref: 'pm_2222' });
    expect(cardAfter(month(1), second, first)).toMatchObject({ ref: 'pm_2222' });
    expect(workOf(last(stateAfter(PLAN, month(1), second), first))).toEqual([]);
  });

  it('stays when the next month is paid, and when one fails', () => {
    expect(cardAfter(month(1), given('pm_4444'), month(2))).toMatchObject({ ref: 'pm_4444' });
    expect(cardAfter(month(1), given('pm_4444'), overdue())).toMatchObject({ ref: 'pm_4444' });
  });

  it('is nothing to a plan that has ended', () => {
    expect(cardAfter(month(1), ended, given('pm_4444'))).toBeNull();
    expect(workOf(last(stateAfter(PLAN, month(1), ended), given('pm_4444')))).toEqual([]);
  });
});
