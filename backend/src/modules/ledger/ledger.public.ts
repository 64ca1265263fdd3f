import type { Provider } from '@summit/rules';
import type { Transaction } from '../../platform/database/transactions.port.js';

/**
 * Accounts of the book. Debit is positive: money that came is `cash:stripe` plus and `revenue:vip` minus. What we owe affiliates
 * is `payable:affiliate:<id>` (minus while we owe) against `expense:commission`. What a provider keeps is
 * `expense:provider_fee:stripe` plus and `cash:stripe` minus; revenue stays what buyers paid. `cash:external` is money paid back outside the
 * providers. Money of a foreign currency, which is only ever paid back, stays in accounts that end in the currency.
 */
export type Account =
  | `cash:${Provider | 'payout' | 'external'}`
  | `cash:${Provider}:${string}`
  | `liability:duplicate_payment:${string}`
  | `revenue:${string}`
  | `refund:${string}`
  | `dispute_lost:${string}`
  | 'liability:duplicate_payment'
  | 'expense:commission'
  | `expense:provider_fee:${Provider}`
  | `payable:affiliate:${string}`;

export interface LedgerEntry {
  /** `payment`, `refund`, `refund_reversed`, `dispute_lost`, `duplicate_payment`, `duplicate_refund`, `provider_fee`, `commission`, `payout` … */
  kind: string;
  /** With `kind` unique: booking the same thing twice changes nothing. */
  sourceRef: string;
  orderId: string | null;
  /** ms; when it happened, which is what reports go by (C-099). */
  occurredAt: number;
  /** Cents; the sum is 0, or the transaction fails at commit. */
  lines: { account: Account; amountCents: number }[];
}

/** The append-only double-entry book. */
export interface Ledger {
  /** Books in the caller's transaction. False when this kind and source were booked before. */
  book(tx: Transaction, entry: LedgerEntry): Promise<boolean>;
}

export const LEDGER = Symbol('LEDGER');

/** Many bookings in one statement, for what comes by the thousand. */
export interface LedgerBatches {
  /** Books in the caller's transaction. Answers how many were not booked before. */
  bookAll(tx: Transaction, entries: readonly LedgerEntry[]): Promise<number>;
}

export const LEDGER_BATCHES = Symbol('LEDGER_BATCHES');
