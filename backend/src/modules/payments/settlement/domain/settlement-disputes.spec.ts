import type { ProviderFact } from '../../domain/provider-fact.js';
import type { SettlementFact } from '../../domain/settlement-fact.js';
import {
  AT,
  DAY,
  ID,
  PENDING,
  PLAN,
  after,
  alertsOf,
  atPayPal,
  balance,
  booksAfter,
  changesOf,
  dispute,
  ended,
  last,
  month,
  ofPayment,
  overdue,
  payment,
  recorded,
  refunds,
  stateAfter,
  statusAfter,
} from '../../../../../test/builders/settlement-facts.js';

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
      expect(alertsOf(memory.changes)).toEqual(['dispute_lost']);
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

  it('about money that is owed back suspend nothing, and their loss is no way back that the buyer is told of', () => {
    const two = stateAfter(PENDING, payment({ ref: 'pi_0' }), payment());
    expect(statusAfter(two, dispute('open'))).toBe('completed');
    const lost = last(two, dispute('lost'));
    expect(changesOf(lost, 'booked')).toMatchObject([{ booking: { kind: 'duplicate_dispute_lost' } }]);
    expect(changesOf(lost, 'second_payment')).toEqual([]);
  });

  it('of one payment suspend the whole plan, and take nothing off another payment', () => {
    const two = stateAfter(PLAN, month(1), month(2));
    const ofOne = { amountCents: 83_233 };
    expect(statusAfter(two, dispute('open', ofOne))).toBe('disputed');
    const facts = [dispute('lost', ofOne), ofPayment('pi_2', refunds(ofOne))];
    expect(booksAfter(two, ...facts)).toMatchObject({ status: 'refunded', refundedCents: 166_466 });
  });

  it('end in a completed order where it is not known any more what the order was before', () => {
    const open = stateAfter(PENDING, payment(), dispute('open'));
    const unknown = { ...open, books: { ...open.books, statusBeforeDispute: null } };
    expect(statusAfter(unknown, dispute('won'))).toBe('completed');
  });

  it('do not make an order held while the buyer holds another one of the session, which is no alarm where no money moves', () => {
    const canceled = { ...stateAfter(PLAN, month(1), ended), rivalHeld: true };
    const changes = last(canceled, dispute('open', { amountCents: 83_233 }));
    expect(changes.map(({ kind }) => kind)).toEqual(['alert', 'dispute_set']);
    expect(alertsOf(changes)).toEqual(['dispute_open']);
  });

  it('begin with the earliest word about them and end with the first one of their outcome', () => {
    const heard = (...facts: ProviderFact[]) => stateAfter(PENDING, payment(), ...facts).disputes[0];
    const open = (at: number) => dispute('open', { at });
    expect(heard(open(AT + 2 * DAY), open(AT + DAY))).toMatchObject({ openedAt: AT + DAY, closedAt: null });
    expect(heard(open(AT + DAY), open(AT + 2 * DAY))).toMatchObject({ openedAt: AT + DAY });
    const lost = [dispute('lost', { at: AT + 4 * DAY }), dispute('lost', { at: AT + 5 * DAY })];
    expect(heard(open(AT + DAY), ...lost)).toMatchObject({ openedAt: AT + DAY, closedAt: AT + 4 * DAY });
    const won = dispute('won', { at: AT + 9 * DAY });
    expect(heard(open(AT + DAY), ...lost, won)).toMatchObject({ state: 'won', closedAt: AT + 9 * DAY });
    expect(stateAfter(PENDING, payment(), open(AT + DAY), ...lost, won).refunds).toMatchObject([
      { occurredAt: AT + 4 * DAY },
    ]);
  });

  it('keep the time until which the provider takes our evidence', () => {
    const named = dispute('open', { respondBy: AT + 9 * DAY });
    const heard = (...facts: ProviderFact[]) => stateAfter(PENDING, payment(), ...facts).disputes[0]!.respondBy;
    expect([heard(named), heard(named, dispute('open')), heard(dispute('open'), named)]).toEqual([
      AT + 9 * DAY,
      AT + 9 * DAY,
      AT + 9 * DAY,
    ]);
    expect(heard(dispute('open'))).toBeNull();
  });

  it('bring no alarm when the same word is heard again', () => {
    const open = stateAfter(PENDING, payment(), dispute('open'));
    expect(alertsOf(last(open, dispute('open')))).toEqual([]);
    expect(alertsOf(last(stateAfter(open, dispute('lost')), dispute('lost')))).toEqual([]);
  });
});

// PayPal tells what a dispute took twice: as its outcome, and as a reversal among the refunds.
describe('a dispute that is lost at PayPal', () => {
  const BEGAN = AT + 2 * DAY;
  const lost = atPayPal(dispute('lost', { amountCents: 1_000, at: BEGAN }));
  const reversal = (cents: number, at: number) => atPayPal(refunds({ amountCents: cents, at }));
  const refunded = (...facts: SettlementFact[]) => booksAfter(PENDING, atPayPal(payment()), ...facts).refundedCents;

  it('counts once with its reversal, whichever is heard of first', () => {
    expect([refunded(lost, reversal(1_000, BEGAN + DAY)), refunded(reversal(1_000, BEGAN + DAY), lost)]).toEqual([
      1_000, 1_000,
    ]);
  });

  it.each([
    ['in the very second in which it began', 1_000, BEGAN, 1_000],
    ['before it began', 1_000, BEGAN - 1, 2_000],
    ['of less than was lost', 400, BEGAN, 1_000],
    ['of more than was lost', 1_500, BEGAN, 1_500],
  ])('with a reversal %s', (_, cents, at, together) => {
    expect(refunded(lost, reversal(cents, at))).toBe(together);
  });

  it('has nothing to do with what went back outside of PayPal', () => {
    expect(refunded(lost, recorded(1_000, BEGAN + DAY))).toBe(2_000);
  });

  it('is not like one at Stripe, whose refunds are others', () => {
    const later = refunds({ amountCents: 1_000, at: BEGAN + DAY });
    expect(booksAfter(PENDING, payment(), dispute('lost', { amountCents: 1_000 }), later).refundedCents).toBe(2_000);
  });
});
