import Stripe from 'stripe';
import type { AppConfig } from '../../../../config/app-config.js';
import { TRY_MS } from './call-budget.js';

/**
 * The one way to Stripe (payments.md 1.1). Repeats after a lost connection or a 5xx are the SDK's and nobody else's, under the key
 * that the caller gave: one, so that a buyer hears within half a minute that nobody knows; the default takes minutes.
 */
export function createStripe(settings: AppConfig['stripe'], { timeoutMs = TRY_MS } = {}): Stripe {
  return new Stripe(settings.secretKey, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...(settings.apiBase && addressOf(settings.apiBase)),
  });
}

function addressOf(base: string) {
  const { hostname, port, protocol } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme } as const;
}
