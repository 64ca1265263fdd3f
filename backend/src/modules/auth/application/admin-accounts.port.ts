import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { StaffRole } from '../../../platform/http/token-verifier.port.js';

export interface AdminAccountRecord {
  id: string;
  email: string;
  /** Null until an invitation is accepted. */
  passwordHash: string | null;
  role: StaffRole;
  disabled: boolean;
}

/** The hash that a typed password is compared with; null where no password is right. */
export const usableHash = (account: AdminAccountRecord | null): string | null =>
  account && !account.disabled ? account.passwordHash : null;

export interface AdminAccounts {
  byEmail(email: string): Promise<AdminAccountRecord | null>;
  /** `tx` where a transaction is under way. */
  byId(id: string, tx?: Transaction): Promise<AdminAccountRecord | null>;
  /** Makes an owner. False when the address has an account already. */
  create(account: { id: string; email: string; passwordHash: string; createdAt: number }): Promise<boolean>;
  setPassword(tx: Transaction, id: string, passwordHash: string): Promise<void>;
  /** Whether the password is still this one and the account not disabled. Waits for a change that is under way. */
  stillHasPassword(id: string, passwordHash: string): Promise<boolean>;
  /** Ends the reset token that was mailed. */
  endResets(tx: Transaction, id: string): Promise<void>;
  /** Makes the token with this hash the only valid one. */
  openReset(tx: Transaction, reset: { tokenHash: string; adminId: string; expiresAt: number }): Promise<void>;
  /** Whether a token that was mailed could be used up. `now` in ms. */
  hasOpenReset(tx: Transaction, id: string, now: number): Promise<boolean>;
  /** Whether the token could be used up. `now` in ms. */
  isResetOpen(tokenHash: string, now: number): Promise<boolean>;
  /** Uses the token up. Null when it is unknown, used or expired. */
  takeReset(tx: Transaction, tokenHash: string, now: number): Promise<string | null>;
}

export const ADMIN_ACCOUNTS = Symbol('ADMIN_ACCOUNTS');
