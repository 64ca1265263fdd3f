import type { PromoCodeRow } from '@summit/contracts';
import { formatUsd, parseMoney } from '@summit/pricing';
import { formatCount, formatQuantity } from '../../lib/format/format-figures';
import type { Kpi } from '../../lib/panel/KpiStrip';
import { canDisable } from './promo-status';

/** Summary of the listed codes; values are null while they are loading. */
export function promoFigures(rows: readonly PromoCodeRow[] | undefined): Kpi[] {
  const usable = rows?.filter(({ status }) => canDisable(status)).length;
  const expired = rows?.filter(({ status }) => status === 'expired').length;
  const used = rows?.reduce((sum, row) => sum + row.times_redeemed, 0);
  const usedCodes = rows?.filter(({ times_redeemed }) => times_redeemed > 0).length ?? 0;
  const givenCents = rows?.reduce((sum, row) => sum + (parseMoney(row.total_discount_given) ?? 0), 0);
  const count = (value: number | undefined) => (value === undefined ? null : formatCount(value));
  return [
    { label: 'Codes', value: count(rows?.length), note: 'one for each provider' },
    { label: 'Usable now', value: count(usable), note: `${formatQuantity(expired ?? 0, 'code')} expired` },
    { label: 'Times used', value: count(used), note: `${formatQuantity(usedCodes, 'code')} used so far` },
    {
      label: 'Discount given',
      value: givenCents === undefined ? null : formatUsd(givenCents),
      note: 'on paid orders',
    },
  ];
}
