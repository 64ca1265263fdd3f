import { SettlementMemory } from '../testing/settlement-memory.fake.js';
import type { OrderState } from './order-state.js';
import type { PaymentReceived, ProviderFact, ProviderRefund } from '../../domain/provider-fact.js';
import type { SettlementFact } from '../../domain/settlement-fact.js';
import { settle } from './settlement.js';
import type { Change } from './settlement-change.js';

const ID = '00000001-0000-4000-8000-000000000000';
const RIVAL = '00000002-0000-4000-8000-000000000000';
const AT = Date.parse('2025-10-28T18:00:00Z');
const DAY = 86_400_000;

const PENDING: OrderState = {
  id: ID,
  product: 'implementation',
  plan: false,
  totalCents: 9_700,
  installmentCents: null,
  buyerId: 'b0000000-0000-4000-8000-000000000000',
  rivalHeld: false,
  addressHolds: false,
  books: {
    status: 'pending',
    statusBeforeDispute: null,
    capturedCents: 0,
    refundedCents: 0,
    email: null,
    name: null,
    paidAt: null,
    completedAt: null,
  },
  payments: [],
  refunds: [],
  disputes: [],
  attempts: [{ id: 'a1', kind: 'checkout', state: 'open', providerRef: 'cs_1', declineCode: null }],
  subscription: null,
  installments: [],
  cardSaved: false,
};
const PLAN: OrderState = {
  ...PENDING,
  product: 'dfy',
  plan: true,
  totalCents: 249_700,
  installmentCents: [83_233, 83_233, 83_234],
};

const payment = (over: Partial<PaymentReceived> = {}): PaymentReceived => ({
  kind: 'payment_received',
  provider: 'stripe',
  orderId: ID,
  ref: 'pi_1',
  amountCents: 9_700,
  currency: 'usd',
  receivedAt: AT,
  attemptRef: 'cs_1',
  installment: null,
  payer: { email: ' Payer@Example.com ', name: 'Sam Rivera' },
  card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1', brand: 'visa', last4: '4242' },
  ...over,
});
const month = (number: number, over: Partial<PaymentReceived> = {}): PaymentReceived =>
  payment({
    ref: `pi_${number}`,
    amountCents: number === 3 ? 83_234 : 83_233,
    receivedAt: AT + (number - 1) * 30 * DAY,
    attemptRef: number === 1 ? 'cs_1' : null,
    installment: { invoiceRef: `in_${number}`, subscriptionRef: 'sub_1' },
    ...over,
  });
const refunds = (...list: Partial<ProviderRefund>[]): ProviderFact => ({
  kind: 'refunds_seen',
  provider: 'stripe',
  paymentRef: 'pi_1',
  refunds: list.map((refund, index) => ({
    ref: `re_${index + 1}`,
    amountCents: 4_700,
    state: 'succeeded',
    at: AT + DAY,
    ...refund,
  })),
});
const dispute = (
  state: 'open' | 'won' | 'lost',
  over: { ref?: string; amountCents?: number; paymentRef?: string } = {},
): ProviderFact => ({
  kind: 'dispute_seen',
  provider: 'stripe',
  paymentRef: 'pi_1',
  ref: 'dp_1',
  state,
  amountCents: 9_700,
  at: AT + 2 * DAY,
  ...over,
});
const overdue = (invoiceRef = 'in_2', nextAttemptAt: number | null = AT + 33 * DAY): ProviderFact => ({
  kind: 'installment_failed',
  orderId: ID,
  subscriptionRef: 'sub_1',
  invoiceRef,
  nextAttemptAt,
  payUrl: 'https://pay.test/in_2',
});
const ended: ProviderFact = { kind: 'plan_ended', orderId: ID, subscriptionRef: 'sub_1' };

