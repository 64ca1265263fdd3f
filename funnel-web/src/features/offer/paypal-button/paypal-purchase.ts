import { isApiError } from '@summit/api-client';
import type { PaypalOrderRequest, PaypalOrderResponse } from '@summit/contracts';
import type { Quote } from '@summit/pricing';
import type { OfferApi } from '../checkout/offer-ports';
import { changedQuote } from '../checkout/shown-quote';
import { PAYPAL_NOTES, PAYPAL_TEXTS } from './messages';

export type CreateOutcome =
  | { kind: 'created'; answer: PaypalOrderResponse }
  | { kind: 'price_changed'; quote: Quote }
  | { kind: 'failed'; message: string; owned: boolean };

/** Creates PayPal's order (F-142). Never throws. */
export async function createPaypalOrder(
  api: Pick<OfferApi, 'createPaypalOrder'>,
  request: PaypalOrderRequest,
): Promise<CreateOutcome> {
  try {
    return { kind: 'created', answer: await api.createPaypalOrder(request) };
  } catch (reason) {
    if (!isApiError(reason)) return { kind: 'failed', message: PAYPAL_TEXTS.createFailed, owned: false };
    const quote = changedQuote(reason);
    if (quote) return { kind: 'price_changed', quote };
    const owned = reason.code === 'already_purchased';
    return { kind: 'failed', message: reason.detail ?? PAYPAL_TEXTS.createFailed, owned };
  }
}

export type CaptureOutcome =
  | { kind: 'paid' }
  | { kind: 'pending' }
  /** The payment method was refused: the buyer chooses another one in PayPal. */
  | { kind: 'declined'; message: string }
  /** `isForeign`: this browser has no such order; another one may have. */
  | { kind: 'failed'; message: string; isForeign?: boolean };

const captureOnce = async (
  api: Pick<OfferApi, 'capturePaypalOrder'>,
  order: PaypalOrderRequest & { order_id: string },
): Promise<CaptureOutcome> => {
  const answer = await api.capturePaypalOrder(order);
  if (!answer.success) return { kind: 'failed', message: PAYPAL_NOTES.unconfirmed };
  return { kind: answer.status === 'PENDING' ? 'pending' : 'paid' };
};

/** No answer, or none that means anything: a second capture of the same order answers the first result (F-235). */
const isUnknown = (reason: unknown): boolean => isApiError(reason) && (reason.kind !== 'http' || reason.status >= 500);

/** Takes the approved money, asking a second time where the outcome is unknown. Never throws. */
export async function capturePaypalOrder(
  api: Pick<OfferApi, 'capturePaypalOrder'>,
  order: PaypalOrderRequest & { order_id: string },
): Promise<CaptureOutcome> {
  try {
    try {
      return await captureOnce(api, order);
    } catch (reason) {
      if (!isUnknown(reason)) throw reason;
      return await captureOnce(api, order);
    }
  } catch (reason) {
    const detail = isApiError(reason) ? reason.detail : null;
    if (isApiError(reason) && reason.code === 'wallet_declined') {
      return { kind: 'declined', message: detail ?? PAYPAL_NOTES.notOpened };
    }
    const isForeign = isApiError(reason) && reason.code === 'not_found';
    return { kind: 'failed', message: detail ?? PAYPAL_NOTES.unconfirmed, isForeign };
  }
}
