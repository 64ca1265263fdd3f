import Alert from '@mui/material/Alert';
import type { DiscountOfferItem, PricingPlanItem } from '@summit/contracts';
import { formatDollars } from '../../lib/format/format-figures';
import type { CmsExtrasProps } from './cms-resource';
import { PRICING_TEXTS } from './messages';

/** Warns while the price that is typed is not the one that is charged (C-018). */
export function ChargedPrice({ row, values }: CmsExtrasProps<PricingPlanItem | DiscountOfferItem>) {
  const charged = row?.charged_price ?? null;
  if (charged === null || Number(values['price']) === charged) return null;
  return (
    <Alert severity="warning" variant="outlined" role="status">
      {PRICING_TEXTS.charged(formatDollars(charged))}
    </Alert>
  );
}
