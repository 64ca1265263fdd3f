import {
  CHARGEABLE_STATUSES,
  ENTITLED_STATUSES,
  HELD_STATUSES,
  ORDER_EVENTS,
  ORDER_STATUSES,
  targetOf,
  TRANSITIONS,
  type OrderEvent,
  type OrderStatus,
  type Target,
} from './order-status.js';

/** payments.md 4.1, row by row. */
const DOCUMENTED: [OrderStatus, OrderEvent, Target][] = [
  ['pending', 'paid_in_full', 'completed'],
  ['pending', 'first_installment_paid', 'payment_plan_active'],
  ['pending', 'attempts_over', 'failed'],
  ['failed', 'paid_in_full', 'completed'],
  ['failed', 'first_installment_paid', 'payment_plan_active'],
  ['payment_plan_active', 'installment_overdue', 'payment_plan_past_due'],
  ['payment_plan_past_due', 'installments_up_to_date', 'payment_plan_active'],
  ['payment_plan_active', 'last_installment_paid', 'completed'],
  ['payment_plan_past_due', 'last_installment_paid', 'completed'],
  ['payment_plan_active', 'plan_given_up', 'payment_plan_defaulted'],
  ['payment_plan_past_due', 'plan_given_up', 'payment_plan_defaulted'],
  ['payment_plan_active', 'plan_stopped', 'payment_plan_canceled'],
  ['payment_plan_past_due', 'plan_stopped', 'payment_plan_canceled'],
  ...(
    [
      'completed',
      'payment_plan_active',
      'payment_plan_past_due',
      'payment_plan_defaulted',
      'payment_plan_canceled',
    ] as const
  ).flatMap((status): [OrderStatus, OrderEvent, Target][] => [
    [status, 'refunded_in_full', 'refunded'],
    [status, 'dispute_opened', 'disputed'],
  ]),
  ...(['completed', 'payment_plan_active', 'payment_plan_past_due'] as const).map(
    (status): [OrderStatus, OrderEvent, Target] => [status, 'refunded_in_part', 'partially_refunded'],
  ),
  ['partially_refunded', 'refunded_in_full', 'refunded'],
  ['partially_refunded', 'dispute_opened', 'disputed'],
  ['refunded', 'dispute_opened', 'disputed'],
  ['disputed', 'disputes_closed', 'status_before_dispute'],
];

/** What facts in any order need beside it. */
const LATE: [OrderStatus, OrderEvent, Target][] = [
  ['payment_plan_defaulted', 'last_installment_paid', 'completed'],
  ['payment_plan_canceled', 'last_installment_paid', 'completed'],
  ['payment_plan_defaulted', 'plan_stopped', 'payment_plan_canceled'],
  ['payment_plan_canceled', 'plan_given_up', 'payment_plan_defaulted'],
  ['refunded', 'refunded_in_part', 'partially_refunded'],
  ['partially_refunded', 'refunds_undone', 'completed'],
  ['partially_refunded', 'plan_refunds_undone', 'payment_plan_active'],
  ['refunded', 'refunds_undone', 'completed'],
  ['refunded', 'plan_refunds_undone', 'payment_plan_active'],
];

const PAIRS = ORDER_STATUSES.flatMap((status) => ORDER_EVENTS.map((event) => [status, event] as const));
const PAID = ORDER_STATUSES.filter((status) => status !== 'pending' && status !== 'failed');

/** `status_before_dispute` is any status that a dispute can begin in. */
const targetsOf = (status: OrderStatus): OrderStatus[] =>
  Object.values(TRANSITIONS[status]).flatMap((target) =>
    target === 'status_before_dispute' ? PAID.filter((paid) => targetOf(paid, 'dispute_opened')) : [target],
  );

describe('the life of an order', () => {
  it.each([...DOCUMENTED, ...LATE])('%s, %s: %s', (status, event, target) => {
    expect(targetOf(status, event)).toBe(target);
  });

  it('changes nothing for every other pair of status and event', () => {
    const known = new Set([...DOCUMENTED, ...LATE].map(([status, event]) => `${status} ${event}`));
    const others = PAIRS.filter(([status, event]) => !known.has(`${status} ${event}`));
    expect(others.length).toBe(PAIRS.length - known.size);
    for (const [status, event] of others)
      expect([status, event, targetOf(status, event)]).toEqual([status, event, null]);
  });

  it('reaches every status from pending', () => {
    const reached = new Set<OrderStatus>(['pending']);
    for (const status of reached) for (const target of targetsOf(status)) reached.add(target);
    expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
  });

  it.each(PAID)('never leads from %s back to pending or failed', (status) => {
    const reached = new Set<OrderStatus>(targetsOf(status));
    for (const next of reached) for (const target of targetsOf(next)) reached.add(target);
    expect([...reached].filter((one) => one === 'pending' || one === 'failed')).toEqual([]);
  });

  it('holds a place for one order per session in exactly the statuses of the partial index', () => {
    expect(HELD_STATUSES).toEqual([
      'completed',
      'payment_plan_active',
      'payment_plan_past_due',
      'partially_refunded',
      'disputed',
    ]);
  });

  it('gives what was bought while the money is kept, and takes more from the card while nothing is in doubt', () => {
    const held = HELD_STATUSES.filter((status) => status !== 'disputed');
    expect(ENTITLED_STATUSES).toEqual(held);
    expect(CHARGEABLE_STATUSES).toEqual(held.filter((status) => status !== 'payment_plan_past_due'));
  });
});
