import type { Provider } from '@summit/rules';
import type { ProviderLine } from '../../payments/payments.public.js';
import type { Span } from './span-to-read.js';

/** What was read of the providers' books. */
export interface ProviderLines {
  /** Keeps lines as they are now; one that was read before is written anew. */
  keep(runId: string, provider: Provider, lines: readonly ProviderLine[]): Promise<void>;
  /** Forgets what a provider does not list any more in a span that this run has read. */
  forgetUnread(runId: string, provider: Provider, span: Span): Promise<void>;
}

export const PROVIDER_LINES = Symbol('PROVIDER_LINES');
