import type { PromoCodesResponse } from '@summit/contracts';
import { formatCount, formatQuantity } from '../../lib/format/format-figures';
import type { Kpi } from '../../lib/panel/KpiStrip';
import { givenText } from './given-text';

/** Summary of the codes of all pages; values are null while they are loading. */
export function promoFigures(answer: Pick<PromoCodesResponse, 'total' | 'summary'> | undefined): Kpi[] {
  const { usable, expired = 0, times_redeemed, used = 0, total_discount_given: given } = answer?.summary ?? {};
  const count = (value: number | undefined) => (value === undefined ? null : formatCount(value));
  return [
    { label: 'Codes', value: count(answer?.total), note: 'one for each provider' },
    { label: 'Usable now', value: count(usable), note: `${formatQuantity(expired, 'code')} expired` },
    { label: 'Times used', value: count(times_redeemed), note: `${formatQuantity(used, 'code')} used so far` },
    { label: 'Discount given', value: given === undefined ? null : givenText(given), note: 'on paid orders' },
  ];
}
