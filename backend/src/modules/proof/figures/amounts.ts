import { BONUS_VALUE_CENTS, COPY_AMOUNTS } from '@summit/content';
import type { ShownFigureKey } from '@summit/content/proof';
import {
  BUMPS,
  commissionTarget,
  contentFigures,
  formatUsd,
  INSTALLMENT_COUNT,
  PAYOUT_MINIMUM_CENTS,
  quote,
  type OfferState,
  type QuoteOptions,
} from '@summit/pricing';
import type { Product } from '@summit/rules';
import { words, type ProofValue } from './proof-value.js';

/** What pages say, by placeholder. */
export const COPY_FIGURES = contentFigures(COPY_AMOUNTS);

const ORDER = { bumps: [], coachingSessions: 0, plan: false, coupon: null } satisfies Partial<QuoteOptions>;
/** The $10 code of the affiliate page's example (C-007). */
const EXAMPLE_CODE = { type: 'amount', cents: 1_000 } as const;

/** Cents that an order is charged, by the same `quote()` as every order. */
const charge = (product: Product, offer: OfferState = 'active', options: Partial<QuoteOptions> = {}): number =>
  quote({ product, offer, ...ORDER, ...options }).totalCents;

/** Cents by their source; null: only words. */
const AMOUNTS: Readonly<Record<ShownFigureKey, number | null>> = {
  'vip.early': charge('vip'),
  'vip.reference': null,
  'vip.bump': charge('vip', 'active', { bumps: ['vip_bump'] }) - charge('vip'),
  'implementation.early': charge('implementation'),
  'implementation.reference': charge('implementation', 'expired'),
  'implementation.bump': BUMPS.implementation_bump.cents,
  add_ons: null,
  'dfy.early': charge('dfy'),
  'dfy.regular': charge('dfy', 'expired'),
  'dfy.plan': charge('dfy', 'active', { plan: true }),
  coaching: charge('implementation', 'active', { coachingSessions: 1 }) - charge('implementation'),
  'coaching.regular': null,
  'bonus.total': BONUS_VALUE_CENTS.blueprints + BONUS_VALUE_CENTS.playbook + BONUS_VALUE_CENTS.prompts,
  'bonus.blueprints': null,
  'bonus.playbook': null,
  'bonus.prompts': null,
  'gift.vip': null,
  'commission.vip': commissionTarget(charge('vip')),
  'commission.vip_discounted': commissionTarget(charge('vip', 'active', { coupon: EXAMPLE_CODE })),
  'commission.implementation': commissionTarget(charge('implementation')),
  'commission.implementation_coaching': commissionTarget(charge('implementation', 'active', { coachingSessions: 2 })),
  'commission.dfy': commissionTarget(charge('dfy')),
  'payout.minimum': PAYOUT_MINIMUM_CENTS,
};

/** How pages write an amount. */
const written = (key: ShownFigureKey, value: number): string =>
  key === 'dfy.plan' ? `${INSTALLMENT_COUNT} x ${formatUsd(Math.floor(value / INSTALLMENT_COUNT))}` : formatUsd(value);

export function amountOf(key: ShownFigureKey): ProofValue {
  const value = AMOUNTS[key];
  return value === null
    ? words(COPY_FIGURES[key])
    : { shown: COPY_FIGURES[key], value, agrees: written(key, value) === COPY_FIGURES[key] };
}
