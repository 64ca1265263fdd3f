import type { Product } from '@summit/rules';

export interface OfferVisit {
  sessionId: string;
  product: Product;
  /** Known by a valid cookie. */
  buyerId: string | null;
  /** Normalised, never the placeholder. */
  email: string | null;
  /** ms. */
  now: number;
}

export interface OfferTimers {
  /**
   * When the offer began (ms) for whoever this is: the earliest start over the rows of the session, the cookie and the address
   * (C-014). A first visit starts it; nothing ever restarts it.
   */
  start(visit: OfferVisit): Promise<number>;
}

export const OFFER_TIMERS = Symbol('OFFER_TIMERS');
