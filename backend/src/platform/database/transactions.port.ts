declare const opaque: unique symbol;

/** A transaction that is open. Use cases hand it on; only adapters know how to use it (`executorOf` in sql.ts). */
export interface Transaction {
  readonly [opaque]?: never;
}

/** Runs work in one transaction: commits what it answers, rolls back what it throws. `statementTimeoutMs`: for statements that take longer. */
export interface Transactions {
  transaction<Result>(
    work: (tx: Transaction) => Promise<Result>,
    options?: { statementTimeoutMs?: number },
  ): Promise<Result>;
}

/** `Sql` is it, in every module. */
export const TRANSACTIONS = Symbol('TRANSACTIONS');
