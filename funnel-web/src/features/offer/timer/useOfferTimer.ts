import type { SavedCard, TimerStartResponse } from '@summit/contracts';
import { basePrice, OFFER_GRACE_SECONDS, type OfferState } from '@summit/pricing';
import type { BrowserKeyName } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { startTransition, use, useCallback, useEffect, useState } from 'react';
import { OfferPortsContext } from '../checkout/offer-ports';

/** Mirrors of the server's window, one a product; they decide nothing (C-014, F-199). */
const MIRROR: Record<Product, BrowserKeyName> = {
  vip: 'vipTimerStart',
  implementation: 'implementationTimerStart',
  dfy: 'dfyTimerStart',
};

/** A little later than the end, so that the server's clock has passed it too. */
const AFTER_END_MS = 250;
/** Pauses between tries while the server does not answer. */
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;
/** One answer may fail by chance; whose window is over would see a price at which the server takes no order. */
const TRIES_BEFORE_EARLY_PRICE = 2;

export interface OfferTimer {
  /** What `quote()` should be asked with: the early price until the server says that it is over. */
  offer: OfferState;
  /** End of the window in ms of the server's clock; null while the server has promised nothing. */
  endsAt: number | null;
  /** Server time minus this browser's, in ms: with it a wrong clock moves no deadline. */
  skew: number;
  /** The window is over, says the server: notices go and the exit prompt stays away (F-200, F-202). */
  expired: boolean;
  /** The price after the window, in cents, where it differs from the one in it (C-013); else null. */
  priceAfterCents: number | null;
  savedCard: SavedCard | null;
  /** The first answer is on its way, or asked for once more. */
  waiting: boolean;
  /** Whether a price may be shown: no answer can change it, or none can be had for now. */
  priceIsKnown: boolean;
  /** Asks the server again. */
  refresh(): void;
}

const UNANSWERED = {
  offer: 'active',
  endsAt: null,
  skew: 0,
  expired: false,
  priceAfterCents: null,
  savedCard: null,
} as const;

interface Answer {
  response: TimerStartResponse;
  skew: number;
}

export interface OfferTimerRequest {
  product: Product;
  sessionId: string;
  email: string | null;
}

const offerOf = (product: Product, { price_cents, expired }: TimerStartResponse): OfferState =>
  price_cents === basePrice(product, 'active') || !expired ? 'active' : 'expired';

/** Whether the price is another one after the window (C-013). */
const rises = (product: Product): boolean => basePrice(product, 'active') !== basePrice(product, 'expired');

/** When to ask again, in ms from the answer: at the end, and after the grace minute that follows it; null when all is said. */
function nextQuestion(product: Product, { response }: Answer): number | null {
  const left = Date.parse(response.expires_at) - Date.parse(response.server_time);
  if (!response.expired) return Math.max(left, 0) + AFTER_END_MS;
  const settled = offerOf(product, response) === 'expired' || response.price_cents === response.price_after_cents;
  return settled ? null : Math.max(left + OFFER_GRACE_SECONDS * 1_000, 0) + AFTER_END_MS;
}

/**
 * The offer window of a page: started by the server when the page opens, kept over reloads (F-197 to F-205). At its end the server
 * is asked before any price is shown that rises, and before it changes. Where it can't be asked twice, the page goes on with the early price and promises nothing.
 */
export function useOfferTimer({ product, sessionId, email }: OfferTimerRequest): OfferTimer {
  const { api, store, now } = use(OfferPortsContext);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failures, setFailures] = useState(0);
  const [questions, setQuestions] = useState(0);

  useEffect(() => {
    let stale = false;
    api
      .startTimer({ session_id: sessionId, product_type: product, email })
      .then((response) => {
        if (stale) return;
        store.set(MIRROR[product], String(Date.parse(response.started_at)));
        const skew = Date.parse(response.server_time) - now();
        // Draws the whole order card, in pieces: a slow phone answers between them.
        startTransition(() => {
          setFailures(0);
          setAnswer({ response, skew });
        });
      })
      .catch(() => {
        if (!stale) setFailures((count) => count + 1);
      });
    return () => {
      stale = true;
    };
  }, [api, store, now, product, sessionId, email, questions]);

  const refresh = useCallback(() => setQuestions((count) => count + 1), []);

  useEffect(() => {
    const pause = failures > 0 ? retryAfter(failures) : answer && nextQuestion(product, answer);
    if (pause === null) return;
    const timer = setTimeout(refresh, pause);
    return () => clearTimeout(timer);
  }, [answer, failures, product, refresh]);

  if (!answer) {
    const waiting = failures < TRIES_BEFORE_EARLY_PRICE;
    return { ...UNANSWERED, waiting, priceIsKnown: !waiting || !rises(product), refresh };
  }
  const { response, skew } = answer;
  return {
    offer: offerOf(product, response),
    endsAt: Date.parse(response.expires_at),
    skew,
    expired: response.expired,
    priceAfterCents: response.price_after_cents === basePrice(product, 'active') ? null : response.price_after_cents,
    savedCard: response.saved_card,
    waiting: false,
    priceIsKnown: true,
    refresh,
  };
}

const retryAfter = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
