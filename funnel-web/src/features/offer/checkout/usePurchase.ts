import type { Quote } from '@summit/pricing';
import { use, useEffect, useRef, useState } from 'react';
import { OfferPortsContext } from './offer-ports';
import { payByCard, type CardOrder } from './pay-by-card';
import { alreadyBoughtText } from './messages';
import type { PaidOrder } from './usePaidStep';

/** What stands under the order button after a press that did not lead on. */
export type PurchaseProblem =
  | { kind: 'error'; message: string }
  | { kind: 'owned'; message: string }
  | { kind: 'note'; message: string }
  | { kind: 'price_changed' };

export interface Purchase {
  /** `leaving`: the browser is on its way to the provider's page. */
  status: 'idle' | 'processing' | 'leaving' | 'paid';
  problem: PurchaseProblem | null;
  pay(order: Omit<CardOrder, 'pressId'>): void;
  /** Takes the message away, as every edit does. */
  clear(): void;
}

export interface PurchaseEvents {
  onPaid(order: PaidOrder): void;
  /** The server computed another price: the page shows it and asks again. */
  onPriceChanged(quote: Quote): void;
}

/** What is bought, and for whom. Its price is not part of it: that may rise by itself. */
const wantedIn = ({ sessionId, buyer, bumps, coachingSessions, plan, couponCode }: Omit<CardOrder, 'pressId'>) =>
  JSON.stringify([sessionId, buyer, bumps, coachingSessions, plan, couponCode]);

/** State of a purchase by card (F-187 to F-192). A second press while the first is on its way does nothing. */
export function usePurchase({ onPaid, onPriceChanged }: PurchaseEvents): Purchase {
  const { api, leave, newKey } = use(OfferPortsContext);
  const [status, setStatus] = useState<Purchase['status']>('idle');
  const [problem, setProblem] = useState<PurchaseProblem | null>(null);
  const busy = useRef(false);
  /**
   * Renewed once the buyer has heard what came of a press: until then it may have paid, and a repeat is told so (D-491). Who wants something
   * else meanwhile presses anew: what was paid is not what they ask for now.
   */
  const press = useRef<{ wanted: string; id: string }>(null);
  /** The purchase whose buyer has read that the address bought it before (C-116). */
  const warned = useRef<string>(null);

  useEffect(() => {
    // Coming back from the provider's page, the browser may show this one as it was left.
    const onReturn = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setStatus('idle');
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  const end = (found: PurchaseProblem) => {
    busy.current = false;
    setStatus('idle');
    setProblem(found);
  };

  const run = async (order: Omit<CardOrder, 'pressId'>) => {
    const wanted = wantedIn(order);
    if (press.current?.wanted !== wanted) press.current = { wanted, id: newKey() };
    const outcome = await payByCard(api, { ...order, pressId: press.current.id });
    if (outcome.kind !== 'failed' || outcome.owned) press.current = null;
    switch (outcome.kind) {
      case 'charged':
        setStatus('paid');
        return onPaid({ sessionId: order.sessionId, amountCents: outcome.amountCents });
      case 'redirect':
        if (outcome.earlierOrderAt !== null && warned.current !== order.sessionId) {
          warned.current = order.sessionId;
          return end({ kind: 'note', message: alreadyBoughtText(outcome.earlierOrderAt) });
        }
        setStatus('leaving');
        return leave(outcome.url);
      case 'price_changed':
        onPriceChanged(outcome.quote);
        return end({ kind: 'price_changed' });
      case 'failed':
        return end({ kind: outcome.owned ? 'owned' : 'error', message: outcome.message });
    }
  };

  return {
    status,
    problem,
    pay(order) {
      if (busy.current) return;
      busy.current = true;
      setProblem(null);
      setStatus('processing');
      void run(order);
    },
    clear: () => setProblem(null),
  };
}
