import type { Transaction } from '../../../platform/database/transactions.port.js';

export interface NewApplication {
  id: string;
  name: string;
  /** Normalized. */
  email: string;
  promotion: string;
  /** ms */
  at: number;
}

export interface Application extends Omit<NewApplication, 'at'> {
  status: 'pending' | 'approved' | 'declined';
}

export interface ApplicationDecision {
  id: string;
  status: 'approved' | 'declined';
  /** The account that an approval led to. */
  affiliateId: string | null;
  /** ms */
  at: number;
}

export interface AffiliateApplications {
  /** False when the address has applied before. */
  add(tx: Transaction, application: NewApplication): Promise<boolean>;
  /** Locked until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Application | null>;
  decide(tx: Transaction, decision: ApplicationDecision): Promise<void>;
}

export const AFFILIATE_APPLICATIONS = Symbol('AFFILIATE_APPLICATIONS');
