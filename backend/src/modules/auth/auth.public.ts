import type { Transaction } from '../../platform/database/transactions.port.js';
import type { AppError } from '../../platform/errors/app-error.js';
import type { Role } from '@summit/contracts';

export { strangersSince, TAKE_BACK_DAYS, takeBackEnd } from './domain/take-back-link.js';

/** A code of the error catalog. */
type ErrorCode = AppError['code'];

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

/** A sign-in that has not ended. */
export interface LiveSignIn {
  id: string;
  /** `Chrome on Windows`; null where it is not known. */
  browser: string | null;
  /** Address block. */
  client: string;
  /** ms. */
  createdAt: number;
}

/** What proved the owner. A passkey is both factors; a password is where none is named. */
export type Proof = 'password' | 'passkey';

export interface SignInDetails {
  /** The browser's name, where the owner may see it later. */
  browser?: string | null;
  /** What proved the owner. */
  by?: Proof;
}

export interface SignIns {
  /** `client` is the address block of the browser. */
  open(subject: Subject, client: string, details?: SignInDetails): Promise<OpenedSignIn>;
  end(signInId: string): Promise<void>;
  /** Newest first. */
  listLive(subject: Subject): Promise<LiveSignIn[]>;
  /** Ends a sign-in of this account; false for one that is over or somebody else's. */
  endOwn(subject: Subject, signInId: string): Promise<boolean>;
  /** The owner has proven the mailbox from this address block: strangers' guesses no longer keep them out there (S3). */
  trust(subject: Subject, client: string): Promise<void>;
  /** Notes that password and code, or a passkey, were given again; good for five minutes. */
  confirm(signInId: string, by?: Proof): Promise<void>;
  isConfirmed(signInId: string): Promise<boolean>;
  /** Ends every sign-in of the account but `except`, and those that wait for their code, in the caller's transaction. */
  endAll(tx: Transaction, subject: Subject, except?: string): Promise<void>;
  /** Whether this sign-in of the account has not ended, as the transaction sees it. */
  lives(tx: Transaction, subject: Subject, signInId: string): Promise<boolean>;
  /** How often `endAll` was called for the account: what opens it without a password and carries another number is void. */
  generation(subject: Subject): Promise<number>;
}

/** A password that somebody typed, and the account that it is to open, as the module of the area knows it. */
export interface PasswordProof {
  role: Role;
  /** What was typed, normalized: known and unknown accounts are counted alike. */
  account: string;
  password: string;
  /** Address block of the browser. */
  client: string;
  /** Null where nobody has this account. */
  subjectId: string | null;
  /** Null where no password is right: there is no account, it has none yet, or it is disabled. */
  passwordHash: string | null;
}

export interface PasswordAttempt extends PasswordProof {
  /** Name of the browser, for accounts that show their sign-ins. */
  browser?: string | null;
  /** Whether the account has this password still. Waits for a change that is under way. */
  stillCurrent(subjectId: string, passwordHash: string): Promise<boolean>;
}

/**
 * Sign-in with a password. Unknown accounts and wrong passwords get one answer, `refused`, after one duration (S4). Everything throws
 * `rate_limited`.
 */
export interface PasswordSignIn {
  /** Where a second call brings the code, and where there is no second factor: `challenge` is the temporary token of that call. */
  attempt(given: PasswordAttempt): Promise<'refused' | { challenge: string } | OpenedSignIn>;
  /** Where the same call brings the code, once it was asked for. */
  attemptWithCode(
    given: PasswordAttempt,
    code: string | null,
  ): Promise<'refused' | 'code_needed' | 'wrong_code' | OpenedSignIn>;
  /** Whether the password is right, for somebody who is signed in: counted too, so that a stolen token is no way to try passwords. */
  confirms(given: PasswordProof): Promise<boolean>;
  /** The same with the code where one is on; then the sign-in is confirmed for the changes that ask for it. */
  reconfirm(
    given: PasswordProof,
    signIn: { signInId: string; code: string | null },
  ): Promise<'confirmed' | 'wrong_password' | 'wrong_code'>;
}

/** The account whose password was set. */
export interface PasswordOwner {
  id: string;
  email: string;
  /** What everybody knows about the account, and what therefore can't be its password. */
  names: readonly string[];
  /** Whether it is the account's first password; no notice is sent for it. */
  isFirst: boolean;
}

