import type { PaypalOrderRequest } from '@summit/contracts';
import { bumpsToWire } from '@summit/pricing';
import { use } from 'react';
import type { Buyer } from '../../../lib/person/buyer';
import { successPathFor } from '../../../lib/site/paths';
import { currentReferral } from '../../../lib/visit/referral';
import { usePaypalDiscount } from '../coupon/usePaypalDiscount';
import type { CodeEntry } from '../coupon/useCodeEntry';
import type { PaypalPurchaseEvents } from '../paypal-button/usePaypalPurchase';
import { keepPaypalOrder } from './kept-paypal-order';
import { OfferPortsContext } from './offer-ports';
import { quoteOfSummary } from './shown-quote';
import { useHeldPrice, type OrderPrice } from './useHeldPrice';
import type { OfferOrder } from './useOfferOrder';
import { useShownQuote } from './useShownQuote';

export interface PaypalOrder extends OrderPrice {
  discount: CodeEntry;
  /** For the PayPal button. */
  events: PaypalPurchaseEvents;
}

export interface PaypalBuyer {
  /** Who orders now; null when something must be filled in first, which the page has then said. */
  confirm(): Buyer | null;
  /** Who has ordered in this browser before it went to PayPal. */
  known: Buyer | null;
}

/** The same order paid through PayPal, with its own code (F-240). */
export function usePaypalOrder(order: OfferOrder, buyer: PaypalBuyer): PaypalOrder {
  const { store, now } = use(OfferPortsContext);
  const { product, timer, options } = order;
  const discount = usePaypalDiscount(product, order.session);
  const { bumps, coachingSessions } = options;
  const { offer } = timer;
  const code = discount.applied;
  const { quote, showServerQuote } = useShownQuote({
    product,
    offer,
    bumps,
    coachingSessions,
    plan: false,
    coupon: code?.coupon ?? null,
  });
  const { price, hold, holdQuote } = useHeldPrice(
    { offer, code, quote },
    order.paypal !== 'idle',
    order.returned?.price,
  );

  const requestFor = ({ email, name }: Buyer): PaypalOrderRequest => ({
    email,
    name,
    product_type: product,
    session_id: order.sessionIdFor(email),
    ...bumpsToWire(product, bumps),
    coaching_sessions: coachingSessions,
    affiliate_code: currentReferral(store, now()),
    discount_code: price.code?.code ?? null,
    expected_total_cents: price.quote.totalCents,
  });

  return {
    discount,
    ...price,
    events: {
      status: order.paypal,
      onStatus: order.showPaypal,
      order() {
        const who = buyer.confirm();
        if (who) hold(price);
        return who && requestFor(who);
      },
      returnedOrder: () => order.returned?.sent ?? (buyer.known && requestFor(buyer.known)),
      pathOf: (orderId) => successPathFor(orderId, product),
      onPaid: (sessionId) => order.finish({ sessionId, amountCents: price.quote.totalCents }),
      onCreated(answer, sent) {
        const told = quoteOfSummary(answer.quote);
        showServerQuote(told);
        holdQuote(told);
        keepPaypalOrder(store, { id: answer.order_id, sent, options, price: { ...price, quote: told } });
      },
      onPriceChanged(changed) {
        showServerQuote(changed);
        timer.refresh();
      },
    },
  };
}
