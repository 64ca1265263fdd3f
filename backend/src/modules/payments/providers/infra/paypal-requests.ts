import sdk, { type SdkRequest } from '@paypal/checkout-server-sdk';
import { lineName, moneyString, type Quote } from '@summit/pricing';
import type { WalletOrderStart } from '../application/wallet-payments.port.js';
import { BRAND, purchaseName } from '../../domain/purchase-name.js';
import { invoiceIdOf } from './named-order.js';

const money = (cents: number) => ({ currency_code: 'USD', value: moneyString(cents) });

/** The body of an order (payments.md 2). Items add up to `item_total`, and that less the discount is the amount. */
export const walletOrderBody = ({ orderId, installation, quote, returnUrl, cancelUrl }: WalletOrderStart) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: orderId,
      invoice_id: invoiceIdOf(orderId, installation),
      description: purchaseName(quote.product),
      amount: { ...money(quote.totalCents), breakdown: breakdownOf(quote) },
      items: quote.lines.map((line) => ({
        name: lineName(quote.product, line),
        quantity: String(line.quantity),
        unit_amount: money(line.unitCents),
        category: 'DIGITAL_GOODS',
      })),
    },
  ],
  application_context: {
    shipping_preference: 'NO_SHIPPING',
    user_action: 'PAY_NOW',
    brand_name: BRAND,
    return_url: returnUrl,
    cancel_url: cancelUrl,
  },
});

const breakdownOf = ({ subtotalCents, discountCents }: Quote) => ({
  item_total: money(subtotalCents),
  ...(discountCents > 0 ? { discount: money(discountCents) } : {}),
});

export function createOrderRequest(order: WalletOrderStart): SdkRequest {
  const request = new sdk.orders.OrdersCreateRequest()
    .prefer('return=representation')
    .requestBody(walletOrderBody(order));
  // The SDK has a method for this on other requests only.
  request.headers['PayPal-Request-Id'] = order.key;
  return request;
}

export const captureRequest = (ref: string, key: string): SdkRequest =>
  new sdk.orders.OrdersCaptureRequest(ref).payPalRequestId(key).prefer('return=representation').requestBody({});

export const readOrderRequest = (ref: string): SdkRequest => new sdk.orders.OrdersGetRequest(ref);

export const readCaptureRequest = (ref: string): SdkRequest => new sdk.payments.CapturesGetRequest(ref);

export const refundRequest = (refund: { paymentRef: string; amountCents: number; key: string }): SdkRequest =>
  new sdk.payments.CapturesRefundRequest(refund.paymentRef)
    .payPalRequestId(refund.key)
    .prefer('return=representation')
    .requestBody({ amount: money(refund.amountCents) });

/** The SDK has no class for disputes. */
export const readDisputeRequest = (ref: string): SdkRequest => ({
  path: `/v1/customer/disputes/${encodeURIComponent(ref)}`,
  verb: 'GET',
  headers: { 'Content-Type': 'application/json' },
});

const get = (path: string, query: Record<string, string>): SdkRequest => ({
  path: `${path}?${new URLSearchParams(query).toString()}`,
  verb: 'GET',
  headers: { 'Content-Type': 'application/json' },
});
const seconds = (time: number): string => new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** Most events per page. */
export const EVENTS_PER_PAGE = 100;

/** Notifications that PayPal made in a span of time (ms; null: up to now), whether they arrived or not. */
export const listEventsRequest = (from: number, to: number | null): SdkRequest =>
  get('/v1/notifications/webhooks-events', {
    page_size: String(EVENTS_PER_PAGE),
    start_time: seconds(from),
    ...(to !== null && { end_time: seconds(to) }),
  });

/** Disputes that changed since a time (ms) within the last 180 days. */
export const listDisputesRequest = (since: number, pageToken: string | null): SdkRequest =>
  get('/v1/customer/disputes', {
    page_size: '50',
    update_time_after: new Date(since).toISOString(),
    ...(pageToken !== null && { next_page_token: pageToken }),
  });

const TRANSACTIONS_PER_PAGE = 500;

/** Transactions that moved the balance between two times (ms, both count), at most 31 days apart. */
export const listTransactionsRequest = (span: { from: number; until: number; page: number }): SdkRequest =>
  get('/v1/reporting/transactions', {
    start_date: seconds(span.from),
    end_date: seconds(span.until),
    fields: 'transaction_info',
    balance_affecting_records_only: 'Y',
    page_size: String(TRANSACTIONS_PER_PAGE),
    page: String(span.page),
  });

/** What PayPal's headers say about a notification, named as in the call that checks them. */
export interface Transmission {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
}

/**
 * Asks PayPal whether it sent this text. The text goes in as it came, last: parsed and written again its numbers and escapes could
 * change, and with them the signature. It must be one JSON object, or it could add members of its own.
 */
export const verifyRequest = (transmission: Transmission, webhookId: string, event: string): SdkRequest => ({
  path: '/v1/notifications/verify-webhook-signature',
  verb: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: `${JSON.stringify({ ...transmission, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${event}}`,
});
