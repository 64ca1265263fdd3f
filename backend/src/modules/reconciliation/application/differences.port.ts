import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { Difference } from '../domain/difference.js';
import type { Span } from './span-to-read.js';

/** `accepted`: somebody wrote why it may stay. `gone`: a later run did not find it any more. */
export type DifferenceState = 'open' | 'accepted' | 'gone';

export interface StoredDifference {
  id: string;
  state: DifferenceState;
  kind: Difference['kind'];
  reference: string;
}

export interface Differences {
  /**
   * Notes what a run sees, at `at` (ms). What was accepted stays so while its figures are the same; what had gone is open again.
   */
  note(runId: string, found: readonly Difference[], at: number): Promise<void>;
  /** What happened in the span and was not seen by the run is gone. */
  noteGone(runId: string, span: Span, at: number): Promise<void>;
  /** How many the run sees; one that it came upon on two days is one. */
  seenCount(runId: string): Promise<number>;
  openCount(): Promise<number>;
  /** When the oldest that is open happened, in ms. */
  oldestOpenAt(): Promise<number | null>;
  /** With its row locked. */
  byId(tx: Transaction, id: string): Promise<StoredDifference | null>;
  accept(tx: Transaction, decision: { id: string; note: string; by: string; at: number }): Promise<void>;
}

export const DIFFERENCES = Symbol('DIFFERENCES');
