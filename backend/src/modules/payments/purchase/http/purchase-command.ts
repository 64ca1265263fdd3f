import { bumpsFromWire, type BumpsOnWire } from '@summit/pricing';
import { isReferralCode, normalizeEmail, normalizeReferralCode, type Product } from '@summit/rules';
import { realEmail, realName } from '../domain/guest-buyer.js';
import type { Purchase } from '../domain/purchase.js';

/** What the purchase bodies have in common, whichever way is paid. */
interface PurchaseBody extends BumpsOnWire {
  email: string;
  name: string;
  session_id: string;
  coaching_sessions?: number;
  affiliate_code?: string | null;
  expected_total_cents?: number;
}

export interface PurchaseContext {
  product: Product;
  buyerId: string;
  clientBlock: string;
  plan: boolean;
  couponCode: string | null;
}

export const buyerEmail = (email: string | null | undefined): string | null =>
  email ? realEmail(normalizeEmail(email)) : null;

/** Placeholders end here: from the command on, an address is the buyer's own or null (C-066). */
export function toPurchase(
  body: PurchaseBody,
  { product, buyerId, clientBlock, plan, couponCode }: PurchaseContext,
): Purchase {
  const affiliateCode = normalizeReferralCode(body.affiliate_code ?? '');
  return {
    sessionId: body.session_id,
    product,
    buyerId,
    clientBlock,
    email: buyerEmail(body.email),
    name: realName(body.name),
    affiliateCode: isReferralCode(affiliateCode) ? affiliateCode : null,
    bumps: bumpsFromWire(product, body),
    coachingSessions: body.coaching_sessions ?? 0,
    plan,
    couponCode,
    expectedTotalCents: body.expected_total_cents ?? null,
  };
}