function after(order: OrderState, ...facts: ProviderFact[]): SettlementMemory {
  const memory = new SettlementMemory([order]);
  for (const fact of facts) if (!memory.apply(fact)) throw new Error('the fact matches nothing');
  return memory;
}
const stateAfter = (order: OrderState, ...facts: ProviderFact[]): OrderState => after(order, ...facts).orders.get(ID)!;
const booksAfter = (order: OrderState, ...facts: ProviderFact[]) => stateAfter(order, ...facts).books;
const statusAfter = (order: OrderState, ...facts: ProviderFact[]) => booksAfter(order, ...facts).status;
const changesOf = <Kind extends Change['kind']>(
  changes: readonly Change[],
  kind: Kind,
): Extract<Change, { kind: Kind }>[] =>
  changes.filter((change): change is Extract<Change, { kind: Kind }> => change.kind === kind);
const workOf = (changes: readonly Change[]) => changesOf(changes, 'follow_up').map(({ work }) => work);
const alertsOf = (changes: readonly Change[]) => changesOf(changes, 'alert').map(({ alert }) => alert);
const balance = (memory: SettlementMemory, account: string): number => memory.accounts.get(account) ?? 0;
const last = (order: OrderState, fact: SettlementFact): Change[] => settle(order, fact, AT + 3 * DAY);

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

  it('brings the address and name that the buyer did not leave, and keeps those that he did', () => {
    expect(booksAfter(PENDING, payment())).toMatchObject({ email: 'payer@example.com', name: 'Sam Rivera' });
    const known = { ...PENDING, books: { ...PENDING.books, email: 'own@example.com', name: 'Own Name' } };
    expect(booksAfter(known, payment())).toMatchObject({ email: 'own@example.com', name: 'Own Name' });
  });

  it('can bring the address later than the money', () => {
    const silent = payment({ payer: { email: null, name: null }, card: null });
    expect(booksAfter(PENDING, silent, payment())).toMatchObject({ email: 'payer@example.com', capturedCents: 9_700 });
  });

  it('keeps the card for this browser, under the address of the order', () => {
    expect(changesOf(last(PENDING, payment()), 'card_saved')).toMatchObject([
      { email: 'payer@example.com', card: { paymentMethodRef: 'pm_1' } },
    ]);
    expect(changesOf(last({ ...PENDING, buyerId: null }, payment()), 'card_saved')).toEqual([]);
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

  it('an installment of another amount is a liability that is paid back, and its subscription ends', () => {
    const changes = last(PLAN, month(1, { amountCents: 83_235 }));
    expect(changesOf(changes, 'payment_set')).toMatchObject([{ payment: { bookedAs: 'duplicate' } }]);
    expect(alertsOf(changes)).toEqual(['payment_not_owed_wrong_amount', 'plan_ended_by_wrong_charge']);
    expect(workOf(changes)).toContainEqual({ job: 'end_plan', subscriptionRef: 'sub_1' });
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
    const other = month(1, { ref: 'pi_9', installment: { invoiceRef: 'in_9', subscriptionRef: 'sub_2' } });
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

describe('attempts', () => {
  const end = (attemptRef: string, reason: 'declined' | 'expired' | 'denied' = 'expired'): ProviderFact => ({
    kind: 'attempt_ended',
    orderId: ID,
    attemptRef,
    reason,
    declineCode: null,
  });

  it('fail their order with the last of them, and give its code back', () => {
    const changes = last(PENDING, end('cs_1'));
    expect(changesOf(changes, 'attempt_set')).toMatchObject([{ attempt: { state: 'expired' } }]);
    expect(changesOf(changes, 'status_changed')).toMatchObject([{ from: 'pending', to: 'failed' }]);
    expect(changesOf(changes, 'coupon')).toMatchObject([{ action: 'release' }]);
  });

  it('leave it alone while another one is open, or when there is money', () => {
    const two = {
      ...PENDING,
      attempts: [...PENDING.attempts, { ...PENDING.attempts[0]!, id: 'a2', providerRef: 'cs_2' }],
    };
    expect(statusAfter(two, end('cs_1'))).toBe('pending');
    expect(statusAfter(PENDING, payment(), end('cs_1'))).toBe('completed');
    expect(stateAfter(PENDING, payment(), end('cs_1')).attempts[0]!.state).toBe('succeeded');
  });

  it('are never ended by guess', () => {
    const lost = { ...PENDING, attempts: [{ ...PENDING.attempts[0]!, state: 'unknown' as const, providerRef: null }] };
    expect(stateAfter(lost, end('pi_of_an_earlier_one')).attempts[0]!.state).toBe('unknown');
    expect(statusAfter(lost, end('pi_of_an_earlier_one'))).toBe('pending');
  });

  it('under review can neither be paid again nor expire', () => {
    const pending: ProviderFact = { kind: 'payment_pending', orderId: ID, attemptRef: 'cs_1' };
    expect(stateAfter(PENDING, pending).attempts[0]!.state).toBe('unknown');
    expect(statusAfter(PENDING, pending, end('cs_1', 'denied'))).toBe('failed');
    expect(statusAfter(PENDING, pending, payment())).toBe('completed');
  });

  it('that are approved in the wallet are captured three minutes later, unless nothing is owed any more', () => {
    const approved = { kind: 'wallet_approved', orderId: ID, attemptRef: 'cs_1', approvedAt: AT } as const;
    const works = (order: OrderState, now: number) => workOf(settle(order, approved, now));
    expect(works(PENDING, AT + 60_000)).toEqual([{ job: 'capture_approved', attemptId: 'a1', delayMs: 120_000 }]);
    expect(works(PENDING, AT + DAY)).toEqual([{ job: 'capture_approved', attemptId: 'a1', delayMs: 0 }]);
    expect(works({ ...PENDING, rivalHeld: true }, AT)).toEqual([]);
    expect(stateAfterChanges({ ...PENDING, rivalHeld: true }, approved)).toEqual(['canceled', 'failed']);
  });

  const stateAfterChanges = (order: OrderState, fact: SettlementFact): string[] => {
    const changes = settle(order, fact, AT);
    return [
      ...changesOf(changes, 'attempt_set').map(({ attempt }) => attempt.state),
      ...changesOf(changes, 'status_changed').map(({ to }) => to),
    ];
  };

  describe('of one order at the wallet, declined once and approved again', () => {
    const declined = {
      id: 'a1',
      kind: 'wallet',
      state: 'declined',
      providerRef: 'WALLET-1',
      declineCode: 'instrument_declined',
    } as const;
    const again = { ...declined, id: 'a2', state: 'open', declineCode: null } as const;
    const order: OrderState = { ...PENDING, attempts: [declined, again] };

    it('let the attempt that is open bring the money', () => {
      const paid = stateAfter(
        order,
        payment({ provider: 'paypal', ref: 'CAPTURE-1', attemptRef: 'WALLET-1', card: null }),
      );
      expect(paid.attempts).toEqual([declined, { ...again, state: 'succeeded' }]);
    });

    it('are captured later, held and ended by the attempt that is open', () => {
      const attempt = { orderId: ID, attemptRef: 'WALLET-1' };
      const approved = { kind: 'wallet_approved', ...attempt, approvedAt: AT } as const;
      expect(workOf(settle(order, approved, AT))).toMatchObject([{ job: 'capture_approved', attemptId: 'a2' }]);
      const held = stateAfter(order, { kind: 'payment_pending', ...attempt });
      expect(held.attempts).toEqual([declined, { ...again, state: 'unknown' }]);
      const denied = { kind: 'attempt_ended', ...attempt, reason: 'denied', declineCode: null } as const;
      expect(stateAfter(order, denied).attempts).toEqual([declined, { ...again, state: 'declined' }]);
    });
  });

  it('of an order that nobody pays fail it', () => {
    const abandoned = { ...PENDING, attempts: [{ ...PENDING.attempts[0]!, state: 'declined' as const }] };
    expect(stateAfterChanges(abandoned, { kind: 'order_abandoned', orderId: ID })).toEqual(['failed']);
    expect(stateAfterChanges(PENDING, { kind: 'order_abandoned', orderId: ID })).toEqual([]);
  });
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
