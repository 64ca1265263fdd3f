import Button from '@mui/material/Button';
import type { Product } from '@summit/rules';
import { Link } from 'react-router-dom';
import { dfyPath, implementationPath, vipPath } from '../../lib/site/paths';
import { SUPPORT_EMAIL } from '../../lib/site/support';
import { SUPPORT_HOURS } from './success-copy.baked';

const OFFER_PATH: Record<Product, string> = { vip: vipPath, implementation: implementationPath, dfy: dfyPath };

/** What to do about an order that is not there: order again where the product is known, and whom to ask. */
export function WaysOn({ product }: { product: Product | null }) {
  return (
    <section aria-label="What you can do" className="ways-on">
      <div className="ways-on__buttons">
        {product && (
          <Button component={Link} to={OFFER_PATH[product]} variant="contained">
            Back to the order
          </Button>
        )}
        <Button href={`mailto:${SUPPORT_EMAIL}`} variant="outlined">
          Write to support
        </Button>
      </div>
      <p className="after__text">{SUPPORT_HOURS}</p>
    </section>
  );
}
