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
  /** By normalized address. */
  byEmail(email: string): Promise<SignInAccount | null>;
  /** `tx` where a transaction is under way. */
  byId(id: string, tx?: Transaction): Promise<SignInAccount | null>;
  /** Whether the password is still this one. Waits for a change that is under way. */
  stillHasPassword(id: string, passwordHash: string): Promise<boolean>;
  /** Null: nobody signs in until a new one is set. */
  setPassword(tx: Transaction, id: string, passwordHash: string | null): Promise<void>;
  /** False for an account that has a password already: a setup link can't replace one. */
  setFirstPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean>;
  /** Whether no other account has this address. */
  isEmailFree(email: string, id: string): Promise<boolean>;
  /** Gives the account another address and keeps the one before; false where somebody else has taken it by now. */
  changeEmail(tx: Transaction, id: string, change: { email: string; at: number }): Promise<boolean>;
  /** When the second factor goes off (ms); null where nobody has called it lost. */
  twoFactorEnd(id: string, tx?: Transaction): Promise<number | null>;
  setTwoFactorEnd(id: string, endsAt: number | null, tx?: Transaction): Promise<void>;
  /** Takes the end of a second factor that is due at `at` (ms) off the account; false where it was kept or called lost anew since. */
  takeTwoFactorEnd(tx: Transaction, id: string, at: number): Promise<boolean>;
  /** Accounts whose second factor is to go off by `at` (ms). */
  dueTwoFactorEnds(at: number): Promise<{ id: string; email: string; endsAt: number }[]>;
}

export const MEMBER_ACCOUNTS = Symbol('MEMBER_ACCOUNTS');
