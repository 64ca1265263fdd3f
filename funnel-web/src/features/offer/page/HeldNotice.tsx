import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { PRODUCT_NAMES, type Product } from '@summit/rules';
import { useLocation } from 'react-router-dom';
import { useHeldOrders } from '../../../lib/person/held-orders';
import { paidStateOf } from '../../../lib/person/paid-state';
import { memberLoginUrl } from '../../../lib/site/paths';
import { dayText } from '../../../lib/site/shown-date';

/** Tells an owner so before anything else on the page of what they own (C-116). */
export function HeldNotice({ product }: { product: Product }) {
  const held = useHeldOrders().of(product);
  const paid = paidStateOf(useLocation().state);
  if (!held || paid?.paid === product) return null;
  const who = held.email === null ? '' : ` for ${held.email}`;
  return (
    <Container className="paid-notice">
      <Alert severity="info" variant="outlined" role="status">
        {PRODUCT_NAMES[product].long} is yours already: it was ordered on {dayText(held.ordered_at)}
        {who}, and nothing more is due for it.{' '}
        {product === 'vip' && <Link href={memberLoginUrl}>Sign in to your VIP library</Link>}
      </Alert>
    </Container>
  );
}
