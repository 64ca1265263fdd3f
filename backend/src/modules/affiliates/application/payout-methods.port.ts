import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { PayoutDetails } from '../domain/payout-details.js';

export interface PayoutMethodRecord {
  id: string;
  affiliateId: string;
  details: PayoutDetails;
  /** ms */
  createdAt: number;
}

export interface OwnPayoutMethods {
  /** Null: PayPal, at the address of the account. */
  approved: PayoutMethodRecord | null;
  /** A change that is not decided. */
  waiting: PayoutMethodRecord | null;
}

export interface NewPayoutMethod {
  id: string;
  affiliateId: string;
  /** In the place of one of the same status. */
  status: 'waiting' | 'approved';
  details: PayoutDetails;
  /** ms */
  at: number;
}

export interface PayoutMethods {
  /** Changes of them, and the claim of a payout, wait for the end of the transaction. */
  lock(tx: Transaction, affiliateId: string): Promise<OwnPayoutMethods>;
  ofAffiliate(affiliateId: string): Promise<OwnPayoutMethods>;
  add(tx: Transaction, method: NewPayoutMethod): Promise<void>;
  /** Whose it is; null for an unknown id. */
  ownerOf(methodId: string): Promise<string | null>;
  /** Decides a waiting method, whose lock the caller holds. An approved one replaces the method in force. */
  decide(tx: Transaction, decision: { methodId: string; outcome: 'approved' | 'declined'; at: number }): Promise<void>;
  /** Those that wait, longest first. */
  waiting(page: { limit: number; offset: number }): Promise<{ methods: PayoutMethodRecord[]; total: number }>;
  byIds(ids: readonly string[]): Promise<PayoutMethodRecord[]>;
}

export const PAYOUT_METHODS = Symbol('PAYOUT_METHODS');
