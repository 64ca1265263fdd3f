import type { Transaction, Transactions } from '../../../platform/database/transactions.port.js';
import type { PlannedSession } from '../domain/coaching.js';
import type { CoachingSessions, CoachingSessionState } from './coaching-sessions.port.js';

const NO_SQL: Transaction = {};

export class InMemoryCoachingSessions implements CoachingSessions, Transactions {
  private sessions: (CoachingSessionState & { orderId: string })[] = [];

  async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const before = structuredClone(this.sessions);
    try {
      return await work(NO_SQL);
    } catch (error) {
      this.sessions = before;
      throw error;
    }
  }

  async lock(): Promise<void> {
    // Nothing runs at the same time here.
  }

  async plan(_tx: Transaction, orderId: string, sessions: PlannedSession[]): Promise<void> {
    for (const session of sessions)
      if (!this.find({ orderId, number: session.number }))
        this.sessions.push({ ...session, orderId, completedAt: null });
  }

  async cancelOpen(_tx: Transaction, orderId: string): Promise<void> {
    this.sessions = this.sessions.filter((one) => one.orderId !== orderId || one.completedAt !== null);
  }

  async cancel(_tx: Transaction, session: { orderId: string; number: number }): Promise<boolean> {
    const found = this.find(session);
    if (!found || found.completedAt !== null) return false;
    this.sessions = this.sessions.filter((one) => one !== found);
    return true;
  }

  async complete(
    _tx: Transaction,
    { completedAt, ...session }: { orderId: string; number: number; completedAt: number | null },
  ): Promise<boolean> {
    const found = this.find(session);
    if (found) found.completedAt = completedAt;
    return found !== undefined;
  }

  async ofOrder(orderId: string): Promise<CoachingSessionState[]> {
    return this.sessions
      .filter((one) => one.orderId === orderId)
      .map(({ number, kind, completedAt }) => ({ number, kind, completedAt }))
      .sort((one, other) => one.number - other.number);
  }

  private find({ orderId, number }: { orderId: string; number: number }) {
    return this.sessions.find((one) => one.orderId === orderId && one.number === number);
  }
}
