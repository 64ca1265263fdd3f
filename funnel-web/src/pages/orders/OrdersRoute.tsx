import '../../styles/after-order.css';
import { ConfirmAddress } from './ConfirmAddress';
import { OrdersPage } from './OrdersPage';
import { useProof } from './useProof';

/** Of links that open nothing and confirm an address (`OrderLinks` of the server). */
const CONFIRMS = 'c.';

/** Another link is another page. */
export function OrdersRoute() {
  const proof = useProof();
  if (proof?.startsWith(CONFIRMS)) return <ConfirmAddress key={proof} proof={proof} />;
  return <OrdersPage key={proof} proof={proof} />;
}
