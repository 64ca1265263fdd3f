import Stripe from 'stripe';
import type { AppConfig } from '../../../../config/app-config.js';
import type { ProviderCircuits } from '../../../../platform/circuits/provider-circuits.js';
import { CALL_TIMEOUT_MS } from './call-budget.js';
import type { ClientOptions } from './client-options.js';

/**
 * The SDK with our settings. Repeats after a lost connection or a 5xx are the SDK's and nobody else's, under the key
 * that the caller gave: one, so that a buyer hears within half a minute that nobody knows; the default takes minutes.
 */
export function openStripe(
  settings: AppConfig['stripe'],
  { timeoutMs = CALL_TIMEOUT_MS, circuits }: ClientOptions,
): Stripe {
  return new Stripe(settings.secretKey, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(circuits && { httpClient: new GuardedHttpClient(circuits) }),
    ...(settings.apiBase && addressOf(settings.apiBase)),
  });
}

/** Node's client of the SDK behind the circuit breaker: while Stripe is away, a call fails at once instead of after its timeout. */
class GuardedHttpClient extends Stripe.HttpClient {
  private readonly inner = Stripe.createNodeHttpClient();

  constructor(private readonly circuits: Pick<ProviderCircuits, 'run'>) {
    super();
  }

  override getClientName(): string {
    return this.inner.getClientName();
  }

  override makeRequest(...request: Parameters<Stripe.HttpClient['makeRequest']>): Promise<Stripe.HttpClientResponse> {
    return this.circuits.run('stripe', () => this.inner.makeRequest(...request), {
      inResult: (response) => response.getStatusCode() >= 500,
    });
  }
}

function addressOf(base: string) {
  const { hostname, port, protocol } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme } as const;
}
