import type { Coupon } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { AppError } from '../../../../platform/errors/app-error.js';

/** A code that may be used right now for this product and provider. */
export interface UsableCoupon {
  promoCodeId: string;
  code: string;
  coupon: Coupon;
  /** Generated test codes mark their orders as tests (C-084). */
  isTest: boolean;
  /** Whether it can be used a certain number of times only. */
  limited: boolean;
  /** When all uses that are left belong to payments of others that are under way: when the first of those ends (ms). Else null. */
  takenUntil: number | null;
}

/** Who asks. Reservations of the same browser, or of the same browser session, do not count against them. */
export interface CodeAsker {
  buyerId: string | null;
  sessionId: string | null;
}

/** `invalid`: unknown, disabled, or made for the other provider: one answer for all (F-220). */
export type CouponRefusal = 'invalid' | 'expired' | 'used_up' | 'wrong_product';

/** The error that says so. The check of a code and the purchase with it say the same. */
export const COUPON_REFUSALS: Record<CouponRefusal, Record<Provider, AppError['code']>> = {
  invalid: { stripe: 'coupon_invalid', paypal: 'discount_invalid' },
  expired: { stripe: 'code_expired', paypal: 'code_expired' },
  used_up: { stripe: 'code_used_up', paypal: 'code_used_up' },
  wrong_product: { stripe: 'code_wrong_product', paypal: 'code_wrong_product' },
};

/** Codes as a purchase needs them. Counting is atomic: limits hold under parallel buyers (payments.md 0.9). */
export interface Coupons {
  find(
    query: CodeAsker & { code: string; product: Product; provider: Provider },
  ): Promise<UsableCoupon | CouponRefusal>;
  /**
   * For a transaction that gives uses of these orders back and takes one of another code: nobody else changes any of these codes
   * until it ends. Two buyers who swap two codes would otherwise wait for each other forever.
   */
  lock(tx: Transaction, codes: { orderIds: string[]; promoCodeId: string | null }): Promise<void>;
  /** Takes one use for an order until `until` (ms), in the order's transaction. False when no use is left or the code has ended. A second call for the order changes nothing and answers true. */
  reserve(
    tx: Transaction,
    use: { orderId: string; promoCodeId: string; provider: Provider; discountCents: number; until: number },
  ): Promise<boolean>;
  /** When the first reservation of a code ends (ms); null when none would give a use back. */
  firstFree(tx: Transaction, promoCodeId: string): Promise<number | null>;
  /** The order is paid: the use counts, even beyond the limit, because money wins. Repeatable. */
  redeem(tx: Transaction, orderId: string): Promise<void>;
  /** The order will not be paid: gives the use back. Repeatable; does nothing to a redeemed use. */
  release(tx: Transaction, orderId: string): Promise<void>;
}

export const COUPONS = Symbol('COUPONS');
