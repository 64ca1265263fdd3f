import { formatUsd, percentOf } from './money.js';
import {
  COACHING_SESSION_CENTS,
  COMMISSION_PERCENT,
  INSTALLMENT_COUNT,
  PAYOUT_MINIMUM_CENTS,
  PRICE_BOOK,
} from './price-book.js';

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
    'vip.bump': formatUsd(vip.bump),
    'vip.with_bump': formatUsd(vip.early + vip.bump),
    'implementation.early': formatUsd(implementation.early),
    'implementation.reference': formatUsd(implementation.reference),
    'implementation.save': formatUsd(implementation.reference - implementation.early),
    'implementation.bump': formatUsd(implementation.bump),
    'dfy.early': formatUsd(dfy.early),
    'dfy.regular': formatUsd(dfy.regular),
    'dfy.save': formatUsd(dfy.regular - dfy.early),
    'dfy.plan': `${INSTALLMENT_COUNT} x ${formatUsd(Math.floor(dfy.early / INSTALLMENT_COUNT))}`,
    coaching: formatUsd(COACHING_SESSION_CENTS),
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
      commissionOn(implementation.early + EXAMPLE_SESSIONS * COACHING_SESSION_CENTS),
    ),
    'payout.minimum': formatUsd(PAYOUT_MINIMUM_CENTS),
  };
}
