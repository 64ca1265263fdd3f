import type { Product } from '@summit/rules';

export interface OfferVisit {
  sessionId: string;
  product: Product;
  /** Known by a valid cookie. */
  buyerId: string | null;
  /** Normalized, never the placeholder. */
  email: string | null;
  /** Keyed hash of the network block that the visit comes from. */
  clientBlock: string;
  /** ms. */
  now: number;
}

/** Both in ms. */
export interface OfferStart {
  /** The start that decides the price. */
  counted: number;
  /** The start of this session and browser: never earlier than what the caller did itself, never before `counted`. */
  own: number;
}

export interface OfferTimers {
  /**
   * When the offer began for whoever this is (C-110): the earliest start over the rows of the session and of the cookie, and over
   * rows of the same address that began in the same network block, or that a payment or an opened link of a mail proves to belong
   * to the address where either proves the same of the caller; among the latter are rows without an address. The address of an opened
   * link stands in for a visit (of this session to this product) that has told none, whatever its browser told in another; it is not
   * noted as its own. A first visit starts it; nothing restarts it while its rows are kept.
   */
  start(visit: OfferVisit): Promise<OfferStart>;
  /**
   * The start that counts (ms), by the same rules, when nothing may be started or noted; null when no offer has begun. For a visit that has
   * started none, only the rows of the cookie are known.
   */
  known(
    visit: Pick<OfferVisit, 'product' | 'buyerId' | 'clientBlock'> & { sessionId: string | null },
  ): Promise<number | null>;
  /** Forgets offers that began before `before` (ms). */
  forget(before: number): Promise<void>;
}

export const OFFER_TIMERS = Symbol('OFFER_TIMERS');
