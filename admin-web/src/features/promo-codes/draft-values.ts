import { ERROR_CATALOG, type CreatePromoCodeRequest } from '@summit/contracts';
import {
  normalizePromoCode,
  PROMO_DRAFT_DEFAULTS,
  promoDraftProblems,
  type PromoDraft,
  type PromoDraftProblem,
} from '@summit/pricing';
import { DRAFT_TEXTS } from './messages';

/** `quick` knows both providers and no unlimited codes; `full` knows everything (C-005). */
export type PromoDialog = 'quick' | 'full';

/** What the fields of the dialog hold: numbers as they were typed. */
export interface DraftValues extends Omit<PromoDraft, 'discountValue' | 'validityDays' | 'maxUses'> {
  discountValue: string;
  validityDays: string;
  maxUses: string;
}

export const DRAFT_START: DraftValues = {
  ...PROMO_DRAFT_DEFAULTS,
  discountValue: String(PROMO_DRAFT_DEFAULTS.discountValue),
  validityDays: String(PROMO_DRAFT_DEFAULTS.validityDays),
  maxUses: String(PROMO_DRAFT_DEFAULTS.maxUses),
};

/** An empty field is no zero: zero means "never" and "unlimited". */
const typedNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

export const draftOf = (values: DraftValues): PromoDraft => ({
  ...values,
  code: normalizePromoCode(values.code),
  discountValue: typedNumber(values.discountValue),
  validityDays: typedNumber(values.validityDays),
  maxUses: typedNumber(values.maxUses),
});

export type DraftErrors = Partial<Record<keyof PromoDraft, string>>;

/** Texts by field; empty when the draft can be sent (A-108..A-112). */
export function draftErrors(draft: PromoDraft, dialog: PromoDialog): DraftErrors {
  const text = (problem: PromoDraftProblem): string =>
    dialog === 'quick' && problem === 'promo_max_uses_invalid' ? DRAFT_TEXTS.quickUses : ERROR_CATALOG[problem].detail;
  const problems = Object.entries(promoDraftProblems(draft, dialog));
  return Object.fromEntries(problems.map(([field, problem]) => [field, text(problem)]));
}

export const draftRequest = (draft: PromoDraft): CreatePromoCodeRequest => ({
  code: draft.code,
  product_type: draft.product,
  with_bump: draft.withBump,
  payment_methods: [...draft.providers],
  discount_type: draft.discountType,
  discount_value: draft.discountValue,
  validity_days: draft.validityDays,
  max_uses: draft.maxUses,
});
