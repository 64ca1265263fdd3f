import type { PaypalOrderRequest, QuoteSummary } from '@summit/contracts';
import type { Quote } from '@summit/pricing';
import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { OfferPortsContext } from '../checkout/offer-ports';
import { boughtBefore } from '../checkout/purchase-texts';
import { capturePaypalOrder, createPaypalOrder } from './paypal-purchase';
import type { PaypalButtonsOptions } from './paypal-sdk';
import { PAYPAL_NOTES } from './paypal-texts';
import { usePaypalReturn } from './usePaypalReturn';

export interface PaypalPurchaseEvents {
  /** The order as the page shows it now; null when something is missing, which the page has then said. */
  order(): PaypalOrderRequest | null;
  /** The order of who came back from PayPal in this tab; null where this browser knows no buyer. Changes nothing on the page. */
  returnedOrder(): PaypalOrderRequest | null;
  /**
   * PayPal came back with an order that another browser made. The server takes its money without any page, and only its own browser could
   * ask for that: this one can but show how the order stands.
   */
  onOrderedElsewhere(orderId: string): void;
  onPaid(sessionId: string): void;
  /** What the server computed for the order. */
  onQuote(quote: QuoteSummary): void;
  onPriceChanged(quote: Quote): void;
}

export interface PaypalProblem {
  /** `note` is said quietly; `owned`: this buyer has the product already. */
  kind: 'error' | 'note' | 'owned';
  message: string;
}

export interface PaypalPurchase {
  status: 'idle' | 'capturing' | 'pending' | 'paid';
  problem: PaypalProblem | null;
  /** A capture that failed: what support needs (F-238). */
  failure: { message: string; transactionId: string } | null;
  closeFailure(): void;
  /** For PayPal's buttons; the same object for as long as the component lives. */
  callbacks: Pick<PaypalButtonsOptions, 'createOrder' | 'onApprove' | 'onCancel' | 'onError'>;
}

/** What a capture may end with, beyond what it always ends with. */
interface CaptureWays {
  /** The payment method was declined: PayPal opens again. */
  onDeclined?: () => void;
  /** This browser has no such order. */
  onForeign?: () => void;
}

/** Ends PayPal's createOrder where the page has already said why. */
class OrderNotCreated extends Error {}

/** State of a purchase through PayPal: order, approval in its window, capture (F-142). */
export function usePaypalPurchase(events: PaypalPurchaseEvents): PaypalPurchase {
  const { api } = use(OfferPortsContext);
  const [status, setStatus] = useState<PaypalPurchase['status']>('idle');
  const [problem, setProblem] = useState<PaypalProblem | null>(null);
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

  const capture = useCallback(
    async (orderId: string, order: PaypalOrderRequest, { onDeclined, onForeign }: CaptureWays) => {
      setProblem(null);
      setStatus('capturing');
      const outcome = await capturePaypalOrder(api, { ...order, order_id: orderId });
      if (outcome.kind === 'failed' && outcome.isForeign && onForeign) return onForeign();
      setStatus(outcome.kind === 'paid' || outcome.kind === 'pending' ? outcome.kind : 'idle');
      if (outcome.kind === 'paid') page.current.onPaid(order.session_id);
      if (outcome.kind === 'failed') setFailure({ message: outcome.message, transactionId: orderId });
      if (outcome.kind === 'declined') {
        setProblem({ kind: 'error', message: outcome.message });
        onDeclined?.();
      }
    },
    [api],
  );

  const [returned, clearReturn] = usePaypalReturn();
  const onReturn = useEffectEvent(() => {
    if (!returned) return;
    const { orderId, approved } = returned;
    const onForeign = () => page.current.onOrderedElsewhere(orderId);
    const order = approved ? page.current.returnedOrder() : null;
    if (approved && !order) {
      setStatus('capturing');
      onForeign();
      return;
    }
    clearReturn();
    if (order) void capture(orderId, order, { onForeign });
    else setProblem({ kind: 'note', message: PAYPAL_NOTES.canceled });
  });
  useEffect(() => onReturn(), []);

  const callbacks = useMemo(
    () =>
      ({
        async createOrder(): Promise<string> {
          setProblem(null);
          const order = page.current.order();
          if (!order) throw new OrderNotCreated();
          const outcome = await createPaypalOrder(api, order);
          if (outcome.kind === 'created') {
            const { earlier_order_at: earlier } = outcome.answer;
            if (earlier !== undefined && warned.current !== order.session_id) {
              warned.current = order.session_id;
              setProblem({ kind: 'note', message: boughtBefore(earlier) });
              throw new OrderNotCreated();
            }
            sent.current = order;
            page.current.onQuote(outcome.answer.quote);
            return outcome.answer.order_id;
          }
          if (outcome.kind === 'price_changed') {
            page.current.onPriceChanged(outcome.quote);
            setProblem({ kind: 'note', message: PAYPAL_NOTES.priceChanged });
          } else {
            setProblem({ kind: outcome.owned ? 'owned' : 'error', message: outcome.message });
          }
          throw new OrderNotCreated();
        },
        async onApprove({ orderID }, actions) {
          if (sent.current) await capture(orderID, sent.current, { onDeclined: () => actions.restart() });
        },
        onCancel() {
          setProblem({ kind: 'note', message: PAYPAL_NOTES.canceled });
        },
        onError(reason) {
          if (reason instanceof OrderNotCreated) return;
          console.error('PayPal:', reason);
          setProblem((shown) => shown ?? { kind: 'error', message: PAYPAL_NOTES.notOpened });
        },
      }) satisfies PaypalPurchase['callbacks'],
    [api, capture],
  );

  return { status, problem, failure, closeFailure: () => setFailure(null), callbacks };
}
