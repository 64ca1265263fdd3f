/** Life of an order (payments.md 4.1). `pending` and `failed` hold no money. */
export const ORDER_STATUSES = [
  'pending',
  'completed',
  'payment_plan_active',
  'payment_plan_past_due',
  'payment_plan_defaulted',
  'payment_plan_canceled',
  'failed',
  'refunded',
  'partially_refunded',
  'disputed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A browser session can have one order per product in one of these statuses. */
export const HELD_STATUSES = [
  'completed',
  'payment_plan_active',
  'payment_plan_past_due',
  'partially_refunded',
  'disputed',
] as const satisfies readonly OrderStatus[];

/** The buyer has what was bought: money came, and it is neither back nor in dispute. */
export const ENTITLED_STATUSES: readonly OrderStatus[] = [
  'completed',
  'payment_plan_active',
  'payment_plan_past_due',
  'partially_refunded',
];

/** Held, and the same card may be charged once more: no dispute, no declined installment. */
export const CHARGEABLE_STATUSES = [
  'completed',
  'payment_plan_active',
  'partially_refunded',
] as const satisfies readonly (typeof HELD_STATUSES)[number][];

export const ORDER_EVENTS = [
  'paid_in_full',
  'first_installment_paid',
  'attempts_over',
  'installments_up_to_date',
  'installment_overdue',
  'last_installment_paid',
  /** The subscription ended with a payment open: the provider gave up. */
  'plan_given_up',
  /** The subscription ended with nothing overdue: somebody ended it. */
  'plan_stopped',
  'refunded_in_part',
  'refunded_in_full',
  'refunds_undone',
  'plan_refunds_undone',
  'dispute_opened',
  'disputes_closed',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** The order returns to its earlier status; the money of a lost dispute follows as a refund event. */
export type Target = OrderStatus | 'status_before_dispute';

/**
 * payments.md 4.1 as data, and besides it only what facts in any order need: money that comes after an end or a refund counts, and
 * a refund that failed at the bank is undone. A plan that is over stays so when a part goes back: it would give access again, and hold a
 * place. Whatever is not here changes nothing.
 */
export const TRANSITIONS: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, Target>>>>> = {
  pending: {
    paid_in_full: 'completed',
    first_installment_paid: 'payment_plan_active',
    attempts_over: 'failed',
  },
  failed: {
    paid_in_full: 'completed',
    first_installment_paid: 'payment_plan_active',
  },
  completed: {
    refunded_in_part: 'partially_refunded',
    refunded_in_full: 'refunded',
    dispute_opened: 'disputed',
  },
  payment_plan_active: {
    installment_overdue: 'payment_plan_past_due',
    last_installment_paid: 'completed',
    plan_given_up: 'payment_plan_defaulted',
    plan_stopped: 'payment_plan_canceled',
    refunded_in_part: 'partially_refunded',
    refunded_in_full: 'refunded',
    dispute_opened: 'disputed',
  },
  payment_plan_past_due: {
    installments_up_to_date: 'payment_plan_active',
    last_installment_paid: 'completed',
    plan_given_up: 'payment_plan_defaulted',
    plan_stopped: 'payment_plan_canceled',
    refunded_in_part: 'partially_refunded',
    refunded_in_full: 'refunded',
    dispute_opened: 'disputed',
  },
  payment_plan_defaulted: {
    last_installment_paid: 'completed',
    plan_stopped: 'payment_plan_canceled',
    refunded_in_full: 'refunded',
    dispute_opened: 'disputed',
  },
  payment_plan_canceled: {
    last_installment_paid: 'completed',
    plan_given_up: 'payment_plan_defaulted',
    refunded_in_full: 'refunded',
    dispute_opened: 'disputed',
  },
  partially_refunded: {
    refunded_in_full: 'refunded',
    refunds_undone: 'completed',
    plan_refunds_undone: 'payment_plan_active',
    dispute_opened: 'disputed',
  },
  refunded: {
    refunded_in_part: 'partially_refunded',
    refunds_undone: 'completed',
    plan_refunds_undone: 'payment_plan_active',
    dispute_opened: 'disputed',
  },
  disputed: { disputes_closed: 'status_before_dispute' },
};

/** The status after an event; null when the event changes nothing. */
export const targetOf = (status: OrderStatus, event: OrderEvent): Target | null => TRANSITIONS[status][event] ?? null;

export const isHeldStatus = (status: OrderStatus): boolean =>
  (HELD_STATUSES as readonly OrderStatus[]).includes(status);
