import type Stripe from 'stripe';
import type { ChargeOutcome } from '../application/card-payments.port.js';
import { ProviderUnavailable } from '../application/provider-events.port.js';

type Declined = Extract<ChargeOutcome, { result: 'declined' }>;

type Errors = typeof Stripe.errors;

/**
 * Anything that Stripe or the way to it did: whether the call was carried out is not known. Told by a field that only errors of the
 * SDK have, so that nobody loads the SDK to ask.
 */
export const isStripeError = (error: unknown): error is InstanceType<Errors['StripeError']> =>
  error instanceof Error && 'rawType' in error;

/** Stripe looked at what we sent and will not do it: nothing happened and nothing will. */
export const isRefusal = (error: unknown): error is InstanceType<Errors['StripeInvalidRequestError']> =>
  isStripeError(error) && error.type === 'StripeInvalidRequestError';

export const isCardError = (error: unknown): error is InstanceType<Errors['StripeCardError']> =>
  isStripeError(error) && error.type === 'StripeCardError';

export const isMissing = (error: unknown): boolean => isRefusal(error) && error.code === 'resource_missing';

/** What a log line may say about an error: no message, because messages quote values. */
export function codesOf(error: unknown): Record<string, unknown> {
  if (!isStripeError(error)) return { type: error instanceof Error ? error.name : typeof error };
  const { type, code, param, requestId, statusCode } = error;
  return { type, code, param, requestId, statusCode };
}

/** In words that a refused checkout can be explained with to an operator. */
export const refusalText = (error: { code?: string; param?: string }): string =>
  [error.code ?? 'invalid_request', error.param].filter(Boolean).join(' ');

/** Why a card was not charged, from the two codes that Stripe gives. */
export function declined(code: string | null | undefined, declineCode: string | null | undefined): Declined {
  const codes = [code, declineCode];
  const reason = codes.includes('authentication_required')
    ? 'authentication_required'
    : codes.includes('expired_card')
      ? 'card_expired'
      : 'card_declined';
  // The SDK makes a missing code an empty text.
  return { result: 'declined', reason, declineCode: declineCode || code || null };
}

/** Turns silence into ProviderUnavailable; refusals stay what they are. */
export async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isStripeError(error) && !isRefusal(error)) throw new ProviderUnavailable(error);
    throw error;
  }
}
