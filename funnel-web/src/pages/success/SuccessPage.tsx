import type { Product, SummitPhase } from '@summit/rules';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AfterOrderTemplate } from '../../features/after-order/AfterOrderTemplate';
import { CalendarLink } from '../../features/after-order/CalendarLink';
import { ShareBox } from '../../features/after-order/ShareBox';
import { forgetOptions } from '../../features/offer/checkout/kept-options';
import { OfferPortsContext } from '../../features/offer/checkout/offer-ports';
import { useHeldOrders } from '../../lib/person/held-orders';
import { InboxList } from './InboxList';
import { MemberArea } from './MemberArea';
import { NextOffer } from './NextOffer';
import { OrderPageLink } from './OrderPageLink';
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

/** The confirmation after a payment (F-021). It confirms what the server confirms, and nothing else. */
export function SuccessPage({ phase }: { phase: SummitPhase }) {
  const query = successQueryOf(useLocation().search);
  const { sessionId } = query;
  const order = useOrderStatus(sessionId);
  const held = useHeldOrders();
  const { store } = use(OfferPortsContext);
  const [inviteUrl] = useState(() => store.get('inviteUrl'));
  const { state, receipt, ordersUrl, askAgain } = order;
  const view = successView(query, order);
  const { product, tone, title, line } = view;
  useEffect(() => {
    if (state === 'confirmed' && product) forgetOptions(store, product);
  }, [state, product, store]);
  usePurchaseReport(state === 'confirmed' && sessionId !== null && product ? { sessionId, product } : null);

  const nextOffer = product && NEXT_OFFER[product];
  return (
    <AfterOrderTemplate name="Order confirmation" tone={tone} title={title} line={line}>
      {sessionId !== null && (
        <OrderSummary
          {...view}
          sessionId={sessionId}
          receipt={receipt}
          settled={state === 'confirmed' || tone === 'problem'}
          onAskAgain={askAgain}
        />
      )}
      {ordersUrl !== null && <OrderPageLink url={ordersUrl} />}
      {tone === 'problem' && <WaysOn product={state === 'confirmed' || state === 'paid_twice' ? null : product} />}
      {tone === 'done' && product && <InboxList product={product} email={receipt?.email ?? null} />}
      {tone === 'done' && product === 'vip' && <MemberArea />}
      {tone === 'done' && nextOffer && held.of(nextOffer) === null && <NextOffer offer={nextOffer} />}
      {tone === 'done' && phase !== 'concluded' && <CalendarLink />}
      {tone === 'done' && <ShareBox phase={phase} inviteUrl={inviteUrl} />}
    </AfterOrderTemplate>
  );
}
