import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderReceipt } from '@summit/contracts';
import { PRODUCT_NAMES } from '@summit/rules';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { ReceiptRows } from './ReceiptRows';
import { orderIdOf } from './success-query';
import type { SuccessView } from './success-view';

export interface OrderSummaryProps extends Pick<SuccessView, 'product' | 'status' | 'note' | 'tone'> {
  sessionId: string;
  /** Of a confirmed order. */
  receipt: OrderReceipt | null;
  settled: boolean;
  /** Given once the page has stopped asking. */
  onAskAgain: (() => void) | null;
}

/** Order id, product, status (F-272), and what the receipt says. A change of the status is spoken. */
export function OrderSummary(props: OrderSummaryProps) {
  const { sessionId, receipt, product, status, note, tone, settled, onAskAgain } = props;
  const orderId = orderIdOf(sessionId);
  const chip = settled ? tone : 'waiting';
  return (
    <section className="summary" aria-labelledby="summary-title">
      <Typography id="summary-title" variant="h3" component="h2">
        Order summary
      </Typography>
      <dl>
        <div>
          <dt>Order id</dt>
          <dd className="summary__id">
            <code>{orderId}</code>
            <CopyButton text={orderId} />
          </dd>
        </div>
        {product && (
          <div>
            <dt>Product</dt>
            <dd>{PRODUCT_NAMES[product].long}</dd>
          </div>
        )}
        {receipt && <ReceiptRows receipt={receipt} />}
        <div>
          <dt>Status</dt>
          <dd role="status">
            <span className={`status-chip status-chip--${chip}`}>{status}</span>
          </dd>
        </div>
      </dl>
      {note && (
        <p className="after__text" role="status">
          {note}
        </p>
      )}
      {onAskAgain && (
        <Button variant="outlined" size="small" onClick={onAskAgain}>
          Check again
        </Button>
      )}
    </section>
  );
}
