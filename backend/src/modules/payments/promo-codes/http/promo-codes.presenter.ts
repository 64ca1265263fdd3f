import {
  ERROR_CATALOG,
  type CreatePromoCodeResponse,
  type GeneratedPromoCode,
  type PromoCodeCounts,
  type PromoCodeRow,
  type PromoCodesSummary,
} from '@summit/contracts';
import { dollars, moneyString } from '@summit/pricing';
import { PROVIDERS, type Provider } from '@summit/rules';
import type { PromoCreation } from '../application/create-promo-code.use-case.js';
import type { CodeAtProvider, PromoFigures } from '../application/promo-codes.port.js';
import type { GeneratedCode } from '../application/generate-promo-codes.use-case.js';
import type { PricedListing } from '../application/manage-promo-codes.use-case.js';

const PROVIDER_NAMES: Record<Provider, string> = { stripe: 'Stripe', paypal: 'PayPal' };

const PROBLEMS: Record<Extract<PromoCreation, 'exists' | 'refused'>, string> = {
  exists: ERROR_CATALOG.promo_code_exists.detail,
  refused: 'The provider did not accept this code. Try another one.',
};

/** A row of the list: prices in dollars, the total as a money string. */
export const presentPromoCode = ({ prices, ...listing }: PricedListing): PromoCodeRow => ({
  code: listing.code,
  payment_method: listing.provider,
  product_type: listing.product,
  with_bump: listing.withBump,
  original_price: dollars(prices.originalCents),
  final_price: dollars(prices.finalCents),
  discount_amount: dollars(prices.discountCents),
  charged_price: dollars(prices.chargedCents),
  times_redeemed: listing.timesRedeemed,
  total_discount_given: moneyString(listing.discountGivenCents),
  status: listing.status,
});

/** The tab's summary. */
export const presentFigures = (figures: PromoFigures): PromoCodesSummary => ({
  usable: figures.usable,
  expired: figures.expired,
  times_redeemed: figures.timesRedeemed,
  used: figures.used,
  total_discount_given: moneyString(figures.discountGivenCents),
});

/** What became of a new code at each provider: `created`, `error` or `skipped`. */
export function presentCreation(outcomes: Record<Provider, PromoCreation>): CreatePromoCodeResponse {
  const errors = PROVIDERS.flatMap((provider) => {
    const outcome = outcomes[provider];
    return outcome === 'exists' || outcome === 'refused' ? [`${PROVIDER_NAMES[provider]}: ${PROBLEMS[outcome]}`] : [];
  });
  const success = PROVIDERS.some((provider) => outcomes[provider] === 'created');
  return {
    success,
    results: { stripe: { status: statusOf(outcomes.stripe) }, paypal: { status: statusOf(outcomes.paypal) }, errors },
    ...(!success && { detail: errors.join(' ') }),
  };
}

const statusOf = (outcome: PromoCreation): 'created' | 'error' | 'skipped' =>
  outcome === 'exists' || outcome === 'refused' ? 'error' : outcome;

export function presentCounts(codes: readonly CodeAtProvider[]): PromoCodeCounts {
  const at = (wanted: Provider) => codes.filter(({ provider }) => provider === wanted).length;
  return { total: codes.length, stripe: at('stripe'), paypal: at('paypal') };
}

/** As the audit log keeps it: every code with its provider, and what it was and is. Null: it is gone. */
export const presentChange = (codes: readonly CodeAtProvider[], before: string | null, after: string | null) => {
  const all = (status: string | null) =>
    status && { status, promo_codes: codes.map(({ code, provider }) => `${code} ${provider}`) };
  return { before: all(before), after: all(after) };
};

export const presentGenerated = ({ rule, provider }: GeneratedCode): GeneratedPromoCode => ({
  code: rule.code,
  product_type: rule.product,
  payment_method: provider,
});

export const disabledMessage = (code: string, provider: Provider): string =>
  `${code} can no longer be used with ${PROVIDER_NAMES[provider]}.`;
