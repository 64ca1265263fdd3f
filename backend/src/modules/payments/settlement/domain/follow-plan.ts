import type { InstallmentState, SubscriptionState } from './order-state.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { SettlementDraft } from './settlement-draft.js';

type InstallmentFailed = Extract<ProviderFact, { kind: 'installment_failed' }>;
type PlanSeen = Extract<ProviderFact, { kind: 'plan_seen' }>;
type PlanEnded = Extract<ProviderFact, { kind: 'plan_ended' }>;

/** A monthly payment was refused. News of it that come after its payment are old. */
export function failInstallment(draft: SettlementDraft, fact: InstallmentFailed): void {
  const subscription = ownSubscription(draft, fact.subscriptionRef);
  if (!subscription) return;
  if (draft.state.installments.some(({ invoiceRef }) => invoiceRef === fact.invoiceRef)) {
    draft.ignore('invoice is paid', fact.invoiceRef);
    return;
  }
  if (isOldTry(subscription, fact)) {
    draft.ignore('a later try is known', fact.invoiceRef);
    return;
  }
  const failedInvoices = subscription.failedInvoices.includes(fact.invoiceRef)
    ? subscription.failedInvoices
    : [...subscription.failedInvoices, fact.invoiceRef];
  draft.add({
    kind: 'subscription_set',
    subscription: { ...subscription, failedInvoices, nextAttemptAt: fact.nextAttemptAt, payUrl: fact.payUrl },
  });
}

/** Tries of an invoice have later and later successors; the last one has none. */
function isOldTry({ failedInvoices, nextAttemptAt: known }: SubscriptionState, fact: InstallmentFailed): boolean {
  if (!failedInvoices.includes(fact.invoiceRef)) return false;
  return fact.nextAttemptAt !== null && (known === null || fact.nextAttemptAt < known);
}

/** The provider knows best when it charges next. */
export function seePlan(draft: SettlementDraft, fact: PlanSeen): void {
  const subscription = ownSubscription(draft, fact.subscriptionRef);
  if (!subscription) return;
  if (subscription !== draft.state.subscription) draft.add({ kind: 'subscription_set', subscription });
  const { installments } = draft.state;
  const next = installments.find(({ paidAt }) => paidAt === null);
  if (!next || fact.nextDueAt === null || fact.nextDueAt === next.dueAt) return;
  if (installments.some(({ paidAt }) => paidAt !== null && paidAt >= fact.nextDueAt!)) return;
  const installment: InstallmentState = { ...next, dueAt: fact.nextDueAt };
  draft.add({ kind: 'installment_set', installment });
}

export function endPlan(draft: SettlementDraft, fact: PlanEnded): void {
  const subscription = ownSubscription(draft, fact.subscriptionRef);
  if (!subscription || subscription.ended) return;
  draft.add({ kind: 'subscription_set', subscription: { ...subscription, ended: true, nextAttemptAt: null } });
}

/** The plan's own subscription, which may be heard of before its first payment; null for one that is not this plan's. */
function ownSubscription(draft: SettlementDraft, ref: string): SubscriptionState | null {
  const { plan, subscription } = draft.state;
  if (plan && !subscription) return { ref, nextAttemptAt: null, payUrl: null, failedInvoices: [], ended: false };
  if (plan && subscription?.ref === ref) return subscription;
  draft.ignore('subscription is not of this order', ref);
  return null;
}
