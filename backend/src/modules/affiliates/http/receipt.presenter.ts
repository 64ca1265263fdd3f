import type { AttributionReceipt, HeldCommission, MissedOrder, ReceiptStep as PresentedStep } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { rebuiltCommission } from '../domain/rebuilt-commission.js';
import type { ReceiptStep } from '../domain/receipt.js';
import type { ListedHeldCommission } from '../read-models/held-commissions.read-model.js';
import type { ListedMissedOrder } from '../read-models/missed-orders.read-model.js';
import { missedText, stepText } from './receipt-texts.js';

const iso = (at: number): string => new Date(at).toISOString();

const presentStep = (step: ReceiptStep, index: number): PresentedStep => ({
  number: index + 1,
  kind: step.kind,
  at: iso(step.at),
  code: step.code,
  amount: step.kind === 'commission' || step.kind === 'payout' ? dollars(step.facts.amountCents) : null,
  text: stepText(step),
});

/** Without `affiliateId` and references of providers: what anybody may read who is shown it. */
export function presentReceipt(
  receiptId: string,
  { steps, signature }: { steps: readonly ReceiptStep[]; signature: string },
): AttributionReceipt {
  const order = steps.find((step) => step.kind === 'order');
  const rule = steps.find((step) => step.kind === 'rule');
  const earned = rebuiltCommission(steps)?.entries.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? 0;
  return {
    receipt_id: receiptId,
    product: order!.facts.product,
    affiliate_code: rule?.facts.affiliateId ? rule.code : null,
    commission: dollars(earned),
    steps: steps.map(presentStep),
    signature,
  };
}

export const presentMissedOrder = (missed: ListedMissedOrder): MissedOrder => ({
  order_id: missed.orderId,
  product: missed.product,
  ordered_at: iso(missed.orderedAt),
  buyer: missed.buyer,
  came_by: missed.source,
  came_at: iso(missed.cameAt),
  verdict: missed.verdict,
  other_code: missed.decided.code,
  decided_at: iso(missed.decidedAt),
  text: missedText(missed),
});

export const presentHeld = (held: ListedHeldCommission): HeldCommission => ({
  order_id: held.orderId,
  product: held.product,
  ordered_at: iso(held.orderedAt),
  buyer: held.buyer,
  speaker_code: held.code,
  speaker_name: held.name,
  commission: dollars(held.amountCents),
  reasons: held.suspicions,
  held_at: iso(held.heldAt),
});
