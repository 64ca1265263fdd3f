import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import type { Product } from '@summit/rules';
import { useLocation } from 'react-router-dom';
import { paidStateOf } from '../../../lib/person/paid-state';

const PAID_TEXT: Record<Product, string> = {
  vip: 'Payment received. VIP is yours: your setup link arrives by email within 5 minutes.',
  implementation: 'Payment received. The Implementation Package is yours: the details arrive by email within 24 hours.',
  dfy: 'Payment received. Done-For-You is yours: onboarding details arrive by email within 24 hours.',
};

/** Repeats the success of the page before, so that nobody misses it (ui.md 4.1, /implementation). */
export function PaidNotice() {
  const { state } = useLocation();
  const paid = paidStateOf(state);
  if (!paid) return null;
  return (
    <Container className="paid-notice">
      <Alert severity="success" variant="outlined" role="status">
        {PAID_TEXT[paid.paid]}
      </Alert>
    </Container>
  );
}
