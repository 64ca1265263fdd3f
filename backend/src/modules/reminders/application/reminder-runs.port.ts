import type { Transaction } from '../../../platform/database/transactions.port.js';

/** Queues the next people after the id `after` in this transaction; answers the last of them, null when nobody is left. */
export type Step = (tx: Transaction, after: string | null) => Promise<string | null>;

/** How far each reminder is. A step and its mark are one transaction: what is interrupted goes on where it stopped. */
export interface ReminderRuns {
  /** Does one step unless the reminder is finished; answers whether there is more to do. `now` in ms. */
  advance(key: string, now: number, step: Step): Promise<boolean>;
}

export const REMINDER_RUNS = Symbol('REMINDER_RUNS');
