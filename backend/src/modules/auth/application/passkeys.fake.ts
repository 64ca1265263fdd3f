import type { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { QUESTION_MS } from '../domain/passkey.js';
import type { PasskeyArea, PasskeySubject } from '../passkeys.public.js';
import type { PasskeyQuestions, QuestionTerms } from './passkey-questions.port.js';
import type { NewPasskey, PasskeyStore, StoredPasskey } from './passkey-store.port.js';

type Row = StoredPasskey & { counter: number };

/** Passkeys in memory. */
export class InMemoryPasskeyStore implements PasskeyStore {
  rows: Row[] = [];

  async list({ role, id }: PasskeySubject): Promise<StoredPasskey[]> {
    return this.rows
      .filter((row) => isOf(row, { role, id }))
      .sort((one, other) => one.createdAt - other.createdAt || one.id.localeCompare(other.id))
      .map(stored);
  }

  hold(_tx: Transaction, subject: PasskeySubject): Promise<StoredPasskey[]> {
    return this.list(subject);
  }

  async byCredential(area: PasskeyArea, credentialId: string): Promise<StoredPasskey | null> {
    const found = this.rows.find((row) => row.subject.role === area && row.credentialId === credentialId);
    return found ? stored(found) : null;
  }

  async add(_tx: Transaction, { backedUp, deviceType: _type, ...passkey }: NewPasskey): Promise<boolean> {
    if (this.rows.some(({ credentialId }) => credentialId === passkey.credentialId)) return false;
    this.rows.push({ ...passkey, synced: backedUp, lastUsedAt: null });
    return true;
  }

  async rename(subject: PasskeySubject, id: string, label: string): Promise<boolean> {
    const own = (await this.list(subject)).some((one) => one.id === id);
    if (own) this.rows = this.rows.map((row) => (row.id === id ? { ...row, label } : row));
    return own;
  }

  async remove(_tx: Transaction, subject: PasskeySubject, id: string): Promise<void> {
    this.rows = this.rows.filter((row) => row.id !== id || !isOf(row, subject));
  }

  async removeSince(_tx: Transaction, subject: PasskeySubject, since: number): Promise<void> {
    this.rows = this.rows.filter((row) => !isOf(row, subject) || row.createdAt < since);
  }

  async noteUse(id: string, use: { counter: number; backedUp: boolean; at: number }): Promise<boolean> {
    const row = this.rows.find((one) => one.id === id);
    if (!row || (row.counter >= use.counter && (row.counter > 0 || use.counter > 0))) return false;
    Object.assign(row, { counter: use.counter, synced: use.backedUp, lastUsedAt: use.at });
    return true;
  }

  async exists(id: string): Promise<boolean> {
    return this.rows.some((row) => row.id === id);
  }
}

const isOf = ({ subject }: Row, { role, id }: PasskeySubject): boolean => subject.role === role && subject.id === id;
const stored = ({ counter: _counter, ...passkey }: Row): StoredPasskey => passkey;

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
  private readonly asked = new Map<string, { terms: QuestionTerms; challenge: string; endsAt: number }>();
  private count = 0;

  constructor(private readonly clock: Clock) {}

  async open(terms: QuestionTerms, challenge: string): Promise<string> {
    const handle = `handle-${++this.count}`;
    this.asked.set(handle, { terms, challenge, endsAt: this.clock.now() + QUESTION_MS });
    return handle;
  }

  async take({ area, purpose, signInId }: QuestionTerms, handle: string): Promise<string | null> {
    const found = this.asked.get(handle);
    if (!found || found.endsAt <= this.clock.now()) return null;
    const { terms, challenge } = found;
    if (terms.area !== area || terms.purpose !== purpose || terms.signInId !== signInId) return null;
    this.asked.delete(handle);
    return challenge;
  }
}
