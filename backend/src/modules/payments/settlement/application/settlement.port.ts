import type { ProviderFact } from '../../domain/provider-fact.js';

/** Where facts become booked money; the only such place. Repeatable. */
export interface Settlement {
  execute(facts: ProviderFact[]): Promise<void>;
}

/** `ApplyFacts` is it. */
export const SETTLEMENT = Symbol('SETTLEMENT');
