import type { Role } from '../../platform/http/access.decorators.js';
import type { Transaction } from '../../platform/database/transactions.port.js';

export { passwordProblem, type PasswordProblem } from './domain/password-rule.js';

/** An account of one of the three areas. Its module owns the account; auth owns how somebody proves to be it. */
export interface Subject {
  role: Role;
  id: string;
}

export interface OpenedSignIn {
  /** Bearer token. */
  token: string;
  /** ms. */
  expiresAt: number;
}

export interface SignIns {
  /** `client` is the address block of the browser. */
  open(subject: Subject, client: string): Promise<OpenedSignIn>;
  end(signInId: string): Promise<void>;
  /** Ends every sign-in of the account but `except`, and those that wait for their code, in the caller's transaction. */
  endAll(tx: Transaction, subject: Subject, except?: string): Promise<void>;
}

/** Slows guessing down without locking the owner out (S3). */
export interface SignInThrottle {
  /** Counts one password check. Throws `rate_limited`. `account` is what was typed: known and unknown accounts are counted alike. */
  admit(attempt: { role: Role; account: string; client: string; subjectId: string | null }): Promise<void>;
}

/** The code step of a sign-in. */
export interface SignInChallenges {
  /** A temporary token for an account whose password was right: 5 minutes, 5 tries, once. */
  open(subject: Subject, client: string): Promise<string>;
  /** The account, after the code was right; null for a wrong code, and for a token that is unknown, used, expired or worn out. Throws `rate_limited`. */
  answer(token: string, code: string): Promise<{ subject: Subject; client: string } | 'wrong_code' | 'ended'>;
}

export interface SecondFactors {
  isOn(subject: Subject): Promise<boolean>;
  /** A new seed and new backup codes, which count for nothing before `confirm`. Throws `two_factor_already_enabled`. */
  begin(subject: Subject, accountName: string): Promise<{ secret: string; qrCode: string; backupCodes: string[] }>;
  /** Turns it on with the first right code; false for a wrong one. Throws `two_factor_not_started`, `two_factor_already_enabled`. */
  confirm(subject: Subject, code: string): Promise<boolean>;
  /** New backup codes in place of the old ones; nobody sees them again. */
  replaceBackupCodes(subject: Subject): Promise<string[]>;
  /** A current code, never seen before, or an unused backup code. */
  check(subject: Subject, code: string): Promise<boolean>;
  turnOff(subject: Subject): Promise<void>;
}

export const SIGN_INS = Symbol('SIGN_INS');
export const SIGN_IN_THROTTLE = Symbol('SIGN_IN_THROTTLE');
export const SIGN_IN_CHALLENGES = Symbol('SIGN_IN_CHALLENGES');
export const SECOND_FACTORS = Symbol('SECOND_FACTORS');
