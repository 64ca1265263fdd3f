import Typography from '@mui/material/Typography';
import { formatUsd } from '@summit/pricing';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import type { OfferTimer } from '../timer/useOfferTimer';
import { shownAmount } from './shown-amount';

export interface PriceLineProps {
  timer: Pick<OfferTimer, 'priceIsKnown' | 'waiting'>;
  /** Cents. */
  price: number;
  /** The struck-through price, in cents; null once the offer is over. One that is not higher is not shown. */
  reference: number | null;
  /** What the struck-through price is, where it is not the product's own former price (C-006). */
  referenceName?: string;
}

/** Price now, the regular price struck through, and what lies between them. The room of what the server has not said yet is kept. */
export function PriceLine({ timer, price, reference, referenceName }: PriceLineProps) {
  const compared = reference !== null && reference > price;
  return (
    <div className="price-line">
      <Typography variant="figure">
        <span style={visuallyHidden}>Price now </span>
        {shownAmount(timer.priceIsKnown, formatUsd(price))}
      </Typography>
      {compared && (
        <>
          <p className="price-line__reference" style={timer.waiting ? { visibility: 'hidden' } : undefined}>
            {!referenceName && <span style={visuallyHidden}>Regular price </span>}
            <s>{shownAmount(!timer.waiting, formatUsd(reference))}</s>
            {referenceName && <span className="price-line__name"> {referenceName}</span>}
          </p>
          {!timer.waiting && <p className="price-line__save">Save {formatUsd(reference - price)}</p>}
        </>
      )}
    </div>
  );
}
