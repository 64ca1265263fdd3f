import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { InternalFact } from '../../domain/settlement-fact.js';

/** Where facts change orders and become booked money; the only such place. All of it can be repeated. */
export interface Settlement {
  /** Settles what a provider says. Throws UnmatchedFacts when some facts belong to nothing we know, after it has applied the others. */
  execute(facts: readonly ProviderFact[]): Promise<void>;
  /** Settles what we know ourselves about an order. */
  record(fact: InternalFact): Promise<void>;
  /** Does the same inside a transaction that has already locked the order's row. */
  apply(tx: Transaction, fact: InternalFact): Promise<void>;
}

/** `ApplyFacts` is it. */
export const SETTLEMENT = Symbol('SETTLEMENT');
