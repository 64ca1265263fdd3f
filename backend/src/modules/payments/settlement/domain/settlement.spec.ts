import { SettlementMemory } from '../application/settlement-memory.fake.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import {
  AT,
  ID,
  PENDING,
  PLAN,
  RIVAL,
  after,
  alertsOf,
  balance,
  changesOf,
  dispute,
  last,
  month,
  payment,
  refunds,
  stateAfter,
  statusAfter,
  workOf,
} from '../../../../../test/builders/settlement-facts.js';

describe('money that is owed', () => {
  it('completes the order, redeems the code, and is booked once however often it is told', () => {
    const memory = after(PENDING, payment(), payment(), payment());
    expect(memory.orders.get(ID)!.books).toMatchObject({
      status: 'completed',
      capturedCents: 9_700,
      paidAt: AT,
      completedAt: AT,
    });
    expect([balance(memory, 'cash:stripe'), balance(memory, 'revenue:implementation')]).toEqual([9_700, -9_700]);
    expect(changesOf(memory.changes, 'coupon').map(({ action }) => action)).toEqual(['redeem']);
    expect(changesOf(memory.changes, 'paid_first')).toHaveLength(1);
    expect(changesOf(memory.changes, 'status_changed')).toMatchObject([
      { from: 'pending', to: 'completed', cause: 'payment:stripe:pi_1' },
    ]);
  });

  it('ends its attempt well, also one whose reference got lost with the answer', () => {
    expect(stateAfter(PENDING, payment()).attempts).toMatchObject([{ id: 'a1', state: 'succeeded' }]);
    const lost = {
      ...PENDING,
      attempts: [{ ...PENDING.attempts[0]!, kind: 'one_click' as const, state: 'unknown' as const, providerRef: null }],
    };
    expect(stateAfter(lost, payment({ attemptRef: 'pi_1' })).attempts).toMatchObject([
      { state: 'succeeded', providerRef: 'pi_1' },
    ]);
    const declined = { ...lost.attempts[0]!, id: 'a0', state: 'declined' as const };
    const second = { ...lost, attempts: [declined, ...lost.attempts] };
    expect(stateAfter(second, payment({ attemptRef: 'pi_1' })).attempts).toEqual([
      declined,
      { ...lost.attempts[0]!, state: 'succeeded', providerRef: 'pi_1' },
    ]);
    expect(stateAfter(lost, payment({ attemptRef: null })).attempts).toEqual(lost.attempts);
    expect(stateAfter(PENDING, payment({ attemptRef: 'pi_1' })).attempts).toEqual(PENDING.attempts);
  });

  it('ends an attempt well that had been given up, and says so once', () => {
    const declined = { ...PENDING.attempts[0]!, state: 'declined' as const, declineCode: 'card_declined' };
    expect(stateAfter({ ...PENDING, attempts: [declined] }, payment()).attempts).toEqual([
      { ...declined, state: 'succeeded', declineCode: null },
    ]);
    expect(changesOf(last(stateAfter(PLAN, month(1)), month(2, { attemptRef: 'cs_1' })), 'attempt_set')).toEqual([]);
  });

  it('closes another attempt that is still open', () => {
    const two = {
      ...PENDING,
      attempts: [
        { ...PENDING.attempts[0]!, state: 'canceled' as const },
        { ...PENDING.attempts[0]!, id: 'a2', providerRef: 'cs_2' },
      ],
    };
    expect(workOf(last(two, payment()))).toEqual([{ job: 'close_attempt', attemptId: 'a2' }]);
  });

  it('wins over a failed order, and somebody is told', () => {
    const failed = { ...PENDING, books: { ...PENDING.books, status: 'failed' as const } };
    const changes = last(failed, payment());
    expect(changesOf(changes, 'status_changed')).toMatchObject([{ from: 'failed', to: 'completed' }]);
    expect(changesOf(changes, 'coupon')).toMatchObject([{ action: 'redeem' }]);
    expect(alertsOf(changes)).toEqual(['paid_after_failing']);
  });
});

const OTHER = { installment: { invoiceRef: 'in_9', subscriptionRef: 'sub_2' } };

