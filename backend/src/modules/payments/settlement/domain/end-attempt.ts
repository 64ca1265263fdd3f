import { attemptNamed, type OrderAttempt } from './order-state.js';
import { isLive } from '../../domain/payment-attempt.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { InternalFact } from '../../domain/settlement-fact.js';
import type { SettlementDraft } from './settlement-draft.js';

/** How long the buyer's own page has to capture what was approved in the wallet (payments.md 2). */
export const CAPTURE_AFTER_MS = 3 * 60_000;

type AttemptEnded = Extract<ProviderFact, { kind: 'attempt_ended' }>;

/**
 * The provider says that an attempt is over. Only the exact reference counts: an attempt that lost its answer has none, and
 * ending it by guess would free the order for a second charge.
 */
export function endAttempt(draft: SettlementDraft, { attemptRef, reason, declineCode }: AttemptEnded): void {
  const attempt = attemptNamed(draft.state, attemptRef);
  if (attempt && isLive(attempt)) close(draft, { ...attempt, state: STATE_AFTER[reason], declineCode });
  else draft.ignore('attempt is not open', attemptRef);
}

const STATE_AFTER = { declined: 'declined', denied: 'declined', expired: 'expired', canceled: 'canceled' } as const;

/** We know that an attempt is over. */
export function closeAttempt(draft: SettlementDraft, fact: Extract<InternalFact, { kind: 'attempt_closed' }>): void {
  const attempt = draft.state.attempts.find(({ id }) => id === fact.attemptId);
  if (attempt && isLive(attempt)) close(draft, { ...attempt, state: fact.state, declineCode: fact.declineCode });
  else draft.ignore('attempt is not open', fact.attemptId);
}

/** The provider has the money and looks at it: the buyer can do nothing, and nothing may end the attempt meanwhile. */
export function markPending(
  draft: SettlementDraft,
  { attemptRef }: Extract<ProviderFact, { kind: 'payment_pending' }>,
): void {
  const attempt = attemptNamed(draft.state, attemptRef);
  if (!attempt || !isLive(attempt)) draft.ignore('attempt is not open', attemptRef);
  else if (attempt.state !== 'unknown') draft.add({ kind: 'attempt_set', attempt: { ...attempt, state: 'unknown' } });
}

/** Approved in the wallet: captured by us when the page that should do it was closed, unless nothing is owed any more. */
export function captureLater(
  draft: SettlementDraft,
  fact: Extract<ProviderFact, { kind: 'wallet_approved' }>,
  now: number,
): void {
  const attempt = attemptNamed(draft.state, fact.attemptRef);
  if (!attempt || !isLive(attempt)) {
    draft.ignore('attempt is not open', fact.attemptRef);
    return;
  }
  if (draft.state.books.capturedCents > 0 || draft.state.rivalHeld) {
    close(draft, { ...attempt, state: 'canceled', declineCode: null });
    return;
  }
  const delayMs = Math.max(0, fact.approvedAt + CAPTURE_AFTER_MS - now);
  draft.add({ kind: 'follow_up', work: { job: 'capture_approved', attemptId: attempt.id, delayMs } });
}

const close = (draft: SettlementDraft, attempt: OrderAttempt): void => draft.add({ kind: 'attempt_set', attempt });
