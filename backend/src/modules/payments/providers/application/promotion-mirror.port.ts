import type { Coupon } from '@summit/pricing';

/**
 * Shows our promo codes to the operator in the provider's own dashboard. Validity and counting are ours alone (payments.md 1.6).
 * Both calls are repeatable and throw ProviderUnavailable when the provider does not answer.
 */
export interface PromotionMirror {
  create(promotion: { code: string; coupon: Coupon; maxUses: number; expiresAt: number | null }): Promise<void>;
  remove(code: string): Promise<void>;
}

export const PROMOTION_MIRROR = Symbol('PROMOTION_MIRROR');
