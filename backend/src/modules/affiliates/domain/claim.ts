import { isReferralFresh } from '@summit/rules';
import type { Attribution, AttributionOutcome, NamedAffiliate } from './attribution.js';
import { judgeCredit } from './credit.js';

/** How a code came to be known for an order: with it, by the buyer's registration, by a click of the browser, by an earlier purchase of the address. */
export type ClaimSource = 'order' | 'signup' | 'click' | 'purchase';

/**
 * What became of a code that was known of the buyer. `overruled`: another code went first. `earlier_purchase`: it belongs to another
 * order; each order counts by itself.
 */
export type ClaimVerdict = AttributionOutcome | 'overruled' | 'earlier_purchase';

/** A code that had to do with the buyer, `at` (ms). */
export interface Claim extends NamedAffiliate {
  source: ClaimSource;
  at: number;
}

/** Answers for one code why the order counts for it, or why not: the question of whoever sent the visitor once (C-058..061). */
export function verdictOf(
  { code, affiliate, source, at }: Claim,
  decided: Attribution,
  order: { buyerEmail: string; at: number },
): ClaimVerdict {
  if (decided.outcome === 'test_order') return 'test_order';
  if (code === decided.code && (source === decided.source || decided.outcome === 'credited')) return decided.outcome;
  if (source === 'purchase') return 'earlier_purchase';
  if (source === 'signup' && !isReferralFresh(at, order.at)) return 'too_old';
  const outcome = judgeCredit(affiliate, order.buyerEmail);
  return outcome === 'credited' ? 'overruled' : outcome;
}
