import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { StaffRole } from '../../../platform/http/token-verifier.port.js';

export interface StaffAccount {
  id: string;
  email: string;
  role: StaffRole;
  /** False until the invitation is accepted. */
  hasPassword: boolean;
  disabled: boolean;
}

export interface ListedStaff extends StaffAccount {
  twoFactorOn: boolean;
  /** How many; each is a second factor too. */
  passkeys: number;
  /** ms. */
  createdAt: number;
  /** ms; null where there is none in the sign-ins that are kept. */
  lastSignInAt: number | null;
}

/** Who works in the back office. */
export interface StaffAccounts {
  /** In the order of their addresses. */
  list(): Promise<ListedStaff[]>;
  /** False when the address has an account already. */
  invite(tx: Transaction, account: { id: string; email: string; role: StaffRole; createdAt: number }): Promise<boolean>;
  /**
   * Two accounts, held until the transaction ends: changes of staff wait for each other, so that two owners can't put each other out.
   */
  hold(tx: Transaction, ids: readonly string[]): Promise<StaffAccount[]>;
  update(tx: Transaction, id: string, change: { role: StaffRole; disabledAt: number | null }): Promise<void>;
}

export const STAFF_ACCOUNTS = Symbol('STAFF_ACCOUNTS');
