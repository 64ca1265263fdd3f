import { bookedCents, sameRef, type FailedInvoice, type OrderBooks, type OrderState } from './order-state.js';
import { isHeldStatus, targetOf, type OrderEvent, type OrderStatus } from '../../domain/order-status.js';
import { isLive } from '../../domain/payment-attempt.js';
import type { SettlementDraft } from './settlement-draft.js';

/** Brings sums, status and news of the order in line with its rows, after a fact changed them. */
export function balanceBooks(draft: SettlementDraft, { cause, mayFail }: { cause: string; mayFail: boolean }): void {
  const { before } = draft;
  const books = { ...sumsOf(draft.state), ...statusOf(draft.state, mayFail) };
  const collides = !isHeldStatus(before.books.status) && isHeldStatus(books.status) && draft.state.rivalHeld;
  if (collides) {
    // The buyer holds another order of this session, which only one can: the money is booked, the status waits for a person.
    if (draft.changes.some(({ kind }) => kind === 'booked'))
      draft.add({ kind: 'alert', alert: 'order_held_twice', ref: before.id });
    Object.assign(books, { status: before.books.status, statusBeforeDispute: before.books.statusBeforeDispute });
  }
  if (differ(books, draft.state.books)) draft.add({ kind: 'books_set', books });
  announce(draft, cause);
}

function sumsOf({ payments, refunds, books, totalCents }: OrderState): OrderBooks {
  const own = payments.filter(({ bookedAs }) => bookedAs === 'order');
  const taken = refunds.filter((refund) => own.some((one) => sameRef(one, refund.provider, refund.paymentRef)));
  const times = own.map(({ receivedAt }) => receivedAt);
  const capturedCents = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...books,
    capturedCents,
    refundedCents: taken.reduce((sum, refund) => sum + bookedCents(refund), 0),
    paidAt: times.length > 0 ? Math.min(...times) : null,
    completedAt: capturedCents === totalCents ? Math.max(...times) : null,
  };
}

/**
 * Everything that is so about the order now goes through the table, oldest kind of news first; what does not apply changes nothing. A
 * dispute is laid aside meanwhile, and taken up again where it still stands.
 */
function statusOf(state: OrderState, mayFail: boolean): Pick<OrderBooks, 'status' | 'statusBeforeDispute'> {
  const base = (['disputes_closed', ...standingEvents(state, mayFail)] as const).reduce(
    (from, event) => followed(state.books, from, event),
    state.books.status,
  );
  const status = questioned(state) ? followed(state.books, base, 'dispute_opened') : base;
  return { status, statusBeforeDispute: status === 'disputed' ? base : null };
}

function followed({ statusBeforeDispute }: OrderBooks, from: OrderStatus, event: OrderEvent): OrderStatus {
  const target = targetOf(from, event) ?? from;
  return target === 'status_before_dispute' ? (statusBeforeDispute ?? 'completed') : target;
}

function standingEvents(state: OrderState, mayFail: boolean): OrderEvent[] {
  const { capturedCents, refundedCents } = sumsOf(state);
  if (capturedCents === 0) return mayFail && !state.attempts.some(isLive) ? ['attempts_over'] : [];
  return [
    state.plan ? 'first_installment_paid' : 'paid_in_full',
    // What went back is laid aside, too, and counted at the end.
    state.plan ? 'plan_refunds_undone' : 'refunds_undone',
    ...planEvents(state),
    ...(refundedCents === 0
      ? ([] as const)
      : refundedCents < capturedCents
        ? (['refunded_in_part'] as const)
        : (['refunded_in_full'] as const)),
  ];
}

function planEvents({ installments, subscription }: OrderState): OrderEvent[] {
  if (!subscription) return [];
  if (installments.every(({ paidAt }) => paidAt !== null)) return ['last_installment_paid'];
  const overdue = subscription.failedInvoices.length > 0;
  if (subscription.ended) return [overdue ? 'plan_given_up' : 'plan_stopped'];
  return [overdue ? 'installment_overdue' : 'installments_up_to_date'];
}

/** A dispute about money that was paid back anyway does not concern the order. */
const questioned = ({ disputes, payments }: OrderState): boolean =>
  disputes.some(
    ({ state, provider, paymentRef }) =>
      state === 'open' &&
      payments.some((payment) => payment.bookedAs === 'order' && sameRef(payment, provider, paymentRef)),
  );

function announce(draft: SettlementDraft, cause: string): void {
  const { before, state } = draft;
  const from = before.books.status;
  const to = state.books.status;
  if (before.books.capturedCents === 0 && state.books.capturedCents > 0) {
    draft.add({ kind: 'paid_first' });
    if (from === 'failed') draft.add({ kind: 'alert', alert: 'paid_after_failing', ref: before.id });
  }
  if (from !== to) {
    draft.add({ kind: 'status_changed', from, to, cause: lastBooking(draft) ?? cause });
    if (to === 'failed') draft.add({ kind: 'coupon', action: 'release' });
  }
  announceFailures(draft);
  endRefundedPlan(draft);
}

/** Names a step that a refund made by its booking, which is unique even when a refund comes, fails and comes again. */
function lastBooking({ changes }: SettlementDraft): string | null {
  const booked = changes.findLast((change) => change.kind === 'booked');
  return booked ? `${booked.booking.kind}:${booked.booking.sourceRef}` : null;
}

/** Every try that failed is news: of an invoice that is new among the failed ones, or the next try of one of them (C-117). */
function announceFailures(draft: SettlementDraft): void {
  const then = visibleFailures(draft.before);
  for (const { ref, nextAttemptAt } of visibleFailures(draft.state))
    if (!then.some((one) => one.ref === ref && one.nextAttemptAt === nextAttemptAt))
      draft.add({ kind: 'installment_failed', invoiceRef: ref, nextAttemptAt });
}

/** A first payment that fails is an attempt that fails, and nobody asks for more after an end or a full refund. */
const visibleFailures = ({ books, subscription }: OrderState): readonly FailedInvoice[] =>
  books.capturedCents === 0 || books.status === 'refunded' || !subscription || subscription.ended
    ? []
    : subscription.failedInvoices;

/** A buyer who got everything back must not be charged again next month. */
function endRefundedPlan(draft: SettlementDraft): void {
  const { subscription } = draft.state;
  if (!subscription || subscription.ended) return;
  if (keepsNothing(draft.state.books) && !keepsNothing(draft.before.books))
    draft.add({ kind: 'follow_up', work: { job: 'end_plan', subscriptionRef: subscription.ref } });
}

const keepsNothing = ({ capturedCents, refundedCents }: OrderBooks): boolean => refundedCents === capturedCents;

const differ = (one: OrderBooks, other: OrderBooks): boolean =>
  (Object.keys(one) as (keyof OrderBooks)[]).some((key) => one[key] !== other[key]);
