import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { Passkey, PasskeyArea, PasskeySubject } from '../passkeys.public.js';

/** What a browser has to have to use it again. */
export interface PasskeyCredential {
  /** base64url. */
  credentialId: string;
  /** COSE. */
  publicKey: Uint8Array;
  /** Uses that the device counts; 0 of those that do not count. */
  counter: number;
  transports: readonly string[];
  /** `multiDevice`: can be copied to other devices. */
  deviceType: string;
  backedUp: boolean;
}

export interface StoredPasskey extends Passkey {
  subject: PasskeySubject;
  credentialId: string;
  publicKey: Uint8Array;
  transports: readonly string[];
}

export interface NewPasskey extends PasskeyCredential {
  id: string;
  subject: PasskeySubject;
  label: string;
  /** ms. */
  createdAt: number;
}

export interface PasskeyStore {
  /** Oldest first. */
  list(subject: PasskeySubject): Promise<StoredPasskey[]>;
  /** The same; others that add or remove passkeys of the account wait for the transaction, also where it has none yet. */
  hold(tx: Transaction, subject: PasskeySubject): Promise<StoredPasskey[]>;
  byCredential(area: PasskeyArea, credentialId: string): Promise<StoredPasskey | null>;
  /** False where the credential belongs to an account already. */
  add(tx: Transaction, passkey: NewPasskey): Promise<boolean>;
  /** False for one that is gone or somebody else's. */
  rename(subject: PasskeySubject, id: string, label: string): Promise<boolean>;
  remove(tx: Transaction, subject: PasskeySubject, id: string): Promise<void>;
  /** Of those made at `since` (ms) or later. */
  removeSince(tx: Transaction, subject: PasskeySubject, since: number): Promise<void>;
  /**
   * Notes a use; false where its counter does not go on from the last one, which then came from a copy, and where it is gone. One statement:
   * of two uses with one counter, one counts.
   */
  noteUse(id: string, use: { counter: number; backedUp: boolean; at: number }): Promise<boolean>;
  /** Waits for a removal that is under way. */
  exists(id: string): Promise<boolean>;
}

export const PASSKEY_STORE = Symbol('PASSKEY_STORE');
