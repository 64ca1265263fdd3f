import type { Transaction } from '../../../platform/database/transactions.port.js';

/** An affiliate as somebody who signs in. */
export interface SpeakerAccountRecord {
  id: string;
  /** Normalized. */
  code: string;
  name: string;
  email: string;
  status: 'active' | 'disabled';
  /** Null until the first password is set. */
  passwordHash: string | null;
}

export interface NewAffiliate {
  id: string;
  /** Normalized. */
  code: string;
  name: string;
  email: string;
  /** ms */
  at: number;
}

/** `invite`: an administrator sent it; `reset`: a forgotten password; `email`: another address; `take_back`: the one before it. */
export type SpeakerLinkPurpose = 'invite' | 'reset' | 'email' | 'take_back';

export interface NewSpeakerLink {
  tokenHash: string;
  purpose: SpeakerLinkPurpose;
  /** The new address of `email`, the former one of `take_back`; null for the others. */
  email: string | null;
  affiliateId: string;
  /** ms */
  createdAt: number;
  expiresAt: number;
}

export interface SpeakerAccounts {
  /** By normalized code. */
  byCode(code: string): Promise<SpeakerAccountRecord | null>;
  byId(id: string, tx?: Transaction): Promise<SpeakerAccountRecord | null>;
  /** By normalized code; locked until the transaction ends. */
  lockByCode(tx: Transaction, code: string): Promise<SpeakerAccountRecord | null>;
  /** The oldest account of a normalized address; locked until the transaction ends. */
  lockByEmail(tx: Transaction, email: string): Promise<SpeakerAccountRecord | null>;
  /** Active accounts of a normalized address; locked until the transaction ends. */
  lockActive(tx: Transaction, email: string): Promise<SpeakerAccountRecord[]>;
  /** Of the codes that begin with `start`, those that have an owner. Others who choose a code wait for the end of the transaction. */
  codesFrom(tx: Transaction, start: string): Promise<ReadonlySet<string>>;
  /** Whether the affiliate exists and is active. */
  isActive(id: string): Promise<boolean>;
  /** Makes an affiliate, and counts for it the clicks that its code has had before. False when the code has an owner. */
  create(tx: Transaction, affiliate: NewAffiliate): Promise<boolean>;
  /** Makes this link the only one of its purpose that works for the affiliate; of `take_back` each former address keeps its own. */
  openLink(tx: Transaction, link: NewSpeakerLink): Promise<void>;
  /** Whether a link that sets a password could be used up. `now` in ms. */
  isLinkOpen(tokenHash: string, now: number): Promise<boolean>;
  /** Uses a link up that sets a password, and ends all others of the affiliate. Null when it is unknown, used or over at `now` (ms). */
  takeLink(tx: Transaction, tokenHash: string, now: number): Promise<SpeakerAccountRecord | null>;
  /** Uses a link to a new address up: the account as it was, and the address. */
  takeEmailLink(
    tx: Transaction,
    tokenHash: string,
    now: number,
  ): Promise<(SpeakerAccountRecord & { newEmail: string }) | null>;
  /**
   * Uses a link of a former address up, and ends all links that came after it: the account as it is, and that address. Those of earlier
   * addresses stay.
   */
  takeTakeBackLink(
    tx: Transaction,
    tokenHash: string,
    now: number,
  ): Promise<(SpeakerAccountRecord & { formerEmail: string }) | null>;
  /** All but `take_back`. */
  endLinks(tx: Transaction, affiliateId: string): Promise<void>;
  /** Whether the password is still this one. Waits for a change that is under way. */
  stillHasPassword(affiliateId: string, passwordHash: string): Promise<boolean>;
  /** A disabled affiliate's links that set a password stop working. */
  setStatus(tx: Transaction, change: { affiliateId: string; status: 'active' | 'disabled' }): Promise<void>;
  /** Keeps the address before as a former one. `at` in ms. */
  setEmail(tx: Transaction, address: { affiliateId: string; email: string; at: number }): Promise<void>;
  clearPassword(tx: Transaction, affiliateId: string): Promise<void>;
  setPassword(tx: Transaction, password: { affiliateId: string; passwordHash: string; at: number }): Promise<void>;
}

export const SPEAKER_ACCOUNTS = Symbol('SPEAKER_ACCOUNTS');
