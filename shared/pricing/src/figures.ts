import { PRODUCT_NAMES } from '@summit/rules';
import { BUMPS, shownBumps } from './bumps.js';
import { formatUsd, percentOf } from './money.js';
import { COACHING, COMMISSION_PERCENT, INSTALLMENT_COUNT, PAYOUT_MINIMUM_CENTS, PRICE_BOOK } from './price-book.js';

/** Amounts in cents that are copy and never charged: `COPY_AMOUNTS` of @summit/content. */
export interface CopyAmounts {
  'bonus.total': number;
  'bonus.blueprints': number;
  'bonus.playbook': number;
  'bonus.prompts': number;
  'gift.vip': number;
  'coaching.regular': number;
}

/** The discount and the coaching of the two examples on the affiliate page (C-007): a $10 code, two sessions. */
const EXAMPLE_CODE_CENTS = 1_000;
const EXAMPLE_SESSIONS = 2;

const commissionOn = (netCents: number): number => percentOf(netCents, COMMISSION_PERCENT);

/** "the Templates Kit with Implementation for $12", for each add-on that order cards show. */
const addOns = (): string =>
  new Intl.ListFormat('en-US').format(
    shownBumps().map(
      ({ product, name, cents }) => `the ${name} with ${PRODUCT_NAMES[product].short} for ${formatUsd(cents)}`,
    ),
  );

/**
 * Values for the placeholders of the content, such as `{vip.early}`: computed from the price book, formatted as `$37`
 * (C-001). Hand the answer to `fillFigures` of @summit/content.
 */
export function contentFigures(copy: CopyAmounts) {
  const { vip, implementation, dfy } = PRICE_BOOK;
  return {
    'vip.early': formatUsd(vip.early),
    'vip.reference': formatUsd(vip.reference),
    'vip.save': formatUsd(vip.reference - vip.early),
    'vip.bump': formatUsd(BUMPS.vip_bump.cents),
    'vip.with_bump': formatUsd(vip.early + BUMPS.vip_bump.cents),
    'implementation.early': formatUsd(implementation.early),
    'implementation.reference': formatUsd(implementation.reference),
    'implementation.save': formatUsd(implementation.reference - implementation.early),
    'implementation.bump': formatUsd(BUMPS.implementation_bump.cents),
    add_ons: addOns(),
    'dfy.early': formatUsd(dfy.early),
    'dfy.regular': formatUsd(dfy.regular),
    'dfy.save': formatUsd(dfy.regular - dfy.early),
    'dfy.plan': `${INSTALLMENT_COUNT} x ${formatUsd(Math.floor(dfy.early / INSTALLMENT_COUNT))}`,
    coaching: formatUsd(COACHING.cents),
    'coaching.regular': formatUsd(copy['coaching.regular']),
    'bonus.total': formatUsd(copy['bonus.total']),
    'bonus.blueprints': formatUsd(copy['bonus.blueprints']),
    'bonus.playbook': formatUsd(copy['bonus.playbook']),
    'bonus.prompts': formatUsd(copy['bonus.prompts']),
    'gift.vip': formatUsd(copy['gift.vip']),
    'commission.vip': formatUsd(commissionOn(vip.early)),
    'commission.implementation': formatUsd(commissionOn(implementation.early)),
    'commission.dfy': formatUsd(commissionOn(dfy.early)),
    'commission.vip_discounted': formatUsd(commissionOn(vip.early - EXAMPLE_CODE_CENTS)),
    'commission.implementation_coaching': formatUsd(
      commissionOn(implementation.early + EXAMPLE_SESSIONS * COACHING.cents),
    ),
    'payout.minimum': formatUsd(PAYOUT_MINIMUM_CENTS),
  };
}
