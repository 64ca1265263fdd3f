import { healthLiveEndpoint, healthReadyEndpoint } from './health.js';
import { paypalWebhookEndpoint, stripeWebhookEndpoint } from './webhook.js';

/** Calls that no page makes: those of the payment providers and of the operators. */
export const SERVICE_ENDPOINTS = {
  stripeWebhook: stripeWebhookEndpoint,
  paypalWebhook: paypalWebhookEndpoint,
  healthLive: healthLiveEndpoint,
  healthReady: healthReadyEndpoint,
};
