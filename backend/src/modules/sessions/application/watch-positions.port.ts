import type { SqlExecutor } from '../../../platform/database/sql.js';

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
  lock(tx: SqlExecutor, memberId: string, sessionId: string): Promise<WatchPosition | null>;
  save(tx: SqlExecutor, memberId: string, position: WatchPosition): Promise<void>;
}

export const WATCH_POSITIONS = Symbol('WATCH_POSITIONS');
