import type { Product } from '@summit/rules';

/** The one price list; the add-ons are in `bumps.ts`. Integer cents, USD. What is charged is computed from here and nowhere else (C-001). */
export const PRICE_BOOK = {
  vip: {
    /** While the offer window is open, and after it (C-013: VIP does not rise). */
    early: 3_700,
    regular: 3_700,
    /** Struck-through reference price, "save $10" (C-006). */
    reference: 4_700,
  },
  implementation: { early: 9_700, regular: 19_700, reference: 19_700 },
  dfy: { early: 249_700, regular: 499_700, reference: 499_700 },
} as const;

/** Extra coaching sessions of one order: which products take them, what one costs, how many (C-016). */
export const COACHING: {
  products: readonly Product[];
  cents: number;
  min: number;
  max: number;
  /** On payment pages and receipts. */
  name: string;
} = {
  products: ['implementation', 'dfy'],
  cents: 10_000,
  min: 0,
  max: 10,
  name: 'Extra coaching session, 30 minutes',
};

/** No charge below one dollar after discounts (C-012). */
export const MINIMUM_CHARGE_CENTS = 100;

/** Share of the net amount kept that an affiliate earns (F-008). */
export const COMMISSION_PERCENT = 50;

/** Smallest balance that is paid out (C-020). */
export const PAYOUT_MINIMUM_CENTS = 5_000;

/** Products that can be paid in installments (F-170). */
export const PLAN_PRODUCTS: readonly Product[] = ['dfy'];

/** Payments of the installment plan (C-010). */
export const INSTALLMENT_COUNT = 3;
