import { bumpsFromWire, couponOfDraft, formatUsd, promoDraftProblems, quote, type PromoDraft } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';

/** `VIP $37 → $18.50`: what a buyer pays without and with the code, by the price book. Null while the discount is not valid. */
export function promoPreview(draft: PromoDraft): string | null {
  if (promoDraftProblems(draft).discountValue) return null;
  const { product, withBump } = draft;
  const bumps = bumpsFromWire(product, { order_bump: withBump });
  const options = { product, offer: 'active', bumps, coachingSessions: 0, plan: false } as const;
  const before = quote({ ...options, coupon: null }).totalCents;
  const after = quote({ ...options, coupon: couponOfDraft(draft) }).totalCents;
  const what = PRODUCT_NAMES[product].short + (withBump ? ' with order bump' : '');
  return `${what} ${formatUsd(before)} → ${formatUsd(after)}`;
}
