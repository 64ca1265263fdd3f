import type { Transaction } from '../../../../platform/database/transactions.port.js';
import { isLive, type Attempt, type AttemptState } from '../../domain/payment-attempt.js';
import type { AttemptEnd, AttemptEnds } from '../../settlement/application/attempt-ends.port.js';
import type { AttemptMove, PaymentAttempts } from './payment-attempts.port.js';

/** In memory, with the same answers as the repository. */
export class InMemoryPaymentAttempts implements PaymentAttempts, AttemptEnds {
  readonly rows: Attempt[] = [];

  constructor(private readonly buyerOf: (orderId: string) => string | null) {}

  async add(_tx: Transaction, attempt: Attempt): Promise<void> {
    const others = this.rows.filter(({ orderId }) => orderId === attempt.orderId);
    if (isLive(attempt) && others.some(isLive)) throw new Error('payment_attempt_one_live');
    if (others.some(({ number }) => number === attempt.number)) throw new Error('payment_attempt_number');
    this.rows.push({ ...attempt });
  }

  async move(attemptId: string, { state, ref, url, at }: AttemptMove): Promise<boolean> {
    const row = this.rows.find(({ id }) => id === attemptId);
    if (!row || !isLive(row)) return false;
    Object.assign(row, { state, ref: ref ?? row.ref, url: url ?? row.url, updatedAt: at });
    return true;
  }

  async end(attemptId: string, { state, declineCode, at }: AttemptEnd): Promise<boolean> {
    return this.set(attemptId, { state, ref: null, declineCode, at });
  }

  /** The one statement that ends an attempt: a live one in any way, another one only by its money. */
  set(
    attemptId: string,
    {
      state,
      ref,
      declineCode,
      at,
    }: { state: AttemptState; ref: string | null; declineCode: string | null; at: number },
  ): boolean {
    const row = this.rows.find(({ id }) => id === attemptId);
    if (!row || !(isLive(row) || state === 'succeeded')) return false;
    Object.assign(row, { state, ref: ref ?? row.ref, declineCode, updatedAt: at });
    return true;
  }

  async claim(
    seen: Pick<Attempt, 'id' | 'state'>,
    { now, staleBefore }: { now: number; staleBefore: number },
  ): Promise<boolean> {
    const row = this.rows.find(({ id, state }) => id === seen.id && state === seen.state);
    if (!row || !isLive(row) || (row.state === 'starting' && row.updatedAt >= staleBefore)) return false;
    Object.assign(row, { state: 'starting', updatedAt: now });
    return true;
  }

  async keep(attemptId: string, at: number): Promise<void> {
    const row = this.rows.find(({ id, state }) => id === attemptId && state === 'starting');
    if (row) row.updatedAt = at;
  }

  async byId(attemptId: string): Promise<Attempt | null> {
    return copy(this.rows.find(({ id }) => id === attemptId));
  }

  async byRef(ref: string): Promise<Attempt | null> {
    const rows = this.rows.filter((row) => row.ref === ref);
    return copy(rows.toSorted((one, other) => other.number - one.number)[0]);
  }

  async pressThatPaid(wanted: string): Promise<string | null> {
    const paid = this.rows.find(
      ({ kind, state, orderId }) => kind === 'one_click' && state === 'succeeded' && orderId === wanted,
    );
    return paid?.kind === 'one_click' ? (paid.request.pressId ?? null) : null;
  }

  async declinesOf(buyerId: string, since: number): Promise<number> {
    return this.rows.filter(
      ({ kind, state, orderId, updatedAt }) =>
        kind === 'one_click' && state === 'declined' && updatedAt > since && this.buyerOf(orderId) === buyerId,
    ).length;
  }

  liveOf(orderId: string): Attempt | null {
    return copy(this.rows.find((row) => row.orderId === orderId && isLive(row)));
  }

  newestOf(orderId: string): Attempt | null {
    const rows = this.rows.filter((row) => row.orderId === orderId);
    return copy(rows.toSorted((one, other) => other.number - one.number)[0]);
  }
}

const copy = (attempt: Attempt | undefined): Attempt | null => (attempt ? { ...attempt } : null);
