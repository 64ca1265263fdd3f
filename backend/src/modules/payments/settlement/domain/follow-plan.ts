import { DAY_MS } from '@summit/rules';
import type { FailedInvoice, InstallmentState, SubscriptionState } from './order-state.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { SettlementDraft } from './settlement-draft.js';

/** Months are at least 28 days apart. */
const HALF_MONTH_MS = 14 * DAY_MS;

type InstallmentFailed = Extract<ProviderFact, { kind: 'installment_failed' }>;
type PlanSeen = Extract<ProviderFact, { kind: 'plan_seen' }>;
type PlanCardGiven = Extract<ProviderFact, { kind: 'plan_card_given' }>;
type PlanEnded = Extract<ProviderFact, { kind: 'plan_ended' }>;

/** A monthly payment was refused. News of it that come after its payment are old. */
export function failInstallment(draft: SettlementDraft, fact: InstallmentFailed): void {
  const subscription = ownSubscription(draft, fact.subscriptionRef);
  if (!subscription) return;
  if (draft.state.installments.some(({ invoiceRef }) => invoiceRef === fact.invoiceRef)) {
    draft.ignore('invoice is paid', fact.invoiceRef);
    return;
  }
  const known = subscription.failedInvoices.find(({ ref }) => ref === fact.invoiceRef);
  if (known && isOldTry(known, fact)) {
    draft.ignore('a later try is known', fact.invoiceRef);
    return;
  }
  const failed: FailedInvoice = { ref: fact.invoiceRef, nextAttemptAt: fact.nextAttemptAt, payUrl: fact.payUrl };
  const failedInvoices = known
    ? subscription.failedInvoices.map((one) => (one === known ? failed : one))
    : [...subscription.failedInvoices, failed];
  draft.add({ kind: 'subscription_set', subscription: { ...subscription, failedInvoices } });
}

/** Tries of an invoice have later and later successors; the last one has none. */
const isOldTry = ({ nextAttemptAt: known }: FailedInvoice, { nextAttemptAt }: InstallmentFailed): boolean =>
  nextAttemptAt !== null && (known === null || nextAttemptAt < known);

/**
 * The provider knows best when it charges next. It tells of the next renewal, which is not always that of the next open installment:
 * while one is overdue its subscription renews all the same.
 */
export function applyPlan(draft: SettlementDraft, fact: PlanSeen): void {
  const subscription = ownSubscription(draft, fact.subscriptionRef);
  if (!subscription) return;
  if (subscription !== draft.state.subscription) draft.add({ kind: 'subscription_set', subscription });
  if (fact.nextDueAt === null) return;
  const renewed = installmentOfRenewal(draft.state.installments, fact.nextDueAt);
  if (!renewed || renewed.paidAt !== null || renewed.dueAt === fact.nextDueAt) return;
  draft.add({ kind: 'installment_set', installment: { ...renewed, dueAt: fact.nextDueAt } });
}

/**
 * Another card pays what is still to come. Two pages can be open: the card that was given last counts, whatever is heard of first. One
 * that is heard of again is told to the subscription again: the first job for it may have failed for good.
 */
export function takePlanCard(draft: SettlementDraft, { subscriptionRef, card, givenAt }: PlanCardGiven): void {
  const subscription = ownSubscription(draft, subscriptionRef);
  if (!subscription) return;
  const { paymentMethodRef: ref, last4 } = card;
  if (subscription.ended) return draft.ignore('plan has ended', ref);
  const known = subscription.card;
  if (known && known.ref !== ref && known.givenAt > givenAt) return draft.ignore('a later card is known', ref);
  if (known?.ref !== ref)
    draft.add({ kind: 'subscription_set', subscription: { ...subscription, card: { ref, last4, givenAt } } });
  draft.add({ kind: 'follow_up', work: { job: 'use_plan_card', cardRef: ref } });
}

export function endPlan(draft: SettlementDraft, fact: PlanEnded): void {
  const subscription = ownSubscription(draft, fact.subscriptionRef);
  if (!subscription || subscription.ended) return;
  const failedInvoices = subscription.failedInvoices.map((one) => ({ ...one, nextAttemptAt: null }));
  draft.add({ kind: 'subscription_set', subscription: { ...subscription, ended: true, failedInvoices } });
}

/** The installment that a renewal at `at` (ms) charges: the one due nearest to it, within half a month. */
const installmentOfRenewal = (installments: readonly InstallmentState[], at: number): InstallmentState | undefined =>
  installments.find(({ dueAt }) => Math.abs(dueAt - at) < HALF_MONTH_MS);

/** The plan's own subscription, which may be heard of before its first payment; null for one that is not this plan's. */
function ownSubscription(draft: SettlementDraft, ref: string): SubscriptionState | null {
  const { plan, subscription } = draft.state;
  const own = subscription ?? { ref, failedInvoices: [], ended: false, card: null };
  if (plan && own.ref === ref) return own;
  draft.ignore('subscription is not of this order', ref);
  return null;
}
