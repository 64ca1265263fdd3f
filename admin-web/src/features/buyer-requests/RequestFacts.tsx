import Typography from '@mui/material/Typography';
import type { BuyerRequestRow } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import { REQUEST_TEXTS as TEXTS } from './messages';
import { requestText } from './request-columns';

/** Whom and what an answer is about. */
export function RequestFacts({ request }: { request: BuyerRequestRow }) {
  const { name, email, product_type, order_number } = request;
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name ?? email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email} · {PRODUCT_NAMES[product_type].long} · {order_number}
        </Typography>
      </div>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TEXTS.wish}
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {requestText(request)}
        </Typography>
      </div>
    </>
  );
}