describe('money that is not owed', () => {
  const paid = stateAfter(PENDING, payment());

  it.each([
    ['too little', PENDING, payment({ amountCents: 9_699 }), 'wrong_amount'],
    ['too much', PENDING, payment({ amountCents: 9_701 }), 'wrong_amount'],
    ['another currency', PENDING, payment({ currency: 'eur' }), 'wrong_currency'],
    ['a second payment', paid, payment({ ref: 'pi_2' }), 'already_paid'],
    ['a second order of the session', { ...PENDING, rivalHeld: true }, payment(), 'other_order_held'],
    ['what the address has bought elsewhere', { ...PENDING, addressHolds: true }, payment(), 'bought_elsewhere'],
    ['an installment of what is no plan', PENDING, month(1), 'not_as_ordered'],
    ['a single payment of what is a plan', PLAN, payment({ amountCents: 249_700 }), 'not_as_ordered'],
    ['an installment of a second subscription', stateAfter(PLAN, month(1)), month(2, OTHER), 'other_subscription'],
    ['a fourth installment', stateAfter(PLAN, month(1), month(2), month(3)), month(4), 'already_paid'],
  ])('%s is a liability that is paid back', (_, order, fact, reason) => {
    const changes = last(order, fact);
    expect(changesOf(changes, 'payment_set')).toMatchObject([{ payment: { ref: fact.ref, bookedAs: 'duplicate' } }]);
    expect(changesOf(changes, 'booked')).toMatchObject([
      { booking: { kind: 'duplicate_payment' }, movesBalance: false },
    ]);
    expect(alertsOf(changes)).toEqual([`payment_not_owed_${reason}`]);
    expect(workOf(changes)).toContainEqual({
      job: 'pay_back',
      provider: 'stripe',
      paymentRef: fact.ref,
      amountCents: fact.amountCents,
    });
    expect(changesOf(changes, 'paid_first')).toEqual([]);
  });

  // C-116
  it('tells the buyer of a second payment, at the address that the provider names, and of its way back', () => {
    const guest = { ...PENDING, addressHolds: true, books: { ...PENDING.books, email: null } };
    const twice = last(guest, payment());
    expect(changesOf(twice, 'second_payment')).toEqual([
      { kind: 'second_payment', stage: 'received', ref: 'pi_1', amountCents: 9_700 },
    ]);
    expect(changesOf(twice, 'books_set').at(-1)).toMatchObject({ books: { email: expect.stringContaining('@') } });
    const back = last(stateAfter(guest, payment()), refunds({ amountCents: 9_700 }));
    expect(changesOf(back, 'second_payment')).toMatchObject([{ stage: 'paid_back', amountCents: 9_700 }]);
    expect(changesOf(last(paid, refunds({ amountCents: 9_700 })), 'second_payment')).toEqual([]);
    expect(changesOf(last(PENDING, payment({ amountCents: 9_699 })), 'second_payment')).toEqual([]);
  });

  it('keeps why the attempt brought nothing, for the page that its buyer comes back to (C-116)', () => {
    const ended = (order: typeof PENDING, fact = payment()) =>
      changesOf(last(order, fact), 'attempt_set').map(({ attempt }) => `${attempt.state} ${attempt.declineCode}`);
    expect(ended({ ...PENDING, addressHolds: true })).toEqual(['canceled paid_twice']);
    expect(ended({ ...PENDING, rivalHeld: true })).toEqual(['canceled paid_twice']);
    expect(ended(PENDING, payment({ amountCents: 1 }))).toEqual(['canceled paid_back']);
  });

  it('an installment of another amount is a liability that is paid back, and its subscription ends', () => {
    const changes = last(PLAN, month(1, { amountCents: 83_235 }));
    expect(changesOf(changes, 'payment_set')).toMatchObject([{ payment: { bookedAs: 'duplicate' } }]);
    expect(alertsOf(changes)).toEqual(['payment_not_owed_wrong_amount', 'plan_ended_by_wrong_charge']);
    expect(workOf(changes)).toContainEqual({ job: 'end_plan', subscriptionRef: 'sub_1' });
    expect(alertsOf(last(PLAN, month(1, { currency: 'eur' })))).toEqual([
      'payment_not_owed_wrong_currency',
      'plan_ended_by_wrong_charge',
    ]);
  });

  it('ends no attempt by guess: one whose reference got lost may still bring money', () => {
    const lost = { ...PLAN.attempts[0]!, state: 'unknown' as const, providerRef: null };
    const strange = month(2, { amountCents: 1, attemptRef: null });
    expect(stateAfter({ ...PLAN, attempts: [lost] }, strange).attempts).toEqual([lost]);
  });

  it('leaves an attempt that is over as it is', () => {
    const declined = { ...PENDING.attempts[0]!, state: 'declined' as const, declineCode: 'card_declined' };
    expect(stateAfter({ ...PENDING, attempts: [declined] }, payment({ amountCents: 1 })).attempts).toEqual([declined]);
  });

  it('fails an order that nothing else can pay, and gives its code back', () => {
    const changes = last(PENDING, payment({ amountCents: 100 }));
    expect(changesOf(changes, 'status_changed')).toMatchObject([{ to: 'failed' }]);
    expect(changesOf(changes, 'coupon')).toMatchObject([{ action: 'release' }]);
  });

  it('stays in accounts of its currency until it is back', () => {
    const memory = after(PENDING, payment({ currency: 'eur' }), refunds({ amountCents: 9_700 }));
    expect(
      memory.changes
        .flatMap((change) => (change.kind === 'booked' ? change.booking.lines : []))
        .map(({ account }) => account),
    ).toEqual([
      'cash:stripe:eur',
      'liability:duplicate_payment:eur',
      'cash:stripe:eur',
      'liability:duplicate_payment:eur',
    ]);
    expect(changesOf(memory.changes, 'booked')).toMatchObject([
      { booking: { kind: 'duplicate_payment', sourceRef: 'stripe:pi_1' }, movesBalance: false },
      { booking: { kind: 'duplicate_refund', sourceRef: 'stripe:re_1' }, movesBalance: false },
    ]);
    expect([...memory.accounts.values()].every((cents) => cents === 0)).toBe(true);
  });

  it('is no concern of the order when it goes back or is disputed', () => {
    const facts = [
      payment({ ref: 'pi_0' }),
      payment(),
      refunds({ amountCents: 9_700 }),
      dispute('open'),
      dispute('lost'),
    ];
    const memory = after(PENDING, ...facts);
    expect(memory.orders.get(ID)!.books).toMatchObject({ status: 'completed', capturedCents: 9_700, refundedCents: 0 });
    expect(balance(memory, 'liability:duplicate_payment')).toBe(0);
  });

  it('of a plan ends the subscription that would take it again', () => {
    const active = stateAfter(PLAN, month(1));
    const other = month(1, { ref: 'pi_9', ...OTHER });
    expect(workOf(last(active, other))).toContainEqual({ job: 'end_plan', subscriptionRef: 'sub_2' });
    const whole = stateAfter(PLAN, month(1), month(2), month(3));
    expect(workOf(last(whole, month(4)))).toContainEqual({ job: 'end_plan', subscriptionRef: 'sub_1' });
  });

  it('of a plan that still has open installments ends it too, and somebody is told: it would be taken every month', () => {
    const two = stateAfter(PLAN, month(1), month(2));
    const changes = last(two, month(3, { amountCents: 83_233 }));
    expect(workOf(changes)).toContainEqual({ job: 'end_plan', subscriptionRef: 'sub_1' });
    expect(alertsOf(changes)).toEqual(['payment_not_owed_wrong_amount', 'plan_ended_by_wrong_charge']);
    expect(alertsOf(last(stateAfter(PLAN, month(1), month(2), month(3)), month(4)))).toEqual([
      'payment_not_owed_already_paid',
    ]);
  });
});

it('an inquiry, which takes no money, changes no order, and somebody is told to answer it', () => {
  const paid = stateAfter(PENDING, payment());
  const inquiry: ProviderFact = { kind: 'inquiry_seen', provider: 'stripe', paymentRef: 'pi_1', ref: 'dp_1' };
  expect(last(paid, inquiry)).toEqual([{ kind: 'alert', alert: 'dispute_inquiry', ref: 'dp_1' }]);
  expect(statusAfter(PENDING, payment(), inquiry, dispute('open'))).toBe('disputed');
});

describe('two orders of one session', () => {
  it('can both be paid: one is settled, the other one is owed back', () => {
    const memory = new SettlementMemory([PENDING, { ...PENDING, id: RIVAL }]);
    memory.applyAll([payment(), payment({ orderId: RIVAL, ref: 'pi_2' })]);
    expect(memory.orders.get(ID)!.books.status).toBe('completed');
    expect(memory.orders.get(RIVAL)!.books).toMatchObject({ status: 'failed', capturedCents: 0 });
    expect(balance(memory, 'liability:duplicate_payment')).toBe(-9_700);
  });
});
