import type Stripe from 'stripe';
import type { AppConfig } from '../../../../config/app-config.js';
import { loadOnce } from '../../../../platform/cache/load-once.js';
import type { ClientOptions } from './client-options.js';

/** The SDK, loaded and opened with the first call to Stripe. */
export type StripeClient = () => Promise<Stripe>;

/** The one way to Stripe (payments.md 1.1). */
export function createStripe(settings: AppConfig['stripe'], options: ClientOptions = {}): StripeClient {
  return loadOnce(async () => (await import('./stripe-sdk.js')).openStripe(settings, options));
}
