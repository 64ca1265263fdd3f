import type { Transaction, Transactions } from './transactions.port.js';

const NO_DATABASE: Transaction = {};

/** One transaction after the other, as locks on the same purchase would have it. Takes nothing back. */
export class SerialTransactions implements Transactions {
  private last: Promise<unknown> = Promise.resolve();

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const mine = this.last.then(() => work(NO_DATABASE));
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
