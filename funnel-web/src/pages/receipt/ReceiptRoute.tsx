import '../../styles/after-order.css';
import { useSearchParams } from 'react-router-dom';
import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { ReceiptPage } from './ReceiptPage';
import { TEXTS } from './messages';

/** `/receipt`, behind the check link of an attribution receipt (C-058). Another link is another page. */
export function ReceiptRoute() {
  const [query] = useSearchParams();
  const [receiptId, signature] = [query.get('id')?.trim(), query.get('signature')?.trim()];
  if (receiptId && signature)
    return <ReceiptPage key={`${receiptId} ${signature}`} receiptId={receiptId} signature={signature} />;
  return (
    <AfterOrderTemplate name={TEXTS.name} tone="problem" title={TEXTS.failed} line={TEXTS.incomplete}>
      {null}
    </AfterOrderTemplate>
  );
}
