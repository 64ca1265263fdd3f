import { isEmail, normalizeEmail } from '@summit/rules';
import { isBookCurrency, paymentBooking } from './booking-accounts.js';
import { openInstallments, paidInvoices, planRows } from './installment-plan.js';
import { attemptNamed, sameRef, type OrderAttempt, type OrderState, type PaymentState } from './order-state.js';
import { isLive, PAID_TWICE_CODE } from '../../domain/payment-attempt.js';
import type { PaymentReceived } from '../../domain/provider-fact.js';
import type { SettlementDraft } from './settlement-draft.js';

/**
 * Books money once. What the order does not owe (another amount or currency, a second payment, a second order of the same
 * session) is booked as a liability and paid back, never lost and never refused (payments.md 1.4, 4.2).
 */
export function receivePayment(draft: SettlementDraft, fact: PaymentReceived): void {
  const known = draft.state.payments.find((payment) => sameRef(payment, fact.provider, fact.ref));
  if (known) {
    if (known.bookedAs === 'order') fillPayerDetails(draft, fact);
    draft.ignore('payment is booked', fact.ref);
    return;
  }
  const mismatch = mismatchOf(draft.state, fact);
  if (mismatch) bookAsLiability(draft, fact, mismatch);
  else bookToOrder(draft, fact);
}

type Mismatch =
  | 'wrong_currency'
  | 'other_order_held'
  | 'bought_elsewhere'
  | 'not_as_ordered'
  | 'other_subscription'
  | 'already_paid'
  | 'wrong_amount';

function mismatchOf(state: OrderState, { currency, amountCents, installment }: PaymentReceived): Mismatch | null {
  const untouched = state.books.capturedCents === 0;
  if (!isBookCurrency(currency)) return 'wrong_currency';
  if (untouched && state.rivalHeld) return 'other_order_held';
  if (untouched && state.addressHolds) return 'bought_elsewhere';
  if (state.plan !== (installment !== null)) return 'not_as_ordered';
  if (installment) {
    if (!untouched && state.subscription?.ref !== installment.subscriptionRef) return 'other_subscription';
    const open = openInstallments(state);
    if (open.length === 0) return 'already_paid';
    return open.includes(amountCents) ? null : 'wrong_amount';
  }
  if (!untouched) return 'already_paid';
  return amountCents === state.totalCents ? null : 'wrong_amount';
}

/** Money for something that the buyer has: the buyer is told that it comes back (C-116). */
const PAID_TWICE: readonly Mismatch[] = ['other_order_held', 'bought_elsewhere', 'already_paid'];

function bookAsLiability(draft: SettlementDraft, fact: PaymentReceived, mismatch: Mismatch): void {
  const payment = paymentOf(fact, 'duplicate');
  const { provider, ref, amountCents, installment } = fact;
  draft.add({ kind: 'payment_set', payment });
  draft.add({ kind: 'booked', booking: paymentBooking(draft.state, payment), movesBalance: false });
  draft.add({ kind: 'alert', alert: `payment_not_owed_${mismatch}`, ref });
  draft.add({ kind: 'follow_up', work: { job: 'pay_back', provider, paymentRef: ref, amountCents } });
  const twice = PAID_TWICE.includes(mismatch);
  if (twice) {
    fillPayer(draft, fact);
    draft.add({ kind: 'second_payment', stage: 'received', ref, amountCents });
  }
  // A later installment names no attempt, and one that lost its answer has no reference: they are not each other's.
  const attempt = fact.attemptRef === null ? undefined : attemptNamed(draft.state, fact.attemptRef);
  const declineCode = twice ? PAID_TWICE_CODE : 'paid_back';
  if (attempt && isLive(attempt))
    draft.add({ kind: 'attempt_set', attempt: { ...attempt, state: 'canceled', declineCode } });
  if (!installment) return;
  // Left alone, a subscription that charges what nobody owes would do so every month.
  draft.add({ kind: 'follow_up', work: { job: 'end_plan', subscriptionRef: installment.subscriptionRef } });
  if (mismatch === 'wrong_amount' || mismatch === 'wrong_currency')
    draft.add({ kind: 'alert', alert: 'plan_ended_by_wrong_charge', ref: installment.subscriptionRef });
}

