import type { Transaction } from '../../../platform/database/transactions.port.js';

/** An affiliate as somebody who signs in. */
export interface SpeakerAccountRecord {
  id: string;
  /** Normalised. */
  code: string;
  name: string;
  email: string;
  status: 'active' | 'disabled';
  /** Null until the first password is set. */
  passwordHash: string | null;
}

export interface NewAffiliate {
  id: string;
  /** Normalised. */
  code: string;
  name: string;
  email: string;
  /** ms */
  at: number;
}

export interface NewSpeakerLink {
  tokenHash: string;
  affiliateId: string;
  /** ms */
  createdAt: number;
  expiresAt: number;
}

export interface SpeakerAccounts {
  /** By normalised code. */
  byCode(code: string): Promise<SpeakerAccountRecord | null>;
  byId(id: string): Promise<SpeakerAccountRecord | null>;
  /** By normalised code; locked until the transaction ends. */
  lockByCode(tx: Transaction, code: string): Promise<SpeakerAccountRecord | null>;
  /** The oldest account of a normalized address; locked until the transaction ends. */
  lockByEmail(tx: Transaction, email: string): Promise<SpeakerAccountRecord | null>;
  /** Of the codes that begin with `start`, those that have an owner. Others who choose a code wait for the end of the transaction. */
  codesFrom(tx: Transaction, start: string): Promise<ReadonlySet<string>>;
  /** Whether the affiliate exists and is active. */
  isActive(id: string): Promise<boolean>;
  /** Makes an affiliate, and counts for it the clicks that its code has had before. False when the code has an owner. */
  create(tx: Transaction, affiliate: NewAffiliate): Promise<boolean>;
  /** Makes this link the only one of the affiliate that works. */
  openLink(tx: Transaction, link: NewSpeakerLink): Promise<void>;
  /** Uses a link up, and ends all others of the affiliate. Null when it is unknown, used or over at `now` (ms). */
  takeLink(tx: Transaction, tokenHash: string, now: number): Promise<SpeakerAccountRecord | null>;
  /** Whether the password is still this one. Waits for a change that is under way. */
  stillHasPassword(affiliateId: string, passwordHash: string): Promise<boolean>;
  /** A disabled affiliate's links that set a password stop working. */
  setStatus(tx: Transaction, change: { affiliateId: string; status: 'active' | 'disabled' }): Promise<void>;
  setPassword(tx: Transaction, password: { affiliateId: string; passwordHash: string; at: number }): Promise<void>;
}

export const SPEAKER_ACCOUNTS = Symbol('SPEAKER_ACCOUNTS');
