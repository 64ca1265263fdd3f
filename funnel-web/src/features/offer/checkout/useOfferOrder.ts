import type { CheckoutReturnPage } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAYPAL_ORDER, PAYPAL_PAYER } from '../paypal-button/usePaypalReturn';
import type { PaypalStatus } from '../paypal-button/usePaypalPurchase';
import { GUEST, knownBuyer, type Buyer } from '../../../lib/person/buyer';
import { currentReferral } from '../../../lib/visit/referral';
import { useCardCoupon } from '../coupon/useCardCoupon';
import type { CodeEntry } from '../coupon/useCodeEntry';
import { useOfferTimer, type OfferTimer } from '../timer/useOfferTimer';
import { keptPaypalOrder, type KeptPaypalOrder } from './kept-paypal-order';
import { keepOptions, keptOptions } from './kept-options';
import type { OfferOptions } from './offer-options';
import { OfferPortsContext } from './offer-ports';
import { purchaseSessionId, timerSessionId } from './offer-session';
import { useHeldPrice, type OrderPrice } from './useHeldPrice';
import { usePaidStep, type PaidOrder } from './usePaidStep';
import { usePurchase, type Purchase } from './usePurchase';
import { useShownQuote } from './useShownQuote';

/** Everything that an offer page knows of its order; the price is that of a payment by card. */
export interface OfferOrder extends OrderPrice {
  product: Product;
  /** Id of the browser session, whose countdown this is. */
  session: string;
  timer: OfferTimer;
  options: OfferOptions;
  /** Any change takes a message under the button away. */
  change(part: Partial<OfferOptions>): void;
  coupon: CodeEntry;
  purchase: Purchase;
  /** How a payment through PayPal stands. */
  paypal: PaypalStatus;
  showPaypal(status: PaypalStatus): void;
  /** What is paid for, where PayPal came back with an order of this tab. */
  returned: KeptPaypalOrder | null;
  /** A payment is under way or through, one way or the other. */
  isBusy: boolean;
  /** Sends the order for `buyer`; without one the placeholder values stand for the buyer (F-116). Not while a code is being checked. */
  pay(buyer?: Buyer): void;
  finish(order: PaidOrder): void;
  /** What this browser remembers of the buyer. */
  known: Buyer | null;
  sessionIdFor(email: string): string;
}

export interface OfferPage {
  product: Product;
  returnPage: CheckoutReturnPage;
}

/** VIP is the first order, so no card is saved before it: it goes to hosted checkout at once (F-141). */
const hasOneClick = (product: Product, buyer: Buyer): boolean => product !== 'vip' && buyer.email !== GUEST.email;

export function useOfferOrder({ product, returnPage }: OfferPage): OfferOrder {
  const ports = use(OfferPortsContext);
  const { store, now } = ports;
  const [session] = useState(() => timerSessionId(ports));
  const [known] = useState(() => knownBuyer(store));
  const [query] = useSearchParams();
  const [cameBack] = useState(() => keptPaypalOrder(store, product, query.get(PAYPAL_ORDER)));
  const [returned] = useState(() => (query.has(PAYPAL_PAYER) ? cameBack : null));
  // Who turned back at the provider's page finds what was chosen, in another document.
  const [options, setOptions] = useState(() => cameBack?.options ?? keptOptions(store, product));
  const timer = useOfferTimer({ product, sessionId: session, email: known?.email ?? null });
  const coupon = useCardCoupon(product, session);
  const { offer } = timer;
  const code = coupon.applied;
  const { quote, showServerQuote } = useShownQuote({ product, offer, ...options, coupon: code?.coupon ?? null });
  const finish = usePaidStep(product);
  const purchase = usePurchase({
    onPaid: finish,
    onPriceChanged(changed) {
      showServerQuote(changed);
      timer.refresh();
    },
  });
  const [paypal, setPaypal] = useState<PaypalStatus>(returned ? 'capturing' : 'idle');
  const isBusy = purchase.status !== 'idle' || paypal !== 'idle';
  const { price, hold } = useHeldPrice({ offer, code, quote }, isBusy, returned?.price);
  const sessionIdFor = (email: string) => purchaseSessionId(session, product, email);

  return {
    product,
    session,
    timer,
    options,
    change(part) {
      const changed = { ...options, ...part };
      setOptions(changed);
      keepOptions(store, product, changed);
      purchase.clear();
    },
    coupon,
    ...price,
    purchase,
    paypal,
    showPaypal(status) {
      // Who comes back from PayPal in this tab may be here before the price is.
      if (!isBusy && timer.priceIsKnown) hold(price);
      setPaypal(status);
    },
    returned,
    isBusy,
    pay(buyer = known ?? GUEST) {
      if (coupon.validating) return;
      hold(price);
      purchase.pay({
        product,
        buyer,
        sessionId: sessionIdFor(buyer.email),
        ...options,
        couponCode: price.code?.code ?? null,
        totalCents: price.quote.totalCents,
        affiliateCode: currentReferral(store, now()),
        returnPage,
        oneClick: hasOneClick(product, buyer),
      });
    },
    finish,
    known,
    sessionIdFor,
  };
}
