import type { Product } from '@summit/rules';
import { areBumpsOf, BUMPS, bumpsOf, type BumpKey } from './bumps.js';
import { discountFor, type Coupon } from './coupon.js';
import { splitInstallments } from './installments.js';
import { COACHING, INSTALLMENT_COUNT, MINIMUM_CHARGE_CENTS, PLAN_PRODUCTS, PRICE_BOOK } from './price-book.js';

export type OfferState = 'active' | 'expired';

export interface QuoteOptions {
  product: Product;
  offer: OfferState;
  /** Add-ons of the product, each once. */
  bumps: readonly BumpKey[];
  /** 0 to 10; only 0 on vip (C-016). */
  coachingSessions: number;
  /** Three monthly payments instead of one; dfy only. */
  plan: boolean;
  coupon: Coupon | null;
}

export type QuoteLine = LineKey & { quantity: number; unitCents: number; amountCents: number };

/** What a line stands for. `bump`: a key of the price book at the time, which a stored quote keeps. */
export type LineKey = { key: 'base' | 'coaching_sessions' } | { key: 'order_bump'; bump: string };

/** Why the base price is what it is (C-014). */
export type PriceReason = 'offer_active' | 'offer_expired' | 'single_price';

/** The result of all price rules, in cents. `subtotalCents - discountCents = totalCents`, and the installments add up to it. */
export interface Quote {
  product: Product;
  priceReason: PriceReason;
  lines: QuoteLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** The monthly payments in order, or null when paid in full. */
  installments: number[] | null;
}

/** Named like the errors of the API that tell them. */
export type QuoteRefusal =
  | 'product_invalid'
  | 'bump_not_offered'
  | 'coaching_sessions_invalid'
  | 'coaching_not_offered'
  | 'payment_plan_not_offered';

/** Why these options can't be priced, or null. */
export function quoteRefusal({ product, bumps, coachingSessions, plan }: QuoteOptions): QuoteRefusal | null {
  if (!Object.hasOwn(PRICE_BOOK, product)) return 'product_invalid';
  if (!areBumpsOf(product, bumps)) return 'bump_not_offered';
  if (!Number.isInteger(coachingSessions) || coachingSessions < COACHING.min || coachingSessions > COACHING.max)
    return 'coaching_sessions_invalid';
  if (coachingSessions > 0 && !COACHING.products.includes(product)) return 'coaching_not_offered';
  return plan && !PLAN_PRODUCTS.includes(product) ? 'payment_plan_not_offered' : null;
}

export const basePrice = (product: Product, offer: OfferState): number =>
  offer === 'active' ? PRICE_BOOK[product].early : PRICE_BOOK[product].regular;

/**
 * The one place where a price is computed (payments.md 3.2): the browser calls it to show, the server to decide.
 * Throws RangeError for options that `quoteRefusal` names.
 */
export function quote(options: QuoteOptions): Quote {
  const refusal = quoteRefusal(options);
  if (refusal) throw new RangeError(refusal);
  const { product, offer, plan, coupon } = options;
  const lines = linesOf(options);
  const subtotalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  // Every single charge is at least a dollar, so a plan as a whole at least three (C-010, C-012).
  const floorCents = MINIMUM_CHARGE_CENTS * (plan ? INSTALLMENT_COUNT : 1);
  const baseCents = basePrice(product, offer);
  const discountCents = coupon ? discountFor(coupon, { product, baseCents, subtotalCents, floorCents }) : 0;
  const totalCents = subtotalCents - discountCents;
  return {
    product,
    priceReason: reasonFor(product, offer),
    lines,
    subtotalCents,
    discountCents,
    totalCents,
    installments: plan ? splitInstallments(totalCents, INSTALLMENT_COUNT) : null,
  };
}

function linesOf({ product, offer, bumps, coachingSessions }: QuoteOptions): QuoteLine[] {
  const chosen = bumpsOf(product).filter((key) => bumps.includes(key));
  return [
    lineOf({ key: 'base' }, 1, basePrice(product, offer)),
    ...chosen.map((bump) => lineOf({ key: 'order_bump', bump }, 1, BUMPS[bump].cents)),
    ...(coachingSessions > 0 ? [lineOf({ key: 'coaching_sessions' }, coachingSessions, COACHING.cents)] : []),
  ];
}

const lineOf = (line: LineKey, quantity: number, unitCents: number): QuoteLine => ({
  ...line,
  quantity,
  unitCents,
  amountCents: quantity * unitCents,
});

const reasonFor = (product: Product, offer: OfferState): PriceReason =>
  basePrice(product, 'active') === basePrice(product, 'expired') ? 'single_price' : `offer_${offer}`;