export interface NewPassword<Owner extends PasswordOwner> {
  role: Role;
  password: string;
  /** What was typed a second time, where the page asks for it. */
  confirmation?: string;
  /** What the page says, and which of two mistakes it names first. */
  words: { tooShort: ErrorCode; mismatch: ErrorCode; mismatchFirst?: boolean; refused: ErrorCode };
  /** Throws where a hash would be wasted. */
  mayTry?(): Promise<void>;
  /** Uses up what gives the right to set it and stores the hash; null where nobody has that right. */
  store(tx: Transaction, passwordHash: string): Promise<Owner | null>;
  /** The sign-in that goes on; all others of the account end. */
  keep?: string;
}

export interface NewPasswords {
  /** Throws the `words`, `password_too_long`, `password_too_common`, `password_is_own_name`; then nothing has changed. */
  set<Owner extends PasswordOwner>(given: NewPassword<Owner>): Promise<Owner>;
}

/** Events that an account's owner is told of by mail. */
export type SecurityNotice = 'password-changed' | 'two-factor-enabled' | 'two-factor-disabled' | 'backup-codes-renewed';

/** The same of a passkey. `passkey-refused`: its counter went back, so there is a copy of it. */
export type PasskeyNotice = 'passkey-added' | 'passkey-removed' | 'passkey-refused';

export interface SecurityNotices {
  /** One mail for each passkey that is added or removed, and one for refusals until it is used again. */
  sendOfPasskey(
    tx: Transaction,
    notice: PasskeyNotice,
    of: { subject: Subject; email: string; passkey: { id: string; label: string; lastUsedAt?: number | null } },
  ): Promise<void>;
  send(tx: Transaction, notice: SecurityNotice, account: { subject: Subject; email: string }): Promise<void>;
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
  /** How many backup codes have not been used. */
  backupCodesLeft(subject: Subject): Promise<number>;
  /** A current code, never seen before, or an unused backup code. */
  check(subject: Subject, code: string): Promise<boolean>;
  /** `tx` where it is part of something that may still be taken back. */
  turnOff(subject: Subject, tx?: Transaction): Promise<void>;
  /** Only one that was turned on at `since` (ms) or later; whether there was one. */
  turnOffSince(tx: Transaction, subject: Subject, since: number): Promise<boolean>;
}

/** Somebody says to have forgotten the password of an account. */
export interface ResetRequest {
  role: Role;
  /** As typed. */
  email: string;
  /** The job that mails a link to whoever has the address: `{ email }`, normalized. */
  task: string;
  /** How long the mailed link works. */
  linkMinutes: number;
}

export interface ResetRequests {
  /** The same work for every address; only the job knows whether somebody has it. */
  ask(request: ResetRequest): Promise<void>;
}

/** Puts changes of an account's safety that nobody in the back office made into the audit log. */
export interface SecurityAudit {
  record(change: { subject: Subject; action: string; before: unknown; after: unknown }): Promise<void>;
}

/** The address of an administrator, as it is now; what is no administrator's id here, such as `clone`, comes back as it is. */
export type AddressOf = <Id extends string | null>(id: Id) => Id | string;

/** Who an administrator is, for what is signed with a name. */
export interface AdminDirectory {
  byId(id: string): Promise<{ email: string } | null>;
  /** Tells of each of these ids whose it is, for people. */
  addressesOf(ids: readonly (string | null)[]): Promise<AddressOf>;
}

export const ADMIN_DIRECTORY = Symbol('ADMIN_DIRECTORY');
export const PASSWORD_SIGN_IN = Symbol('PASSWORD_SIGN_IN');
export const NEW_PASSWORDS = Symbol('NEW_PASSWORDS');
export const RESET_REQUESTS = Symbol('RESET_REQUESTS');
export const SECURITY_NOTICES = Symbol('SECURITY_NOTICES');
export const SECURITY_AUDIT = Symbol('SECURITY_AUDIT');
export const SIGN_INS = Symbol('SIGN_INS');
export const SIGN_IN_THROTTLE = Symbol('SIGN_IN_THROTTLE');
export const SIGN_IN_CHALLENGES = Symbol('SIGN_IN_CHALLENGES');
export const SECOND_FACTORS = Symbol('SECOND_FACTORS');
