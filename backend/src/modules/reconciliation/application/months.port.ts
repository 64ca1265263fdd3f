import type { Transaction } from '../../../platform/database/transactions.port.js';

/** What stands in the way of closing a month. */
export interface MonthState {
  isClosed: boolean;
  /** An earlier month has bookings and is not closed. */
  earlierIsOpen: boolean;
  hasBookings: boolean;
  /** Differences that are open and happened before the end of the month. */
  openDifferences: number;
}

export interface ClosedMonthFigures {
  bookings: number;
  lateBookings: number;
  lines: number;
  fingerprint: string;
}

export interface Months {
  /** Months are closed one after the other: nobody else closes one until the transaction ends. `end` in ms. */
  lockedState(tx: Transaction, month: { name: string; end: number }): Promise<MonthState>;
  /** Hands over every booking that happened before the end and was in no month yet. */
  close(tx: Transaction, month: { name: string; end: number; by: string; at: number }): Promise<ClosedMonthFigures>;
}

export const MONTHS = Symbol('MONTHS');
