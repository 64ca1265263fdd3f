import type { Transaction } from '../../../platform/database/transactions.port.js';

export interface WatchPosition {
  sessionId: string;
  seconds: number;
  durationSeconds: number | null;
  watched: boolean;
  /** ms. */
  updatedAt: number;
}

export interface WatchPositions {
  /** Newest first. */
  of(memberId: string): Promise<WatchPosition[]>;
  /** Locked until the transaction ends. */
  lock(tx: Transaction, memberId: string, sessionId: string): Promise<WatchPosition | null>;
  /** False where the session is gone. */
  save(tx: Transaction, memberId: string, position: WatchPosition): Promise<boolean>;
}

export const WATCH_POSITIONS = Symbol('WATCH_POSITIONS');
