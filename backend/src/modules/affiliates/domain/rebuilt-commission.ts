import type { Product } from '@summit/rules';
import type { CommissionChange } from './commission-change.js';
import type { Hold } from './hold.js';
import type { ReceiptStep } from './receipt.js';

/** A commission and its entries as a receipt tells them. */
export interface RebuiltCommission extends Hold {
  affiliateId: string;
  product: Product;
  disputed: boolean;
  review: 'held' | 'released' | 'denied' | null;
  entries: (CommissionChange & { cause: string; at: number; payoutId: string | null })[];
}

type Rebuilding = Omit<RebuiltCommission, 'affiliateId' | 'product'> & {
  affiliateId: string | null;
  product: Product | null;
};

/** What the books must hold by a receipt, so that one can be checked by the other; null for an order that earns nothing. */
export function rebuiltCommission(steps: readonly ReceiptStep[]): RebuiltCommission | null {
  const rebuilt: Rebuilding = {
    affiliateId: null,
    product: null,
    anchorAt: null,
    payableAt: null,
    disputed: false,
    review: null,
    entries: [],
  };
  for (const step of steps) follow(rebuilt, step);
  const { affiliateId, product } = rebuilt;
  return affiliateId === null || product === null ? null : { ...rebuilt, affiliateId, product };
}

function follow(rebuilt: Rebuilding, step: ReceiptStep): void {
  switch (step.kind) {
    case 'visits':
    case 'claim':
      return;
    case 'order':
      rebuilt.product = step.facts.product;
      return;
    case 'rule':
      rebuilt.affiliateId = step.facts.affiliateId;
      return;
    case 'commission': {
      const { change: kind, amountCents, cause } = step.facts;
      rebuilt.entries.push({ kind, amountCents, cause, at: step.at, payoutId: null });
      return;
    }
    case 'hold':
      Object.assign(rebuilt, step.facts);
      return;
    case 'review':
      rebuilt.review = 'held';
      return;
    case 'decision':
      rebuilt.review = step.facts.decision;
      return;
    case 'payout':
      for (const entry of rebuilt.entries) entry.payoutId ??= step.facts.payoutId;
      return;
    case 'payout_closed':
      if (step.facts.outcome === 'failed')
        for (const entry of rebuilt.entries) if (entry.payoutId === step.facts.payoutId) entry.payoutId = null;
  }
}
