import Typography from '@mui/material/Typography';
import type { Product } from '@summit/rules';
import { DELIVERY_TIMES } from './success-copy.baked';

/** What arrives for the order, and when (F-318). */
export function InboxList({ product }: { product: Product }) {
  return (
    <section aria-labelledby="inbox-title">
      <Typography id="inbox-title" variant="h3" component="h2">
        Check your inbox
      </Typography>
      <ul className="arrivals">
        {DELIVERY_TIMES[product].map(({ what, when }) => (
          <li key={what}>
            <span>{what}</span> <b>{when}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
