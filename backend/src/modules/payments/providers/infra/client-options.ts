import type { ProviderCircuits } from '../../../../platform/circuits/provider-circuits.js';

/** How the client of a provider is made. */
export interface ClientOptions {
  /** For tests, which have no 20 seconds to wait for an answer that is not to come. */
  timeoutMs?: number;
  circuits?: Pick<ProviderCircuits, 'run' | 'pauseSeconds'>;
}
