import type { ProviderFact } from '../../domain/provider-fact.js';

/** How far the refunds of a payment have come at its provider. */
export interface RefundProgress {
  /** Cents that are back already or on their way. */
  underWayCents: number;
  /** One of them is on its way and may still fail. */
  pending: boolean;
  failed: number;
}

export function refundProgress(facts: readonly ProviderFact[]): RefundProgress {
  const refunds = facts.flatMap((fact) => (fact.kind === 'refunds_seen' ? fact.refunds : []));
  const failed = refunds.filter(({ state }) => state === 'failed').length;
  return {
    underWayCents: refunds.reduce((sum, { state, amountCents }) => sum + (state === 'failed' ? 0 : amountCents), 0),
    pending: refunds.some(({ state }) => state === 'pending'),
    failed,
  };
}
