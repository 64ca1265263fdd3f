import type { Transaction } from '../../platform/database/transactions.port.js';

/** A member's rights, as other modules may ask for them. Read fresh each time: a refund takes them at once. */
export interface MemberAccess {
  id: string;
  email: string;
  summit1Access: boolean;
  summit2Access: boolean;
  hasPassword: boolean;
}

/** An address and when it was the member's: from `since` on, and before `until` (ms); null where it had no beginning, or has no end. */
export interface MemberAddress {
  email: string;
  since: number | null;
  until: number | null;
}

export interface MemberAccessReader {
  byId(id: string): Promise<MemberAccess | null>;
  /** By normalized address. */
  byEmail(email: string): Promise<MemberAccess | null>;
  /** The address of a member and those before it, each with the time in which orders under it are the member's. */
  addressesOf(id: string): Promise<MemberAddress[]>;
}

export const MEMBER_ACCESS = Symbol('MEMBER_ACCESS');

/** What follows for accounts when an order gets another address. */
export interface MovedOrders {
  /** `from`: the address before. `correction` names this one, so that its mail is another than the first. */
  orderMoved(tx: Transaction, moved: { orderId: string; from: string; correction: string }): Promise<void>;
}

export const MOVED_ORDERS = Symbol('MOVED_ORDERS');

/** The way into the member area, mailed once more. */
export interface OrderWelcomes {
  /**
   * To the account that the order is on: a link for choosing a password, or none where there is one. `occasion` names why: one occasion
   * mails once. Nothing for an order that does not open the member area.
   */
  welcomeAgain(tx: Transaction, again: { orderId: string; occasion: string }): Promise<void>;
}

export const ORDER_WELCOMES = Symbol('ORDER_WELCOMES');
