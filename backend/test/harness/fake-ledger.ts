import type { Ledger, LedgerEntry } from '../../src/modules/ledger/ledger.public.js';
import type { Transaction } from '../../src/platform/database/transactions.port.js';

/** The book in memory. Refuses what does not balance, as the real one does at commit. */
export class FakeLedger implements Ledger {
  readonly entries: LedgerEntry[] = [];

  async book(_tx: Transaction, entry: LedgerEntry): Promise<boolean> {
    if (this.entries.some(({ kind, sourceRef }) => kind === entry.kind && sourceRef === entry.sourceRef)) return false;
    if (entry.lines.reduce((sum, { amountCents }) => sum + amountCents, 0) !== 0) throw new Error('does not balance');
    this.entries.push(entry);
    return true;
  }

  balance(account: string): number {
    return this.entries
      .flatMap(({ lines }) => lines)
      .filter((line) => line.account === account)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  }
}
