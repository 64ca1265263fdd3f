import type { Provider } from '@summit/rules';
import type { ProviderLine } from '../../payments/payments.public.js';
import type { Span } from './span-to-read.js';

/** A line with what is known of its order. */
export interface NamedLine extends ProviderLine {
  /** The provider has said what it knows of the order; it is not asked again. */
  orderAsked: boolean;
}

export type KnownOrder = Pick<NamedLine, 'orderId' | 'orderAsked' | 'installation'>;

/** What was read of the providers' books. */
export interface ProviderLines {
  /** Keeps lines as they are now; one that was read before is written anew. */
  keep(runId: string, provider: Provider, lines: readonly NamedLine[]): Promise<void>;
  /** What earlier runs have found of the orders of lines, by the line's id; a line that was never kept is not in the answer. */
  ordersOf(provider: Provider, lineIds: readonly string[]): Promise<Map<string, KnownOrder>>;
  /** Forgets what a provider does not list any more in a span that this run has read. */
  forgetUnread(runId: string, provider: Provider, span: Span): Promise<void>;
}

export const PROVIDER_LINES = Symbol('PROVIDER_LINES');
