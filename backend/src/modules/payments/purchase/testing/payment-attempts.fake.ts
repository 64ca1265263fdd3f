import type { SqlExecutor } from '../../../../platform/database/sql.js';
import { isLive, type Attempt, type AttemptState } from '../../domain/payment-attempt.js';
import type { AttemptMove, PaymentAttempts } from '../application/payment-attempts.port.js';

/** In memory, with the same answers as the repository. */
export class InMemoryPaymentAttempts implements PaymentAttempts {
  readonly rows: Attempt[] = [];

  constructor(private readonly buyerOf: (orderId: string) => string | null) {}

  async add(_tx: SqlExecutor, attempt: Attempt): Promise<void> {
    if (this.liveOf(attempt.orderId)) throw new Error('payment_attempt_one_live');
    this.rows.push({ ...attempt });
  }

  async move(attemptId: string, { state, ref, url, declineCode, at }: AttemptMove): Promise<boolean> {
    const row = this.rows.find(({ id }) => id === attemptId);
    if (!row || !isLive(row)) return false;
    Object.assign(row, {
      state,
      ref: ref ?? row.ref,
      url: url ?? row.url,
      declineCode: declineCode ?? row.declineCode,
    });
    row.updatedAt = at;
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

  async byId(attemptId: string): Promise<Attempt | null> {
    return copy(this.rows.find(({ id }) => id === attemptId));
  }

  async byRef(ref: string): Promise<Attempt | null> {
    const rows = this.rows.filter((row) => row.ref === ref);
    return copy(rows.toSorted((one, other) => other.number - one.number)[0]);
  }

  async declinesOf(buyerId: string, since: number): Promise<number> {
    return this.rows.filter(
      ({ kind, state, orderId, updatedAt }) =>
        kind === 'one_click' && state === 'declined' && updatedAt > since && this.buyerOf(orderId) === buyerId,
    ).length;
  }

  /** What settlement does to an attempt. */
  finish(ref: string | null, orderId: string, state: AttemptState): void {
    const row =
      this.rows.find((one) => one.orderId === orderId && one.ref === ref) ??
      this.rows.find((one) => one.orderId === orderId && isLive(one) && one.ref === null);
    if (row) Object.assign(row, { state, ref });
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
