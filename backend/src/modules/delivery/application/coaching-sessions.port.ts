import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { PlannedSession } from '../domain/coaching.js';

export interface CoachingSessionState extends PlannedSession {
  /** ms */
  completedAt: number | null;
}

export interface CoachingSessions {
  /** Lets only one transaction at a time work on what follows from this order. */
  lock(tx: Transaction, orderId: string): Promise<void>;
  /** Adds the sessions that are not there. */
  plan(tx: Transaction, orderId: string, sessions: PlannedSession[]): Promise<void>;
  /** Takes away those that were not held. */
  cancelOpen(tx: Transaction, orderId: string): Promise<void>;
  /** Takes away one session that was not held; false when there is no such. */
  cancel(tx: Transaction, session: { orderId: string; number: number }): Promise<boolean>;
  /** Sets, corrects or with null takes back when a session was held (ms); false when the order has no such session. */
  complete(tx: Transaction, session: { orderId: string; number: number; completedAt: number | null }): Promise<boolean>;
  /** By number. */
  ofOrder(orderId: string, tx?: Transaction): Promise<CoachingSessionState[]>;
}

export const COACHING_SESSIONS = Symbol('COACHING_SESSIONS');
