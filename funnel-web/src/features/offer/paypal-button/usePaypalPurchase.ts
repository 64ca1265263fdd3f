import type { PaypalOrderRequest, PaypalOrderResponse } from '@summit/contracts';
import type { Quote } from '@summit/pricing';
import { use, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OfferPortsContext } from '../checkout/offer-ports';
import { alreadyBoughtText } from '../checkout/messages';
import { capturePaypalOrder, createPaypalOrder } from './paypal-purchase';
import type { PaypalActions, PaypalButtonsOptions } from './paypal-sdk';
import { PAYPAL_NOTES } from './messages';
import { usePaypalReturn } from './usePaypalReturn';

export type PaypalStatus = 'idle' | 'capturing' | 'pending' | 'paid';

export interface PaypalPurchaseEvents {
  /** Kept by the whole card: while a payment is under way, nothing else of it may be ordered. */
  status: PaypalStatus;
  onStatus(status: PaypalStatus): void;
  /** The order as the page shows it now; null when something is missing, which the page has then said. */
  order(): PaypalOrderRequest | null;
  /** The order of who came back from PayPal in this tab; null where this browser knows neither it nor a buyer. Changes nothing on the page. */
  returnedOrder(): PaypalOrderRequest | null;
  /** Where the buyer sees how this order of PayPal's stands, whatever browser it is of. */
  pathOf(orderId: string): string;
  onPaid(sessionId: string): void;
  /** What the server made of the order. */
  onCreated(answer: PaypalOrderResponse, order: PaypalOrderRequest): void;
  onPriceChanged(quote: Quote): void;
}

export interface PaypalProblem {
  /** `note` is said quietly; `owned`: this buyer has the product already. */
  kind: 'error' | 'note' | 'owned';
  message: string;
}

export interface PaypalPurchase {
  problem: PaypalProblem | null;
  /** A capture that failed: what support needs (F-238). */
  failure: { message: string; transactionId: string } | null;
  closeFailure(): void;
  /** For PayPal's buttons; the same object for as long as the component lives. */
  callbacks: Pick<PaypalButtonsOptions, 'createOrder' | 'onApprove' | 'onCancel' | 'onError'>;
}

const CANCELED: PaypalProblem = { kind: 'note', message: PAYPAL_NOTES.canceled };

/** Ends PayPal's createOrder where the page has already said why. */
class OrderNotCreated extends Error {}

/** State of a purchase through PayPal: order, approval in its window, capture (F-142). */
export function usePaypalPurchase(events: PaypalPurchaseEvents): PaypalPurchase {
  const { api } = use(OfferPortsContext);
  const [returned, clearReturn] = usePaypalReturn();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<PaypalProblem | null>(returned && !returned.approved ? CANCELED : null);
  const [failure, setFailure] = useState<PaypalPurchase['failure']>(null);
  // PayPal keeps the callbacks of its first render; they must see the page as it is when they run.
  const page = useRef(events);
  /** What PayPal's order was made of: the capture is for the same. */
  const sent = useRef<PaypalOrderRequest>(null);
  /** The purchase whose buyer has read that the address bought it before (C-116). */
  const warned = useRef<string>(null);
  useEffect(() => {
    page.current = events;
  });

  /**
   * PayPal came back with an order that another browser made. The server takes its money without any page, and only its own browser could
   * ask for that: this one can but show how the order stands.
   */
  const showOrder = useCallback(
    (orderId: string) => void navigate(page.current.pathOf(orderId), { replace: true }),
    [navigate],
  );

  /** With `actions` of PayPal's window, in which the payment was approved; without, PayPal came back in this tab. */
  const capture = useCallback(
    async (orderId: string, order: PaypalOrderRequest, actions?: PaypalActions) => {
      setProblem(null);
      page.current.onStatus('capturing');
      const outcome = await capturePaypalOrder(api, { ...order, order_id: orderId });
      if (outcome.kind === 'failed' && outcome.isForeign && !actions) return showOrder(orderId);
      page.current.onStatus(outcome.kind === 'paid' || outcome.kind === 'pending' ? outcome.kind : 'idle');
      if (outcome.kind === 'paid') page.current.onPaid(order.session_id);
      if (outcome.kind === 'failed') setFailure({ message: outcome.message, transactionId: orderId });
      if (outcome.kind === 'declined') {
        setProblem({ kind: 'error', message: outcome.message });
        actions?.restart();
      }
    },
    [api, showOrder],
  );

  const onReturn = useEffectEvent(() => {
    if (!returned) return;
    const { orderId, approved } = returned;
    const order = approved && page.current.returnedOrder();
    if (approved && !order) return void showOrder(orderId);
    clearReturn();
    if (order) void capture(orderId, order);
  });
  useEffect(() => onReturn(), []);
  useLayoutEffect(() => {
    // Before the first paint: the page as it was built says that it is processing, and the card goes on with that.
    if (returned?.approved) page.current.onStatus('capturing');
  }, [returned]);

  const callbacks = useMemo(
    () =>
      ({
        async createOrder(): Promise<string> {
          setProblem(null);
          // What the server says of this order is said of the page that sent it: a code may change meanwhile.
          const asked = page.current;
          const order = asked.order();
          if (!order) throw new OrderNotCreated();
          const outcome = await createPaypalOrder(api, order);
          if (outcome.kind === 'created') {
            const { earlier_order_at: earlier } = outcome.answer;
            if (earlier !== undefined && warned.current !== order.session_id) {
              warned.current = order.session_id;
              setProblem({ kind: 'note', message: alreadyBoughtText(earlier) });
              throw new OrderNotCreated();
            }
            sent.current = order;
            asked.onCreated(outcome.answer, order);
            return outcome.answer.order_id;
          }
          if (outcome.kind === 'price_changed') {
            asked.onPriceChanged(outcome.quote);
            setProblem({ kind: 'note', message: PAYPAL_NOTES.priceChanged });
          } else {
            setProblem({ kind: outcome.owned ? 'owned' : 'error', message: outcome.message });
          }
          throw new OrderNotCreated();
        },
        async onApprove({ orderID }, actions) {
          if (sent.current) await capture(orderID, sent.current, actions);
        },
        onCancel() {
          setProblem(CANCELED);
        },
        onError(reason) {
          if (reason instanceof OrderNotCreated) return;
          console.error('PayPal:', reason);
          setProblem((shown) => shown ?? { kind: 'error', message: PAYPAL_NOTES.notOpened });
        },
      }) satisfies PaypalPurchase['callbacks'],
    [api, capture],
  );

  return { problem, failure, closeFailure: () => setFailure(null), callbacks };
}
