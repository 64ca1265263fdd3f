import type { SqlExecutor } from './sql.js';
import type { Transactions } from './transactions.port.js';

const NO_DATABASE: SqlExecutor = {
  query: () => Promise.reject(new Error('a fake needs no database')),
};

/** One transaction after the other, as locks on the same purchase would have it. Takes nothing back. */
export class SerialTransactions implements Transactions {
  private last: Promise<unknown> = Promise.resolve();

  transaction<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result> {
    const mine = this.last.then(() => work(NO_DATABASE));
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
