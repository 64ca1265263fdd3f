import { balanceBooks } from './balance-books.js';
import { captureLater, closeAttempt, endAttempt, markPending } from './end-attempt.js';
import { endPlan, failInstallment, applyPlan, takePlanCard } from './follow-plan.js';
import type { OrderState } from './order-state.js';
import { receivePayment } from './receive-payment.js';
import type { Change } from './settlement-change.js';
import type { SettlementFact } from '../../domain/settlement-fact.js';
import { SettlementDraft } from './settlement-draft.js';
import { recordRefund, applyDispute, applyInquiry, applyRefunds } from './take-back.js';

/**
 * What a fact changes about an order: the one place where money is decided (payments.md 0.5). Pure, and indifferent to the order in
 * which facts come and to how often each does. `now` in ms.
 */
export function settle(state: OrderState, fact: SettlementFact, now: number): Change[] {
  const draft = new SettlementDraft(state);
  apply(draft, fact, now);
  balanceBooks(draft, { cause: causeOf(fact), mayFail: MAY_FAIL.has(fact.kind) });
  return draft.changes;
}

/** After one of these facts an order fails when no attempt can pay it any more. */
const MAY_FAIL: ReadonlySet<SettlementFact['kind']> = new Set([
  'payment_received',
  'attempt_ended',
  'attempt_closed',
  'wallet_approved',
  'order_abandoned',
]);

function apply(draft: SettlementDraft, fact: SettlementFact, now: number): void {
  switch (fact.kind) {
    case 'payment_received':
      return receivePayment(draft, fact);
    case 'attempt_ended':
      return endAttempt(draft, fact);
    case 'attempt_closed':
      return closeAttempt(draft, fact);
    case 'order_abandoned':
      return;
    case 'email_corrected':
      return draft.add({ kind: 'books_set', books: { ...draft.state.books, email: fact.email } });
    case 'payment_pending':
      return markPending(draft, fact);
    case 'wallet_approved':
      return captureLater(draft, fact, now);
    case 'installment_failed':
      return failInstallment(draft, fact);
    case 'plan_seen':
      return applyPlan(draft, fact);
    case 'plan_card_given':
      return takePlanCard(draft, fact);
    case 'plan_ended':
      return endPlan(draft, fact);
    case 'refunds_seen':
      return applyRefunds(draft, fact, now);
    case 'refund_recorded':
      return recordRefund(draft, fact, now);
    case 'inquiry_seen':
      return applyInquiry(draft, fact);
    case 'dispute_seen':
      return applyDispute(draft, fact, now);
  }
}

/** Names the cause of a status change, so that each change becomes a separate event. */
function causeOf(fact: SettlementFact): string {
  switch (fact.kind) {
    case 'payment_received':
      return `payment:${fact.provider}:${fact.ref}`;
    case 'attempt_ended':
    case 'payment_pending':
    case 'wallet_approved':
      return `attempt:${fact.attemptRef}`;
    case 'attempt_closed':
      return `attempt:${fact.attemptId}`;
    case 'order_abandoned':
      return 'abandoned';
    case 'email_corrected':
      return 'email_corrected';
    case 'installment_failed':
      return `invoice_failed:${fact.invoiceRef}`;
    case 'plan_seen':
    case 'plan_card_given':
    case 'plan_ended':
      return `${fact.kind}:${fact.subscriptionRef}`;
    case 'refunds_seen':
      return `refunds:${fact.provider}:${fact.paymentRef}`;
    case 'refund_recorded':
      return `external_refund:${fact.ref}`;
    case 'inquiry_seen':
      return `inquiry:${fact.provider}:${fact.ref}`;
    case 'dispute_seen':
      return `dispute:${fact.provider}:${fact.ref}:${fact.state}`;
  }
}
