import {
  AT,
  DAY,
  ID,
  PLAN,
  after,
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

describe('a plan whose payment is refused', () => {
  it('is past due while a payment is refused, tells so once, and is active again when it is paid', () => {
    const failing = after(PLAN, month(1), overdue(), overdue());
    expect(failing.orders.get(ID)!).toMatchObject({
      books: { status: 'payment_plan_past_due' },
      subscription: {
        failedInvoices: [{ ref: 'in_2', nextAttemptAt: AT + 33 * DAY, payUrl: 'https://pay.test/in_2' }],
      },
    });
    expect(changesOf(failing.changes, 'installment_failed')).toMatchObject([{ invoiceRef: 'in_2' }]);
    expect(stateAfter(PLAN, month(1), overdue(), month(2))).toMatchObject({
      books: { status: 'payment_plan_active' },
      subscription: { failedInvoices: [] },
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
    expect(memory.orders.get(ID)!.subscription!.failedInvoices).toMatchObject([{ ref: 'in_2', nextAttemptAt: null }]);
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

  it('takes the same word once more for no news', () => {
    const failing = stateAfter(PLAN, month(1), overdue());
    expect(last(failing, overdue()).map(({ kind }) => kind)).toEqual(['subscription_set']);
    expect(stateAfter(failing, overdue())).toEqual(failing);
  });

  it('says nothing of a first payment, which is an attempt, nor after the end, nor when everything is back', () => {
    const failure = overdue('in_2');
    for (const order of [
      PLAN,
      stateAfter(PLAN, month(1), ended),
      stateAfter(PLAN, month(1), refunds({ amountCents: 83_233 })),
    ])
      expect(last(order, failure).map(({ kind }) => kind)).not.toContain('installment_failed');
    expect(workOf(last(PLAN, failure))).toEqual([]);
    expect(statusAfter(PLAN, failure)).toBe('pending');
  });

  describe('two months in a row', () => {
    const second = overdue('in_3', AT + 20 * DAY);
    const both = stateAfter(PLAN, month(1), overdue(), second);

    it('tells of each, also where the later one is tried again earlier', () => {
      const { changes } = after(PLAN, month(1), overdue(), second);
      expect(changesOf(changes, 'installment_failed')).toMatchObject([
        { invoiceRef: 'in_2', nextAttemptAt: AT + 33 * DAY },
        { invoiceRef: 'in_3', nextAttemptAt: AT + 20 * DAY },
      ]);
      expect(both.subscription!.failedInvoices.map(({ ref }) => ref)).toEqual(['in_2', 'in_3']);
    });

    it('tells of another try of the later one alone', () => {
      expect(changesOf(last(both, overdue('in_3', AT + 40 * DAY)), 'installment_failed')).toMatchObject([
        { invoiceRef: 'in_3', nextAttemptAt: AT + 40 * DAY },
      ]);
    });

    it('tells of another try of the earlier one, though the later one is tried after it', () => {
      const later = stateAfter(both, overdue('in_3', AT + 40 * DAY));
      const again = overdue('in_2', AT + 38 * DAY);
      expect(changesOf(last(later, again), 'installment_failed')).toEqual([
        { kind: 'installment_failed', invoiceRef: 'in_2', nextAttemptAt: AT + 38 * DAY },
      ]);
      expect(stateAfter(later, again).subscription!.failedInvoices.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([
        AT + 38 * DAY,
        AT + 40 * DAY,
      ]);
    });

    it('asks for the other one once the one that failed last is paid', () => {
      const invoice = { invoiceRef: 'in_3', subscriptionRef: 'sub_1' };
      const [left] = stateAfter(both, { ...month(3), installment: invoice }).subscription!.failedInvoices;
      expect(left).toEqual({ ref: 'in_2', nextAttemptAt: AT + 33 * DAY, payUrl: 'https://pay.test/in_2' });
    });

    it('stays past due until both are paid', () => {
      const one = last(both, month(2));
      expect(changesOf(one, 'subscription_set')).toMatchObject([
        {
          subscription: {
            failedInvoices: [{ ref: 'in_3', nextAttemptAt: AT + 20 * DAY, payUrl: 'https://pay.test/in_3' }],
          },
        },
      ]);
      expect(changesOf(one, 'installment_failed')).toEqual([]);
      expect(statusAfter(both, month(2))).toBe('payment_plan_past_due');
      expect(statusAfter(both, month(2), month(3))).toBe('completed');
    });
  });
});