function bookToOrder(draft: SettlementDraft, fact: PaymentReceived): void {
  const payment = paymentOf(fact, 'order');
  const first = draft.state.books.capturedCents === 0;
  if (fact.installment) bookInstallment(draft, payment, fact.installment);
  else draft.add({ kind: 'payment_set', payment });
  draft.add({ kind: 'booked', booking: paymentBooking(draft.state, payment), movesBalance: true });
  if (first) draft.add({ kind: 'coupon', action: 'redeem' });
  succeedAttempt(draft, fact.attemptRef);
  fillPayerDetails(draft, fact);
}

function bookInstallment(
  draft: SettlementDraft,
  payment: PaymentState,
  { invoiceRef, subscriptionRef }: { invoiceRef: string; subscriptionRef: string },
): void {
  const { subscription, installmentCents } = draft.state;
  const known = subscription?.ref === subscriptionRef ? subscription : null;
  draft.add({
    kind: 'subscription_set',
    subscription: {
      ref: subscriptionRef,
      failedInvoices: (known?.failedInvoices ?? []).filter(({ ref }) => ref !== invoiceRef),
      ended: known?.ended ?? false,
      card: known?.card ?? null,
    },
  });
  const rows = planRows(installmentCents!, [...paidInvoices(draft.state), { invoiceRef, payment }]);
  for (const one of rows.payments) draft.add({ kind: 'payment_set', payment: one });
  for (const installment of rows.installments) draft.add({ kind: 'installment_set', installment });
  if (known?.ended) return;
  const open = rows.installments.some(({ paidAt }) => paidAt === null);
  if (!open) draft.add({ kind: 'follow_up', work: { job: 'end_plan', subscriptionRef } });
  else if (draft.before.books.capturedCents === 0) draft.add({ kind: 'follow_up', work: { job: 'limit_plan' } });
}

/** The attempt that brought the money; the others can't be needed any more, and are closed before they bring more. */
function succeedAttempt(draft: SettlementDraft, attemptRef: string | null): void {
  const { attempts } = draft.state;
  const mine =
    attemptRef === null
      ? undefined
      : (attemptNamed(draft.state, attemptRef) ??
        // The answer that would have told us the reference was lost.
        attempts.find((one) => isLive(one) && one.providerRef === null));
  if (mine && mine.state !== 'succeeded') {
    const attempt: OrderAttempt = { ...mine, state: 'succeeded', providerRef: attemptRef, declineCode: null };
    draft.add({ kind: 'attempt_set', attempt });
  }
  for (const other of draft.state.attempts.filter(isLive))
    draft.add({ kind: 'follow_up', work: { job: 'close_attempt', attemptId: other.id } });
}

/** The payer's address where the buyer left none (C-066), and the card for the next purchase of this browser (C-065). */
function fillPayerDetails(draft: SettlementDraft, fact: PaymentReceived): void {
  const { card } = fact;
  const email = fillPayer(draft, fact);
  if (card && email !== null && draft.state.buyerId !== null && !draft.state.cardSaved)
    draft.add({ kind: 'card_saved', card, email });
}

function fillPayer(draft: SettlementDraft, { payer }: PaymentReceived): string | null {
  const { books } = draft.state;
  const email = books.email ?? payerAddress({ payer });
  const name = books.name ?? (payer.name?.trim() || null);
  if (email !== books.email || name !== books.name) draft.add({ kind: 'books_set', books: { ...books, email, name } });
  return email;
}

/** Normalized; null where the provider tells none that we could write to. */
export function payerAddress({ payer }: Pick<PaymentReceived, 'payer'>): string | null {
  const told = payer.email === null ? null : normalizeEmail(payer.email);
  return told !== null && isEmail(told) ? told : null;
}

const paymentOf = (fact: PaymentReceived, bookedAs: PaymentState['bookedAs']): PaymentState => ({
  provider: fact.provider,
  ref: fact.ref,
  amountCents: fact.amountCents,
  currency: fact.currency,
  installment: null,
  bookedAs,
  receivedAt: fact.receivedAt,
});
