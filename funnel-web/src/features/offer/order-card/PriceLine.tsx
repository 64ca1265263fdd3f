import Typography from '@mui/material/Typography';
import { formatUsd } from '@summit/pricing';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';

export interface PriceLineProps {
  /** Cents. */
  price: number;
  /** The struck-through price, in cents; null once the offer is over. One that is not higher is not shown. */
  reference: number | null;
  /** What the struck-through price is, said beside it where it is not the price that comes next. */
  referenceName?: string;
}

/** Price now, the regular price struck through, and what lies between them. */
export function PriceLine({ price, reference, referenceName }: PriceLineProps) {
  return (
    <div className="price-line">
      <Typography variant="figure">
        <span style={visuallyHidden}>Price now </span>
        {formatUsd(price)}
      </Typography>
      {reference !== null && reference > price && (
        <>
          <p className="price-line__reference">
            {!referenceName && <span style={visuallyHidden}>Regular price </span>}
            <s>{formatUsd(reference)}</s>
            {referenceName && <span className="price-line__name"> {referenceName}</span>}
          </p>
          <p className="price-line__save">Save {formatUsd(reference - price)}</p>
        </>
      )}
    </div>
  );
}
