import Typography from '@mui/material/Typography';
import type { Guarantee } from '@summit/content';
import { ShieldCheck } from 'lucide-react';

export interface OfferGuaranteeProps {
  guarantee: Guarantee;
  /** How many people the offer can take, in prose (F-163, F-180). */
  capacity?: string;
}

/** The refund condition in one panel (F-135). */
export function OfferGuarantee({ guarantee, capacity }: OfferGuaranteeProps) {
  return (
    <section className="guarantee on-surface" aria-labelledby="offer-guarantee-title">
      <ShieldCheck size={48} strokeWidth={1.25} aria-hidden />
      <div>
        <Typography id="offer-guarantee-title" variant="h3" component="h2">
          {guarantee.title}
        </Typography>
        {guarantee.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {capacity && <p>{capacity}</p>}
      </div>
    </section>
  );
}
