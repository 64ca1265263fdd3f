import type { Span } from './span-to-read.js';

export type RunState = 'running' | 'done' | 'failed';

/** What a run has done. */
export interface RunFigures {
  lines: number;
  feesBooked: number;
  differences: number;
  /** Lines that were passed over, because they belong to other installations on the same account. */
  linesOfOthers: number;
}

export interface ReconciliationRuns {
  /** Nobody else compares meanwhile, in any process; null where somebody does. */
  alone<Result>(work: () => Promise<Result>): Promise<Result | null>;
  /** Notes that a run begins, at `at` (ms). What was never ended by then was interrupted. */
  begin(run: { id: string; askedBy: string | null; span: Span; at: number }): Promise<void>;
  end(id: string, figures: RunFigures, at: number): Promise<void>;
  /** `failure` in words for an operator. */
  fail(id: string, failure: string, at: number): Promise<void>;
  /** Up to where a finished run has read, in ms; null: none has. */
  readUntil(): Promise<number | null>;
}

export const RECONCILIATION_RUNS = Symbol('RECONCILIATION_RUNS');
