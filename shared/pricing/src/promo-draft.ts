import { PROVIDERS, type Product, type Provider } from '@summit/rules';
import { couponFromWire, type Coupon } from './coupon.js';
import { centsOf, dollars } from './money.js';
import { promoBookPrice } from './promo-book.js';

/** What an operator fills in. */
export interface PromoDraft {
  code: string;
  product: Product;
  withBump: boolean;
  /** Where the code can be used; one row each under one code (C-070). */
  providers: readonly Provider[];
  discountType: 'percent' | 'amount';
  /** Percent (50 = half), or dollars; steps of 0.01. 0: the code takes nothing off and only counts who used it. */
  discountValue: number;
  /** 0 = never expires. */
  validityDays: number;
  /** 0 = unlimited (C-069). */
  maxUses: number;
}

/** What both dialogs start with. */
export const PROMO_DRAFT_DEFAULTS: PromoDraft = {
  code: '',
  product: 'vip',
  withBump: false,
  providers: PROVIDERS,
  discountType: 'percent',
  discountValue: 50,
  validityDays: 0,
  maxUses: 1,
};

export const PROMO_CODE_MAX_LENGTH = 64;
/** Five years, the most that Stripe takes: a code that should live longer never expires. */
export const PROMO_VALIDITY_MAX_DAYS = 1_825;
export const PROMO_USES_MAX = 1_000_000;

/** Named like the errors of the API that show them. */
export type PromoDraftProblem =
  | 'promo_code_required'
  | 'promo_code_format'
  | 'promo_methods_required'
  | 'promo_amount_too_high'
  | 'promo_percent_too_high'
  | 'promo_discount_invalid'
  | 'promo_max_uses_invalid'
  | 'promo_validity_invalid';

export type PromoDraftProblems = Partial<Record<keyof PromoDraft, PromoDraftProblem>>;

const STRIPE_CODE = /^[A-Z0-9_-]+$/;
const NOT_PRINTABLE = /[\u0000-\u001f\u007f]/;

/** The form in which codes are stored and compared: trimmed, upper case. */
export const normalizePromoCode = (text: string): string => text.normalize('NFC').trim().toUpperCase();

/**
 * Every rule of the two dialogs, by field in the order of the form (A-108..A-112, C-069); empty when the draft can be saved. The
 * server checks with it and the dialogs show it. `code` is expected as `normalizePromoCode` gives it. The quick dialog knows no
 * unlimited codes, so it asks for at least one use.
 */
export function promoDraftProblems(draft: PromoDraft, dialog: 'quick' | 'full' = 'full'): PromoDraftProblems {
  const problems: Record<keyof PromoDraft, PromoDraftProblem | null> = {
    code: codeProblem(draft),
    product: null,
    withBump: null,
    providers: draft.providers.length === 0 ? 'promo_methods_required' : null,
    discountType: null,
    discountValue: discountProblem(draft),
    validityDays: isWhole(draft.validityDays, 0, PROMO_VALIDITY_MAX_DAYS) ? null : 'promo_validity_invalid',
    maxUses: isWhole(draft.maxUses, dialog === 'quick' ? 1 : 0, PROMO_USES_MAX) ? null : 'promo_max_uses_invalid',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** What a draft without problems does to a price. */
export const couponOfDraft = ({ discountType, discountValue }: PromoDraft): Coupon =>
  couponFromWire({ type: discountType, value: discountValue });

function codeProblem({ code, providers }: PromoDraft): PromoDraftProblem | null {
  if (code === '') return 'promo_code_required';
  const allowed = providers.includes('stripe') ? STRIPE_CODE.test(code) : !NOT_PRINTABLE.test(code);
  return allowed && code.length <= PROMO_CODE_MAX_LENGTH ? null : 'promo_code_format';
}

/**
 * Checked as it will be stored: 99.999 percent would be rounded to 100. The amount stays below the product's price without its
 * bump, because a code does not oblige a buyer to take the bump.
 */
function discountProblem(draft: PromoDraft): PromoDraftProblem | null {
  if (!Number.isFinite(draft.discountValue)) return 'promo_discount_invalid';
  const coupon = couponOfDraft(draft);
  if (coupon.type === 'percent') {
    if (coupon.basisPoints >= 10_000) return 'promo_percent_too_high';
    return coupon.basisPoints >= 0 && isInSteps(draft.discountValue) ? null : 'promo_discount_invalid';
  }
  if (coupon.cents >= promoBookPrice(draft.product, false, 'active')) return 'promo_amount_too_high';
  return coupon.cents >= 0 && isInSteps(draft.discountValue) ? null : 'promo_discount_invalid';
}

/** Whole steps of 0.01: a third decimal would be dropped without a word. */
const isInSteps = (value: number): boolean => dollars(centsOf(value)) === value;

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
