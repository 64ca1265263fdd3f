import { Controller, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import type { WebhookResponse } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import { ForProvider } from '../../../../platform/http/access.decorators.js';
import { BodyLimit } from '../../../../platform/http/body-limit.js';
import { ReceiveNotification } from '../application/receive-notification.use-case.js';
import type { Provider } from '../../domain/provider-fact.js';

/** Objects of the providers are larger than anything that a browser sends us. */
const NOTIFICATION_BYTES = 256 * 1024;

/** Notifications of the payment providers. No rate limit: one that is turned away is one that gets lost. */
@Controller('webhooks')
@ForProvider()
export class WebhooksController {
  constructor(private readonly receive: ReceiveNotification) {}

  @Post('stripe')
  @HttpCode(200)
  @BodyLimit(NOTIFICATION_BYTES)
  stripe(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WebhookResponse> {
    return this.accept('stripe', request);
  }

  @Post('paypal')
  @HttpCode(200)
  @BodyLimit(NOTIFICATION_BYTES)
  paypal(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WebhookResponse> {
    return this.accept('paypal', request);
  }

  /** Without raw bytes (another content type) there is nothing that a signature could hold for. */
  private async accept(
    provider: Provider,
    { rawBody, headers }: RawBodyRequest<FastifyRequest>,
  ): Promise<WebhookResponse> {
    await this.receive.execute(provider, { body: rawBody ?? Buffer.alloc(0), headers });
    return { received: true };
  }
}
