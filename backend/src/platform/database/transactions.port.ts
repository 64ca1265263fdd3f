import type { SqlExecutor } from './sql.js';

/** Runs work in one transaction: commits what it answers, rolls back what it throws. */
export interface Transactions {
  transaction<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result>;
}

/** `Sql` is one. */
export const TRANSACTIONS = Symbol('TRANSACTIONS');
