import '../../styles/after-order.css';
import { OrdersPage } from './OrdersPage';
import { useProof } from './useProof';

/** Another link is another page. */
export function OrdersRoute() {
  const proof = useProof();
  return <OrdersPage key={proof} proof={proof} />;
}
