import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@summit/contracts';
import type { Transaction } from '../../platform/database/transactions.port.js';

export type { PasskeyCreationOptions, PasskeyRequestOptions };

/** The areas that have passkeys; each is bound to the host of its app. */
export type PasskeyArea = 'admin' | 'vip';

/** An account of such an area. */
export interface PasskeySubject {
  role: PasskeyArea;
  id: string;
}

/** Whose passkeys they are, and where notices go. */
export interface PasskeyHolder {
  subject: PasskeySubject;
  email: string;
}

export interface PasskeyOwner extends PasskeyHolder {
  /** What the browser shows beside the address. */
  name: string;
}

/** A passkey as its owner sees it; times in ms. */
export interface Passkey {
  id: string;
  label: string;
  /** Copied to the owner's other devices by whoever keeps it. */
  synced: boolean;
  createdAt: number;
  lastUsedAt: number | null;
}

/** What a browser answers that has made a passkey; all as base64url. */
export interface MadePasskey {
  credentialId: string;
  clientData: string;
  attestation: string;
  transports: readonly string[];
}

/** What a browser answers that has used a passkey; all as base64url. */
export interface UsedPasskey {
  credentialId: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
}

/** A sign-in that a passkey has opened: bearer token, its end (ms), and whose it is. */
export interface PasskeySignIn {
  token: string;
  expiresAt: number;
  id: string;
  email: string;
}

/** A question to a browser. `handle` names it in the answer: good once, for five minutes, and for the sign-in that asked. */
export interface PasskeyQuestion<Options> {
  handle: string;
  options: Options;
}

/**
 * Passkeys of both areas. A passkey proves possession and person at once (user verification is demanded), so it counts for password and
 * code. Whoever calls checks first that a change was confirmed.
 */
export interface Passkeys {
  /** Oldest first. */
  list(subject: PasskeySubject): Promise<Passkey[]>;
  count(subject: PasskeySubject): Promise<number>;
  askToAdd(owner: PasskeyOwner, signInId: string): Promise<PasskeyQuestion<PasskeyCreationOptions>>;
  /**
   * Ends the other sign-ins and tells the owner. Throws `passkey_question_ended`, `passkey_not_added`, `passkey_already_added`,
   * `passkey_limit_reached`, and `unauthorized` where the sign-in has ended meanwhile.
   */
  add(
    owner: PasskeyOwner,
    given: { handle: string; signInId: string; made: MadePasskey; label: string },
  ): Promise<Passkey>;
  /** Answers the name before. Throws `not_found`. */
  rename(subject: PasskeySubject, id: string, label: string): Promise<string>;
  /** Ends the other sign-ins, tells the owner and answers what was removed. Throws `not_found`, and `passkey_needed` for the last with `keepLast`. */
  remove(owner: PasskeyOwner, given: { id: string; signInId: string; keepLast?: boolean }): Promise<Passkey>;
  /**
   * Removes what was added in the days in which a change can be taken back, and tells the owner: the mailbox has proven them. With
   * `keepLast` nothing goes where nothing would be left. Call it before `SignIns.endAll`, in the same transaction.
   */
  removeRecent(tx: Transaction, holder: PasskeyHolder, how?: { keepLast: boolean }): Promise<void>;
  /** The same of all of them; `holder` without an address is told nothing. */
  removeAll(tx: Transaction, holder: { subject: PasskeySubject; email: string | null }): Promise<void>;
  askToSignIn(area: PasskeyArea): Promise<PasskeyQuestion<PasskeyRequestOptions>>;
  /**
   * `ownerOf`: the account, null where it may not enter. Null for whatever is not right, unknown passkeys included. Throws
   * `passkey_question_ended`.
   */
  signIn(
    area: PasskeyArea,
    given: {
      handle: string;
      used: UsedPasskey;
      /** Address block of the browser. */
      client: string;
      browser?: string | null;
      ownerOf(id: string): Promise<{ email: string } | null>;
    },
  ): Promise<PasskeySignIn | null>;
  askToConfirm(subject: PasskeySubject, signInId: string): Promise<PasskeyQuestion<PasskeyRequestOptions>>;
  /** In place of password and code. Throws `passkey_question_ended`, `passkey_refused`. */
  confirm(owner: PasskeyOwner, given: { handle: string; signInId: string; used: UsedPasskey }): Promise<void>;
}

export const PASSKEYS = Symbol('PASSKEYS');
