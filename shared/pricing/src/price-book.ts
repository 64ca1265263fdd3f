import type { Product } from '@summit/rules';

/** The one price list. Integer cents, USD. What is charged is computed from here and nowhere else (C-001). */
export const PRICE_BOOK = {
  vip: {
    /** While the offer window is open, and after it (C-013: VIP does not rise). */
    early: 3_700,
    regular: 3_700,
    /** Struck-through reference price, "save $10" (C-006). */
    reference: 4_700,
    /** Order bump: Speaker Interview Highlights Vault (C-002). */
    bump: 900,
  },
  implementation: { early: 9_700, regular: 19_700, reference: 19_700, bump: 1_200 },
  dfy: { early: 249_700, regular: 499_700, reference: 499_700, bump: 250_000 },
} as const;

/** One coaching session, implementation and dfy only (C-016, F9). */
export const COACHING_SESSION_CENTS = 10_000;

/** No charge below one dollar after discounts (C-012). */
export const MINIMUM_CHARGE_CENTS = 100;

/** Share of the net amount kept that an affiliate earns (F-008). */
export const COMMISSION_PERCENT = 50;

/** Smallest balance that is paid out (C-020). */
export const PAYOUT_MINIMUM_CENTS = 5_000;

/** Goes with every stored quote, so that an old order can be explained after a price change. */
export const PRICE_BOOK_VERSION = '2025-10';

/** Extra coaching sessions of one order (F-162, F-195). */
export const MAX_COACHING_SESSIONS = 10;

/** Products that coaching sessions can be added to (C-016), and that can be paid in installments (F-170). */
export const COACHING_PRODUCTS: readonly Product[] = ['implementation', 'dfy'];
export const PLAN_PRODUCTS: readonly Product[] = ['dfy'];

/** Payments of the installment plan (C-010). */
export const INSTALLMENT_COUNT = 3;
