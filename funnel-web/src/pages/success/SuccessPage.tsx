import type { Product } from '@summit/rules';
import { useLocation } from 'react-router-dom';
import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { InboxList } from './InboxList';
import { NextOffer } from './NextOffer';
import { OrderSummary } from './OrderSummary';
import { successQueryOf } from './success-query';
import { successView } from './success-view';
import { useOrderStatus } from './useOrderStatus';
import { usePurchaseReport } from './usePurchaseReport';
import { WaysOn } from './WaysOn';

/** Done-For-You is the last step (F-270). */
const NEXT_OFFER: Record<Product, 'implementation' | 'dfy' | null> = {
  vip: 'implementation',
  implementation: 'dfy',
  dfy: null,
};

/** The confirmation after a payment (F-021). */
export function SuccessPage() {
  const query = successQueryOf(useLocation().search);
  const { sessionId } = query;
  const order = useOrderStatus(sessionId);
  const { state, askAgain } = order;
  const view = successView(query, order);
  const { product, tone, title, line } = view;
  usePurchaseReport(state === 'confirmed' && sessionId !== null && product ? { sessionId, product } : null);

  const nextOffer = product && NEXT_OFFER[product];
  return (
    <AfterOrderTemplate name="Order confirmation" tone={tone} title={title} line={line}>
      {sessionId !== null && (
        <OrderSummary
          {...view}
          sessionId={sessionId}
          settled={state === 'confirmed' || tone === 'problem'}
          onAskAgain={askAgain}
        />
      )}
      {tone === 'problem' && <WaysOn product={product} />}
      {tone === 'done' && nextOffer && <NextOffer offer={nextOffer} />}
      {tone === 'done' && product && <InboxList product={product} />}
    </AfterOrderTemplate>
  );
}
