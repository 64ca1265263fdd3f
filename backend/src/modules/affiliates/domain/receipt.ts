import type { Product } from '@summit/rules';
import type { Attribution, AttributionOutcome } from './attribution.js';
import type { Claim, ClaimSource, ClaimVerdict } from './claim.js';
import type { CommissionChange } from './commission-change.js';
import type { Hold } from './hold.js';
import type { Suspicion } from './suspicion.js';

/** What each kind of step says. Cents; times in ms. */
interface StepFacts {
  /** How many visits the code that decided brought in the 45 days before the order, the last one at `at`. */
  visits: { total: number };
  /** A code that was known of the buyer, and what became of it. */
  claim: { source: ClaimSource; verdict: ClaimVerdict };
  order: { product: Product; createdAt: number };
  /** Which rule decided, once. */
  rule: { outcome: AttributionOutcome; source: Attribution['source']; affiliateId: string | null };
  /** `keptCents`: of the order at that time; null where it was booked before receipts were kept. */
  commission: { change: CommissionChange['kind']; amountCents: number; keptCents: number | null; cause: string };
  /** The refund period, and whether the payment is disputed. */
  hold: Hold & { disputed: boolean };
  /** Held for a person to look at. */
  review: { suspicions: Suspicion[] };
  decision: { decision: 'released' | 'denied' };
  payout: { payoutId: string; period: string; amountCents: number };
  payout_closed: { payoutId: string; outcome: 'paid' | 'failed' };
}
export type StepKind = keyof StepFacts;

/**
 * One step of the way from a click to the payout. Steps are only ever added, so a receipt that somebody keeps stays true. `code` is the
 * referral code that the step names. They name no person.
 */
export type ReceiptStep = {
  [Kind in StepKind]: { kind: Kind; at: number; code: string | null; facts: StepFacts[Kind] };
}[StepKind];

/** How a receipt begins: the visits of the code that decided, every code that was known of the buyer, oldest first, the order, and the rule that decided. */
export function firstSteps(
  order: { product: Product; createdAt: number; paidAt: number },
  {
    attribution,
    claims,
    visits,
  }: {
    attribution: Attribution;
    claims: readonly (Claim & { verdict: ClaimVerdict })[];
    visits: { total: number; lastAt: number | null };
  },
  at: number,
): ReceiptStep[] {
  const { code, outcome, source, affiliateId } = attribution;
  const visited: ReceiptStep[] =
    visits.lastAt === null ? [] : [{ kind: 'visits', at: visits.lastAt, code, facts: { total: visits.total } }];
  return [
    ...visited,
    ...[...claims]
      .sort((one, other) => one.at - other.at)
      .map((claim): ReceiptStep => {
        const { source: from, verdict } = claim;
        return { kind: 'claim', at: claim.at, code: claim.code, facts: { source: from, verdict } };
      }),
    {
      kind: 'order',
      at: order.paidAt,
      code: null,
      facts: { product: order.product, createdAt: order.createdAt },
    },
    { kind: 'rule', at, code, facts: { outcome, source, affiliateId } },
  ];
}

/** Whether an affiliate may read a receipt: of orders that count for it, and of its own purchases through its own code. */
export function isReceiptOf(steps: readonly ReceiptStep[], affiliate: { id: string; code: string }): boolean {
  const rule = steps.find((step) => step.kind === 'rule');
  if (!rule) return false;
  const { affiliateId, outcome } = rule.facts;
  return affiliateId === affiliate.id || (outcome === 'self_referral' && rule.code === affiliate.code);
}
