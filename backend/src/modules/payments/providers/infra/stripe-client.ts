import type Stripe from 'stripe';
import type { AppConfig } from '../../../../config/app-config.js';
import type { ProviderCircuits } from '../../../../platform/circuits/provider-circuits.js';

export interface ClientOptions {
  /** For tests, which have no 20 seconds to wait for an answer that is not to come. */
  timeoutMs?: number;
  circuits?: Pick<ProviderCircuits, 'run' | 'pauseSeconds'>;
}

/** The SDK, loaded and opened with the first call to Stripe. */
export type StripeClient = () => Promise<Stripe>;

/** The one way to Stripe (payments.md 1.1). */
export function createStripe(settings: AppConfig['stripe'], options: ClientOptions = {}): StripeClient {
  let client: Promise<Stripe> | undefined;
  return () => (client ??= import('./stripe-sdk.js').then(({ openStripe }) => openStripe(settings, options)));
}
