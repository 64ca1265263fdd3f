import type { Product } from '@summit/rules';
import type { ApprovedAmount } from '../domain/second-approver.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';

export type PayoutStatus = 'processing' | 'paid' | 'failed';

/** What one order adds to a payout; below zero where money is taken back. */
export interface PayoutLine {
  orderId: string;
  product: Product;
  amountCents: number;
}

export interface ClaimedPayout {
  id: string;
  affiliate: { name: string; email: string };
  amountCents: number;
  lines: PayoutLine[];
  /** What the affiliate has earned and this payout leaves. */
  heldCents: number;
}

/** One affiliate's share of a run. `at`: the moment of the run, by which holds are judged (ms). */
export interface PayoutClaim {
  affiliateId: string;
  /** YYYY-MM-01 */
  period: string;
  at: number;
  /** Where it goes. */
  methodId: string;
}

export interface PayoutRow extends ApprovedAmount {
  id: string;
  period: string;
  status: PayoutStatus;
  affiliateCode: string;
  affiliateName: string;
  affiliateEmail: string;
  /** Null for payouts of before there was a choice: PayPal, at the account's address. */
  methodId: string | null;
  createdAt: number;
  closedAt: number | null;
}

export interface ClosedPayout extends ApprovedAmount {
  affiliateId: string;
  affiliateName: string;
  affiliateEmail: string;
  /** YYYY-MM-01 */
  period: string;
  /** Orders that had a part in it. */
  orderIds: string[];
}

export interface Payouts {
  /** Affiliates with a claimable balance of at least `minimumCents` and no payout of the period. */
  due(run: { period: string; at: number; minimumCents: number }): Promise<string[]>;
  /**
   * Makes the payout and claims for it every entry that can go out: all of orders whose hold is over, that are not disputed and that
   * nobody has to look at, and those of orders of which more was paid out than is earned. Null when the period has its payout already.
   */
  claim(tx: Transaction, claim: PayoutClaim): Promise<ClaimedPayout | null>;
  /** Ends a payout under way; a failed one gives its entries back. Null when there is none under way with this id. */
  close(
    tx: Transaction,
    closing: { payoutId: string; outcome: 'paid' | 'failed'; at: number },
  ): Promise<ClosedPayout | null>;
  /** A payout under way, held until the transaction ends. Null when there is none with this id. */
  lockUnderWay(tx: Transaction, payoutId: string): Promise<ApprovedAmount | null>;
  approve(tx: Transaction, approval: { payoutId: string; ownerId: string; at: number }): Promise<void>;
  /** Newest period first. `limit` null: all that are left. */
  list(filter: {
    period: string | null;
    status: PayoutStatus | null;
    limit?: number | null;
    skip?: number;
  }): Promise<PayoutRow[]>;
  /** How many of the status there are; null: of all. */
  count(status: PayoutStatus | null): Promise<number>;
  /** Payouts under way of at least that much. */
  underWayFrom(cents: number): Promise<ApprovedAmount[]>;
}

export const PAYOUTS = Symbol('PAYOUTS');
