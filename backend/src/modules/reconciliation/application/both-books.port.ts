import type { Provider } from '@summit/rules';
import type { LostFee, ReferenceLines } from '../domain/reference-lines.js';
import type { Span } from './span-to-read.js';

/** Our book and the providers' beside each other, as far as theirs were read. */
export interface BothBooks {
  /** When the first money of our book came from a provider, in ms; null: none has. */
  firstBookedAt(): Promise<number | null>;
  /** What either book names in a span, sorted, after a name. */
  references(provider: Provider, span: Span, page: { after: string; limit: number }): Promise<string[]>;
  /** Fees that our book has of a span, by the ids of lines that the provider lists no more. */
  feesWithoutLine(provider: Provider, span: Span): Promise<LostFee[]>;
  /**
   * References of disputes that we know of, by those of the payments they are about, and by the ids of earlier lines that were named so.
   */
  disputesOf(provider: Provider, payments: readonly string[]): Promise<Map<string, string>>;
  /** Orders of what our book has, by reference; null where a booking belongs to none. What it has not is not in the answer. */
  ordersOf(provider: Provider, references: readonly string[]): Promise<Map<string, string | null>>;
  /** Those of these ids that orders of ours have: others who sell through the same account may name theirs alike. */
  ourOrders(ids: readonly string[]): Promise<Set<string>>;
  /** All that both books have of these, whenever it was. */
  linesOf(provider: Provider, references: readonly string[]): Promise<ReferenceLines[]>;
}

export const BOTH_BOOKS = Symbol('BOTH_BOOKS');
