import type { Endpoint } from './endpoint.js';

/** The body is read as bytes: its signature covers exactly what was sent (F-228, X-012). */
export type WebhookBody = string;

export interface WebhookResponse {
  received: true;
}

export const stripeWebhookEndpoint: Endpoint<{ body: WebhookBody; response: WebhookResponse }> = {
  method: 'POST',
  path: '/api/webhooks/stripe',
  access: 'provider',
  source: 'F-228',
  bodyFormat: 'raw',
};

export const paypalWebhookEndpoint: Endpoint<{ body: WebhookBody; response: WebhookResponse }> = {
  method: 'POST',
  path: '/api/webhooks/paypal',
  access: 'provider',
  source: 'F-228',
  bodyFormat: 'raw',
};
