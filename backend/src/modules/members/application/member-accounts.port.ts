import type { Transaction } from '../../../platform/database/transactions.port.js';

/** What signing in asks about an account. */
export interface SignInAccount {
  id: string;
  email: string;
  name: string;
  /** Null until the first password is set. */
  passwordHash: string | null;
}

/** The secrets of members' accounts. */
export interface MemberAccounts {
  /** By normalised address. */
  byEmail(email: string): Promise<SignInAccount | null>;
  /** `tx` where a transaction is under way. */
  byId(id: string, tx?: Transaction): Promise<SignInAccount | null>;
  /** Whether the password is still this one. Waits for a change that is under way. */
  stillHasPassword(id: string, passwordHash: string): Promise<boolean>;
  setPassword(tx: Transaction, id: string, passwordHash: string): Promise<void>;
  /** False for an account that has a password already: a setup link can't replace one. */
  setFirstPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean>;
}

export const MEMBER_ACCOUNTS = Symbol('MEMBER_ACCOUNTS');
