import type { OfferState, Quote } from '@summit/pricing';
import { useState } from 'react';
import type { AppliedCode } from '../coupon/useCodeEntry';

/** The price of an order, and what it comes from beside the buyer's choices. */
export interface OrderPrice {
  offer: OfferState;
  /** The code that lowers it. */
  code: AppliedCode | null;
  quote: Quote;
}

export interface HeldPrice {
  price: OrderPrice;
  /** Keeps what is sent; with the quote that the server computed for it, that one. */
  hold(sent: OrderPrice): void;
  holdQuote(quote: Quote): void;
}

/**
 * `now`, and while a payment is under way what was sent: no code and no end of the window changes an amount that is being paid. `before`:
 * what was sent before this page was loaded.
 */
export function useHeldPrice(now: OrderPrice, isPaying: boolean, before: OrderPrice | null = null): HeldPrice {
  const [sent, setSent] = useState(before);
  return {
    price: (isPaying && sent) || now,
    hold: setSent,
    holdQuote: (quote) => setSent((current) => current && { ...current, quote }),
  };
}
