import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { PasskeyArea, PasskeySubject } from '../passkeys.public.js';
import type { PasskeyQuestions, QuestionTerms } from './passkey-questions.port.js';
import type { NewPasskey, PasskeyStore, StoredPasskey } from './passkey-store.port.js';

type Row = StoredPasskey & { counter: number };

/** Passkeys in memory. */
export class InMemoryPasskeyStore implements PasskeyStore {
  rows: Row[] = [];

  async list({ role, id }: PasskeySubject): Promise<StoredPasskey[]> {
    return this.rows.filter(({ subject }) => subject.role === role && subject.id === id);
  }

  hold(_tx: Transaction, subject: PasskeySubject): Promise<StoredPasskey[]> {
    return this.list(subject);
  }

  async byCredential(area: PasskeyArea, credentialId: string): Promise<StoredPasskey | null> {
    return this.rows.find((row) => row.subject.role === area && row.credentialId === credentialId) ?? null;
  }

  async add(_tx: Transaction, { backedUp, ...passkey }: NewPasskey): Promise<boolean> {
    if (this.rows.some(({ credentialId }) => credentialId === passkey.credentialId)) return false;
    this.rows.push({ ...passkey, synced: backedUp, lastUsedAt: null });
    return true;
  }

  async rename(subject: PasskeySubject, id: string, label: string): Promise<boolean> {
    const own = (await this.list(subject)).some((one) => one.id === id);
    if (own) this.rows = this.rows.map((row) => (row.id === id ? { ...row, label } : row));
    return own;
  }

  async remove(_tx: Transaction, _subject: PasskeySubject, id: string): Promise<void> {
    this.rows = this.rows.filter((row) => row.id !== id);
  }

  async removeSince(_tx: Transaction, { id }: PasskeySubject, since: number): Promise<void> {
    this.rows = this.rows.filter(({ subject, createdAt }) => subject.id !== id || createdAt < since);
  }

  async noteUse(id: string, use: { counter: number; backedUp: boolean; at: number }): Promise<boolean> {
    const row = this.rows.find((one) => one.id === id);
    if (!row || (row.counter >= use.counter && (row.counter > 0 || use.counter > 0))) return false;
    Object.assign(row, { counter: use.counter, synced: use.backedUp, lastUsedAt: use.at });
    return true;
  }

  async isThere(id: string): Promise<boolean> {
    return this.rows.some((row) => row.id === id);
  }
}

/** A passkey as the store has it. */
export const heldPasskey = (subject: PasskeySubject, { id, createdAt }: { id: string; createdAt: number }): Row => ({
  id,
  subject,
  createdAt,
  label: id,
  credentialId: `credential of ${id}`,
  publicKey: new Uint8Array(),
  transports: [],
  counter: 0,
  synced: true,
  lastUsedAt: null,
});

/** `handle-1` is the first question. */
export class InMemoryPasskeyQuestions implements PasskeyQuestions {
  private readonly asked = new Map<string, { terms: QuestionTerms; challenge: string }>();
  private count = 0;

  async open(terms: QuestionTerms, challenge: string): Promise<string> {
    const handle = `handle-${++this.count}`;
    this.asked.set(handle, { terms, challenge });
    return handle;
  }

  async take({ area, purpose, signInId }: QuestionTerms, handle: string): Promise<string | null> {
    const found = this.asked.get(handle);
    const { terms } = found ?? {};
    if (terms?.area !== area || terms.purpose !== purpose || terms.signInId !== signInId) return null;
    this.asked.delete(handle);
    return found!.challenge;
  }
}
