import Typography from '@mui/material/Typography';
import type { Product } from '@summit/rules';
import { DELIVERY_TIMES } from './success-copy.baked';

/** What arrives for the order, and when (F-318). */
export function InboxList({ product, email }: { product: Product; email: string | null }) {
  return (
    <section aria-labelledby="inbox-title">
      <Typography id="inbox-title" variant="h3" component="h2">
        Check your inbox
      </Typography>
      {email !== null && (
        <p className="after__text">
          Everything about this order goes to <b>{email}</b>, the receipt too.
        </p>
      )}
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
