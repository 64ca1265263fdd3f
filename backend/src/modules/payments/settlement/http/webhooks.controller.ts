import { Controller, Req, type RawBodyRequest } from '@nestjs/common';
import { stripeWebhookEndpoint, paypalWebhookEndpoint, type WebhookResponse } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import type { Provider } from '@summit/rules';
import { Route } from '../../../../platform/http/route.decorator.js';
import { ReceiveNotification } from '../application/receive-notification.use-case.js';

/** Notifications of the payment providers. No rate limit: a notification that we turn away is lost. */
@Controller()
export class WebhooksController {
  constructor(private readonly receive: ReceiveNotification) {}

  @Route(stripeWebhookEndpoint)
  stripe(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WebhookResponse> {
    return this.accept('stripe', request);
  }

  @Route(paypalWebhookEndpoint)
  paypal(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WebhookResponse> {
    return this.accept('paypal', request);
  }

  /** Without raw bytes (another content type) there is nothing that a signature could prove. */
  private async accept(
    provider: Provider,
    { rawBody, headers }: RawBodyRequest<FastifyRequest>,
  ): Promise<WebhookResponse> {
    await this.receive.execute(provider, { body: rawBody ?? Buffer.alloc(0), headers });
    return { received: true };
  }
}
