import type { Transaction } from '../../platform/database/transactions.port.js';
import type { DateFault } from './domain/coaching.js';

/** What other modules may ask about the delivery of an order. */
export interface DeliveryReader {
  /** When the last coaching session of the order was completed (ms); null while one is open, or where there is none. */
  completedAt(orderId: string, tx?: Transaction): Promise<number | null>;
}

export const DELIVERY_READER = Symbol('DELIVERY_READER');

/** `before` is the date that was replaced (ms). `no_sessions`: nothing is delivered with this order, or nothing of it is left. */
export type DeliveryDateOutcome = { before: number | null } | 'no_sessions' | 'owner_only' | 'changed' | DateFault;

/** Says for a whole order when its delivery was over (C-020). */
export interface DeliveryDates {
  /**
   * `completedAt` in ms; null takes the date back, so that the commission is held again. Support may not go far back. `seen`: the date
   * that whoever sets it was shown, null for none; where it is no longer so, nothing changes.
   */
  set(
    orderId: string,
    completedAt: number | null,
    by: { byOwner: boolean; seen?: number | null | undefined },
  ): Promise<DeliveryDateOutcome>;
}

export const DELIVERY_DATES = Symbol('DELIVERY_DATES');

export interface BookedSession {
  /** From 1; the included ones come first. */
  number: number;
  kind: 'included' | 'purchased';
  /** ms */
  completedAt: number | null;
}

/** The coaching sessions of an order, for the pages of its buyer. */
export interface CoachingReader {
  /** By number. */
  ofOrder(orderId: string): Promise<BookedSession[]>;
}

export const COACHING_READER = Symbol('COACHING_READER');

/** Sends what an order has mailed once more, to the address that it has now. */
export interface OrderMailsAgain {
  /** `occasion` names why: one occasion sends each mail once. Nothing for an order without money. */
  resend(tx: Transaction, again: { orderId: string; occasion: string }): Promise<void>;
}

export const ORDER_MAILS_AGAIN = Symbol('ORDER_MAILS_AGAIN');
